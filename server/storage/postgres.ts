import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Stores } from '../domain/ports.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { bindStore, sealedStore } from './queries/sealed-seeds.ts';
import type { Schema } from './schema/schema.ts';
import { createStore, migrate } from './store.ts';

const MAX_CONNECTIONS = 8;
const TIMEOUT_MS = 5000;
/** PostgreSQL's type id of bigint, which pg returns as text; milliseconds since 1970 fit into a number. */
const BIGINT = 20;
const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text') =>
    type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

export interface PostgresPlan {
  /** Encrypts the seeds of games; absent: they are stored as plain text. */
  readonly sealer?: Sealer;
  readonly timeoutMs?: number;
}

/** Opens the store for several nodes: PostgreSQL 15 or later. Nothing waits longer than `timeoutMs` for an answer. */
export async function openPostgres(
  url: string,
  { sealer, timeoutMs = TIMEOUT_MS }: PostgresPlan = {},
): Promise<Stores> {
  const pool = connectionPool(url, {
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  pool.on('connect', closeWhenSilent);
  try {
    await migrateAt(url, timeoutMs, sealer);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const plain = createStore(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
  const store = sealer === undefined ? plain : sealedStore(plain, sealer);
  // Kysely closes the pool only if it has used it.
  return { ...store, close: () => store.close().finally(() => (pool.ended ? undefined : pool.end())) };
}

/** Opens a pool in which a broken connection is no error of its own: it is replaced, and its query rejects. */
export function connectionPool(url: string, config: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, types: NUMBERS, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Migrates over a connection without a time limit, because a migration of many games takes long. */
async function migrateAt(url: string, connectionTimeoutMillis: number, sealer?: Sealer): Promise<void> {
  const pool = connectionPool(url, { max: 1, connectionTimeoutMillis });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    if (sealer !== undefined) await bindStore(db, sealer);
  } finally {
    await db.destroy();
  }
}

export async function isDatabaseSealed(url: string): Promise<boolean> {
  const pool = connectionPool(url, { max: 1, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  try {
    const { rows } = await pool.query("select to_regclass('server_key') is not null as has_table");
    return rows[0].has_table && (await pool.query('select 1 from server_key')).rows.length > 0;
  } finally {
    await pool.end();
  }
}

/** The connection may be dead without a network error, and the next caller to use it would wait in vain too. */
function closeWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const watched = (...args: readonly unknown[]): unknown => {
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch((error: Error) => isTimeout(error) && streamOf(client).destroy());
    return answer;
  };
  client.query = watched as typeof client.query;
}

const isTimeout = ({ message }: Error): boolean => message === 'Query read timeout';

const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;

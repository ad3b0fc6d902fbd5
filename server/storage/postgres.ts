import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../domain/ports.ts';
import type { Sealer } from '../keys/sealer.ts';
import { bindStore, sealedStore } from './queries/sealed-seeds.ts';
import type { Schema } from './schema/schema.ts';
import { createStore, migrate } from './store.ts';

const MAX_CONNECTIONS = 8;
/** Milliseconds after which a connection or a query that has no answer has failed. */
const TIMEOUT_MS = 5000;
/** PostgreSQL's type id of bigint, which pg returns as text: times in milliseconds fit a number. */
const BIGINT = 20;
/** How values are read. */
export const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text') =>
    type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

/** How the store on PostgreSQL is opened. */
export interface PostgresPlan {
  /** Seals the seeds of games; without it they are stored as they are. */
  readonly sealer?: Sealer;
  /** Milliseconds that a query may take. */
  readonly timeoutMs?: number;
}

/** The store for several nodes: PostgreSQL 15 or later. Nothing waits for an answer longer than `timeoutMs`. */
export async function openPostgres(url: string, { sealer, timeoutMs = TIMEOUT_MS }: PostgresPlan = {}): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    types: NUMBERS,
  });
  // The pool replaces an idle connection that breaks.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // Without a listener, a connection that breaks during a query would end the process; the query rejects anyway.
    client.on('error', () => undefined);
    closeWhenSilent(client);
  });
  try {
    await migrateAt(url, timeoutMs, sealer);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const plain = createStore(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
  const store = sealer === undefined ? plain : sealedStore(plain, sealer);
  // Kysely closes a pool only once it has used it.
  return { ...store, close: () => store.close().finally(() => (pool.ended ? undefined : pool.end())) };
}

/** Migrates by a connection of its own: a migration of many games takes as long as it takes. */
async function migrateAt(url: string, connectionTimeoutMillis: number, sealer?: Sealer): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis, keepAlive: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    if (sealer !== undefined) await bindStore(db, sealer);
  } finally {
    await db.destroy();
  }
}

/**
 * Closes the connection of a query that timed out. The line may be dead without an error from the network, and a caller who
 * took the connection next would wait in vain for the same answer.
 */
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

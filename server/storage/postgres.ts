import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../domain/ports.ts';
import type { Schema } from './schema.ts';
import { createStore, migrate } from './store.ts';

const MAX_CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 5000;
/** PostgreSQL's type id of bigint, which pg returns as text: times in milliseconds fit a number. */
const BIGINT = 20;

/** The store for several nodes: PostgreSQL 15 or later. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: ((type: number, format?: 'text') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // The pool replaces an idle connection that breaks.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return createStore(db);
}

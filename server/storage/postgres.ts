import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../domain/ports.ts';
import type { Schema } from './schema.ts';
import { createStore, migrate } from './store.ts';

const CONNECTIONS = 8;
const PATIENCE = 5000;
/** Type number of bigint, which pg gives as text: times in milliseconds fit a number. */
const BIGINT = 20;

/** The store for several nodes: PostgreSQL 15 or later. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    types: {
      getTypeParser: ((type: number, format?: 'text') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return createStore(db);
}

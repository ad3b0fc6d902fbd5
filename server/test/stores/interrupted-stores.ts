/** For tests only: stores on PostgreSQL that are interrupted between two statements. */
import { Kysely, PostgresDialect } from 'kysely';
import type { Stores } from '../../domain/ports.ts';
import { connectionPool } from '../../storage/postgres.ts';
import type { Schema } from '../../storage/schema/schema.ts';
import { createStore } from '../../storage/store.ts';

/**
 * Opens a store that calls `kill` after statement number `last`, counted from 1, and then has no connections any more.
 */
export function killedStore(url: string, last: number, kill: () => void): Stores {
  const pool = connectionPool(url);
  let statements = 0;
  const log = () => {
    if (++statements !== last) return;
    kill();
    void pool.end();
  };
  return createStore(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log }));
}

/** Opens a store that waits for `pause` before it sends the first statement that begins with `statement`. */
export function pausedStore(url: string, statement: string, pause: () => Promise<unknown>): Stores {
  const pool = connectionPool(url);
  let isDue = true;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
    const paused = async (...args: readonly unknown[]) => {
      if (isDue && String(args[0]).startsWith(statement)) {
        isDue = false;
        await pause();
      }
      return query(...args);
    };
    Object.assign(client, { query: paused });
  });
  return createStore(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
}

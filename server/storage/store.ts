import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Store, StoreUnavailable } from '../domain/ports.ts';
import { DELETED_EVENTS } from '../domain/table-state.ts';
import { appendBatch } from './queries/append.ts';
import { codeQueries } from './queries/codes.ts';
import { moveFinished, readEverywhere } from './queries/finished.ts';
import { listQueries } from './queries/lists.ts';
import { noticeQueries } from './queries/notices.ts';
import { upkeepQueries } from './queries/upkeep.ts';
import { MIGRATIONS, rowOf, type Schema } from './schema/schema.ts';
import { wrapStore } from './wrap-store.ts';

/** Migrates a database to the schema of this version. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Creates a store on any database that Kysely supports, with the same statements for all. */
export function createStore(db: Kysely<Schema>): Store {
  const store: Store = {
    append: (batch) => appendBatch(db, batch),
    read: async (...part) => (await readEntries(db, ...part)).map(rowOf),
    ...listQueries(db),
    ...codeQueries(db),
    ...noticeQueries(db),
    ...upkeepQueries(db),
    ...counterQueries(db),
    moveFinished: (since, limit) => moveFinished(db, since, limit),
    close: () => db.destroy(),
  };
  return wrapStore(store, answered);
}

/**
 * Reads the entries after `since`. If the first of them are missing, the log has moved, unless its table is deleted.
 */
async function readEntries(
  db: Kysely<Schema>,
  table: string,
  since: number,
  limit: number,
): Promise<Schema['entries'][]> {
  const log = db.selectFrom('entries').selectAll().where('table_id', '=', table);
  const rows = await log.where('seq', '>', since).orderBy('seq').limit(limit).execute();
  const isWhole = rows.length === 0 || rows[0].seq === since + 1 || rows[0].events === DELETED_EVENTS;
  return isWhole ? rows : readEverywhere(db, table, since, limit);
}

/** Error codes of PostgreSQL and SQLite for an invalid statement or value: bugs, which a retry does not fix. */
const BUG_CODES = /^(0A|22|23|42)...$|^SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE)/;

/** Returns the result of a query. Rejects with StoreUnavailable, unless the query itself was wrong. */
async function answered<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    throw isBug(error) ? error : new StoreUnavailable(error);
  }
}

function isBug(error: unknown): boolean {
  if (error instanceof RangeError || error instanceof SyntaxError) return true;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  // better-sqlite3 throws a TypeError without a code for a closed database and for a value that it cannot bind.
  if (error instanceof TypeError) return !message.includes('not open');
  return BUG_CODES.test(code);
}

/** Queries for the counters of limits and for server time. */
function counterQueries(db: Kysely<Schema>): Pick<Store, 'count' | 'beat'> {
  return {
    async count(key, now, ms) {
      const { used } = await db
        .insertInto('counters')
        .values({ key, used: 1, until: now + ms })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            used: sql<number>`case when counters.until <= ${now} then 1 else counters.used + 1 end`,
            until: sql<number>`case when counters.until <= ${now} then ${now + ms} else counters.until end`,
          }),
        )
        .returning('used')
        .executeTakeFirstOrThrow();
      return used;
    },
    beat(wall, longest, reset) {
      const lived = sql<number>`case when ${wall} < wall or wall = 0 then 0 when ${wall} - wall > ${longest} then 0 else ${wall} - wall end`;
      return db
        .updateTable('server_time')
        .set({
          up: sql<number>`up + ${lived}`,
          wall: reset ? wall : sql<number>`case when ${wall} > wall then ${wall} else wall end`,
        })
        .where('id', '=', 1)
        .returning(['up', 'wall'])
        .executeTakeFirstOrThrow();
    },
  };
}

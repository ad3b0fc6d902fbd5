import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Beat, type CounterWindow, type Store, StoreUnavailable } from '../domain/ports.ts';
import { CLOSED_EVENTS } from '../domain/table-state.ts';
import { appendBatch } from './queries/append.ts';
import { findCode, keepCode } from './queries/codes.ts';
import { dropMonths, moveFinished, readEverywhere } from './queries/finished.ts';
import { dueTables, headsOf, listTables, tokenSeats } from './queries/lists.ts';
import { claimNotices, deferNotice, settleNotice } from './queries/notices.ts';
import {
  allTables,
  dismissReport,
  idleTables,
  listReports,
  purge,
  removeTable,
  tallyTables,
} from './queries/upkeep.ts';
import { MIGRATIONS, rowOf, type Schema } from './schema/schema.ts';

/** Migrates a database to the schema of this version. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** A store over any database that Kysely supports: the same statements for all of them. */
export function createStore(db: Kysely<Schema>): Store {
  return {
    append: (batch) => answered(appendBatch(db, batch)),
    read: async (table, since, limit) => (await answered(readEntries(db, table, since, limit))).map(rowOf),
    heads: (tables) => answered(headsOf(db, tables)),
    listed: (status, since, limit) => answered(listTables(db, { status, since }, limit)),
    seatsOf: (hashes, limit) => answered(tokenSeats(db, hashes, limit)),
    due: (up, limit) => answered(dueTables(db, up, limit)),
    beat: (wall, longest, reset) => answered(beat(db, { wall, longest, reset })),
    count: (key, window) => answered(count(db, key, window)),
    all: (status, limit) => answered(allTables(db, status, limit)),
    tally: () => answered(tallyTables(db)),
    idle: async (status, since, limit) => {
      const rows = await answered(idleTables(db, status, since, limit).execute());
      return rows.map(({ id }) => id);
    },
    moveFinished: (since, limit) => answered(moveFinished(db, since, limit)),
    remove: (table, at) => answered(removeTable(db, table, at)),
    claimNotices: (now, until, limit) => answered(claimNotices(db, { now, until }, limit)),
    settleNotice: (table, seq) => answered(settleNotice(db, table, seq)),
    deferNotice: (notice, until) => answered(deferNotice(db, notice, until)),
    reports: (limit) => answered(listReports(db, limit)),
    dismiss: (table, seq) => answered(dismissReport(db, table, seq)),
    keepCode: (code, now) => answered(keepCode(db, code, now)),
    findCode: (by, now) => answered(findCode(db, by, now)),
    purge: async (before, now) => {
      await answered(purge(db, before, now));
      await answered(dropMonths(db, now));
    },
    close: () => db.destroy(),
  };
}

/** The entries after `since`. A log whose first entries are not there has moved, unless its table is deleted. */
async function readEntries(
  db: Kysely<Schema>,
  table: string,
  since: number,
  limit: number,
): Promise<Schema['entries'][]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const isWhole = rows.length === 0 || rows[0].seq === since + 1 || rows[0].events === CLOSED_EVENTS;
  return isWhole ? rows : readEverywhere(db, table, since, limit);
}

/** Error codes of PostgreSQL and SQLite for a wrong statement or value: a bug, which a retry does not fix. */
const BUG_CODES = /^(0A|22|23|42)...$|^SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE)/;

/** The result of a query. Rejects with StoreUnavailable, unless the query itself was wrong. */
async function answered<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw isBug(error) ? error : new StoreUnavailable(error);
  }
}

function isBug(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  // better-sqlite3 throws a TypeError without a code for a closed database and for a value that it cannot bind.
  if (error instanceof TypeError) return !message.includes('not open');
  return BUG_CODES.test(code);
}

async function count(db: Kysely<Schema>, key: string, { now, ms }: CounterWindow): Promise<number> {
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
}

interface BeatPlan {
  readonly wall: number;
  readonly longest: number;
  readonly reset: boolean;
}

function beat(db: Kysely<Schema>, { wall, longest, reset }: BeatPlan): Promise<Beat> {
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
}

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Stores, StoreUnavailable, type TableLog, type UpkeepStore } from '../domain/ports.ts';
import { DELETED_EVENTS } from '../domain/table-state.ts';
import { accountQueries, sessionQueries } from './queries/accounts/accounts.ts';
import { peopleQueries } from './queries/accounts/blocks.ts';
import { pairingQueries } from './queries/accounts/pairings.ts';
import { appendTo } from './queries/append.ts';
import { databaseBytes } from './queries/bytes.ts';
import { codeQueries } from './queries/codes.ts';
import { contactQueries } from './queries/contacts.ts';
import { contestQueries } from './queries/contests/official.ts';
import { counterQueries } from './queries/counters.ts';
import { moveFinished, readEverywhere } from './queries/finished.ts';
import { jobQueries } from './queries/jobs/jobs.ts';
import { idleAlone, listQueries } from './queries/lists.ts';
import { reportQueries } from './queries/reports.ts';
import { resultQueries } from './queries/results.ts';
import { removeTable, upkeepQueries } from './queries/upkeep.ts';
import { MIGRATIONS } from './schema/migrations.ts';
import { rowOf, type Schema } from './schema/schema.ts';
import { wrapStores } from './wrap-store.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** Migrates a database to the schema of this version. Rejects if a later version has changed it. */
export async function migrate(db: Kysely<Schema>, migrations: Migrations = MIGRATIONS): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  // Kysely calls a migration that it does not know a corruption, but the database is sound.
  const later = /previously executed migration (\S+) is missing/.exec((error as Error).message)?.[1];
  if (later === undefined) throw error;
  throw new Error(
    `a later version of Asteroute has used it (${later}), and this would be a downgrade: start that version, or go back ` +
      'as docs/self-hosting.md says under "Going back to an earlier version"',
  );
}

export function createStore(db: Kysely<Schema>, bytes = databaseBytes): Stores {
  const stores: Stores = {
    tables: tableQueries(db),
    lists: listQueries(db),
    codes: codeQueries(db),
    contacts: contactQueries(db),
    counters: counterQueries(db),
    reports: reportQueries(db),
    upkeep: {
      ...upkeepQueries(db),
      beat: (...time) => beat(db, ...time),
      idle: (...wanted) => idleAlone(db, ...wanted),
      moveFinished: (since, limit) => moveFinished(db, since, limit),
      bytes: () => bytes(db),
    },
    jobs: jobQueries(db),
    accounts: accountQueries(db),
    sessions: sessionQueries(db),
    pairings: pairingQueries(db),
    people: peopleQueries(db),
    results: resultQueries(db),
    contests: contestQueries(db),
    close: () => db.destroy(),
  };
  return wrapStores(stores, answered);
}

function tableQueries(db: Kysely<Schema>): TableLog {
  return {
    append: appendTo(db),
    read: async (...part) => (await readEntries(db, ...part)).map(rowOf),
    commandSeq: (...command) => commandSeq(db, ...command),
    remove: (table, at) => removeTable(db, table, at),
    async heads(tables) {
      if (tables.length === 0) return new Map();
      const rows = await db
        .selectFrom('entries')
        .select(['table_id', (e) => e.fn.max('seq').as('head')])
        .where('table_id', 'in', tables)
        .groupBy('table_id')
        .execute();
      return new Map(rows.map(({ table_id, head }) => [table_id, Number(head)]));
    },
  };
}

/** If the first entries are missing, the log has moved, unless its table is deleted. */
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

async function commandSeq(db: Kysely<Schema>, table: string, command: string): Promise<number | null> {
  for (const name of ['entries', 'finished_entries'] as const) {
    const entry = db.selectFrom(name).select('seq').where('table_id', '=', table).where('command', '=', command);
    const found = await entry.executeTakeFirst();
    if (found !== undefined) return found.seq;
  }
  return null;
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

function beat(db: Kysely<Schema>, ...[wall, longest, reset]: Parameters<UpkeepStore['beat']>) {
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

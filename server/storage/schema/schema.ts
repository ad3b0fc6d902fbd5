import { type Generated, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { NoticeChannel, Report, Row } from '../../domain/ports.ts';

/** The tables of the database, with their columns. */
export interface Schema {
  entries: {
    table_id: string;
    seq: number;
    at: number;
    up: number;
    command: string | null;
    events: string;
    /** 0 or 1. */
    personal: number;
    /** 0 or 1; null in an entry that a node of a version without these columns has written. */
    private: number | null;
    erases: number | null;
    secret: string | null;
  };
  /** Entries of games that are long over; on PostgreSQL with a partition for each month. */
  finished_entries: Schema['entries'] & { month: number };
  /** `moved` is the month in which the log lies, such as 202611, or 0 where it has not moved. */
  tables: {
    id: string;
    status: string;
    access: string;
    changed_at: number;
    summary: string;
    moved: Generated<number>;
  };
  seats: { hash: string; table_id: string; seat: number };
  deadlines: { table_id: string; up: number };
  reports: { table_id: string; seq: number; at: number; seat: number; by_seat: number; reason: Report['reason'] };
  notices: {
    table_id: string;
    seq: number;
    at: number;
    seat: number;
    turn: number;
    claimed_until: number;
    tries: number;
    taken: NoticeChannel | null;
  };
  server_time: { id: number; wall: number; up: number };
  /** What clients of all nodes have used of their limits, until a time in milliseconds since 1970. */
  counters: { key: string; used: number; until: number };
  /** Short codes of tables that have not begun, until a time in milliseconds since 1970. */
  codes: { code: string; table_id: string; invite: string | null; until: number };
  /** The secret that seals seeds, by the name of its key: one row. */
  server_key: { id: number; key_id: string };
}

/** The status of a table that was deleted, whose entries are empty. */
export const CLOSED = 'closed';

/** The columns of an entry. */
export const ENTRY_COLUMNS = [
  'table_id',
  'seq',
  'at',
  'up',
  'command',
  'events',
  'personal',
  'private',
  'erases',
  'secret',
] as const;

/** An entry as the database holds it. A flag that is not known counts as set, so that no reader is shown too much. */
export function rowOf({ table_id: _, personal, private: isPrivate, erases, secret, ...rest }: Schema['entries']): Row {
  return {
    ...rest,
    personal: personal === 1,
    private: personal === 1 && isPrivate !== 0,
    erases: erases !== 0,
    secret: secret === null ? null : JSON.parse(secret),
  };
}

/** The columns of an entry, from what a program knows of it. */
export function valuesOf(table: string, row: Row): Schema['entries'] {
  const { personal, private: isPrivate, erases, secret, ...rest } = row;
  return {
    ...rest,
    table_id: table,
    personal: Number(personal),
    private: Number(isPrivate),
    erases: Number(erases),
    secret: secret === null ? null : JSON.stringify(secret),
  };
}

/** In the SQL that SQLite and PostgreSQL share. A released migration never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': { up: createTables },
  '002-personal-entries': { up: flagPersonalEntries },
  '003-counters': { up: createCounters },
  '004-server-key': { up: createServerKey },
  '005-reports': { up: createReports },
  '006-notices': { up: createNotices },
  '007-notices-taken': { up: addTakenChannel },
  '008-finished-entries': { up: createFinishedEntries },
  '009-codes': { up: createCodes },
  '010-entry-flags': { up: addEntryFlags },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('up', 'bigint', (c) => c.notNull())
    .addColumn('command', 'text')
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
    .addUniqueConstraint('entries_command', ['table_id', 'command'])
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .execute();
  const listed = ['access', 'status', 'changed_at'];
  await db.schema.createIndex('tables_listed').on('tables').columns(listed).execute();
  await db.schema
    .createTable('seats')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_hash').on('seats').column('hash').execute();
  await db.schema
    .createTable('deadlines')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('up', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('deadlines_up').on('deadlines').column('up').execute();
  await db.schema
    .createTable('server_time')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('wall', 'bigint', (c) => c.notNull())
    .addColumn('up', 'bigint', (c) => c.notNull())
    .execute();
  await sqlStart(db as Kysely<Schema>);
}

/** A flag for entries with chat or mutes; existing ones are found by their text, once. */
async function flagPersonalEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('entries')
    .addColumn('personal', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await (db as Kysely<Schema>)
    .updateTable('entries')
    .set({ personal: 1 })
    .where((e) => e.or([e('events', 'like', '%"type":"chat"%'), e('events', 'like', '%"type":"muted"%')]))
    .execute();
}

/** Counters of limits, and an index that finds the tables that have not changed for long. */
async function createCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counters')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tables_by_age').on('tables').columns(['status', 'changed_at']).execute();
}

/** Server time starts with the first beat. */
async function sqlStart(db: Kysely<Schema>): Promise<void> {
  await db.insertInto('server_time').values({ id: 1, wall: 0, up: 0 }).execute();
}

/** Which secret seals the seeds of this store, so that none is read with another. */
async function createServerKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_key')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key_id', 'text', (c) => c.notNull())
    .execute();
}

/** Reports of players for the operator. */
async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('by_seat', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('reports_pk', ['table_id', 'seq'])
    .execute();
}

/** Notices of turns that are not sent yet, and until when one node has claimed them. */
async function createNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('claimed_until', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_pk', ['table_id', 'seq'])
    .execute();
  await db.schema.createIndex('notices_due').on('notices').column('claimed_until').execute();
}

/** The channel that took a notice while another failed: it is not used again. */
async function addTakenChannel(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notices').addColumn('taken', 'text').execute();
}

/** Where logs of games that are long over move. A key of a table with partitions holds what it is split by. */
async function createFinishedEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('moved', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_by_month').on('tables').columns(['moved', 'status', 'changed_at']).execute();
  const table = db.schema
    .createTable('finished_entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('month', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('up', 'bigint', (c) => c.notNull())
    .addColumn('command', 'text')
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('personal', 'integer', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addPrimaryKeyConstraint('finished_entries_pk', ['table_id', 'seq', 'month']);
  await ((await hasPartitions(db)) ? table.modifyEnd(sql`partition by list (month)`) : table).execute();
}

/** Codes by which a table is found; the invitation in them is sealed. */
async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('codes')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('invite', 'text')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('codes_by_table').on('codes').column('table_id').execute();
}

/** Events that only the seat which caused them is sent, as their types stood in the text of entries before there was a flag. */
const PRIVATE_TYPES = ['muted', 'reported', 'notify-set'];

/**
 * Flags for entries with private events and for those that take a player out of a log. Earlier ones are found by their
 * text, once; an entry of no such kind stays as it is, so that a large log is read and not written.
 */
async function addEntryFlags(db: Kysely<unknown>): Promise<void> {
  const typed = db as Kysely<Schema>;
  for (const name of ['entries', 'finished_entries'] as const) {
    for (const column of ['private', 'erases']) await db.schema.alterTable(name).addColumn(column, 'integer').execute();
    await typed
      .updateTable(name)
      .set((e) => ({
        private: e
          .case()
          .when(e.or(PRIVATE_TYPES.map((type) => e('events', 'like', `%"type":"${type}"%`))))
          .then(1)
          .else(0)
          .end(),
      }))
      .where('personal', '=', 1)
      .execute();
    await typed.updateTable(name).set({ erases: 1 }).where('events', 'like', '%"type":"erased"%').execute();
  }
}

/** Whether the database has declarative partitions: PostgreSQL and what is built from it, others not. */
export async function hasPartitions<T>(db: Kysely<T>): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return false;
  const { rows } = await sql<{ version: string }>`select version()`.execute(db);
  return rows[0].version.startsWith('PostgreSQL');
}

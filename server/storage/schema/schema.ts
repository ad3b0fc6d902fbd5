import { type Generated, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { NoticeChannel, NoticeKind, Report, Row } from '../../domain/ports.ts';
import {
  type AccountTables,
  addSeatAccounts,
  createAccounts,
  createResults,
  indexResultsOfAccounts,
} from './accounts.ts';
import { type BlockTables, createBlocks, type OfAccount } from './blocks.ts';
import { createDailyTries, type DailyTriesTable } from './daily-tries.ts';
import { createDuels, type DuelsTable } from './duels.ts';
import { newTable } from './new-table.ts';

/** The tables of the database, with their columns. */
export interface Schema extends AccountTables, BlockTables {
  entries: {
    table_id: string;
    seq: number;
    at: number;
    up: number;
    command: string | null;
    events: string;
    /** 1 for an entry of which readers may receive different versions, else 0. */
    personal: number;
    /** 0 or 1; null in an entry written by a node of an earlier version, which does not know these columns. */
    private: number | null;
    erases: number | null;
    secret: string | null;
  };
  /** Entries of games that ended long ago; on PostgreSQL with a partition per month. */
  finished_entries: Schema['entries'] & { month: number };
  /**
   * `moved` is the month to which the log was moved, such as 202611, or 0 if it was not moved. `opener` is the tag of
   * the address that opened the table, or empty if it is unknown. `part_of` is the id of the league or duel that it is
   * part of, or empty.
   */
  tables: {
    id: string;
    status: string;
    access: string;
    changed_at: number;
    summary: string;
    moved: Generated<number>;
    opener: Generated<string>;
    part_of: Generated<string>;
  };
  /** `account_id` is empty for a guest, and `address` the tag of the address from which the seat was taken, or empty. */
  seats: { hash: string; table_id: string; seat: number; account_id: Generated<string>; address: Generated<string> };
  /** `bot` is 1 if a bot is to play. After `tries` failures a table is not due before `retry_at`, in server time. */
  deadlines: { table_id: string; up: number; bot: number; tries: Generated<number>; retry_at: Generated<number> };
  reports: Pick<Report, 'seq' | 'at' | 'seat' | 'reason' | 'tag'> & OfAccount & { table_id: string; by_seat: number };
  /** Notices of nodes of the version before, which the others take over into the outbox. */
  notices: {
    table_id: string;
    seq: number;
    at: number;
    seat: number;
    turn: number;
    claimed_until: number;
    tries: number;
    taken: 'push' | 'webhook' | null;
  };
  /**
   * Notices that are not sent yet, one row for each event, person and channel. `seat` is -1 and `contact` empty where
   * there is none; a row that a node has claimed is due again when its claim is over.
   */
  outbox: {
    id: string;
    table_id: string;
    at: number;
    kind: NoticeKind;
    channel: NoticeChannel | 'all';
    seat: number;
    about: number;
    contact: string;
    due_at: number;
    tries: number;
  };
  /** How browsers' people are told; `ways` is encrypted, `channels` their names, separated by commas. */
  contacts: OfAccount & {
    id: string;
    ways: string;
    channels: string;
    confirmed: number;
    wants_until: number;
    told_at: number;
    until: number;
  };
  server_time: { id: number; wall: number; up: number };
  /** How much of their limits clients have used at all nodes; reset at `until`, in milliseconds since 1970. */
  counters: { key: string; used: number; until: number };
  /** Short codes of tables that have not begun, valid until `until`, in milliseconds since 1970. */
  codes: { code: string; table_id: string; until: number };
  /** The logs of leagues. */
  league_entries: {
    league_id: string;
    seq: number;
    at: number;
    command: string | null;
    events: string;
    secret: string | null;
  };
  /** Leagues, and when the server must look at them, in milliseconds since 1970. */
  leagues: { id: string; status: string; changed_at: number; due: number | null };
  /** The id of the key that encrypts seeds, in a single row. */
  server_key: { id: number; key_id: string };
  daily_tries: DailyTriesTable;
  duels: DuelsTable;
}

/** The status of a deleted table, whose entries are empty. */
export const CLOSED = 'closed';

/** The access of a public table that no list shows. */
export const UNLISTED = 'unlisted';

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

/** Converts an entry from the database. An unknown flag counts as set, so that no reader sees too much. */
export function rowOf({ table_id: _, personal, private: isPrivate, erases, secret, ...rest }: Schema['entries']): Row {
  return {
    ...rest,
    personal: personal === 1,
    private: personal === 1 && isPrivate !== 0,
    erases: erases !== 0,
    secret: secret === null ? null : JSON.parse(secret),
  };
}

/** Converts an entry to the columns of the database. */
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

/** All migrations, in SQL that both SQLite and PostgreSQL accept. A released migration never changes. */
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
  '011-openers': { up: addOpeners },
  '012-pauses': { up: addPauses },
  '013-reporters': { up: addReporters },
  '014-large-counters': { up: widenCounters },
  '015-accounts': { up: createAccounts },
  '016-outbox': { up: createOutbox },
  '018-leagues': { up: createLeagues },
  '019-daily-tries': { up: createDailyTries },
  '020-rated-results': { up: createResults },
  '021-seats-of-accounts': { up: addSeatAccounts },
  '022-duels': { up: createDuels },
  '024-blocks': { up: createBlocks },
  '025-companions': { up: indexResultsOfAccounts },
  '026-owners': { up: addOwners },
};

const LOG = { table_id: 'text', seq: 'integer', at: 'bigint' } as const;

async function createTables(db: Kysely<unknown>): Promise<void> {
  const entries = { ...LOG, up: 'bigint', command: 'text?', events: 'text', secret: 'text?' } as const;
  await newTable(db, 'entries', entries, ['table_id', 'seq'])
    .addUniqueConstraint('entries_command', ['table_id', 'command'])
    .execute();
  const tables = { id: 'text', status: 'text', access: 'text', changed_at: 'bigint', summary: 'text' } as const;
  await newTable(db, 'tables', tables, ['id']).execute();
  const listed = ['access', 'status', 'changed_at'];
  await db.schema.createIndex('tables_listed').on('tables').columns(listed).execute();
  const seats = { hash: 'text', table_id: 'text', seat: 'integer' } as const;
  await newTable(db, 'seats', seats, ['table_id', 'seat']).execute();
  await db.schema.createIndex('seats_by_hash').on('seats').column('hash').execute();
  await newTable(db, 'deadlines', { table_id: 'text', up: 'bigint' }, ['table_id']).execute();
  await db.schema.createIndex('deadlines_up').on('deadlines').column('up').execute();
  await newTable(db, 'server_time', { id: 'integer', wall: 'bigint', up: 'bigint' }, ['id']).execute();
  // The first beat starts the server time.
  await (db as Kysely<Schema>).insertInto('server_time').values({ id: 1, wall: 0, up: 0 }).execute();
}

/** Adds a flag for entries with chat or mutes, and sets it once for existing entries by searching their text. */
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

/** Creates the counters of limits, and an index for finding tables that have not changed for long. */
async function createCounters(db: Kysely<unknown>): Promise<void> {
  await newTable(db, 'counters', { key: 'text', used: 'integer', until: 'bigint' }, ['key']).execute();
  await db.schema.createIndex('tables_by_age').on('tables').columns(['status', 'changed_at']).execute();
}

/** Creates the id of the key that encrypts seeds, so that the store is never used with another secret. */
async function createServerKey(db: Kysely<unknown>): Promise<void> {
  await newTable(db, 'server_key', { id: 'integer', key_id: 'text' }, ['id']).execute();
}

/** Creates the reports of players for the operator. */
async function createReports(db: Kysely<unknown>): Promise<void> {
  const reports = { ...LOG, seat: 'integer', by_seat: 'integer', reason: 'text' } as const;
  await newTable(db, 'reports', reports, ['table_id', 'seq']).execute();
}

/** Creates unsent notices of turns, each with the time until which a node has claimed it. */
async function createNotices(db: Kysely<unknown>): Promise<void> {
  const turns = { ...LOG, seat: 'integer', turn: 'integer' } as const;
  await newTable(db, 'notices', { ...turns, claimed_until: 'bigint', tries: 'integer' }, ['table_id', 'seq']).execute();
  await db.schema.createIndex('notices_due').on('notices').column('claimed_until').execute();
}

/** Adds the channel that delivered a notice while another failed, so that it is not used again. */
async function addTakenChannel(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notices').addColumn('taken', 'text').execute();
}

/**
 * Creates the table to which logs of long finished games move. On PostgreSQL, the key of a partitioned table must
 * include the partition column.
 */
async function createFinishedEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('moved', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_by_month').on('tables').columns(['moved', 'status', 'changed_at']).execute();
  const first = { table_id: 'text', seq: 'integer', month: 'integer', at: 'bigint', up: 'bigint' } as const;
  const rest = { command: 'text?', events: 'text', personal: 'integer', secret: 'text?' } as const;
  const table = newTable(db, 'finished_entries', { ...first, ...rest }, ['table_id', 'seq', 'month']);
  await ((await hasPartitions(db)) ? table.modifyEnd(sql`partition by list (month)`) : table).execute();
}

/** Creates the codes by which tables are found. */
async function createCodes(db: Kysely<unknown>): Promise<void> {
  const codes = { code: 'text', table_id: 'text', until: 'bigint' } as const;
  await newTable(db, 'codes', codes, ['code']).execute();
  await db.schema.createIndex('codes_by_table').on('codes').column('table_id').execute();
}

/**
 * Types of events that are sent only to the seat that caused them; used to find them in the text of entries from before
 * the flag existed.
 */
const PRIVATE_TYPES = ['muted', 'reported', 'notify-set'];

/**
 * Adds flags for entries with private events and for entries that remove a player's data. Existing entries are searched
 * once by their text; those without such events are not changed, so that a large log is read but not rewritten.
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

/** Adds the tag of the address that opened a table; that of older tables is unknown. */
async function addOpeners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('opener', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Adds to tables what they are part of, and to seats the address from which they were taken. */
async function addOwners(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['tables', 'part_of'],
    ['seats', 'address'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await db.schema.createIndex('seats_by_address').on('seats').column('address').execute();
}

/** Adds to deadlines whether a bot is to play, and the pause after failures. */
async function addPauses(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['bot', 'integer'],
    ['tries', 'integer'],
    ['retry_at', 'bigint'],
  ] as const)
    await db.schema
      .alterTable('deadlines')
      .addColumn(column, type, (c) => c.notNull().defaultTo(0))
      .execute();
}

/** Adds the tag of the address that reported a player; that of older reports is unknown. */
async function addReporters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reports')
    .addColumn('tag', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('reports_by_tag').on('reports').columns(['tag', 'at']).execute();
}

/** Lets counters hold bytes. SQLite's columns hold large numbers anyway. */
async function widenCounters(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .alterTable('counters')
    .alterColumn('used', (c) => c.setDataType('bigint'))
    .execute();
}

/** Creates the outbox, and the contacts that its notices reach. */
async function createOutbox(db: Kysely<unknown>): Promise<void> {
  const event = { table_id: 'text', id: 'text', at: 'bigint', kind: 'text', channel: 'text' } as const;
  const rest = { seat: 'integer', about: 'bigint', contact: 'text', due_at: 'bigint', tries: 'integer' } as const;
  await newTable(db, 'outbox', { ...event, ...rest }, ['table_id', 'id']).execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('due_at').execute();
  await db.schema.createIndex('outbox_by_contact').on('outbox').column('contact').execute();
  const contact = { id: 'text', ways: 'text', channels: 'text', confirmed: 'integer' } as const;
  const times = { wants_until: 'bigint', told_at: 'bigint', until: 'bigint' } as const;
  await newTable(db, 'contacts', { ...contact, ...times }, ['id']).execute();
  await db.schema.createIndex('contacts_that_want').on('contacts').column('wants_until').execute();
}

/** Creates the logs of leagues, and the index of those at which the server must look. */
async function createLeagues(db: Kysely<unknown>): Promise<void> {
  const entry = { league_id: 'text', seq: 'integer', at: 'bigint', events: 'text' } as const;
  await newTable(db, 'league_entries', { ...entry, command: 'text?', secret: 'text?' }, ['league_id', 'seq'])
    .addUniqueConstraint('league_entries_command', ['league_id', 'command'])
    .execute();
  await newTable(db, 'leagues', { id: 'text', status: 'text', changed_at: 'bigint' }, ['id'])
    .addColumn('due', 'bigint')
    .execute();
  await db.schema.createIndex('leagues_due').on('leagues').column('due').execute();
  await db.schema.createIndex('leagues_by_age').on('leagues').columns(['status', 'changed_at']).execute();
}

/** Whether the database has declarative partitions: only PostgreSQL and databases built from it do. */
export async function hasPartitions<T>(db: Kysely<T>): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return false;
  const { rows } = await sql<{ version: string }>`select version()`.execute(db);
  return rows[0].version.startsWith('PostgreSQL');
}

/**
 * Logs of games that are long over. They lie in a table of their own, which on PostgreSQL has a partition for each
 * month, so that `entries` stays small and old months go as a whole. The newest entry of a table never moves: its key
 * holds the next number against a node that does not know yet, its time says how old the table is, and where nothing
 * new is found behind it nothing else need be read.
 */

import { type Kysely, sql, type Transaction } from 'kysely';
import { codeOf } from '../../keys/private-file.ts';
import { ENTRY_COLUMNS, hasPartitions, type Schema } from '../schema/schema.ts';
import { idleTables } from './lists.ts';

/** Entries that one statement writes: PostgreSQL takes 65,535 values in one. */
const BATCH = 1000;
/**
 * Milliseconds that a lock is waited for: readers wait behind it. PostgreSQL ends a vacuum that holds it after one
 * second (`deadlock_timeout`).
 */
const LOCK_TIMEOUT_MS = 2000;

/** The month of a time in milliseconds since 1970, such as 202611. */
function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** The entries after `since`, wherever they lie, as of one moment. */
export function readEverywhere(
  db: Kysely<Schema>,
  table: string,
  since: number,
  limit: number,
): Promise<Schema['entries'][]> {
  const month = db.selectFrom('tables').select('moved').where('id', '=', table);
  const finished = db.selectFrom('finished_entries').select(ENTRY_COLUMNS).where('month', '=', month);
  return db
    .selectFrom('entries')
    .select(ENTRY_COLUMNS)
    .where('table_id', '=', table)
    .where('seq', '>', since)
    .unionAll(finished.where('table_id', '=', table).where('seq', '>', since))
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/**
 * Moves the logs of tables that are over and to which nothing was written since then, at most `limit` of them; resolves
 * with their number. Each is one transaction: a kill leaves a log here or there. Those of a month whose partition
 * cannot be added now stay for later.
 */
export async function moveFinished(db: Kysely<Schema>, since: number, limit: number): Promise<number> {
  const found = await idleTables(db, 'over', since, limit).where('moved', '=', 0).execute();
  const waiting = await addMonths(db, new Set(found.map(({ changed_at }) => monthOf(changed_at))));
  let moved = 0;
  for (const { id, changed_at } of found) {
    const month = monthOf(changed_at);
    if (!waiting.has(month) && (await moveLog(db, id, month))) moved++;
  }
  return moved;
}

/** Moves all entries but the newest; false where another node was first. */
function moveLog(db: Kysely<Schema>, table: string, month: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('tables')
      .set({ moved: month })
      .where('id', '=', table)
      .where('moved', '=', 0)
      .where('status', '=', 'over')
      .returning('id')
      .execute();
    if (marked.length === 0) return false;
    const newest = trx
      .selectFrom('entries')
      .select((e) => e.fn.max('seq').as('seq'))
      .where('table_id', '=', table);
    // The deleted rows are the ones that are inserted: the delete waits for an erasure that is writing to them.
    const rows = await trx
      .deleteFrom('entries')
      .where('table_id', '=', table)
      .where('seq', '<', newest)
      .returning(ENTRY_COLUMNS)
      .execute();
    await insertFinished(trx, rows, month);
    return true;
  });
}

async function insertFinished(trx: Transaction<Schema>, rows: readonly Schema['entries'][], month: number) {
  for (let i = 0; i < rows.length; i += BATCH) {
    const values = rows.slice(i, i + BATCH).map((row) => ({ ...row, month }));
    await trx.insertInto('finished_entries').values(values).execute();
  }
}

const partitionOf = (month: number): string => `finished_entries_${month}`;

/** Adds partitions of months, unless they are there; resolves with the months that have to wait. */
async function addMonths(db: Kysely<Schema>, months: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const waiting = new Set<number>();
  if (months.size === 0 || !(await hasPartitions(db))) return waiting;
  for (const month of months) if (!(await addMonth(db, month))) waiting.add(month);
  return waiting;
}

/** Adds the partition of a month, unless it is there; false where another connection locks the table. */
async function addMonth(db: Kysely<Schema>, month: number): Promise<boolean> {
  if ((await partitions(db)).includes(month)) return true;
  const name = sql.table(partitionOf(month));
  try {
    return await unlessLocked(db, async (trx) => {
      await sql`create table ${name} partition of finished_entries for values in (${sql.lit(month)})`.execute(trx);
    });
  } catch (error) {
    // Another node was first.
    if (!(await partitions(db)).includes(month)) throw error;
    return true;
  }
}

/** Drops the partitions of months before this one, once the last table of each is deleted. */
export async function dropMonths(db: Kysely<Schema>, now: number): Promise<void> {
  if (!(await hasPartitions(db))) return;
  for (const month of await partitions(db)) {
    const left = () => db.selectFrom('tables').select('id').where('moved', '=', month).limit(1).execute();
    if (month < monthOf(now) && (await left()).length === 0) await dropMonth(db, month);
  }
}

/** The months that have a partition. */
async function partitions(db: Kysely<Schema>): Promise<readonly number[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'finished_entries'::regclass`.execute(db);
  return rows.map(({ name }) => Number(name.split('_').at(-1)));
}

/** Drops the partition of a month, unless another connection locks the table. */
async function dropMonth(db: Kysely<Schema>, month: number): Promise<void> {
  const name = sql.table(partitionOf(month));
  try {
    await unlessLocked(db, async (trx) => {
      // Waits for writers and locks others out, so that what it holds cannot change any more.
      await sql`alter table finished_entries detach partition ${name}`.execute(trx);
      const { rows } = await sql`select 1 from ${name} limit 1`.execute(trx);
      if (rows.length > 0) throw new Error(`${partitionOf(month)} has entries of tables that are not there`);
      await sql`drop table ${name}`.execute(trx);
    });
  } catch (error) {
    // Another node was first.
    if ((await partitions(db)).includes(month)) throw error;
  }
}

/** PostgreSQL's error code for a lock that was not got in time. */
const LOCKED = '55P03';

/**
 * Changes what partitions there are; false where a lock is not got in time, as while a backup is made. That is no fault
 * of the store: games go on, and the next clearing tries again.
 */
async function unlessLocked(db: Kysely<Schema>, change: (trx: Transaction<Schema>) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx);
      await change(trx);
    });
    return true;
  } catch (error) {
    if (codeOf(error) !== LOCKED) throw error;
    return false;
  }
}

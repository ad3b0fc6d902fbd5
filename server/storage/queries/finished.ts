/**
 * Of games that ended long ago: on PostgreSQL a partition per month, so that `entries` stays small and old months are
 * dropped whole. The newest entry of a table never moves: a node that is behind conflicts with it, it tells the table's
 * age, and a reader that finds nothing newer is done.
 */

import { type Kysely, sql, type Transaction } from 'kysely';
import { codeOf } from '../../secrets/private-file.ts';
import { hasPartitions } from '../schema/migrations.ts';
import { ENTRY_COLUMNS, type Schema } from '../schema/schema.ts';
import { idleTables } from './lists.ts';

/** Most entries written by one statement, because PostgreSQL limits a statement to 65,535 values. */
const BATCH = 1000;
/**
 * Limited, because readers queue up behind the waiting statement. PostgreSQL cancels an autovacuum that holds the lock
 * after one second.
 */
const LOCK_TIMEOUT_MS = 2000;

/** Returns the month of a time in milliseconds since 1970, such as 202611. */
function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** Reads the entries after `since` from both tables in one statement, so that it sees both at the same moment. */
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

/** Each log in one transaction, so that no kill splits it. Those of a month without a partition are left for later. */
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

/** Moves all entries but the newest; false if another node has moved them first. */
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
    // Inserts exactly the deleted rows, because the delete waits for an erasure that is changing them.
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

async function addMonths(db: Kysely<Schema>, months: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const waiting = new Set<number>();
  if (months.size === 0 || !(await hasPartitions(db))) return waiting;
  for (const month of months) if (!(await addMonth(db, month))) waiting.add(month);
  return waiting;
}

function addMonth(db: Kysely<Schema>, month: number): Promise<boolean> {
  const name = sql.table(partitionOf(month));
  return changePartition(db, { month, isWanted: true }, async (trx) => {
    await sql`create table ${name} partition of finished_entries for values in (${sql.lit(month)})`.execute(trx);
  });
}

export async function dropMonths(db: Kysely<Schema>, now: number): Promise<void> {
  if (!(await hasPartitions(db))) return;
  for (const month of await partitions(db)) {
    const left = () => db.selectFrom('tables').select('id').where('moved', '=', month).limit(1).execute();
    if (month < monthOf(now) && (await left()).length === 0) await dropMonth(db, month);
  }
}

async function partitions(db: Kysely<Schema>): Promise<readonly number[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'finished_entries'::regclass`.execute(db);
  return rows.map(({ name }) => Number(name.split('_').at(-1)));
}

function dropMonth(db: Kysely<Schema>, month: number): Promise<boolean> {
  const name = sql.table(partitionOf(month));
  return changePartition(db, { month, isWanted: false }, async (trx) => {
    // This waits for writers and locks out others, so that the contents of the partition can no longer change.
    await sql`alter table finished_entries detach partition ${name}`.execute(trx);
    const { rows } = await sql`select 1 from ${name} limit 1`.execute(trx);
    if (rows.length > 0) throw new Error(`${partitionOf(month)} has entries of tables that are not there`);
    await sql`drop table ${name}`.execute(trx);
  });
}

const LOCKED = '55P03';

/**
 * Unless another node has. False if a lock is not obtained in time, as during a backup: the next cleanup tries again.
 */
async function changePartition(
  db: Kysely<Schema>,
  { month, isWanted }: { readonly month: number; readonly isWanted: boolean },
  change: (trx: Transaction<Schema>) => Promise<void>,
): Promise<boolean> {
  const isDone = async () => (await partitions(db)).includes(month) === isWanted;
  if (await isDone()) return true;
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx);
      await change(trx);
    });
    return true;
  } catch (error) {
    if (codeOf(error) === LOCKED) return false;
    // Another node may have been faster.
    if (!(await isDone())) throw error;
    return true;
  }
}

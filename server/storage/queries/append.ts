import type { Summary } from '@asteroute/protocol';
import type { Kysely, Transaction } from 'kysely';
import { withoutOwner } from '../../domain/own-data.ts';
import type { Append, Secret } from '../../domain/ports.ts';
import { rowOf, type Schema, valuesOf } from '../schema/schema.ts';
import { dropCodes } from './codes.ts';
import { readEverywhere } from './finished.ts';
import { writeNotices } from './notices.ts';

type Trx = Transaction<Schema>;

/**
 * Writes a batch in one transaction and returns which entries were written; the index updates of the others are
 * dropped.
 */
export function appendBatch(db: Kysely<Schema>, batch: readonly Append[]): Promise<boolean[]> {
  // Without index updates, a single statement is enough. It is its own transaction, which saves two round trips.
  if (batch.every(isAlone)) return insertAll(db, batch);
  return db.transaction().execute(async (trx) => {
    const written = await insertAll(trx, batch);
    await writeUpdates(trx, inOrder(batch.filter((_, i) => written[i])));
    return written;
  });
}

function isAlone({ updates }: Append): boolean {
  return Object.keys(updates).length === 0;
}

async function insertAll(db: Kysely<Schema>, batch: readonly Append[]): Promise<boolean[]> {
  const written = await db
    .insertInto('entries')
    .values(inOrder(batch).map(({ table, row }) => valuesOf(table, row)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'seq', 'command'])
    .execute();
  // Two appends of a batch may have the same seq: the one whose command was returned was written.
  const won = new Set(written.map(({ table_id, seq, command }) => `${table_id} ${seq} ${command}`));
  return batch.map(({ table, row }) => won.delete(`${table} ${row.seq} ${row.command}`));
}

/** Sorts a batch by table, so that nodes lock the same rows in the same order and never deadlock. */
function inOrder(batch: readonly Append[]): readonly Append[] {
  return batch.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
}

async function writeUpdates(trx: Trx, batch: readonly Append[]): Promise<void> {
  const summaries = batch.flatMap(({ updates }) => updates.summary ?? []);
  await writeSummaries(trx, summaries);
  const begun = summaries.flatMap(({ status, table }) => (status === 'open' ? [] : [table]));
  await dropCodes(trx, begun);
  for (const { table, updates } of batch) await writeSeats(trx, table, updates.seats ?? []);
  await writeDeadlines(trx, batch);
  await writeReports(trx, batch);
  await writeNotices(trx, batch);
  for (const { table, row, updates } of batch)
    if (updates.erase !== undefined) await eraseOwner(trx, table, row.seq, updates.erase);
}

async function writeSummaries(trx: Trx, summaries: readonly Summary[]): Promise<void> {
  if (summaries.length === 0) return;
  const values = summaries.map((summary) => ({
    id: summary.table,
    status: summary.status,
    access: summary.access,
    changed_at: summary.changedAt,
    summary: JSON.stringify(summary),
  }));
  await trx
    .insertInto('tables')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        status: e.ref('excluded.status'),
        access: e.ref('excluded.access'),
        changed_at: e.ref('excluded.changed_at'),
        summary: e.ref('excluded.summary'),
      })),
    )
    .execute();
}

async function writeSeats(trx: Trx, table: string, seats: NonNullable<Secret['seats']>): Promise<void> {
  for (const { seat, hash } of seats) {
    await trx.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat).execute();
    if (hash !== null) await trx.insertInto('seats').values({ hash, table_id: table, seat }).execute();
  }
}

async function writeDeadlines(trx: Trx, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table, updates: { due } }) => (due == null ? [] : [{ table_id: table, up: due }]));
  if (values.length > 0) {
    await trx
      .insertInto('deadlines')
      .values(values)
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet((e) => ({ up: e.ref('excluded.up') })))
      .execute();
  }
  const cleared = batch.flatMap(({ table, updates: { due } }) => (due === null ? [table] : []));
  if (cleared.length > 0) await trx.deleteFrom('deadlines').where('table_id', 'in', cleared).execute();
}

async function writeReports(trx: Trx, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table, row: { seq, at }, updates: { report } }) =>
    report === undefined
      ? []
      : [{ table_id: table, seq, at, seat: report.seat, by_seat: report.by, reason: report.reason }],
  );
  if (values.length > 0) await trx.insertInto('reports').values(values).execute();
}

/** Removes the data of a token's owner from the entries before this one. Nothing else writes to existing entries. */
async function eraseOwner(trx: Trx, table: string, before: number, hash: string): Promise<void> {
  const rows = await readEverywhere(trx, table, 0, before - 1);
  const earlier = rows.filter(({ seq }) => seq < before);
  for (const row of withoutOwner(earlier.map(rowOf), hash)) {
    const { events, command, secret } = valuesOf(table, row);
    // An entry may have moved to the finished ones since it was read.
    for (const name of ['entries', 'finished_entries'] as const) {
      const entry = trx.updateTable(name).where('table_id', '=', table).where('seq', '=', row.seq);
      const { numUpdatedRows } = await entry.set({ events, command, secret }).executeTakeFirst();
      if (numUpdatedRows > 0n) break;
    }
  }
}

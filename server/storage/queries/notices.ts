import type { Kysely, Transaction } from 'kysely';
import type { Append, NoticeChannel, PendingNotice } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** Writes the notices of a batch. */
export async function writeNotices(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table, row: { seq, at }, updates: { notice } }) =>
    notice === undefined ? [] : [{ table_id: table, seq, at, ...notice, claimed_until: 0, tries: 0, taken: null }],
  );
  if (values.length > 0) await trx.insertInto('notices').values(values).execute();
}

/** A time in which notices are claimed, and until when. */
export interface Claim {
  readonly now: number;
  readonly until: number;
}

/** Claims notices one by one: of two nodes that try the same, one changes the row. */
export async function claimNotices(
  db: Kysely<Schema>,
  { now, until }: Claim,
  limit: number,
): Promise<readonly PendingNotice[]> {
  const found = await db
    .selectFrom('notices')
    .selectAll()
    .where('claimed_until', '<=', now)
    .orderBy('claimed_until')
    .limit(limit)
    .execute();
  const claimed: PendingNotice[] = [];
  for (const { table_id, seq, at, seat, turn, claimed_until, tries, taken } of found) {
    const won = await db
      .updateTable('notices')
      .set({ claimed_until: until, tries: tries + 1 })
      .where('table_id', '=', table_id)
      .where('seq', '=', seq)
      .where('claimed_until', '=', claimed_until)
      .where('tries', '=', tries)
      .returning('seq')
      .execute();
    if (won.length === 0) continue;
    claimed.push({ table: table_id, seq, at, seat, turn, tries: tries + 1, taken: taken as NoticeChannel | null });
  }
  return claimed;
}

/** The notice was sent. */
export async function settleNotice(db: Kysely<Schema>, table: string, seq: number): Promise<void> {
  await db.deleteFrom('notices').where('table_id', '=', table).where('seq', '=', seq).execute();
}

/** The notice can be claimed again from then on, for the channels that have not taken it. */
export async function deferNotice(
  db: Kysely<Schema>,
  { table, seq, taken }: Pick<PendingNotice, 'table' | 'seq' | 'taken'>,
  until: number,
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ claimed_until: until, taken })
    .where('table_id', '=', table)
    .where('seq', '=', seq)
    .execute();
}

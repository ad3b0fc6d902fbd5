import type { Kysely, Transaction } from 'kysely';
import type { Append, PendingNotice, Store } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** Writes the notices of a batch. */
export async function writeNotices(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table, row: { seq, at }, updates: { notice } }) =>
    notice === undefined ? [] : [{ table_id: table, seq, at, ...notice, claimed_until: 0, tries: 0, taken: null }],
  );
  if (values.length > 0) await trx.insertInto('notices').values(values).execute();
}

/** Queries for unsent notices. */
export function noticeQueries(db: Kysely<Schema>): Pick<Store, 'claimNotices' | 'settleNotice' | 'deferNotice'> {
  return {
    /** Claims notices one by one; if two nodes try to claim the same notice, only one changes the row. */
    async claimNotices(now, until, limit) {
      const due = db.selectFrom('notices').selectAll().where('claimed_until', '<=', now);
      const found = await due.orderBy('claimed_until').limit(limit).execute();
      const claimed: PendingNotice[] = [];
      for (const { table_id: table, claimed_until, ...notice } of found) {
        const tries = notice.tries + 1;
        const won = await db
          .updateTable('notices')
          .set({ claimed_until: until, tries })
          .where('table_id', '=', table)
          .where('seq', '=', notice.seq)
          .where('claimed_until', '=', claimed_until)
          .where('tries', '=', notice.tries)
          .returning('seq')
          .execute();
        if (won.length > 0) claimed.push({ ...notice, table, tries });
      }
      return claimed;
    },
    async settleNotice(table, seq) {
      await db.deleteFrom('notices').where('table_id', '=', table).where('seq', '=', seq).execute();
    },
    async deferNotice({ table, seq, taken }, until) {
      const one = db.updateTable('notices').where('table_id', '=', table).where('seq', '=', seq);
      await one.set({ claimed_until: until, taken }).execute();
    },
  };
}

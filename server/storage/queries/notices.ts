import { type Kysely, sql, type Transaction } from 'kysely';
import type { Append, Store } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { SHARE } from './deadlines.ts';

/** Writes the notices of a batch. */
export async function writeNotices(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table, row: { seq, at }, updates: { notice } }) =>
    notice === undefined ? [] : [{ table_id: table, seq, at, ...notice, claimed_until: 0, tries: 0, taken: null }],
  );
  if (values.length > 0) await trx.insertInto('notices').values(values).execute();
}

/** Queries for unsent notices. */
export function noticeQueries(
  db: Kysely<Schema>,
): Pick<Store, 'dueNotices' | 'claimNotice' | 'settleNotice' | 'deferNotice'> {
  return {
    dueNotices(now, { perShare, total }) {
      const placed = db
        .selectFrom('notices')
        .leftJoin('tables', 'tables.id', 'notices.table_id')
        .select(['table_id as table', 'seq', 'at', 'seat', 'turn', 'tries', 'taken', SHARE.as('share')])
        .select(sql<number>`row_number() over (partition by ${SHARE} order by claimed_until, at)`.as('place'))
        .where('claimed_until', '<=', now);
      return db
        .selectFrom(placed.as('placed'))
        .select(['table', 'seq', 'at', 'seat', 'turn', 'tries', 'taken', 'share'])
        .where('place', '<=', perShare)
        .orderBy('place')
        .orderBy('at')
        .limit(total)
        .execute();
    },
    /** If two nodes try to claim the same notice, only one changes the row. */
    async claimNotice({ table, seq, tries }, until) {
      const one = db.updateTable('notices').where('table_id', '=', table).where('seq', '=', seq);
      const claimed = one.where('tries', '=', tries).set({ claimed_until: until, tries: tries + 1 });
      return (await claimed.returning('seq').execute()).length > 0;
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

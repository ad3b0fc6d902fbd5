import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Store } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** A server time that never comes. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** The share of a row that was joined with its table; tables of unknown openers have one share together. */
const SHARE: RawBuilder<string> = sql<string>`coalesce(tables.opener, '')`;

/** Queries for tables at which the scheduler must act. */
export function deadlineQueries(db: Kysely<Schema>): Pick<Store, 'due' | 'setBack' | 'quarantined' | 'release'> {
  return {
    async due(up, { ahead, grace, perShare, total }) {
      const placed = db
        .selectFrom('deadlines')
        .leftJoin('tables', 'tables.id', 'deadlines.table_id')
        .select(['table_id as table', 'up', 'bot', SHARE.as('share')])
        // Tables that fail again and again come after those of their share that were not tried yet.
        .select(sql<number>`row_number() over (partition by ${SHARE}, bot order by tries, up)`.as('place'))
        .where('up', '<=', up + ahead)
        .where((e) => e.or([e('bot', '=', 0), e('up', '<=', up - grace)]))
        .where('retry_at', '<=', up);
      const rows = await db
        .selectFrom(placed.as('placed'))
        .select(['table', 'up', 'bot', 'share'])
        .where('place', '<=', perShare)
        .orderBy('bot')
        .orderBy('place')
        .orderBy('up')
        .limit(total)
        .execute();
      return rows.map((row) => ({ ...row, bot: row.bot === 1 }));
    },
    async setBack({ table, up: due }, up, pauses) {
      const one = { table_id: table, up: due };
      const found = await db
        .selectFrom('deadlines')
        .select('tries')
        .where((e) => e.and(one))
        .where('retry_at', '<=', up)
        .executeTakeFirst();
      if (found === undefined) return null;
      const { tries } = found;
      const retryAt = tries < pauses.length ? up + pauses[tries] : NEVER;
      const noted = await db
        .updateTable('deadlines')
        .set({ tries: tries + 1, retry_at: retryAt })
        .where((e) => e.and({ ...one, tries }))
        .returning('tries')
        .executeTakeFirst();
      return noted?.tries ?? null;
    },
    async quarantined(limit) {
      const never = db.selectFrom('deadlines').select('table_id').where('retry_at', '=', NEVER);
      return (await never.orderBy('table_id').limit(limit).execute()).map(({ table_id }) => table_id);
    },
    async release(table) {
      const one = db.updateTable('deadlines').where('table_id', '=', table).where('retry_at', '=', NEVER);
      return (await one.set({ tries: 0, retry_at: 0 }).returning('table_id').execute()).length > 0;
    },
  };
}

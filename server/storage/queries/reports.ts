import type { Kysely } from 'kysely';
import type { ReportStore, Slice } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

const COLUMNS = ['table_id as table', 'seq', 'at', 'seat', 'by_seat as by', 'reason', 'tag'] as const;

const listed = (db: Kysely<Schema>, { offset, limit }: Slice) =>
  db.selectFrom('reports').select(COLUMNS).orderBy('at', 'desc').limit(limit).offset(offset);

export function reportQueries(db: Kysely<Schema>): ReportStore {
  return {
    async reporters({ offset, limit }) {
      const rows = await db
        .selectFrom('reports')
        .select((e) => ['tag', e.fn.countAll().as('count'), e.fn.max('at').as('newest')])
        .groupBy('tag')
        .orderBy('newest', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ tag, count, newest }) => ({ tag, count: Number(count), newest: Number(newest) }));
    },
    from: (tag, slice) => listed(db, slice).where('tag', '=', tag).execute(),
    async dismiss(table, seq) {
      const one = db.deleteFrom('reports').where('table_id', '=', table).where('seq', '=', seq);
      return (await one.returning('seq').execute()).length > 0;
    },
    async dismissAll(tag) {
      const { numDeletedRows } = await db.deleteFrom('reports').where('tag', '=', tag).executeTakeFirst();
      return Number(numDeletedRows);
    },
    async accounts({ offset, limit }) {
      const rows = await db
        .selectFrom('reports')
        .select((e) => ['account_id', e.fn.countAll().as('count'), e.fn.count('tag').distinct().as('reporters')])
        .select((e) => e.fn.max('at').as('newest'))
        .where('account_id', '!=', '')
        .groupBy('account_id')
        .orderBy('newest', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const counted = ({ account_id: account, count, reporters }: (typeof rows)[number]) =>
        ({ account, count: Number(count), reporters: Number(reporters) }) as const;
      return rows.map(counted);
    },
    of: (account, slice) => listed(db, slice).where('account_id', '=', account).execute(),
  };
}

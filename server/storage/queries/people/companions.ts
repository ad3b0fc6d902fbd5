import type { Kysely } from 'kysely';
import type { PeopleStore } from '../../../domain/stores/block-store.ts';
import type { Schema } from '../../schema/schema.ts';

export function companionQueries(db: Kysely<Schema>): Pick<PeopleStore, 'accountsBeside' | 'companionsOf'> {
  return {
    async accountsBeside(account, tables) {
      if (tables.length === 0) return [];
      const own = db.selectFrom('seats').select('table_id').where('account_id', '=', account);
      const seats = db.selectFrom('seats').select('account_id').distinct().where('account_id', 'not in', ['', account]);
      const beside = seats.where('table_id', 'in', own.where('table_id', 'in', tables));
      return (await beside.execute()).map(({ account_id }) => account_id);
    },
    async companionsOf(account, limit) {
      const rows = await db
        .selectFrom(gamesWith(db, account).as('met'))
        .innerJoin('accounts', 'accounts.id', 'met.other')
        .select((e) => ['other as account', 'accounts.name', e.fn.count('met.game').distinct().as('games')])
        .where('closed_at', '=', 0)
        .where('banned_at', '=', 0)
        .groupBy(['other', 'accounts.name'])
        .orderBy('games', 'desc')
        .orderBy((e) => e.fn.max('met.at'), 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ games, ...who }) => ({ ...who, games: Number(games) }));
    },
  };
}

/** From seats as long as tables are kept, and from the results of rated games, which outlive them. */
function gamesWith(db: Kysely<Schema>, account: string) {
  const seated = db
    .selectFrom('seats as own')
    .innerJoin('seats as others', 'others.table_id', 'own.table_id')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .select(['own.table_id as game', 'others.account_id as other', 'changed_at as at'])
    .where('own.account_id', '=', account)
    .where('others.account_id', 'not in', ['', account])
    .where('status', '=', 'over');
  const rated = (own: 'first' | 'second', other: 'first' | 'second') =>
    db
      .selectFrom('rated_results')
      .select(['table_id as game', `${other} as other`, 'at'])
      .where(own, '=', account);
  return seated.unionAll(rated('first', 'second')).unionAll(rated('second', 'first'));
}

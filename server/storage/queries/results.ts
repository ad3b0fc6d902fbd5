import {
  type AccountRating,
  accountRatings,
  MAX_PAIR_GAMES,
  NEW_RATING,
  RATED_DAY_MS,
  ratedPair,
} from '@asteroute/club';
import type { RatedResult } from '@asteroute/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Append } from '../../domain/ports.ts';
import type { ResultStore, StoredRating } from '../../domain/stores/account-store.ts';
import type { Schema } from '../schema/schema.ts';

type Trx = Transaction<Schema>;

export function resultQueries(db: Kysely<Schema>): ResultStore {
  const ratings = db.selectFrom('ratings').selectAll();
  return {
    all: () => readResults(db),
    ratingsOf: async (account) =>
      (await ratings.where('account_id', '=', account).orderBy('edition').execute()).map(ratingOf),
    ratingsIn: async (edition) =>
      (await ratings.where('edition', '=', edition).orderBy('rating', 'desc').execute()).map(ratingOf),
    recompute: () => db.transaction().execute(recompute),
  };
}

/** In the transaction of the entries that end the games: none is ever there without the others. */
export async function writeResults(trx: Trx, batch: readonly Append[]): Promise<void> {
  for (const { updates } of batch) if (updates.result !== undefined) await writeResult(trx, updates.result);
}

async function writeResult(trx: Trx, result: RatedResult): Promise<void> {
  const number = await lockOrder(trx, 1);
  const { table: table_id, at, edition, accounts, score, reason, turns } = result;
  const [first, second] = accounts;
  const row = { table_id, number, at, edition, first, second, halves: 2 * score, reason, turns };
  await trx.insertInto('rated_results').values(row).execute();
  if ((await countPair(trx, result)) > MAX_PAIR_GAMES) return;
  const known = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('edition', '=', edition)
    .where('account_id', 'in', [...accounts])
    .execute();
  const before = (account: string) => known.find(({ account_id }) => account_id === account) ?? NEW_RATING;
  const after = ratedPair([before(first), before(second)], score);
  await putRatings(trx, [
    { ...after[0], account: first, edition },
    { ...after[1], account: second, edition },
  ]);
}

/** Adds to the number of the newest result and returns it. Others who write results wait for this transaction. */
async function lockOrder(trx: Trx, by: number): Promise<number> {
  const order = trx.updateTable('rated_order').set((e) => ({ number: e('number', '+', by) }));
  return (await order.where('id', '=', 1).returning('number').executeTakeFirstOrThrow()).number;
}

async function countPair(trx: Trx, { at, edition, accounts: [first, second] }: RatedResult): Promise<number> {
  const day = Math.floor(at / RATED_DAY_MS) * RATED_DAY_MS;
  const { count } = await trx
    .selectFrom('rated_results')
    .select((e) => e.fn.countAll().as('count'))
    .where('edition', '=', edition)
    .where('at', '>=', day)
    .where('at', '<', day + RATED_DAY_MS)
    .where((e) => e.or([e.and({ first, second }), e.and({ first: second, second: first })]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const BATCH = 1000;

async function putRatings(trx: Trx, ratings: readonly StoredRating[]): Promise<void> {
  for (let i = 0; i < ratings.length; i += BATCH) {
    const values = ratings.slice(i, i + BATCH).map(({ account, ...rest }) => ({ account_id: account, ...rest }));
    await trx
      .insertInto('ratings')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'edition']).doUpdateSet((e) => ({
          rating: e.ref('excluded.rating'),
          deviation: e.ref('excluded.deviation'),
          volatility: e.ref('excluded.volatility'),
          games: e.ref('excluded.games'),
        })),
      )
      .execute();
  }
}

async function recompute(trx: Trx): Promise<readonly StoredRating[]> {
  await lockOrder(trx, 0);
  const computed = [...accountRatings(await readResults(trx))].flatMap(([edition, ratings]) =>
    [...ratings].map(([account, rating]) => ({ account, edition, ...rating })),
  );
  const keyOf = ({ account, edition }: StoredRating) => `${edition} ${account}`;
  const before = new Map(
    (await trx.selectFrom('ratings').selectAll().execute()).map(ratingOf).map((one) => [keyOf(one), one]),
  );
  const changed = computed.filter((one) => !isSame(one, before.get(keyOf(one))));
  if (changed.length === 0 && before.size === computed.length) return [];
  await trx.deleteFrom('ratings').execute();
  await putRatings(trx, computed);
  return changed;
}

function isSame(one: AccountRating, other: AccountRating | undefined): boolean {
  if (other === undefined) return false;
  const { rating, deviation, volatility, games } = other;
  return one.rating === rating && one.deviation === deviation && one.volatility === volatility && one.games === games;
}

const ratingOf = ({ account_id: account, ...rest }: Schema['ratings']): StoredRating => ({ account, ...rest });

async function readResults(db: Kysely<Schema>): Promise<readonly RatedResult[]> {
  const rows = await db.selectFrom('rated_results').selectAll().orderBy('number').execute();
  return rows.map(({ table_id: table, at, edition, first, second, halves, reason, turns }) => ({
    table,
    at,
    edition,
    accounts: [first, second],
    score: halves / 2,
    reason,
    turns,
  }));
}

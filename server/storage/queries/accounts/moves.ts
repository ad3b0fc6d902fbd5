import type { RatingStart } from '@asteroute/club';
import type { FormerAccount } from '@asteroute/protocol/accounts';
import type { Kysely, Transaction } from 'kysely';
import type { TakenMove } from '../../../domain/stores/account-store.ts';
import type { Schema } from '../../schema/schema.ts';

type Start = Omit<RatingStart, 'account'>;

/** Most accounts of other servers that an account takes over. */
const MAX_MOVES = 5;
/** Ratings are stored in thousandths. */
const UNIT = 1000;

/** Takes over an account of another server; says why not. */
export async function takeIn(
  trx: Transaction<Schema>,
  account: string,
  { serverKey, formerId, origin, name, at, verified, ratings, starts }: TakenMove,
): Promise<'done' | 'too-many' | 'already-moved'> {
  const own = await trx.selectFrom('account_moves').select('former_id').where('account_id', '=', account).execute();
  if (own.length >= MAX_MOVES) return 'too-many';
  const row = { server_key: serverKey, former_id: formerId, account_id: account, origin, name, at };
  const inserted = trx
    .insertInto('account_moves')
    .values({ ...row, verified: Number(verified), ratings: JSON.stringify(ratings) })
    .onConflict((conflict) => conflict.doNothing());
  if ((await inserted.returning('at').execute()).length === 0) return 'already-moved';
  for (const start of starts) await addStart(trx, account, start);
  return 'done';
}

/** A start counts only where nothing has been played: otherwise the ratings of opponents would change afterwards. */
async function addStart(trx: Transaction<Schema>, account: string, { edition, rating, deviation }: Start) {
  const played = await trx
    .selectFrom('rated_results')
    .select('table_id')
    .where('edition', '=', edition)
    .where((e) => e.or([e('first', '=', account), e('second', '=', account)]))
    .limit(1)
    .execute();
  if (played.length > 0) return;
  const values = { rating: Math.round(rating * UNIT), deviation: Math.round(deviation * UNIT) };
  await trx
    .insertInto('rating_starts')
    .values({ account_id: account, edition, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The accounts of other servers that an account has taken over, the first one first. */
export async function formerOf(db: Kysely<Schema>, account: string): Promise<FormerAccount[]> {
  const moves = db.selectFrom('account_moves').select(['origin', 'name', 'at', 'verified', 'ratings']);
  const rows = await moves.where('account_id', '=', account).orderBy('at').orderBy('former_id').execute();
  return rows.map((row) => ({ ...row, verified: row.verified === 1, ratings: JSON.parse(row.ratings) }));
}

/** With what ratings accounts begin that come from other servers. */
export async function readStarts(db: Kysely<Schema>): Promise<readonly RatingStart[]> {
  const rows = await db.selectFrom('rating_starts').selectAll().orderBy('account_id').orderBy('edition').execute();
  return rows.map(({ account_id: account, edition, rating, deviation }) => ({
    account,
    edition,
    rating: rating / UNIT,
    deviation: deviation / UNIT,
  }));
}

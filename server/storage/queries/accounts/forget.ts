/** Takes accounts that are deleted out of every table. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LeaguePlace, LeagueSecret } from '../../../domain/stores/league-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { RefusedChange } from './refused-change.ts';

type Trx = Transaction<Schema>;

/** What stands in place of a deleted account, before the table of its try or the id of its first duel. */
const FORGOTTEN = 'forgotten ';

/** Tables whose rows belong to one account. */
const OF_ACCOUNT = ['account_names', 'account_keys', 'account_sessions', 'account_blocks', 'pairings'] as const;

/**
 * Deletes all but the id, which results of rated games name. What it has left in logs was erased before; `busy` if it has
 * sat down or entered a league since.
 */
export async function deleteAccount(trx: Trx, account: string, at: number): Promise<void> {
  if ((await placesOf(trx, account)).length > 0 || (await leaguesOf(trx, account)).length > 0)
    throw new RefusedChange('busy');
  await forgetTries(trx, account);
  await forgetDuels(trx, account);
  for (const name of OF_ACCOUNT) await trx.deleteFrom(name).where('account_id', '=', account).execute();
  await trx.deleteFrom('account_blocks').where('blocked', '=', account).execute();
  for (const name of ['contacts', 'reports'] as const)
    await trx.updateTable(name).set({ account_id: '' }).where('account_id', '=', account).execute();
  await trx.updateTable('accounts').set({ name: '', address: '', closed_at: at }).where('id', '=', account).execute();
}

/** Where an account has sat, as long as it has left something there. */
export const placesOf = (db: Kysely<Schema>, account: string) =>
  db.selectFrom('account_places').select(['table_id as table', 'hash']).where('account_id', '=', account).execute();

/** Where an account is a player, with the hash of its token there. */
export async function leaguesOf(db: Kysely<Schema>, account: string): Promise<readonly LeaguePlace[]> {
  const rows = db.selectFrom('league_entries').selectAll().where('secret', 'like', `%"${account}"%`);
  return (await rows.execute()).flatMap((row) => {
    const { tokens = [] } = JSON.parse(row.secret ?? '{}') as LeagueSecret;
    return tokens.flatMap((token) => (token.account === account ? [{ league: row.league_id, hash: token.hash }] : []));
  });
}

/** Takes an account out of its tries: their numbers stay. */
async function forgetTries(trx: Transaction<Schema>, account: string): Promise<void> {
  const nobody = { account: sql<string>`${FORGOTTEN} || table_id`, name: '' };
  await trx.updateTable('daily_tries').set(nobody).where('account', '=', account).execute();
}

/** Takes an account out of its duels: their numbers stay, as those of one person. */
async function forgetDuels(trx: Transaction<Schema>, account: string): Promise<void> {
  const first = trx.selectFrom('duels').select('id').where('account', '=', account).orderBy('id');
  const id = (await first.executeTakeFirst())?.id;
  if (id === undefined) return;
  const nobody = { account: `${FORGOTTEN}${id}`, name: '', slot: sql<string>`id` };
  await trx.updateTable('duels').set(nobody).where('account', '=', account).execute();
}

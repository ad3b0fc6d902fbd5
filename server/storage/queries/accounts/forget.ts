import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../schema/schema.ts';
import { RefusedChange } from './refused-change.ts';

type Trx = Transaction<Schema>;

const FORGOTTEN = 'forgotten ';

const OF_ACCOUNT = ['account_names', 'account_keys', 'account_sessions', 'account_blocks', 'pairings'] as const;

/** All but the id, which rated games name. Logs were erased before; `busy` if it sat down or entered a league since. */
export async function deleteAccount(trx: Trx, account: string, at: number): Promise<void> {
  if ((await placesOf(trx, account)).length > 0) throw new RefusedChange('busy');
  await forgetOfficials(trx, account);
  for (const name of OF_ACCOUNT) await trx.deleteFrom(name).where('account_id', '=', account).execute();
  await trx.deleteFrom('account_blocks').where('blocked', '=', account).execute();
  for (const name of ['contacts', 'reports'] as const)
    await trx.updateTable(name).set({ account_id: '' }).where('account_id', '=', account).execute();
  await trx.updateTable('accounts').set({ name: '', address: '', closed_at: at }).where('id', '=', account).execute();
}

export const placesOf = (db: Kysely<Schema>, account: string) =>
  db.selectFrom('account_places').select(['table_id as table', 'hash']).where('account_id', '=', account).execute();

/** Takes an account out of its official contests: their numbers stay, as those of one person. */
async function forgetOfficials(trx: Transaction<Schema>, account: string): Promise<void> {
  const own = trx.selectFrom('official_contests').select('id').where('account', '=', account).orderBy('id');
  const id = (await own.executeTakeFirst())?.id;
  if (id === undefined) return;
  const nobody = { account: `${FORGOTTEN}${id}`, name: '', slot: sql<string>`id` };
  await trx.updateTable('official_contests').set(nobody).where('account', '=', account).execute();
}

import type { Kysely } from 'kysely';
import type { PairingStore } from '../../../domain/stores/account-store.ts';
import type { Schema } from '../../schema/schema.ts';

const COLUMNS = [
  'id',
  'code',
  'account_id as account',
  'public_key as publicKey',
  'commitment',
  'nonce',
  'joined_key as joinedKey',
  'joined_nonce as joinedNonce',
  'joined_label as joinedLabel',
  'joined_proof as joinedProof',
  'until',
] as const;

export function pairingQueries(db: Kysely<Schema>): PairingStore {
  return {
    open({ id, code, account, publicKey, commitment, until }, now) {
      const nothing = { nonce: '', joined_key: '', joined_nonce: '', joined_label: '', joined_proof: '' };
      const values = { id, code, account_id: account, public_key: publicKey, commitment, ...nothing, until };
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom('pairings').where('account_id', '=', account).execute();
        await trx.deleteFrom('pairings').where('code', '=', code).where('until', '<=', now).execute();
        const inserted = trx
          .insertInto('pairings')
          .values(values)
          .onConflict((conflict) => conflict.doNothing());
        return (await inserted.returning('id').execute()).length > 0;
      });
    },
    async find(by, now) {
      const valid = db.selectFrom('pairings').select(COLUMNS).where('until', '>', now);
      const query = 'code' in by ? valid.where('code', '=', by.code) : valid.where('id', '=', by.id);
      return (await query.executeTakeFirst()) ?? null;
    },
    async join({ id, joinedKey, joinedNonce, joinedLabel, joinedProof }) {
      const said = { joined_nonce: joinedNonce, joined_label: joinedLabel, joined_proof: joinedProof };
      const joined = { joined_key: joinedKey, ...said };
      const free = db.updateTable('pairings').set(joined).where('id', '=', id).where('joined_key', '=', '');
      return (await free.returning('id').execute()).length > 0;
    },
    async reveal({ id, account, nonce }) {
      const own = db.updateTable('pairings').set({ nonce }).where('id', '=', id).where('account_id', '=', account);
      return (await own.where('joined_key', '!=', '').returning('id').execute()).length > 0;
    },
  };
}

import type { Kysely } from 'kysely';
import type { ContactStore } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { addJobs } from './jobs/jobs.ts';
import { channelsIn, confirmationJob, spreadCall } from './jobs/notices.ts';

const COLUMNS = [
  'id',
  'ways as sealed',
  'channels',
  'confirmed',
  'wants_until as wantsUntil',
  'told_at as toldAt',
  'until',
  'account_id as account',
] as const;

export function contactQueries(db: Kysely<Schema>): ContactStore {
  return {
    spreadCall: (call, plan) => db.transaction().execute((trx) => spreadCall(trx, call, plan)),
    async keep({ id, sealed, channels, confirmed, wantsUntil, toldAt, until, account }, confirm) {
      const ways = { ways: sealed, channels: channels.join(','), confirmed: Number(confirmed) };
      const values = { account_id: account, ...ways, wants_until: wantsUntil, until };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('contacts')
          .values({ id, told_at: toldAt, ...values })
          // When it was told is noted by calls alone, which may run at the same time.
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
        if (confirm !== null) await addJobs(trx, [confirmationJob(id, confirm.at)]);
      });
    },
    async find(id, now) {
      const one = db.selectFrom('contacts').select(COLUMNS).where('id', '=', id).where('until', '>', now);
      const found = await one.executeTakeFirst();
      if (found === undefined) return null;
      return { ...found, channels: channelsIn(found.channels), confirmed: found.confirmed === 1 };
    },
    async drop(id) {
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom('jobs').where('subject', '=', id).execute();
        return (await trx.deleteFrom('contacts').where('id', '=', id).returning('id').execute()).length > 0;
      });
    },
  };
}

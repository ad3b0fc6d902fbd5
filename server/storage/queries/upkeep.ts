import type { Kysely } from 'kysely';
import type { UpkeepStore } from '../../domain/ports.ts';
import { DELETED_EVENTS } from '../../domain/table-state.ts';
import { CLOSED, type Schema } from '../schema/schema.ts';
import { dropMonths } from './finished.ts';

const NOTICE_MS = 86_400_000;

export function upkeepQueries(db: Kysely<Schema>): Pick<UpkeepStore, 'purge' | 'purgeAccounts'> {
  return {
    async purgeAccounts(now) {
      for (const name of ['account_sessions', 'pairings'] as const)
        await db.deleteFrom(name).where('until', '<', now).execute();
    },
    async purge(before, now) {
      await db.transaction().execute(async (trx) => {
        const gone = trx.selectFrom('tables').select('id').where('status', '=', CLOSED);
        const old = gone.where('changed_at', '<', before);
        await trx.deleteFrom('entries').where('table_id', 'in', old).execute();
        await trx.deleteFrom('tables').where('status', '=', CLOSED).where('changed_at', '<', before).execute();
      });
      // A notice this old is too late to be useful, or the server no longer sends notices.
      const late = now - NOTICE_MS;
      const unsent = db.deleteFrom('jobs').where('kind', '=', 'notice');
      await unsent.where('due_at', '<', late).where('claimed_until', '<', late).execute();
      for (const name of ['counters', 'codes', 'contacts'] as const)
        await db.deleteFrom(name).where('until', '<', now).execute();
      await dropMonths(db, now);
    },
  };
}

export function removeTable(db: Kysely<Schema>, table: string, at: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom('entries')
      .select(['seq', 'up', 'events'])
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined || last.events === DELETED_EVENTS) return false;
    const { seq, up } = last;
    const emptied = { at, up, command: null, events: DELETED_EVENTS, personal: 0, private: 0, erases: 0, secret: null };
    const written = await trx
      .insertInto('entries')
      .values({ table_id: table, seq: seq + 1, ...emptied })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .execute();
    if (written.length === 0) return false;
    await trx.updateTable('entries').set(emptied).where('table_id', '=', table).execute();
    for (const name of ['finished_entries', 'seats', 'reports', 'codes', 'account_places'] as const)
      await trx.deleteFrom(name).where('table_id', '=', table).execute();
    await trx.deleteFrom('jobs').where('subject', '=', table).execute();
    const empty = { status: CLOSED, access: CLOSED, summary: '', opener: '', changed_at: at };
    await trx.updateTable('tables').set(empty).where('id', '=', table).execute();
    return true;
  });
}

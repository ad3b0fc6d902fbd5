import { SEED_DELAY_MS } from '@asteroute/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DailyStore, DeckKey, RankedPart } from '../../domain/daily.ts';
import type { Append } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { addJobs } from './jobs/jobs.ts';

const COLUMNS = [
  'day',
  'edition',
  'account',
  'name',
  'table_id as table',
  'state',
  'margin',
  'fair',
  'accuracy',
] as const;

/** Writes the tries that begin with the first entry of their tables. */
export async function writeTries(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table, updates: { daily } }) =>
    daily === undefined ? [] : [{ ...daily, table_id: table, ...UNSETTLED }],
  );
  if (values.length > 0) await trx.insertInto('daily_tries').values(values).execute();
  await addJobs(
    trx,
    values.map(({ table_id: id, account, until }) => {
      const data = JSON.stringify({ table: id, account, until });
      return { kind: 'try', id, share: account, due: until + SEED_DELAY_MS, subject: '', data };
    }),
  );
}

const UNSETTLED = { state: 'open', margin: 0, fair: 0, accuracy: 0 } as const;

/** Queries for the official tries at the decks of the days. */
export function dailyQueries(db: Kysely<Schema>): DailyStore {
  const tries = () => db.selectFrom('daily_tries').select(COLUMNS);
  return {
    triesOf: async (account, since) =>
      tries().where('account', '=', account).where('day', '>=', since).orderBy('day', 'desc').execute(),
    async tryAt(table) {
      return (await tries().where('table_id', '=', table).executeTakeFirst()) ?? null;
    },
    async settleTry(table, state, figures) {
      const one = db.updateTable('daily_tries').where('table_id', '=', table).where('state', '=', 'open');
      await one.set({ state, ...figures }).execute();
    },
    rankedTries: (part) => rankedTries(db, part),
    async placeOf({ day, edition, margin }) {
      const { better, count } = await countedAt(db, { day, edition })
        .select((e) => e.fn.countAll().as('count'))
        .select(sql<number>`sum(case when margin > ${margin} then 1 else 0 end)`.as('better'))
        .executeTakeFirstOrThrow();
      return { place: Number(better ?? 0) + 1, count: Number(count) };
    },
  };
}

const countedAt = (db: Kysely<Schema>, { day, edition }: DeckKey) =>
  db.selectFrom('daily_tries').where('day', '=', day).where('edition', '=', edition).where('state', '=', 'counted');

/** The places are those among the accounts that are asked for. */
async function rankedTries(db: Kysely<Schema>, { day, edition, accounts, offset, limit }: RankedPart) {
  const all = countedAt(db, { day, edition });
  const counted = accounts === null ? all : all.where('account', 'in', [...accounts, '']);
  const { count } = await counted.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await counted
    .select(COLUMNS)
    .select(sql<number>`rank() over (order by margin desc)`.as('place'))
    .orderBy('margin', 'desc')
    .orderBy('table_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { tries: rows.map(({ place, ...row }) => ({ ...row, place: Number(place) })), count: Number(count) };
}

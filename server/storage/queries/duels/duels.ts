import { COUNTED_DUELS_A_MONTH } from '@asteroute/protocol/contests';
import type { Kysely, Transaction } from 'kysely';
import type { Append } from '../../../domain/ports.ts';
import type {
  Duel,
  DuelFiguresRow,
  DuelQuery,
  DuelState,
  DuelStore,
  NewDuel,
} from '../../../domain/stores/duel-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { addJobs } from '../jobs/jobs.ts';
import { sumDuels } from './duel-sums.ts';

const NO_FIGURES: DuelFiguresRow = {
  games: [
    [0, 0],
    [0, 0],
  ],
  won: 0,
  margin: 0,
  fair: 0,
  error: 0,
  accuracy: 0,
};

/** Queries for duels against the bot. */
export function duelQueries(db: Kysely<Schema>): DuelStore {
  const duels = () => db.selectFrom('duels').selectAll();
  const one = (id: string) => db.updateTable('duels').where('id', '=', id).where('state', '=', 'open');
  return {
    async duelAt(id) {
      const found = await duels().where('id', '=', id).executeTakeFirst();
      return found === undefined ? null : duelOf(found);
    },
    duelsOf: async (account, limit) =>
      (
        await duels().where('account', '=', account).orderBy('begun_at', 'desc').orderBy('id').limit(limit).execute()
      ).map(duelOf),
    duelsIn: (account, month) => countIn(db, account, month),
    async settleDuel(id, state, figures) {
      await one(id)
        .set({ state, ...columnsOf(figures ?? lost(state)) })
        .execute();
    },
    sumDuels: (query: DuelQuery) => sumDuels(db, query),
    async clearDuels(before) {
      const old = db.deleteFrom('duels').where('counted', '=', 0).where('begun_at', '<', before);
      return (await old.where('state', '!=', 'open').returning('id').execute()).length;
    },
  };
}

/** What is noted of a duel without figures: one that was not played to its end is lost. */
const lost = (state: DuelState): DuelFiguresRow => ({ ...NO_FIGURES, won: state === 'refused' ? 0 : -1 });

async function countIn(db: Kysely<Schema>, account: string, month: string): Promise<number> {
  const own = db.selectFrom('duels').where('account', '=', account).where('month', '=', month);
  const { count } = await own.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes the duels that begin with the first entries of their tables. */
export async function writeDuels(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  for (const { updates } of batch) if (updates.duel !== undefined) await writeDuel(trx, updates.duel);
}

/** Notes a duel. A place among those of the account that another node has given at this moment is not given twice. */
async function writeDuel(trx: Transaction<Schema>, { begun, due, ...duel }: NewDuel): Promise<void> {
  const { id, account, month } = duel;
  const number = account === '' ? 0 : (await countIn(trx, account, month)) + 1;
  const row = { ...duel, begun_at: begun, state: 'open' as const, ...columnsOf(NO_FIGURES) };
  const insert = (slot: string, counted: boolean) =>
    trx
      .insertInto('duels')
      .values({ ...row, slot, counted: Number(counted) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
  const placed =
    number > 0 && number <= COUNTED_DUELS_A_MONTH ? await insert(`${month} ${account} ${number}`, true) : [];
  if (placed.length === 0) await insert(id, false);
  const data = JSON.stringify({ id, account, begun, until: duel.until });
  await addJobs(trx, [{ kind: 'duel', id, share: account || id, due, subject: '', data }]);
}

function columnsOf({ games, won, margin, fair, error, accuracy }: DuelFiguresRow) {
  const [[own_first, bot_first], [own_second, bot_second]] = games;
  return { own_first, bot_first, own_second, bot_second, won, margin, fair, error, accuracy };
}

function duelOf(row: Schema['duels']): Duel {
  const { slot: _, begun_at: begun, counted, state, ...rest } = row;
  const { own_first, bot_first, own_second, bot_second, ...more } = rest;
  return {
    ...more,
    begun,
    counted: counted === 1,
    state,
    games: [
      [own_first, bot_first],
      [own_second, bot_second],
    ],
  };
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Append } from '../../../domain/ports.ts';
import type {
  ContestStore,
  NewOfficial,
  Official,
  OfficialFigures,
  OfficialGroup,
  OfficialState,
  RankedPart,
} from '../../../domain/stores/contest-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { sumDuels } from './sums.ts';

const NO_FIGURES: OfficialFigures = { games: [], won: 0, margin: 0, fair: 0, error: 0, accuracy: 0 };

export function contestQueries(db: Kysely<Schema>): ContestStore {
  const official = () => db.selectFrom('official_contests').selectAll();
  return {
    async officialAt(id) {
      const found = await official().where('id', '=', id).executeTakeFirst();
      return found === undefined ? null : officialOf(found);
    },
    async officialsOf(account, { format, since, limit }) {
      const own = official().where('account', '=', account).where('format', '=', format).where('begun_at', '>=', since);
      return (await own.orderBy('begun_at', 'desc').orderBy('id').limit(limit).execute()).map(officialOf);
    },
    officialsIn: (account, format, period) => countIn(db, { account, format, period }),
    ranked: (part) => ranked(db, part),
    async placeOf({ margin, ...group }) {
      const { better, count } = await countedIn(db, group)
        .select((e) => e.fn.countAll().as('count'))
        .select(sql<number>`sum(case when margin > ${margin} then 1 else 0 end)`.as('better'))
        .executeTakeFirstOrThrow();
      return { place: Number(better ?? 0) + 1, count: Number(count) };
    },
    sumDuels: (query) => sumDuels(db, query),
    async clearUncounted(before) {
      const old = db.deleteFrom('official_contests').where('counted', '=', 0).where('begun_at', '<', before);
      return (await old.where('state', '!=', 'open').returning('id').execute()).length;
    },
  };
}

const countedIn = (db: Kysely<Schema>, { format, edition, period }: OfficialGroup) =>
  db
    .selectFrom('official_contests')
    .where('format', '=', format)
    .where('period', '=', period)
    .where('edition', '=', edition)
    .where('counted', '=', 1)
    .where('state', '=', 'finished');

/** The places are those among the accounts that are asked for. */
async function ranked(db: Kysely<Schema>, { accounts, offset, limit, ...group }: RankedPart) {
  const all = countedIn(db, group);
  const counted = accounts === null ? all : all.where('account', 'in', [...accounts, '']);
  const { count } = await counted.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await counted
    .selectAll()
    .select(sql<number>`rank() over (order by margin desc)`.as('place'))
    .orderBy('margin', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    rows: rows.map(({ place, ...row }) => ({ ...officialOf(row), place: Number(place) })),
    count: Number(count),
  };
}

async function countIn(
  db: Kysely<Schema>,
  { account, format, period }: Pick<Official, 'account' | 'format' | 'period'>,
): Promise<number> {
  const own = db.selectFrom('official_contests').where('account', '=', account).where('format', '=', format);
  const all = own.where('period', '=', period).select((e) => e.fn.countAll().as('count'));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

export async function writeOfficials(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  for (const { table, updates } of batch) {
    if (updates.official !== undefined) await insertOfficial(trx, updates.official);
    if (updates.officialResult !== undefined) await settle(trx, table, updates.officialResult);
  }
}

/** Notes one that begins. A place among those of the account that another node has given at this moment is not given twice. */
async function insertOfficial(trx: Transaction<Schema>, { begun, counting, ...rest }: NewOfficial): Promise<void> {
  const { id, account, format, period, edition } = rest;
  const row = { ...rest, begun_at: begun, state: 'open', ...columnsOf(NO_FIGURES) } as const;
  const insert = (slot: string, counted: boolean) =>
    trx
      .insertInto('official_contests')
      .values({ ...row, slot, counted: Number(counted) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
  // An account has one try at a deck.
  if (format === 'deck') return void (await insert(`${period} ${edition} ${account}`, counting > 0));
  const number = counting === 0 ? 0 : (await countIn(trx, { account, format, period })) + 1;
  const isPlaced =
    number > 0 && number <= counting && (await insert(`${period} ${account} ${number}`, true)).length > 0;
  if (!isPlaced) await insert(id, false);
}

/** Notes what became of one, unless that is noted already. One that was not played to its end is lost. */
async function settle(
  trx: Transaction<Schema>,
  id: string,
  { state, figures }: { readonly state: OfficialState; readonly figures: OfficialFigures | null },
): Promise<void> {
  const lost = { ...NO_FIGURES, won: state === 'refused' ? 0 : -1 };
  const open = trx.updateTable('official_contests').where('id', '=', id).where('state', '=', 'open');
  await open.set({ state, ...columnsOf(figures ?? lost) }).execute();
}

const columnsOf = ({ games, ...rest }: OfficialFigures) => ({ ...rest, games: JSON.stringify(games) });

function officialOf({ slot: _, begun_at: begun, counted, games, ...rest }: Schema['official_contests']): Official {
  return { ...rest, begun, counted: counted === 1, games: JSON.parse(games) };
}

import { type Kysely, sql } from 'kysely';
import type { DuelQuery, DuelSums, SumsByPerson } from '../../../domain/stores/contest-store.ts';
import type { Schema } from '../../schema/schema.ts';

const BY_PERSON = {
  duels: sql<number>`count(*)`,
  wins: sql<number>`sum(case when won > 0 then 1 else 0 end)`,
  draws: sql<number>`sum(case when won = 0 then 1 else 0 end)`,
  score: sql<number>`sum(won)`,
  finished: sql<number>`sum(case when state = 'finished' then 1 else 0 end)`,
  margin: sql<number>`sum(margin)`,
  fair: sql<number>`sum(fair)`,
} as const;

const OVER_ALL = {
  duels: 'duels',
  people: '1',
  duelSquares: 'duels * duels',
  wins: 'wins',
  draws: 'draws',
  score: 'score',
  scoreSquares: 'score * score',
  scoreProducts: 'score * duels',
  finished: 'finished',
  finishers: 'case when finished > 0 then 1 else 0 end',
  finishedSquares: 'finished * finished',
  margin: 'margin',
  marginSquares: 'margin * margin',
  marginProducts: 'margin * finished',
  fair: 'fair',
  fairSquares: 'fair * fair',
  fairProducts: 'fair * finished',
} as const;
type Sum = keyof typeof OVER_ALL;

export async function sumDuels(db: Kysely<Schema>, query: DuelQuery): Promise<DuelSums> {
  const found = await db
    .selectFrom(byPerson(db, query).as('people'))
    .select(
      Object.entries(OVER_ALL).map(([name, of]) =>
        sql<number | string | null>`sum(${sql.raw(of)})`.as(name.toLowerCase()),
      ),
    )
    .executeTakeFirstOrThrow();
  const rows: Readonly<Record<string, number | string | null>> = found;
  const sum = (name: Sum) => Number(rows[name.toLowerCase()] ?? 0);
  const sums = (of: 'score' | 'margin' | 'fair'): SumsByPerson => ({
    sum: sum(of),
    squares: sum(`${of}Squares`),
    products: sum(`${of}Products`),
  });
  return {
    won: sum('wins'),
    drawn: sum('draws'),
    lost: sum('duels') - sum('wins') - sum('draws'),
    people: sum('people'),
    duelSquares: sum('duelSquares'),
    score: sums('score'),
    finished: sum('finished'),
    finishers: sum('finishers'),
    finishedSquares: sum('finishedSquares'),
    margin: sums('margin'),
    fair: sums('fair'),
  };
}

function byPerson(db: Kysely<Schema>, { edition, bot, month }: DuelQuery) {
  const counted = db
    .selectFrom('official_contests')
    .where('format', '=', 'series')
    .where('edition', '=', edition)
    .where('bot', '=', bot)
    .where('counted', '=', 1)
    .where('state', 'in', ['finished', 'given-up', 'late'])
    .select(Object.entries(BY_PERSON).map(([name, of]) => of.as(name)))
    .groupBy('account');
  return month === null ? counted : counted.where('period', '=', month);
}

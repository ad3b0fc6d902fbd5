import { createRandom } from '@asteroute/engine';
import type { ContestEvent, ContestPlan } from '@asteroute/protocol/contests';
import { describe, expect, test } from 'vitest';
import { type ContestState, contestCsv, contestOf, contestTableOf, undecidedGames, withEvent } from './index.ts';
import { firstRounds, seriesScore, whatFollows } from './rounds.ts';

const PLAN: ContestPlan = {
  title: 'Autumn',
  format: 'swiss',
  rounds: 3,
  twin: false,
  edition: 'classic',
  modules: [],
  options: {},
  clock: { type: 'none' },
  roundDays: null,
  late: 'forfeit',
};
const ports = { at: 1000, tableOf: (round: number, game: number) => `t${round}-${game}` };

function begun(plan: Partial<ContestPlan>, count: number): ContestState {
  const entered = Array.from({ length: count }, (_, player): ContestEvent => {
    return { type: 'entered', player, name: `P${player}`, bot: null };
  });
  const events: ContestEvent[] = [{ type: 'announced', plan: { ...PLAN, ...plan } }, ...entered];
  const open = contestOf('l', [{ seq: 1, at: 0, events }])!;
  return firstRounds(open, ports).reduce(withEvent, open);
}

/** Gives every game that waits a result, with what follows, until the league is over. */
function playedOut(start: ContestState, points: (first: number, second: number) => [number, number]): ContestState {
  let league = start;
  for (let guard = 0; league.status !== 'over'; guard++) {
    if (guard > 2000) throw new Error('the league does not end');
    const [next] = undecidedGames(league);
    const { first, second } = next.at;
    const place = { round: next.round, game: next.game };
    league = withEvent(league, {
      type: 'result',
      ...place,
      points: points(first, second),
      lost: null,
      reason: 'finished',
    });
    league = whatFollows(league, ports).reduce(withEvent, league);
  }
  return league;
}

const byNumber = (first: number, second: number): [number, number] => [100 - first, 100 - second];

test('a Swiss league pairs each round when the one before is decided, and ends after its last', () => {
  const league = playedOut(begun({}, 8), byNumber);
  expect(league.rounds.map(({ games }) => games.length)).toEqual([4, 4, 4]);
  const { rows } = contestTableOf(league);
  expect(rows[0]).toMatchObject({ rank: 1, name: 'P0', score: 3, games: 3 });
  expect(contestCsv(contestTableOf(league)).split('\r\n')[0]).toBe(
    'rank,player,score,buchholz,difference,1,2,3,4,5,6,7,8',
  );
});

test('a round robin is paired at once; twice it has the seats exchanged, and byes count for nobody', () => {
  const once = begun({ format: 'round-robin', rounds: 1, roundDays: 7 }, 5);
  expect(once.rounds.map(({ games, byes }) => [games.length, byes.length])).toEqual(new Array(5).fill([2, 1]));
  expect(once.rounds.map(({ until }) => (until! - 1000) / 86_400_000)).toEqual([7, 14, 21, 28, 35]);
  const league = playedOut(begun({ format: 'round-robin', rounds: 2 }, 4), byNumber);
  expect(contestTableOf(league).rows.map(({ score }) => score)).toEqual([6, 4, 2, 0]);
});

describe('a series', () => {
  test('of three ends when one has won two; the seats are exchanged', () => {
    const league = playedOut(begun({ format: 'series', rounds: 3 }, 2), byNumber);
    expect(league.rounds.map(({ games: [{ first }] }) => first)).toEqual([0, 1]);
    expect(seriesScore(league)).toEqual([2, 0]);
  });

  test('of duels counts each duel once: after a game each the points of both decide', () => {
    const league = playedOut(begun({ format: 'series', rounds: 1, twin: true }, 2), (first) =>
      first === 0 ? [9, 2] : [5, 4],
    );
    expect(league.rounds).toHaveLength(1);
    expect(seriesScore(league)).toEqual([1, 0]);
  });
});

describe('a withdrawal', () => {
  const left: ContestEvent = { type: 'withdrew', player: 1, by: 'player' };

  test('of a Swiss league loses the game of the round, and later rounds pair the others', () => {
    const gone = withEvent(begun({}, 5), left);
    const league = playedOut(gone, byNumber);
    const rows = contestTableOf(league).rows;
    expect(rows.find(({ player }) => player === 1)).toMatchObject({ withdrawn: true, wins: 0 });
    expect(league.rounds.slice(1).flatMap(({ games }) => games.filter((g) => g.first === 1 || g.second === 1))).toEqual(
      [],
    );
  });

  test('of both players of a game loses it for both', () => {
    const league = begun({}, 4);
    const { first, second } = league.rounds[0].games[0];
    const both = [first, second].map((player): ContestEvent => ({ type: 'withdrew', player, by: 'player' }));
    const rows = contestTableOf(both.reduce(withEvent, league)).rows;
    for (const player of [first, second])
      expect(rows.find((row) => row.player === player)).toMatchObject({ score: 0, games: 1 });
  });

  test('early in a round robin takes the games out', () => {
    const league = withEvent(begun({ format: 'round-robin', rounds: 1 }, 4), left);
    expect(contestTableOf(league).rows.map(({ games }) => games)).toEqual([0, 0, 0, 0]);
    expect(undecidedGames(league)).toHaveLength(3);
  });
});

test('random leagues with withdrawals end, with a result for every game of those who stayed', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = createRandom(seed);
    const format = (['swiss', 'round-robin'] as const)[random.below(2)];
    let league = begun({ format, rounds: format === 'swiss' ? 4 : 1 }, 2 + random.below(9));
    if (random.below(2) === 0) league = withEvent(league, { type: 'withdrew', player: 0, by: 'organizer' });
    league = whatFollows(league, ports).reduce(withEvent, league);
    const over = playedOut(league, () => [random.below(9), random.below(9)]);
    expect(undecidedGames(over)).toEqual([]);
  }
});

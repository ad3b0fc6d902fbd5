import { expect, test } from 'vitest';
import type { TournamentGame, TournamentRound } from '../index.ts';
import { standingsOf, swissRound } from '../index.ts';
import { randomTournament } from '../testing/random-tournament.ts';

const won = (first: string, second: string, points: [number, number]): TournamentGame => ({ first, second, points });

test('the first round pairs the upper half with the lower one; the next one equals with each other', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const round = swissRound(players, []);
  const pairs = ({ games }: TournamentRound) => games.map(({ first, second }) => [first, second].sort().join(''));
  expect(pairs(round)).toEqual(['ae', 'bf', 'cg', 'dh']);
  const played = {
    ...round,
    games: round.games.map((game) => won(game.first, game.second, game.first < game.second ? [9, 5] : [5, 9])),
  };
  expect(pairs(swissRound(players, [played]))).toEqual(['ac', 'bd', 'eg', 'fh']);
});

test('the weakest without a bye has the next one, and who withdraws is not paired', () => {
  const first = swissRound(['a', 'b', 'c'], []);
  expect(first.byes).toEqual(['c']);
  const rounds = [{ ...first, games: [won('a', 'b', [60, 40])] }];
  const second = swissRound(['a', 'b', 'c'], rounds);
  expect(second.byes).toEqual(['b']);
  expect(swissRound(['a', 'c'], rounds)).toEqual({ games: [{ first: 'c', second: 'a', points: null }], byes: [] });
  expect(swissRound(['a', 'b'], rounds).games).toHaveLength(1);
  expect(swissRound([], rounds)).toEqual({ games: [], byes: [] });
});

test('ties are broken by the rivals without the lowest, then by points; equals share a rank', () => {
  const rounds: TournamentRound[] = [
    { games: [won('a', 'c', [50, 40]), won('b', 'd', [50, 30])], byes: ['e'] },
    { games: [won('e', 'a', [30, 60]), won('c', 'b', [20, 50])], byes: ['d'] },
    { games: [won('a', 'b', [44, 44]), won('d', 'e', [50, 41])], byes: ['c'] },
  ];
  const lines = standingsOf(['e', 'd', 'c', 'b', 'a'], rounds);
  expect(lines.map(({ player, score, buchholz, difference }) => [player, score, buchholz, difference])).toEqual([
    ['b', 2.5, 4.5, 50],
    ['a', 2.5, 3.5, 40],
    ['d', 2, 3.5, -11],
    ['c', 1, 5, -40],
    ['e', 1, 4.5, -39],
  ]);
  expect(standingsOf(['x', 'y'], []).map(({ rank }) => rank)).toEqual([1, 1]);
});

test('a game that was given up is lost whatever the points are, and moves no difference of points', () => {
  const [winner, loser] = standingsOf(
    ['a', 'b'],
    [{ games: [{ ...won('a', 'b', [70, 10]), lost: 'first' }], byes: [] }],
  );
  expect([winner.player, winner.score, winner.difference, loser.difference]).toEqual(['b', 1, 0, 0]);
});

/** `npm run lab -- soak --only tests` plays many. */
const TOURNAMENTS = process.env.ASTEROUTE_SOAK === '1' ? 10_000 : 40;

test('random tournaments keep every promise, and some need what the rules allow last', () => {
  let rematches = 0;
  for (let seed = 1; seed <= TOURNAMENTS; seed++) {
    rematches += randomTournament(seed);
  }
  expect(rematches).toBeGreaterThan(3);
});

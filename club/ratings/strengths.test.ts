/** Players of known strength: how soon ratings and form put them in the right order. */
import { createRandom, mix, type Random } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { type MarginGame, playerForms } from '../index.ts';
import { type GameResult, type Rating, rated, UNRATED } from './glicko.ts';

const PLAYERS = 200;
/** Points: how far strengths differ, how far play varies in a game, its luck, and what a review misses of that. */
const [STRENGTH, PLAY, LUCK, MISSED] = [17, 11, 14, 6];

/** A number of the standard normal distribution: twelve uniform ones have variance 1. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.below(1e6) / 1e6).reduce((sum, one) => sum + one, -6);

interface GameOfPlayer {
  readonly players: readonly [number, number];
  readonly margin: number;
  /** The margin without luck, as a review measures it. */
  readonly play: number;
}

function season(seed: number, rounds: number): { strengths: number[]; rounds: GameOfPlayer[][] } {
  const random = createRandom(seed);
  const strengths = Array.from({ length: PLAYERS }, () => STRENGTH * normal(random));
  const played = Array.from({ length: rounds }, () => {
    const order = strengths.map((_, player) => player).sort((a, b) => mix(seed, a) - mix(seed, b));
    for (let at = order.length - 1; at > 0; at--) {
      const other = random.below(at + 1);
      [order[at], order[other]] = [order[other], order[at]];
    }
    return Array.from({ length: PLAYERS / 2 }, (_, game): GameOfPlayer => {
      const [a, b] = [order[2 * game], order[2 * game + 1]];
      const play = strengths[a] - strengths[b] + PLAY * normal(random);
      return { players: [a, b], margin: play + LUCK * normal(random), play: play + MISSED * normal(random) };
    });
  });
  return { strengths, rounds: played };
}

function ratingsAfter(rounds: readonly GameOfPlayer[][]): Rating[] {
  let ratings: Rating[] = Array.from({ length: PLAYERS }, () => UNRATED);
  for (const games of rounds) {
    const results: GameResult[][] = ratings.map(() => []);
    for (const { players, margin } of games) {
      for (const [at, player] of players.entries()) {
        const score = margin === 0 ? 0.5 : Number(margin > 0 === (at === 0));
        results[player].push({ ...ratings[players[1 - at]], score });
      }
    }
    ratings = ratings.map((rating, player) => rated(rating, results[player]));
  }
  return ratings;
}

function formAfter(rounds: readonly GameOfPlayer[][]): number[] {
  const games = rounds.flat().map(
    ({ players, play }): MarginGame => [
      { player: String(players[0]), margin: play },
      { player: String(players[1]), margin: -play },
    ],
  );
  const form = playerForms(games);
  return Array.from({ length: PLAYERS }, (_, player) => form.get(String(player))?.points ?? 0);
}

/** Spearman's rank correlation of values without ties. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) => {
    const sorted = values.map((_, at) => at).sort((a, b) => values[a] - values[b]);
    const rank = new Array<number>(values.length);
    for (const [place, at] of sorted.entries()) rank[at] = place;
    return rank;
  };
  const [a, b] = [ranks(one), ranks(other)];
  const squares = a.reduce((sum, rank, at) => sum + (rank - b[at]) ** 2, 0);
  return 1 - (6 * squares) / (PLAYERS * (PLAYERS ** 2 - 1));
}

test.each([1, 2, 3])('season %i: 20 rated games order 200 players, and form does in 12 fewer', (seed) => {
  const { strengths, rounds } = season(seed, 20);
  const rating = rankCorrelation(
    strengths,
    ratingsAfter(rounds).map((one) => one.rating),
  );
  const form = rankCorrelation(strengths, formAfter(rounds.slice(0, 8)));
  expect(rating).toBeGreaterThanOrEqual(0.9);
  expect(form).toBeGreaterThanOrEqual(rating);
});

test('form counts rivals: two who beat different rivals by as much differ as those do', () => {
  const game = (one: string, other: string, margin: number): MarginGame => [
    { player: one, margin },
    { player: other, margin: -margin },
  ];
  const many = <T>(value: T): T[] => Array.from({ length: 40 }, () => value);
  const form = playerForms([
    ...many(game('a', 'strong', 5)),
    ...many(game('strong', 'weak', 20)),
    ...many(game('b', 'weak', 5)),
  ]);
  const points = (player: string) => form.get(player)?.points ?? Number.NaN;
  expect(points('a') - points('b')).toBeGreaterThan(15);
  expect([...form.values()].reduce((sum, one) => sum + one.points, 0)).toBeCloseTo(0, 6);
  expect(form.get('a')?.games).toBe(40);
  expect(form.get('strong')?.se).toBeLessThan(form.get('a')?.se ?? 0);
});

test('a single game says little, and nobody has a form without one', () => {
  const form = playerForms([
    [
      { player: 'a', margin: 60 },
      { player: 'b', margin: -60 },
    ],
  ]);
  expect(form.get('a')?.points).toBeLessThan(40);
  expect(form.get('a')?.se).toBeGreaterThan(8);
  expect(playerForms([]).size).toBe(0);
});

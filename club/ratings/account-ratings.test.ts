import { createRandom } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { accountRatings, MAX_PAIR_GAMES, type RatedGame } from './account-ratings.ts';

const DAY = 86_400_000;
const game = (first: string, second: string, score: number, at = 0): RatedGame => ({
  at,
  edition: 'classic',
  accounts: [first, second],
  score,
});
const ratingOf = (games: readonly RatedGame[], account: string) => accountRatings(games).get('classic')?.get(account);

test('who wins rises as the other falls, and both become more certain', () => {
  const games = [game('ann', 'ben', 1)];
  const [ann, ben] = ['ann', 'ben'].map((account) => ratingOf(games, account)!);
  expect(ann.rating).toBeCloseTo(1662.31, 2);
  expect(ann.rating - 1500).toBeCloseTo(1500 - ben.rating, 9);
  expect(ann.deviation).toBeLessThan(350);
  expect([ann.games, ben.games]).toEqual([1, 1]);
});

test('the better of a hundred games is above the other, by about as much as the wins say', () => {
  const random = createRandom(201_300);
  // A player who wins three games of four is about 191 points stronger.
  const games = Array.from({ length: 300 }, (_, i) => game('ann', 'ben', Number(random.below(4) < 3), i * DAY));
  const difference = ratingOf(games, 'ann')!.rating - ratingOf(games, 'ben')!.rating;
  expect(Math.abs(difference - 191)).toBeLessThan(90);
});

test('of many games between the same two in a day only the first ones count, in each edition', () => {
  const many = Array.from({ length: 40 }, () => game('ann', 'ben', 1));
  expect(ratingOf(many, 'ann')).toEqual(ratingOf(many.slice(0, MAX_PAIR_GAMES), 'ann'));
  // Changing seats does not help, the next day does.
  const turned = [...many, game('ben', 'ann', 0)];
  expect(ratingOf(turned, 'ann')).toEqual(ratingOf(many, 'ann'));
  expect(ratingOf([...many, game('ann', 'ben', 1, DAY)], 'ann')!.games).toBe(MAX_PAIR_GAMES + 1);
  const other = { ...game('ann', 'ben', 1), edition: 'star-wars' };
  expect(
    accountRatings([...many, other])
      .get('star-wars')
      ?.get('ann')?.games,
  ).toBe(1);
});

test('the same games give the same numbers to the last digit', () => {
  const random = createRandom(201_301);
  const names = ['ann', 'ben', 'cleo', 'dora'];
  const games = Array.from({ length: 200 }, (_, i) => {
    const first = random.below(4);
    const second = (first + 1 + random.below(3)) % 4;
    return game(names[first], names[second], random.below(3) / 2, i * DAY);
  });
  expect(accountRatings(games)).toEqual(accountRatings(structuredClone(games)));
});

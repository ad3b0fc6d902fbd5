import { createRandom } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { type Pairing, rate, ratings } from './ladder.ts';

const TRUTH = [-300, -50, 100, 250];

/** All pairings of bots of known strength. The shares are random with the probability that the strengths imply. */
function pairings(units: number, seed: number): Pairing[] {
  const random = createRandom(seed);
  return TRUTH.flatMap((own, first) =>
    TRUTH.slice(first + 1).map((other, i) => {
      const chance = 1 / (1 + 10 ** ((other - own) / 400));
      const shares = Array.from({ length: units }, () => (random.below(1_000_000) < 1_000_000 * chance ? 1 : 0));
      return { first, second: first + 1 + i, shares };
    }),
  );
}

describe('ratings', () => {
  test('find the strengths that the games came from', () => {
    for (const [bot, rating] of ratings(4, pairings(20_000, 3)).entries()) expect(rating).toBeCloseTo(TRUTH[bot], -1.3);
  });

  test('two bots differ by the Elo of their share, the drawn unit aside', () => {
    const [one, two] = ratings(2, [{ first: 0, second: 1, shares: [1, 1, 1, 1, 1, 1, 1, 0, 0] }]);
    expect(one + two).toBeCloseTo(0, 6);
    expect(one - two).toBeCloseTo(400 * Math.log10(0.75 / 0.25), 6);
  });

  test('rate a bot that never won, and bots that played even', () => {
    const [won, lost] = ratings(2, [{ first: 0, second: 1, shares: [1, 1, 1] }]);
    expect(won).toBeGreaterThan(lost);
    expect(won).toBeLessThan(1000);
    expect(ratings(2, [{ first: 0, second: 1, shares: [0.5, 0.5] }])).toEqual([0, 0]);
  });

  test('their intervals hold the truth and narrow with the games', () => {
    const [few, many] = [rate(4, pairings(40, 5), 1), rate(4, pairings(400, 5), 1)];
    for (const [bot, { mean, low, high }] of many.entries()) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
      expect([low < TRUTH[bot] + 25, high > TRUTH[bot] - 25]).toEqual([true, true]);
      expect(high - low).toBeLessThan(few[bot].high - few[bot].low);
    }
    expect(rate(4, pairings(40, 5), 1)).toEqual(few);
  });
});

import { createRandom, type Random } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { eloOf, FEWEST, meanOf, rateOf, sequentialTest } from './statistics.ts';

/** A random value that is approximately normally distributed, from the sum of twelve uniform ones. */
function normal(random: Random, mean: number, deviation: number): number {
  const dozen = Array.from({ length: 12 }, () => random.below(1_000_000) / 1_000_000);
  return mean + deviation * (dozen.reduce((sum, n) => sum + n, 0) - 6);
}

describe('the mean', () => {
  test('has the interval of Student: 2.776 standard errors for five values', () => {
    const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect((high - mean) / Math.sqrt(0.5)).toBeCloseTo(2.776, 1);
    expect(mean - low).toBeCloseTo(high - mean, 12);
  });

  test('the interval covers the truth in 95 of 100 samples, small ones too', () => {
    const random = createRandom(4);
    for (const size of [6, 30]) {
      let covered = 0;
      for (let i = 0; i < 2000; i++) {
        const { low, high } = meanOf(Array.from({ length: size }, () => normal(random, 2, 14)));
        if (low <= 2 && 2 <= high) covered++;
      }
      expect(covered / 2000).toBeGreaterThan(0.935);
      expect(covered / 2000).toBeLessThan(0.965);
    }
  });
});

describe('a rate', () => {
  test('has the interval of Wilson: 81 of 100 games are 72.2 to 87.5 %', () => {
    const { mean, low, high } = rateOf(Array.from({ length: 100 }, (_, i) => (i < 81 ? 1 : 0)));
    expect(mean).toBe(0.81);
    expect([low, high]).toEqual([expect.closeTo(0.7222, 2), expect.closeTo(0.8749, 2)]);
  });

  test('of games that were all won is 1, its interval 1 only at one end', () => {
    expect(rateOf([1, 1, 1, 1])).toEqual({ mean: 1, low: expect.closeTo(0.51, 2), high: 1 });
    expect(rateOf([0, 0, 0, 0])).toEqual({ mean: 0, low: 0, high: expect.closeTo(0.49, 2) });
  });

  test('of halves alone is a half and nothing else', () => {
    expect(rateOf([0.5, 0.5, 0.5])).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });

  test('gives the Elo difference: 76 % are 200', () => {
    const { mean, low, high } = eloOf({ mean: 0.76, low: 0.5, high: 1 });
    expect([mean, low, high]).toEqual([expect.closeTo(200, 0), 0, Number.POSITIVE_INFINITY]);
  });
});

describe('the sequential test', () => {
  /**
   * Simulates matches with a true margin: how often H1 is accepted, how often neither hypothesis, and the mean number
   * of pairs.
   */
  function trials(truth: number) {
    const random = createRandom(11);
    const runs = Array.from({ length: 150 }, () => {
      const margins: number[] = [];
      while (margins.length < 5000) {
        margins.push(normal(random, truth, 7));
        const { accepted } = sequentialTest(margins);
        if (accepted !== null) return { accepted, pairs: margins.length };
      }
      return { accepted: null, pairs: margins.length };
    });
    const share = (verdict: string | null) => runs.filter(({ accepted }) => accepted === verdict).length / runs.length;
    return { H1: share('H1'), H0: share('H0'), none: share(null) };
  }

  test('errs in about one of twenty where nothing is gained, and where 1.5 points are', () => {
    const nothing = trials(0);
    expect(nothing.H1).toBeLessThan(0.1);
    expect(nothing.none).toBe(0);
    const gain = trials(1.5);
    expect(gain.H0).toBeLessThan(0.1);
    expect(gain.none).toBe(0);
  });

  test('says nothing before the variance is known, then accepts what is plain', () => {
    const margins = Array.from({ length: FEWEST }, (_, i) => 20 + (i % 3));
    expect(sequentialTest(margins.slice(1)).accepted).toBeNull();
    expect(sequentialTest(margins).accepted).toBe('H1');
    expect(sequentialTest(margins.map((margin) => -margin)).accepted).toBe('H0');
  });

  test('a bot against itself gains nothing', () => {
    expect(sequentialTest(new Array<number>(FEWEST).fill(0)).accepted).toBe('H0');
  });
});

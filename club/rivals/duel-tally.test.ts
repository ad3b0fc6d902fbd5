import { expect, test } from 'vitest';
import { clusteredMean, strengthAbove } from '../index.ts';
import type { ClusteredSums } from './duel-tally.ts';

/** The sums of values by person. */
function sumsOf(people: readonly (readonly number[])[]): ClusteredSums {
  const total = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const each = (of: (values: readonly number[]) => number) => total(people.map(of));
  return {
    people: people.length,
    count: each((values) => values.length),
    countSquares: each((values) => values.length ** 2),
    sum: each(total),
    sumSquares: each((values) => total(values) ** 2),
    products: each((values) => total(values) * values.length),
  };
}

test('with one value each the standard error is the usual one', () => {
  const values = [4, 8, 6, 2];
  const usual = Math.sqrt(values.reduce((all, one) => all + (one - 5) ** 2, 0) / 3 / 4);
  const { mean, error } = clusteredMean(sumsOf(values.map((one) => [one])))!;
  expect([mean, error]).toEqual([5, expect.closeTo(usual, 9)]);
});

test('the same value many times by one person says no more than once', () => {
  const { error } = clusteredMean(sumsOf([[4], [8], [6], [2]]))!;
  const often = clusteredMean(sumsOf([4, 8, 6, 2].map((one) => new Array<number>(20).fill(one))))!;
  expect(often).toEqual({ mean: 5, error: expect.closeTo(error!, 9) });
});

test('nobody gives no mean, one person no error', () => {
  expect(clusteredMean(sumsOf([]))).toBeNull();
  expect(clusteredMean(sumsOf([[3, 5]]))).toEqual({ mean: 4, error: null });
});

test('who is level with an opponent meets one of the same strength; one in eleven is 400 points', () => {
  expect(strengthAbove({ mean: 0.5, error: 0.05 })).toEqual({ above: 0, error: expect.closeTo(34.7, 1) });
  expect(strengthAbove({ mean: 1 / 11, error: 0 })?.above).toBeCloseTo(400, 9);
  for (const mean of [0, 1]) expect(strengthAbove({ mean, error: 0.1 })).toBeNull();
});

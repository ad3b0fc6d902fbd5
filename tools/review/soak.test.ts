import { expect, test } from 'vitest';
import { fuzzReviews, sumReviews } from './soak.ts';

test('the parts of a few reviews of other games than the campaign add up', () => {
  expect(sumReviews({ seed: 3_000_001, count: 2 })).toEqual({ done: 2, faults: [] });
});

test('100 records with faults are reviewed or refused, and none throws', () => {
  const { done, faults, reviewed } = fuzzReviews({ seed: 3_000_000, count: 100 });
  expect([done, faults]).toEqual([100, []]);
  expect(reviewed).toBeGreaterThan(0);
  expect(reviewed).toBeLessThan(done);
});

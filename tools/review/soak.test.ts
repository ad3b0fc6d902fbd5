import { expect, test } from 'vitest';
import { fuzzReviews, sumReviews } from './soak.ts';

test('the parts of the review of another game than those of the campaign add up', () => {
  expect(sumReviews({ seed: 3_000_001, count: 1 })).toEqual({ done: 1, faults: [] });
});

test('150 records with faults are reviewed or refused, and none throws', () => {
  const { done, faults, reviewed } = fuzzReviews({ seed: 3_000_000, count: 150 });
  expect([done, faults]).toEqual([150, []]);
  expect(reviewed).toBeGreaterThan(0);
  expect(reviewed).toBeLessThan(done);
});

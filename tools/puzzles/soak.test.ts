import { expect, test } from 'vitest';
import { checkPuzzles } from './soak.ts';

test('the first puzzles of each pack have the answers that they say, and projected misses them', () => {
  const { done, faults, endgames } = checkPuzzles({ seed: 1, count: 2 });
  expect(faults).toEqual([]);
  expect(done).toBe(4);
  expect(endgames).toBeGreaterThan(0);
});

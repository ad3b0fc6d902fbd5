import { expect, test } from 'vitest';
import { checkPuzzles } from './soak.ts';

test('the packs that ship have their form, and the first endgames the answers that they say, missed by projected', () => {
  const { done, faults, missed } = checkPuzzles({ seed: 1, count: 1 }, () => {}, ['endgame']);
  expect([done, faults, missed]).toEqual([2, [], 2]);
});

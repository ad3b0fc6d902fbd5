import { expect, test } from 'vitest';
import { compare, describeCompared } from './campaign.ts';

/** A part of `npm run soak -- --only classic`: these 32 games have every set of modules with 2 to 5 players, and the river with the start tile in the box and in the stack (K-15). */
const PARTS = [{ seed: 16, count: 32 }];

test.each(PARTS)('CL-21 $count classic games from seed $seed: engine and reference agree at every turn', (range) => {
  const found = compare({ edition: 'classic' }, range);
  console.log(`seed ${range.seed}: ${describeCompared(found)}`);
  expect([found.faults, found.done]).toEqual([[], range.count]);
  expect(found.majorities).toBeGreaterThan(5);
  expect(found.ties).toBeGreaterThan(25);
  expect(found.recalls).toBeGreaterThan(50);
});

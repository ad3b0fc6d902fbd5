import { expect, test } from 'vitest';
import { compare, describeCompared } from './campaign.ts';

/** A part of `npm run soak -- --only star-wars`. */
const PARTS = [{ seed: 1, count: 25 }];

test.each(PARTS)('$count games from seed $seed: the engine and the reference agree at every turn', (range) => {
  const found = compare({ edition: 'star-wars' }, range);
  console.log(`seed ${range.seed}: ${describeCompared(found)}`);
  expect([found.faults, found.done]).toEqual([[], range.count]);
  expect(found.battles[2]).toBeGreaterThan(50);
  expect(found.battles[3] + found.battles[4]).toBeGreaterThan(0);
});

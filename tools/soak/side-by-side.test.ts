import { expect, test } from 'vitest';
import { compare, describeCompared } from './campaign.ts';

const PARTS = Array.from({ length: 10 }, (_, i) => ({ seed: 1 + 50 * i, count: 50 }));

test.each(PARTS)('$count games from seed $seed: the engine and the reference agree at every turn', (range) => {
  const found = compare({ edition: 'star-wars' }, range);
  console.log(`seed ${range.seed}: ${describeCompared(found)}`);
  expect([found.faults, found.done]).toEqual([[], 50]);
  expect(found.battles[2]).toBeGreaterThan(100);
  expect(found.battles[3] + found.battles[4]).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { fuzz } from './campaign.ts';

/** A part of `npm run soak`, with inputs of its own. */
const PARTS = [0, 5000].map((n) => ({ seed: 2_000_000 + n, count: 5000 }));

test.each(PARTS)('$count faulty inputs from seed $seed: none throws, hangs or changes a game', (range) => {
  expect(fuzz(range)).toEqual({ done: range.count, faults: [] });
});

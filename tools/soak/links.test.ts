import { expect, test } from 'vitest';
import { sendLinks } from './campaign.ts';

/** A part of `npm run soak`, with games of its own. */
const PARTS = [{ seed: 3_000_000, count: 60 }];

test.each(PARTS)(
  '$count games from seed $seed come back from a link as they were, in under 400 characters',
  (range) => {
    const { done, faults, linked } = sendLinks(range);
    expect({ done, faults }).toEqual({ done: range.count, faults: [] });
    expect(new Set(linked.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5]));
    expect(Math.max(...linked.map(({ length }) => length))).toBeLessThan(400);
  },
);

import { createRandom } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { canPairAll, maximumMatching } from './matching.ts';

/** The greatest number of pairs, by trying everything. */
function mostPairs(free: readonly number[], isJoined: (a: number, b: number) => boolean): number {
  if (free.length < 2) return 0;
  const [a, ...rest] = free;
  const without = mostPairs(rest, isJoined);
  const paired = rest.filter((b) => isJoined(a, b));
  return Math.max(
    without,
    ...paired.map(
      (b) =>
        1 +
        mostPairs(
          rest.filter((c) => c !== b),
          isJoined,
        ),
    ),
  );
}

test('as many pairs as trying everything finds, each along an edge', () => {
  const random = createRandom(11);
  let imperfect = 0;
  for (let graph = 0; graph < 400; graph++) {
    const count = 2 + random.below(8);
    const share = 1 + random.below(9);
    const edges = Array.from({ length: count * count }, () => random.below(10) < share);
    const isJoined = (a: number, b: number) => edges[Math.min(a, b) * count + Math.max(a, b)];
    const mate = maximumMatching(count, isJoined);
    const paired = mate.flatMap((b, a) => (b < 0 ? [] : [[a, b]]));
    for (const [a, b] of paired) expect([mate[b], isJoined(a, b)]).toEqual([a, true]);
    const most = mostPairs([...mate.keys()], isJoined);
    expect(paired.length / 2).toBe(most);
    expect(canPairAll(count, isJoined)).toBe(most * 2 === count);
    imperfect += Number(most * 2 < count - 1);
  }
  expect(imperfect).toBeGreaterThan(50);
});

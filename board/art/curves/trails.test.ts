import { expect, test } from 'vitest';
import { pt } from './curve.ts';
import { trail } from './trails.ts';

const [a, b, c, d] = [pt(0, 50), pt(100, 50), pt(150, 100), pt(150, 200)];

test('goes through pieces in any order and direction from a loose end to the other', () => {
  expect(
    trail([
      [c, b],
      [a, b],
      [c, d],
    ]),
  ).toEqual([d, c, b, a].toReversed());
});

test('goes once round a ring', () => {
  const ring = trail([
    [a, b],
    [c, b],
    [c, a],
  ]);
  expect(ring).toHaveLength(4);
  expect(ring[0]).toBe(ring[3]);
});

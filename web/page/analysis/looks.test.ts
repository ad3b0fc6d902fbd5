import type { Rotation } from '@asteroute/engine';
import {
  classicTiles,
  innsTiles,
  riverTiles,
  SIDES,
  starWarsTiles,
  type TileKind,
  tradersTiles,
} from '@asteroute/tiles';
import { describe, expect, test } from 'vitest';
import { ALL_ROTATIONS, differentLooks, firstAlike } from './looks.ts';

const ALL = [starWarsTiles, classicTiles, riverTiles, innsTiles, tradersTiles].flatMap(({ tiles }) => tiles);

const kindNamed = (id: string): TileKind => {
  const kind = ALL.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`there is no ${id}`);
  return kind;
};

/**
 * Returns what is printed along the four sides of a rotated tile, clockwise from north, and which of the sides each
 * joins; independent of the tested code.
 */
function border({ features }: TileKind, rotation: Rotation): string[] {
  return SIDES.map((_, at) => {
    const printed = SIDES[(at - rotation + 4) % 4];
    const found = features.filter(({ sides }) => sides?.includes(printed));
    const joined = (sides = '') => SIDES.map((_, i) => Number(sides.includes(SIDES[(i - rotation + 4) % 4]))).join('');
    return found
      .map(({ type, symbol, shields, goods, sides }) => `${type} ${symbol} ${shields} ${goods} ${joined(sides)}`)
      .join();
  });
}

describe('every tile of every edition', () => {
  test.each(ALL.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
    const looks = differentLooks(kind);
    expect([1, 2, 4]).toContain(looks.length);
    // A tile that looks the same after half a turn has two looks, one that looks the same after a quarter turn has one.
    expect(ALL_ROTATIONS.map((rotation) => firstAlike(kind, rotation))).toEqual(
      ALL_ROTATIONS.map((rotation) => (rotation % looks.length) as Rotation),
    );
    for (const rotation of ALL_ROTATIONS)
      expect(border(kind, rotation)).toEqual(border(kind, firstAlike(kind, rotation)));
    const borders = new Set(looks.map((rotation) => border(kind, rotation).join('/')));
    expect(borders.size, 'looks that differ at a side').toBe(looks.length);
  });
});

test.each([
  ['SW-straight', 2],
  ['SW-straight-r', 2],
  ['SW-curve', 4],
  ['SW-junction4', 1],
  ['SW-a4-e', 1],
  ['SW-planet-r', 1],
  ['SW-planet-route-r', 4],
  ['SW-a1a1-opposite', 2],
  ['SW-a1a1-adjacent', 4],
  ['CL-c2-through-shield', 2],
  ['CL-c1c1-opposite-garden', 2],
  ['CL-c2-corner', 4],
])('%s looks different in %i ways', (id, ways) => {
  expect(differentLooks(kindNamed(id))).toHaveLength(ways);
});

test('of rotations that look the same the first that is asked for is named by the first of all', () => {
  expect(differentLooks(kindNamed('SW-straight'), [1, 3])).toEqual([1]);
  expect(differentLooks(kindNamed('SW-straight'), [2, 0])).toEqual([0]);
  expect(differentLooks(kindNamed('SW-curve'), [1, 3])).toEqual([1, 3]);
});

import { describe, expect, test } from 'vitest';
import { outline } from '../layers/outline.ts';
import { arriving, isJump, leaving } from './changes.ts';
import type { MeepleView, TileView } from './state.ts';

const tile = (x: number): TileView => ({ x, y: 0, tile: 'SW-curve', rotation: 0 });
const meeple = (id: string, u: number, draft = false): MeepleView => ({
  id,
  color: 'red',
  pose: 'plain',
  at: { u, v: 0 },
  label: id,
  draft,
});

describe('moves and jumps', () => {
  test('one tile more is a move, anything else is a jump', () => {
    expect(isJump([tile(0)], [tile(0), tile(1)])).toBe(false);
    expect(isJump([tile(0)], [tile(0)])).toBe(false);
    expect(isJump([tile(0)], [tile(0), tile(1), tile(2)])).toBe(true);
    expect(isJump([tile(0), tile(1)], [tile(0)])).toBe(true);
    expect(isJump([tile(0), tile(1)], [tile(0), tile(2)])).toBe(true);
  });

  test('a confirmed draft neither comes nor goes', () => {
    const before = [meeple('draft', 5, true)];
    const after = [meeple('m1', 5)];
    expect(arriving(before, after).size).toBe(0);
    expect(leaving(before, after)).toEqual([]);
  });

  test('meeples arrive and go home by their ids; a withdrawn draft just vanishes', () => {
    const before = [meeple('m1', 5), meeple('draft', 30, true)];
    const after = [meeple('m2', 70)];
    expect([...arriving(before, after)]).toEqual(['m2']);
    expect(leaving(before, after).map(({ id }) => id)).toEqual(['m1']);
  });
});

test('the outline runs where a tile has no neighbour', () => {
  expect(outline([{ x: 0, y: 0 }]).match(/M/g)).toHaveLength(4);
  expect(outline([tile(0), tile(1)]).match(/M/g)).toHaveLength(6);
});

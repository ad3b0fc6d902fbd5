import { describe, expect, test } from 'vitest';
import { hasRoom, intentOf, spotSize, targetAt, turnable } from './hit.ts';
import { SAMPLE, spotAt } from './testing.ts';

const spots = [spotAt('middle', 150, 50), spotAt('north', 150, 15)];

describe('what a press means', () => {
  test('the chosen ghost turns, a legal cell is chosen, a tile is asked about', () => {
    const press = (u: number, v: number) => {
      const target = targetAt(SAMPLE, { u, v }, 20);
      return target && intentOf(target);
    };
    expect(press(150, 50)).toEqual({ type: 'rotate', by: 1 });
    expect(press(50, -50)).toEqual({ type: 'cell', cell: { x: 0, y: -1 } });
    expect(press(50, 50)).toEqual({ type: 'tile', cell: { x: 0, y: 0 } });
    expect(press(950, 50)).toBeNull();
  });

  test('an empty cell beside a tile is asked about, a farther one is nothing', () => {
    const around = [{ x: 3, y: 0 }];
    const marks = { cells: [], around, holes: [], faded: [], broken: [], asking: [], asked: null, wouldFit: null };
    const target = targetAt({ ...SAMPLE, marks }, { u: 350, v: 50 }, 20);
    expect(target && intentOf(target)).toEqual({ type: 'tile', cell: { x: 3, y: 0 } });
    expect(targetAt({ ...SAMPLE, marks }, { u: 450, v: 50 }, 20)).toBeNull();
  });

  test('a ghost that only hovers is chosen by a press', () => {
    const hovering = { ...SAMPLE, ghost: { ...SAMPLE.ghost!, chosen: false } };
    expect(targetAt(hovering, { u: 150, v: 50 }, 20)?.kind).toBe('legal');
  });

  test('the nearest spot in reach goes before the tile under it', () => {
    const view = { ...SAMPLE, spots };
    expect(targetAt(view, { u: 150, v: 30 }, 25)).toMatchObject({ id: 'north' });
    expect(targetAt(view, { u: 150, v: 38 }, 25)).toMatchObject({ id: 'middle' });
    expect(targetAt(view, { u: 110, v: 80 }, 25)?.kind).toBe('ghost');
  });

  test('a wheel turns only a ghost that has another rotation', () => {
    const cell = { x: 1, y: 0 };
    expect(turnable(SAMPLE, { kind: 'ghost', cell })).toBe(true);
    expect(turnable(SAMPLE, { kind: 'legal', cell: { x: 1, y: 1 } })).toBe(false);
    expect(turnable({ ...SAMPLE, ghost: { ...SAMPLE.ghost!, rotations: 1 } }, { kind: 'ghost', cell })).toBe(false);
    expect(turnable(SAMPLE, null)).toBe(false);
  });
});

test('a tile has room for a few spots under a mouse where it has none under a finger, and always for no spot', () => {
  expect([0, 1, 3, 5].map((spots) => hasRoom(55, spots, 'mouse'))).toEqual([true, true, true, false]);
  expect([0, 1, 3, 5].map((spots) => hasRoom(55, spots, 'finger'))).toEqual([true, false, false, false]);
  expect(hasRoom(96, 5, 'finger')).toBe(true);
});

describe('the size of spots', () => {
  test('is comfortable for a finger where there is room', () => {
    expect(spotSize([spots[0]], 1.2)).toBe(44);
    expect(spotSize(spots, 1.5)).toBe(44);
  });

  test('is enough for a mouse on a small tile', () => {
    expect(spotSize([spots[0]], 0.3)).toBe(28);
  });

  test('grows with large tiles', () => {
    expect(spotSize([spots[0]], 2.5)).toBe(55);
  });

  test('shrinks beside a neighbour, but never under 24 pixels', () => {
    expect(spotSize(spots, 1.2)).toBe(36);
    expect(spotSize(spots, 0.4)).toBe(24);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMON_LETTERS, cellName, parseCell, parseMove } from './notation.ts';

const step = fc.integer({ min: -127, max: 127 });

describe('cells', () => {
  test('are counted from the start tile', () => {
    expect(cellName({ x: 3, y: 2 })).toBe('E3S2');
    expect(cellName({ x: -1, y: 0 })).toBe('W1');
    expect(cellName({ x: 0, y: -4 })).toBe('N4');
    expect(cellName({ x: 0, y: 0 })).toBe('start');
    expect(cellName({ x: 0, y: 0 }, { ...COMMON_LETTERS, start: 'départ' })).toBe('départ');
  });

  test('are read as they are written, in any case', () => {
    fc.assert(
      fc.property(step, step, (x, y) => {
        expect(parseCell(cellName({ x, y }))).toEqual({ x, y });
        expect(parseCell(cellName({ x, y }).toLowerCase())).toEqual({ x, y });
      }),
    );
    expect(parseCell('S2E3')).toEqual({ x: 3, y: 2 });
    const french = { ...COMMON_LETTERS, start: 'départ' };
    for (const start of ['0', 'start', 'Départ']) expect(parseCell(start, french), start).toEqual({ x: 0, y: 0 });
  });

  test.each(['', 'E', '3', 'E3E1', 'E1W1', 'N1S1', 'X3', 'E3 S2', 'E3S2b', 'E1234'])('are not "%s"', (text) => {
    expect(parseCell(text)).toBeNull();
  });
});

describe('moves', () => {
  test('have a cell, a rotation and a place, the last two left open at will', () => {
    const cell = { x: 3, y: 2 };
    expect(parseMove('L E3S2 b @route')).toEqual({ cell, rotation: 1, place: 'route' });
    expect(parseMove('e3s2 D @ route:S large ')).toEqual({ cell, rotation: 3, place: 'route:S large' });
    expect(parseMove('l e3s2')).toEqual({ cell, rotation: null, place: null });
    expect(parseMove('E3S2@planet@3,-1')).toEqual({ cell, rotation: null, place: 'planet@3,-1' });
  });

  test.each(['', 'L', 'E3S2 e', 'E3S2 b route', 'legal', 'realm E3S2', 'last'])('are not "%s"', (text) => {
    expect(parseMove(text)).toBeNull();
  });
});

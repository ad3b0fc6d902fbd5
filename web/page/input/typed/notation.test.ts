import { describe, expect, test } from 'vitest';
import { parseMove } from './notation.ts';

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

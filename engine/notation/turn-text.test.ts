import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMON_LETTERS, cellName, parseCell, parseTurnText, turnText } from './turn-text.ts';

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

const at = { x: 3, y: 2, rotation: 1 };
const TURNS = [
  ['E3S2 b @none', { ...at, action: { type: 'pass' } }],
  ['E3S2 b @recall', { ...at, action: { type: 'recall' } }],
  ['E3S2 b @route:S', { ...at, action: { type: 'deploy', meeple: 'small', on: 'route:S' } }],
  ['E3S2 b @field:En large', { ...at, action: { type: 'deploy', meeple: 'large', on: 'field:En' } }],
  ['N1 a @planet', { x: 0, y: -1, rotation: 0, action: { type: 'deploy', meeple: 'small', on: 'planet' } }],
  ['W2 d @planet W2N2', { x: -2, y: 0, rotation: 3, action: { type: 'deploy', meeple: 'small', on: 'planet@-2,-2' } }],
  [
    'W2 d @planet start large',
    { x: -2, y: 0, rotation: 3, action: { type: 'deploy', meeple: 'large', on: 'planet@0,0' } },
  ],
] as const;

describe('turns', () => {
  test.each(TURNS)('%s', (text, words) => {
    expect(turnText(words, 'small')).toBe(text);
    expect(parseTurnText(text, 'small')).toEqual({ ok: true, value: words });
  });

  test('as people type them: in any case, with a tile, without an action', () => {
    const meant = parseTurnText('E3S2 b @route:S', 'small');
    for (const text of ['e3s2 B @ ROUTE:s', ' S2E3 b @route:S small ', 'SW-a1 E3S2 b@route:S'])
      expect(parseTurnText(text, 'small'), text).toEqual(meant);
    expect(parseTurnText('E3S2 b', 'small')).toEqual(parseTurnText('E3S2 b @none', 'small'));
  });

  test.each([
    '',
    'E3S2',
    'E3S2 e @none',
    'E3S2 b @',
    'X b @none',
    'E3S2 b @route:Q',
    'E3S2 b @route:S large x',
    'b E3S2',
  ])('are not "%s"', (text) => {
    expect(parseTurnText(text, 'small')).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});

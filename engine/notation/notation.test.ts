import { describe, expect, test } from 'vitest';
import { drawBoard } from '../observe/debug.ts';
import { nodeNamed, placeTile, scene } from '../test/testing.ts';
import { unwrap } from '../vocabulary/result.ts';
import { actionWords, featureAt, nodeName, parseAction, parsePlace } from './notation.ts';

const { game } = placeTile(scene({ colors: 'red white', tiles: [['SW-planet-h', 0, 1, 0]] }), [
  'SW-a2-corner-curve',
  1,
  0,
  1,
]);

describe('places in the words of a record', () => {
  test('any side of a segment names it; the first in the order N, E, S, W is its name', () => {
    const field = nodeNamed(game, 'asteroid:N', 1, 0);
    expect([unwrap(parsePlace(game, 'asteroid:N')), unwrap(parsePlace(game, 'asteroid:E'))]).toEqual([field, field]);
    expect(nodeName(game, field)).toBe('asteroid:N');
    const route = nodeNamed(game, 'route:W', 1, 0);
    expect([unwrap(parsePlace(game, 'route:S')), unwrap(parsePlace(game, 'route:W'))]).toEqual([route, route]);
    expect(nodeName(game, route)).toBe('route:S');
  });

  test('a planet of another tile is named with its cell', () => {
    const planet = nodeNamed(game, 'planet', 0, 1);
    expect(nodeName(game, planet)).toBe('planet@0,1');
    expect(parsePlace(game, 'planet@0,1')).toEqual({ ok: true, value: planet });
  });

  test('is a feature of its tile by the index in its data; of another kind or beside the tiles it is none', () => {
    const route = { kind: 'route', x: 1, y: 0, side: 'S' } as const;
    expect(featureAt(game, { ...route, kind: 'asteroid', side: 'E' })).toBe(0);
    expect(featureAt(game, route)).toBe(1);
    expect(featureAt(game, { ...route, kind: 'asteroid' })).toBe(-1);
    expect(featureAt(game, { ...route, x: 7 })).toBe(-1);
  });

  test.each([
    ['malformed', ''],
    ['malformed', 'route:X'],
    ['malformed', 'route:N '],
    ['malformed', 'Route:N'],
    ['malformed', 'planet@1'],
    ['malformed', 'planet@1,1000'],
    ['malformed', 7],
    ['malformed', null],
    ['malformed', Symbol('place')],
    ['malformed', Object.create(null)],
    ['malformed', ['route:S']],
    ['unknown-place', 'planet'],
    ['unknown-place', 'asteroid:S'],
    ['unknown-place', 'road:S'],
    ['unknown-place', 'route:Nw'],
    ['unknown-place', 'planet@5,5'],
    ['unknown-place', 'planet@0,0'],
    ['unknown-place', 'planet@200,0'],
    ['unknown-place', 'planet@-90,14'],
    ['unknown-place', 'constructor'],
  ] as const)('no place: %s %s', (code, words) => {
    expect(parsePlace(game, words as never)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('actions in the words of a record', () => {
  test('there and back', () => {
    for (const words of [
      { type: 'pass' },
      { type: 'recall' },
      { type: 'deploy', meeple: 'large', on: 'planet@0,1' },
    ] as const) {
      expect(actionWords(game, unwrap(parseAction(game, words)))).toEqual(words);
    }
  });

  test.each([
    ['malformed', null],
    ['malformed', 'pass'],
    ['malformed', { type: 'attack' }],
    ['malformed', { type: 'deploy' }],
    ['malformed', { type: 'deploy', meeple: 1, on: 'route:S' }],
    ['malformed', { type: 'deploy', meeple: 'small', on: 3 }],
    ['unknown-meeple', { type: 'deploy', meeple: 'huge', on: 'route:S' }],
    ['unknown-place', { type: 'deploy', meeple: 'small', on: 'route:N' }],
  ] as const)('no action: %s %j', (code, words) => {
    expect(parseAction(game, words as never)).toMatchObject({ ok: false, error: { code } });
  });
});

test('the board as text: sides, planets, ends and meeples', () => {
  const meeples = [
    ['white', 'small', 'route:E', 1, 0],
    ['red', 'large', 'asteroid:S', 0, -1],
  ] as const;
  const tiles = [
    ['SW-junction4', 1, 0, 0],
    ['SW-a1', 0, -1, 2],
    ['SW-planet-route-r', 2, 0, 1],
  ] as const;
  expect(
    drawBoard(scene({ colors: 'red white', tiles: [...tiles].slice(0, 1), meeples: meeples.slice(0, 1) })).split('\n'),
  ).toEqual([
    '.a..r.', //
    'rrrr+w',
    '. ..r.',
  ]);
  expect(drawBoard(scene({ colors: 'red white', tiles: [tiles[1]], meeples: [meeples[1]] })).split('\n')).toEqual([
    '. .', //
    ' .',
    '.R.',
    '.a.',
    'rrr',
    '. .',
  ]);
});

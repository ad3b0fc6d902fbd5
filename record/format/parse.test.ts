import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceGames } from '../testing.ts';
import { describeFault } from './fault-words.ts';
import { parseLine, parseRecord } from './parse.ts';

const [game] = referenceGames('star-wars');

function fault(change: object): string {
  const parsed = parseRecord({ ...game, ...change }, describeFault);
  return parsed.ok ? 'accepted' : `${parsed.error.code}: ${parsed.error.message}`;
}

function turnFault(change: object): string {
  return fault({ turns: [game.turns[0], { ...game.turns[1], ...change }] });
}

describe('a fault names its place and what is wrong', () => {
  test.each([
    [{ asteroute: 2 }, 'asteroute: must be 1, found 2'],
    [{ edition: 7 }, 'edition: must be a text, found 7'],
    [{ modules: 'teams' }, 'modules: must be a list, found "teams"'],
    [{ tileSet: undefined }, 'tileSet is missing'],
    [{ players: [{ name: 'A' }] }, 'player 1, color is missing'],
    [{ turns: {} }, 'turns: must be a list, found an object'],
    [{ winners: ['red'] }, 'winners 1: must be a number, found "red"'],
    [{ final: { points: [] } }, 'final, scores is missing'],
    [{ ended: { by: 'boredom', side: 0 } }, 'ended, by: must be resignation, time, absence, found "boredom"'],
    [{ ended: { by: 'time' } }, 'ended, side is missing'],
  ])('%j', (change, expected) => {
    expect(fault(change)).toBe(`malformed: ${expected}`);
  });

  test.each([
    [{ tile: 7 }, 'tile: must be a text, found 7'],
    [{ x: 0.5 }, 'x: must be a whole number, found 0.5'],
    [{ x: '0' }, 'x: must be a number, found "0"'],
    [{ rotation: 4 }, 'rotation: must be at most 3, found 4'],
    [{ rotation: -1 }, 'rotation: must be at least 0, found -1'],
    [{ action: { type: 'attack' } }, 'action, type: must be pass, recall, deploy, found "attack"'],
    [{ action: { type: 'deploy', meeple: 'small' } }, 'action, on is missing'],
    [{ action: {} }, 'action, type is missing'],
    [{ action: null }, 'action: must be an object, found null'],
    [{ points: [{ side: 0, points: '4', reason: 'tie' }] }, 'points 1, points: must be a number, found "4"'],
    [{ scores: null }, 'scores: must be a list, found null'],
    [
      { battles: [{ on: 'route:E', rounds: [{ 0: [7] }] }] },
      'battles 1, rounds 1, side 0, no. 1: must be at most 6, found 7',
    ],
    [{ battles: [{ on: 'route:E', rounds: [{ red: [1] }] }] }, 'battles 1, rounds 1, red: is not the number of a side'],
    [{ legal: { placements: 3 } }, 'legal, actions is missing'],
    [{ setAside: ['SW-a1', null] }, 'setAside 2: must be a text, found null'],
  ])('turn %j', (change, expected) => {
    expect(turnFault(change)).toBe(`malformed: turn 2, ${expected}`);
  });

  test('a key that a line of JSON does not have', () => {
    const { tile, ...turn } = game.turns[1];
    const line = JSON.stringify({ ...game, turns: [game.turns[0], turn] });
    expect(tile).toBeTypeOf('string');
    expect(parseLine(line, describeFault)).toMatchObject({ error: { message: 'turn 2, tile is missing' } });
  });

  test('lists and texts have bounds', () => {
    expect(fault({ turns: new Array(1001).fill(game.turns[0]) })).toBe(
      'malformed: turns: may have at most 1000 items, found a list of 1001',
    );
    expect(fault({ edition: 'x'.repeat(1001) })).toMatch(/edition/);
    expect(fault({ edition: 'x'.repeat(100_000) }).length).toBeLessThan(250);
  });

  test('text that is not JSON', () => {
    for (const line of ['', '{', 'null x', '{"asteroute": 1,}', '[1, 2', '\0']) {
      expect(parseLine(line)).toEqual({ ok: false, error: { code: 'malformed', message: 'not JSON' } });
    }
    expect(parseLine('null')).toMatchObject({ ok: false });
    expect(parseLine('[]')).toMatchObject({ ok: false });
  });

  test('values that are no record', () => {
    for (const value of [null, undefined, 7, [], {}, { ...game, turns: null }, { ...game, turns: [null] }]) {
      expect(parseRecord(value)).toMatchObject({ ok: false, error: { code: 'malformed' } });
    }
  });
});

describe('what is read', () => {
  test('keys that RECORD does not name are dropped', () => {
    const parsed = parseRecord({ ...game, extra: [1], turns: [{ ...game.turns[0], note: 'x' }] });
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok)
      expect([Object.keys(parsed.value).includes('extra'), Object.keys(parsed.value.turns[0])]).toEqual([
        false,
        Object.keys(game.turns[0]),
      ]);
  });

  test('a __proto__ key changes no prototype', () => {
    const line = JSON.stringify(game).replace('{', '{"__proto__": {"polluted": true}, ');
    expect(parseLine(line).ok).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('anything at all is answered, never thrown at', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
    fc.assert(fc.property(anything, (value) => !parseRecord(value).ok));
    fc.assert(fc.property(fc.string(), (line) => !parseLine(line).ok));
  });
});

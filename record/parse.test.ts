import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLine, parseRecord } from './parse.ts';
import { referenceGames } from './testing.ts';

const [game] = referenceGames('star-wars');

function fault(change: object): string {
  const parsed = parseRecord({ ...game, ...change });
  return parsed.ok ? 'accepted' : `${parsed.error.code}: ${parsed.error.message}`;
}

function turnFault(change: object): string {
  return fault({ turns: [game.turns[0], { ...game.turns[1], ...change }] });
}

describe('a fault names its place and what is wrong', () => {
  test.each([
    [{ asteroute: 2 }, /asteroute: .*1/],
    [{ edition: 7 }, /edition: .*string/],
    [{ modules: 'teams' }, /modules: .*Array/],
    [{ tileSet: undefined }, /: tileSet is missing$/],
    [{ players: [{ name: 'A' }] }, /: players\.0\.color is missing$/],
    [{ turns: {} }, /turns: .*Array/],
    [{ winners: ['red'] }, /winners\.0: .*number/],
    [{ final: { points: [] } }, /: final\.scores is missing$/],
    [{ ended: { by: 'boredom', side: 0 } }, /ended\.by: .*boredom/],
    [{ ended: { by: 'time' } }, /: ended\.side is missing$/],
  ])('%j', (change, expected) => {
    expect(fault(change)).toMatch(/^malformed: /);
    expect(fault(change)).toMatch(expected);
  });

  test.each([
    [{ tile: 7 }, /turns\.1\.tile: .*string.*7/],
    [{ x: 0.5 }, /turns\.1\.x: .*integer/],
    [{ x: '0' }, /turns\.1\.x: .*number/],
    [{ rotation: 4 }, /turns\.1\.rotation: .*3/],
    [{ action: { type: 'attack' } }, /turns\.1\.action/],
    [{ action: { type: 'deploy', meeple: 'small' } }, /: turns\.1\.action\.on is missing$/],
    [{ action: {} }, /: turns\.1\.action\.type is missing$/],
    [{ action: null }, /turns\.1\.action/],
    [{ points: [{ side: 0, points: '4', reason: 'tie' }] }, /turns\.1\.points\.0\.points/],
    [{ scores: null }, /turns\.1\.scores/],
    [{ battles: [{ on: 'route:E', rounds: [{ 0: [7] }] }] }, /turns\.1\.battles\.0\.rounds\.0\.0\.0/],
    [{ battles: [{ on: 'route:E', rounds: [{ red: [1] }] }] }, /turns\.1\.battles\.0\.rounds\.0/],
    [{ legal: { placements: 3 } }, /: turns\.1\.legal\.actions is missing$/],
    [{ setAside: ['SW-a1', null] }, /turns\.1\.setAside\.1/],
  ])('turn %j', (change, expected) => {
    expect(turnFault(change)).toMatch(expected);
  });

  test('a key that a line of JSON does not have', () => {
    const { tile, ...turn } = game.turns[1];
    const line = JSON.stringify({ ...game, turns: [game.turns[0], turn] });
    expect(tile).toBeTypeOf('string');
    expect(parseLine(line)).toMatchObject({ error: { message: 'turns.1.tile is missing' } });
  });

  test('lists and texts have bounds', () => {
    expect(fault({ turns: new Array(1001).fill(game.turns[0]) })).toMatch(/turns: .*1000/);
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

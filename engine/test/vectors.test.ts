import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Dice } from '../../examples/example.ts';
import { BATTLES, DICE, SCORINGS } from '../../examples/vectors.ts';
import { play } from '../play/play.ts';
import { unwrap } from '../vocabulary/result.ts';
import { actOnly, battlePoints, counted, scene, sideName, takeTurn, tileNamed } from './testing.ts';

/**
 * fixtures/scoring/vectors.json: ids with `V-` are printed in the rulebooks, those with `X-` derived from rules and
 * rulings.
 */
interface Vectors {
  readonly dice_count: readonly {
    id: string;
    small: number;
    large: number;
    own_symbols_in_realm: number;
    dice: number;
  }[];
  readonly battles: readonly {
    id: string;
    dice: Record<string, number>;
    throws: readonly Dice[];
    winner: string;
    points: Record<string, number>;
  }[];
  readonly scoring: readonly {
    id: string;
    kind: string;
    complete: boolean;
    tiles?: number;
    neighbours?: number;
    symbols: number;
    points: number;
  }[];
}

const file = new URL('../../fixtures/scoring/vectors.json', import.meta.url);
const VECTORS = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const REALMS = ['route', 'asteroid', 'planet'];
const SCORING = VECTORS.scoring.filter((vector) => REALMS.includes(vector.kind));

describe('numbers of dice (SW-29, SW-30, SW-31, C-20)', () => {
  test.each(VECTORS.dice_count)('$id', ({ id, small, large, own_symbols_in_realm, dice }) => {
    const [{ scene: before, turn }, name] = DICE[id];
    const { game, events } = actOnly(scene(before), turn);
    const battle = events.find((event) => event.type === 'battle');
    const side = battle?.sides.find((one) => sideName(game, one.side) === name);
    const count = (kind: string) => side?.meeples.find((m) => m.meeple === kind)?.count ?? 0;
    expect([count('small'), count('large'), side?.symbol]).toEqual([small, large, Math.min(1, own_symbols_in_realm)]);
    expect(side?.dice).toBe(dice);
  });
});

describe('battles (SW-32, SW-33, SW-34, C-24, C-25, C-26)', () => {
  test.each(VECTORS.battles)('$id', ({ id, dice, throws, winner, points }) => {
    const [{ scene: before, turn }, letters] = BATTLES[id];
    const played = (name: string) => letters[name] ?? name;
    const renamed = <T>(map: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(map).map(([name, value]) => [played(name), value]));
    const taken = takeTurn(scene(before), { ...turn, throws: throws.map(renamed) });
    const named = (color: string) =>
      sideName(taken.game, taken.game.position.figureTable.sideOf[before.colors.split(' ').indexOf(color)]);
    const battle = taken.events.find((event) => event.type === 'battle');
    const won = taken.events.find((event) => event.type === 'won');
    const expected = (map: Readonly<Record<string, number>>) =>
      Object.fromEntries(Object.entries(renamed(map)).map(([color, n]) => [named(color), n]));
    expect(Object.fromEntries(battle?.sides.map((s) => [sideName(taken.game, s.side), s.dice]) ?? [])).toEqual(
      expected(dice),
    );
    expect(sideName(taken.game, won?.side ?? -1)).toBe(named(played(winner)));
    expect(battlePoints(taken)).toEqual(expected(points));
  });
});

const ALONE = SCORING.filter((vector) => vector.neighbours === 0);

describe('scoring (SW-45, SW-47, SW-49, SW-54 to SW-57)', () => {
  test.each(SCORING.filter((vector) => !ALONE.includes(vector)))('$id', (vector) => {
    const [{ scene: before, turn }, color] = SCORINGS[vector.id];
    const { game, events } = takeTurn(scene(before), turn);
    const scored = events.find((e) => e.type === 'scored' && e.shares.some((s) => sideName(game, s.side) === color));
    if (scored?.type !== 'scored') throw new Error('nothing was scored');
    expect([scored.at.kind, scored.complete]).toEqual([vector.kind, vector.complete]);
    expect(counted(scored, 'tile')).toBe(vector.tiles ?? 1 + (vector.neighbours ?? 0));
    expect(counted(scored, 'symbol')).toBe(vector.symbols);
    expect(scored.shares).toEqual([{ side: before.colors.split(' ').indexOf(color), points: vector.points }]);
  });

  // Every tile placed has a neighbour (SW-15), so a planet without one needs a table whose start tile is a planet.
  test.each(ALONE)('$id, on a table of its own (C-45)', (vector) => {
    const tiles = [
      { id: 'planet', count: 1, start: true, features: [{ type: 'planet', symbol: 'rebels' }] },
      { id: 'crossing', count: 1, features: [{ type: 'route', sides: 'NESW' }] },
    ];
    const before = scene({
      colors: 'red white',
      table: { tileSet: 'alone', tiles },
      meeples: [['red', 'small', 'planet', 0, 0]],
    });
    const { game, events } = unwrap(play(before, { type: 'draw', tile: tileNamed(before, 'crossing') }));
    expect(events.map((event) => event.type)).toEqual(['drew', 'set-aside', 'scored', 'ended']);
    expect(Array.from(game.position.scores)).toEqual([vector.points, 0]);
  });
});

test('every vector of this edition has its position', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
  expect(Object.keys(DICE).sort()).toEqual(ids(VECTORS.dice_count));
  expect(Object.keys(BATTLES).sort()).toEqual(ids(VECTORS.battles));
  expect([...Object.keys(SCORINGS), ...ids(ALONE)].sort()).toEqual(ids(SCORING));
});

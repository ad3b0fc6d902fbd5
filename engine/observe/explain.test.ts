/** Every refusal has a reason and a rule; `explain-random.test.ts` checks that the reasons are true. */
import { classicTiles } from '@asteroute/tiles';
import { describe, expect, test } from 'vitest';
import { GARDEN, GARDEN_RING, GARDEN_RING_END } from '../../examples/printed.ts';
import { editionNamed } from '../editions/index.ts';
import { newGame } from '../play/game.ts';
import type { Game } from '../play/play.ts';
import type { GameEvent } from '../ruleset/events.ts';
import type { Edition } from '../ruleset/module.ts';
import type { Move } from '../ruleset/moves.ts';
import { joined } from '../test/battlefields.ts';
import { actOnly, draw, nodeNamed, placeTile, type Scene, scene, takeTurn, tileNamed } from '../test/testing.ts';
import { cellAt } from '../vocabulary/geometry.ts';
import { unwrap, WHYS, type Why } from '../vocabulary/result.ts';
import { explain, ruleOf } from './explain.ts';

/** The reasons that the tests below have received, to check that none is missing. */
const reasons = new Set<Why>();

function why(game: Game, move: Move): string {
  const told = explain(game, move);
  if (told === null) return 'legal';
  reasons.add(told.why);
  return `${told.why} ${told.rule}`;
}

const place = (x: number, y: number, rotation: number): Move => ({
  type: 'place',
  cell: cellAt(x, y),
  rotation: rotation as never,
});
const deploy = (game: Game, meeple: string, [on, x, y]: readonly [string, number, number]): Move => ({
  type: 'deploy',
  meeple: game.rules.meeples.findIndex(({ name }) => name === meeple) as never,
  node: nodeNamed(game, on, x, y),
});
const spaced = (of: Partial<Scene> = {}): Game => scene({ colors: 'red white', ...of });
const classic = (of: Partial<Scene> = {}): Game => scene({ edition: 'classic', colors: 'red blue', ...of });
const river = (of: Partial<Scene> = {}): Game => classic({ ...of, modules: ['river', ...(of.modules ?? [])] });

describe('the order of a turn', () => {
  test('SW-14 CL-5 a move of another phase', () => {
    expect(why(spaced(), { type: 'pass' })).toBe('wrong-phase SW-14');
    expect(why(classic(), place(0, 1, 0))).toBe('wrong-phase CL-5');
    expect(why(draw(spaced(), 'SW-a1').game, { type: 'recall' })).toBe('wrong-phase SW-14');
  });

  test('SW-53 CL-16 nothing more once the game is over', () => {
    const over = (game: Game, tile: Parameters<typeof takeTurn>[1]['tile']) => takeTurn(game, { tile }).game;
    const spacedOver = over(spaced({ stack: ['SW-straight'] }), ['SW-straight', 1, 0, 1]);
    expect(why(spacedOver, { type: 'pass' })).toBe('game-over SW-53');
    expect(why(over(classic({ stack: ['CL-c1'] }), ['CL-c1', 0, -1, 2]), { type: 'pass' })).toBe('game-over CL-16');
  });

  test('SW-15 CL-5 a tile that is not in the stack', () => {
    const [star, plain] = [spaced({ stack: ['SW-a1'] }), classic({ stack: ['CL-c1'] })];
    expect(why(star, { type: 'draw', tile: tileNamed(star, 'SW-straight') })).toBe('none-left SW-15');
    expect(why(plain, { type: 'draw', tile: tileNamed(plain, 'CL-curve') })).toBe('none-left CL-5');
  });

  test('RI-3 K-18 a tile that comes later in the stack', () => {
    const game = river();
    expect(why(game, { type: 'draw', tile: tileNamed(game, 'CL-curve') })).toBe('comes-later RI-3');
    expect(why(game, { type: 'draw', tile: tileNamed(game, 'RI-lake') })).toBe('comes-later K-18');
    expect(why(game, { type: 'draw', tile: tileNamed(game, 'RI-curve') })).toBe('legal');
  });

  test('what does not exist has no rule', () => {
    const game = draw(spaced(), 'SW-a1').game;
    expect(why(game, place(0, 1, 4))).toBe('unknown null');
    expect(why(spaced(), { type: 'draw', tile: 999 as never })).toBe('unknown null');
    const placed = placeTile(spaced(), ['SW-straight', 1, 0, 1]).game;
    expect(why(placed, { type: 'deploy', meeple: 3 as never, node: 8 as never })).toBe('unknown null');
    expect(why(placed, { type: 'deploy', meeple: 0 as never, node: 400 as never })).toBe('unknown null');
    expect(why(placed, { type: 'deploy', meeple: 0 as never, node: -1 as never })).toBe('unknown null');
    // Node 16 is the first feature of a tile that is not placed yet, node 0 that of the start tile, which exists.
    expect(why(placed, { type: 'deploy', meeple: 0 as never, node: 16 as never })).toBe('unknown null');
    expect(why(placed, { type: 'deploy', meeple: 0 as never, node: 0 as never })).toBe('not-reached SW-19');
    expect(why(placed, { type: 'deploy', meeple: 0 as never, node: 15 as never })).toBe('unknown null');
  });
});

/** A set of tiles with a river that forks, and enough tiles to lead two of its arms to one cell, (3, 0). */
const FORKED: NonNullable<Scene['table']> = {
  tileSet: 'forked',
  tiles: [
    ...classicTiles.tiles.filter((tile) => tile.start),
    { id: 'T-fork', count: 1, features: [{ type: 'river', sides: 'NESW' }] },
    { id: 'T-straight', count: 9, features: [{ type: 'river', sides: 'EW' }] },
    { id: 'T-curve', count: 4, features: [{ type: 'river', sides: 'SW' }] },
  ],
};
const TWO_ARMS: NonNullable<Scene['tiles']> = [
  ['T-fork', 1, 0, 0],
  ['T-straight', 1, -1, 1],
  ['T-curve', 1, -2, 3],
  ['T-straight', 2, -2, 0],
  ['T-curve', 3, -2, 0],
  ['T-straight', 3, -1, 1],
  ['T-straight', 1, 1, 1],
  ['T-curve', 1, 2, 2],
  ['T-straight', 2, 2, 0],
  ['T-curve', 3, 2, 1],
  ['T-straight', 3, 1, 1],
];

describe('where a tile may not lie', () => {
  test('SW-15 CL-5 on another tile', () => {
    expect(why(draw(spaced(), 'SW-a1').game, place(0, 0, 0))).toBe('cell-taken SW-15');
    expect(why(draw(classic(), 'CL-c1').game, place(0, 0, 0))).toBe('cell-taken CL-5');
  });

  test('D-2 apart from all others, or at a corner', () => {
    for (const game of [draw(spaced(), 'SW-a1').game, draw(classic(), 'CL-c1').game]) {
      expect(why(game, place(1, 1, 0))).toBe('no-neighbour D-2');
      expect(why(game, place(0, -2, 0))).toBe('no-neighbour D-2');
    }
  });

  test('SW-16 SW-17 CL-5 where a side shows something else, and which', () => {
    const star = draw(spaced(), 'SW-a1-straight').game;
    expect(why(star, place(1, 0, 1))).toBe('sides-differ SW-16');
    expect(explain(star, place(0, -1, 1))).toMatchObject({ side: 2, shows: 'route', kind: 'asteroid' });
    expect(why(draw(spaced(), 'SW-planet-a1-route-r').game, place(0, 1, 0))).toBe('sides-differ SW-17');
    const plain = draw(classic(), 'CL-c1').game;
    expect(why(plain, place(0, -1, 0))).toBe('sides-differ CL-5');
    expect(explain(plain, place(0, -1, 0))).toMatchObject({ side: 2, shows: null, kind: 'city' });
    expect(why(plain, place(0, -1, 2))).toBe('legal');
  });

  test('K-16 apart from the river, though its other sides match', () => {
    const game = draw(river({ tiles: [['RI-c1c1', 1, 0, 0]] }), 'RI-c1-road').game;
    expect(why(game, place(1, -1, 2))).toBe('not-continued K-16');
    expect(why(draw(river(), 'RI-straight').game, place(0, 1, 0))).toBe('not-continued K-16');
    expect(why(game, place(2, 0, 0))).toBe('legal');
  });

  test('K-17 with two sides on the river', () => {
    // The official river has only one open end, so that a forking tile is needed to make two ends meet.
    const game = draw(river({ table: FORKED, tiles: TWO_ARMS, stack: ['T-straight'] }), 'T-straight').game;
    expect(why(game, place(3, 0, 1))).toBe('joined-twice K-17');
    expect(why(game, place(2, 0, 1))).toBe('sides-differ CL-5');
    expect(why(game, place(2, 0, 0))).toBe('legal');
  });

  test('K-17 in a curve that turns back, unless no other way is left', () => {
    const game = draw(river({ tiles: [['RI-curve', 1, 0, 0]] }), 'RI-curve-garden').game;
    expect(why(game, place(1, 1, 1))).toBe('turns-back K-17');
    expect(why(game, place(1, 1, 2))).toBe('legal');
    const blocked: Scene['tiles'] = [
      ['RI-curve', 1, 0, 0],
      ['CL-monastery', 2, 0, 0],
      ['CL-monastery', 2, 1, 0],
    ];
    const waived = draw(river({ tiles: blocked, stack: ['RI-curve-garden', 'RI-straight'] }), 'RI-curve-garden').game;
    expect(why(waived, place(1, 1, 1))).toBe('legal');
    expect(why(waived, place(1, 1, 2))).toBe('sides-differ CL-5');
  });
});

describe('where a meeple may not go', () => {
  const LONG: Scene['tiles'] = [['SW-straight', 1, 0, 1]];

  test('SW-20 SW-21 CL-7 FA-2 into a realm where one stands, an own one too (C-1)', () => {
    for (const color of ['red', 'white']) {
      const game = placeTile(spaced({ tiles: LONG, meeples: [[color, 'small', 'route:W', 1, 0]] }), [
        'SW-straight',
        2,
        0,
        1,
      ]).game;
      expect(why(game, deploy(game, 'large', ['route:E', 2, 0]))).toBe('realm-held SW-20');
    }
    const field = placeTile(spaced({ meeples: [['white', 'small', 'asteroid:N', 0, 0]] }), [
      'SW-a1-straight',
      0,
      -1,
      2,
    ]);
    expect(why(field.game, deploy(field.game, 'small', ['asteroid:S', 0, -1]))).toBe('realm-held SW-21');
    const city = placeTile(classic({ modules: ['farmers'], meeples: [['blue', 'normal', 'city:N', 0, 0]] }), [
      'CL-c1',
      0,
      -1,
      2,
    ]).game;
    expect(why(city, deploy(city, 'normal', ['city:S', 0, -1]))).toBe('realm-held CL-7');
    const meadow = placeTile(classic({ modules: ['farmers'], meeples: [['blue', 'normal', 'field:Sw', 0, 0]] }), [
      'CL-monastery',
      0,
      1,
      0,
    ]).game;
    expect(why(meadow, deploy(meadow, 'normal', ['field:Nw', 0, 1]))).toBe('realm-held FA-2');
  });

  test('SW-19 SW-23 CL-5 onto a tile that is not the new one, nor a planet beside it', () => {
    const tiles: Scene['tiles'] = [['SW-planet-r', 0, 1, 0], ...LONG];
    const game = placeTile(spaced({ tiles }), ['SW-straight', 2, 0, 1]).game;
    expect(why(game, deploy(game, 'small', ['route:W', 1, 0]))).toBe('not-reached SW-19');
    expect(why(game, deploy(game, 'small', ['planet', 0, 1]))).toBe('not-reached SW-23');
    const near = placeTile(spaced({ tiles: [['SW-planet-r', 0, 1, 0]] }), ['SW-straight', 1, 0, 1]).game;
    expect(why(near, deploy(near, 'small', ['planet', 0, 1]))).toBe('legal');
    const abbey = placeTile(classic({ tiles: [['CL-monastery', 0, 1, 0]] }), ['CL-c1', 0, -1, 2]).game;
    expect(why(abbey, deploy(abbey, 'normal', ['monastery', 0, 1]))).toBe('not-reached CL-5');
    const beside = placeTile(classic({ tiles: [['CL-monastery', 0, 1, 0]] }), ['CL-monastery', 1, 1, 0]).game;
    expect(why(beside, deploy(beside, 'normal', ['monastery', 0, 1]))).toBe('not-reached CL-5');
  });

  test('C-4 onto an own planet, with planetReinforce off', () => {
    const of = {
      tiles: [['SW-planet-r', 0, 1, 0]] as Scene['tiles'],
      meeples: [['red', 'small', 'planet', 0, 1]],
    } as const;
    const on = placeTile(spaced(of), ['SW-straight', 1, 0, 1]).game;
    expect(why(on, deploy(on, 'small', ['planet', 0, 1]))).toBe('legal');
    const off = placeTile(spaced({ ...of, options: { planetReinforce: false } }), ['SW-straight', 1, 0, 1]).game;
    expect(why(off, deploy(off, 'small', ['planet', 0, 1]))).toBe('held-already C-4');
  });

  test('C-11 K-11 AB-1 that is not in reserve', () => {
    const all: Scene['meeples'] = [['red', 'large', 'route:W', 1, 0]];
    const star = placeTile(spaced({ tiles: LONG, meeples: all }), ['SW-planet-r', 0, 1, 0]).game;
    expect(why(star, deploy(star, 'large', ['planet', 0, 1]))).toBe('none-in-reserve C-11');
    expect(why(star, deploy(star, 'small', ['planet', 0, 1]))).toBe('legal');
    const tiles: Scene['tiles'] = [['CL-monastery', 0, 1, 0]];
    const abbot = { modules: ['abbot'], tiles, meeples: [['red', 'abbot', 'monastery', 0, 1]] } as const;
    const plain = placeTile(classic(abbot), ['CL-monastery', 1, 1, 0]).game;
    expect(why(plain, deploy(plain, 'abbot', ['monastery', 1, 1]))).toBe('none-in-reserve AB-1');
  });

  test('AB-5 K-21 K-19 where its kind never stands', () => {
    const garden = placeTile(classic({ modules: ['abbot'] }), ['CL-c1-garden', 0, -1, 2]).game;
    expect(why(garden, deploy(garden, 'normal', ['garden', 0, -1]))).toBe('may-not-stand AB-5');
    expect(why(garden, deploy(garden, 'abbot', ['city:S', 0, -1]))).toBe('may-not-stand K-21');
    expect(why(garden, deploy(garden, 'abbot', ['garden', 0, -1]))).toBe('legal');
    const water = placeTile(river(), ['RI-straight', 1, 0, 0]).game;
    expect(why(water, deploy(water, 'normal', ['river:W', 1, 0]))).toBe('may-not-stand K-19');
  });
});

describe('the abbot does not come back', () => {
  test('AB-6 SW-51 CL-11 where none is out', () => {
    const last = (game: Game, tile: Parameters<typeof placeTile>[1]) =>
      why(placeTile(game, tile).game, { type: 'recall' });
    expect(last(classic({ modules: ['abbot'] }), ['CL-c1', 0, -1, 2])).toBe('none-to-recall AB-6');
    expect(last(classic(), ['CL-c1', 0, -1, 2])).toBe('none-to-recall CL-11');
    expect(last(spaced(), ['SW-straight', 1, 0, 1])).toBe('none-to-recall SW-51');
  });

  test('K-23 where the new tile completed his garden', () => {
    const tiles: Scene['tiles'] = [GARDEN, ...GARDEN_RING];
    const before = classic({ modules: ['abbot'], tiles, meeples: [['red', 'abbot', 'garden', 1, 0]] });
    expect(why(placeTile(before, GARDEN_RING_END).game, { type: 'recall' })).toBe('scores-anyway K-23');
    const open = classic({ modules: ['abbot'], tiles: [GARDEN], meeples: [['red', 'abbot', 'garden', 1, 0]] });
    const placed = placeTile(open, ['CL-monastery', 0, 1, 0]).game;
    expect(why(placed, { type: 'recall' })).toBe('legal');
  });
});

test('C-20 dice that are not due', () => {
  const { before, tile } = joined('SW-straight', 'SW-straight');
  const { game } = actOnly(before, { tile });
  expect(why(game, { type: 'roll', dice: [[5], [1, 2], null] })).toBe('wrong-dice C-20');
  expect(why(game, { type: 'roll', dice: [[5], [1], null] })).toBe('legal');
});

describe('the rule beside points', () => {
  const scored = (kind: string, complete: boolean) =>
    ({ type: 'scored', at: { kind, x: 0, y: 0, side: null }, complete }) as unknown as GameEvent;
  const all = classic({ modules: ['farmers', 'river', 'abbot'] });

  test.each([
    [spaced(), 'route', 'SW-45', 'SW-54'],
    [spaced(), 'asteroid', 'SW-47', 'SW-55'],
    [spaced(), 'planet', 'SW-49', 'SW-56'],
    [all, 'road', 'CL-8', 'CL-17'],
    [all, 'city', 'CL-9', 'CL-18'],
    [all, 'monastery', 'CL-10', 'CL-19'],
    [all, 'garden', 'AB-4', 'AB-6'],
    [all, 'field', null, 'FA-4'],
    [all, 'river', null, null],
  ] as const)('SW-54 CL-17 FA-4 AB-4 of a realm, completed and at the end: %#', (game, kind, complete, final) => {
    expect([ruleOf(game, scored(kind, true)), ruleOf(game, scored(kind, false))]).toEqual([complete, final]);
  });

  test('SW-33 SW-34 AB-6 of a battle and of the abbot who comes back; none of what brings no points', () => {
    const rules = (game: Game, types: readonly GameEvent['type'][]) =>
      types.map((type) => ruleOf(game, { type } as unknown as GameEvent));
    expect(rules(spaced(), ['tied', 'defeated', 'won', 'placed'])).toEqual(['SW-33', 'SW-34', null, null]);
    expect(rules(all, ['recalled', 'deployed', 'turn-ended'])).toEqual(['AB-6', null, null]);
  });
});

describe('figures without strength', () => {
  const WALLED: Scene['tiles'] = [['CL-c3', 0, -1, 1]];
  const traders = (of: Partial<Scene> = {}): Game => classic({ ...of, modules: ['traders', 'farmers'] });

  test('TB-3 TB-11 want a meeple of their owner there', () => {
    const placed = placeTile(traders({ tiles: WALLED }), ['CL-straight', 1, 0, 0]).game;
    expect(why(placed, deploy(placed, 'builder', ['road:E', 1, 0]))).toBe('no-own-meeple TB-3');
    expect(why(placed, deploy(placed, 'pig', ['field:Nw', 1, 0]))).toBe('no-own-meeple TB-11');
    expect(why(placed, deploy(placed, 'pig', ['road:E', 1, 0]))).toBe('may-not-stand TB-11');
    expect(why(placed, deploy(placed, 'builder', ['field:Nw', 1, 0]))).toBe('may-not-stand TB-3');
  });

  test('K-33 no builder in what the tile completes', () => {
    const meeples: Scene['meeples'] = [['red', 'normal', 'city:S', 0, -1]];
    const before = traders({ tiles: [['CL-c2-corner', 0, -1, 2]], meeples });
    const placed = placeTile(before, ['CL-c1', 1, -1, 3]).game;
    expect(why(placed, deploy(placed, 'builder', ['city:W', 1, -1]))).toBe('realm-complete K-33');
  });
});

test('every reason has been given above', () => {
  expect(WHYS.filter((one) => !reasons.has(one))).toEqual([]);
});

test('a module that forbids and cites no rule for it is a fault of the module, named by what it forbids', () => {
  const classic = editionNamed('classic') as Edition;
  const silent: Edition = { ...classic, base: classic.base.map((module) => ({ ...module, cites: [] })) };
  const players = ['red', 'blue'].map((color) => ({ name: color, color }));
  const game = draw(unwrap(newGame({ edition: 'classic', players }, [silent])), 'CL-straight').game;
  expect(() => explain(game, { type: 'place', cell: cellAt(9, 9), rotation: 0 })).toThrow(
    'no module says which rule "no-neighbour" is',
  );
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { play } from './play.ts';
import { E1, E2, E3, E4, E5, E6, E7, type Example, RING } from './printed-examples.ts';
import { unwrap } from './result.ts';
import {
  actOnly,
  battlePoints,
  counted,
  type Dice,
  type Laid,
  type Standing,
  scene,
  sideName,
  takeTurn,
  tileNamed,
} from './testing.ts';

/** docs/rules.md, 4.3: `V-` printed in the rulebooks, `X-` derived from rules and rulings. */
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

const file = new URL('../fixtures/scoring/vectors.json', import.meta.url);
const VECTORS = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const REALMS = ['route', 'asteroid', 'planet'];
const SCORING = VECTORS.scoring.filter((vector) => REALMS.includes(vector.kind));

/** A planet of this faction under the start tile, held; the next turn's tile lies beside it and attacks. */
function attack(
  planet: string,
  meeples: readonly Standing[],
  attacker: { colors: string; turn: string },
  modules: string[] = [],
) {
  const tile: Laid = ['SW-straight', 1, 1, 0];
  return {
    scene: { ...attacker, modules, tiles: [[planet, 0, 1, 0] as Laid], meeples },
    turn: { tile, deploy: ['small', 'planet@0,1'] as const },
  };
}

function onPlanet(list: string): Standing[] {
  return list.split(', ').map((words) => [...(words.split(' ') as [string, string]), 'planet', 0, 1]);
}

/** Three arms of one asteroid field without symbols, which SW-a3 joins: each held by a colour of its own. */
function arms(colors: string, meeples: readonly Standing[]): Example {
  const tiles: Laid[] = [
    ['SW-a2-through', 0, -1, 0],
    ['SW-straight', -1, -1, 0],
    ['SW-a1-straight', -1, -2, 1],
    ['SW-curve', 1, -1, 3],
    ['SW-a1', 1, -2, 3],
  ];
  return { scene: { colors, tiles, meeples }, turn: { tile: ['SW-a3', 0, -2, 2] } };
}

const TEAMS = 'red black green white';
const CAPPED = onPlanet('red small, red small, red large');

/** Three symbols of Red's faction on one route that the curve joins to Black's. */
const THREE_SYMBOLS: Example = {
  scene: {
    colors: 'red black',
    tiles: [
      ['SW-straight-r', -1, 0, 1],
      ['SW-a1-straight-r', -2, 0, 0],
      ['SW-curve', 0, 1, 0],
      ['SW-straight', 1, 1, 0],
    ],
    meeples: [
      ['red', 'small', 'route:E', -1, 0],
      ['black', 'small', 'route:N', 1, 1],
    ],
  },
  turn: { tile: ['SW-curve-r', 1, 0, 0] },
};

/** The position of each vector, and the side in question for a number of dice. */
const DICE: Readonly<Record<string, readonly [Example, string]>> = {
  'V-E4-red': [E4, 'red'],
  'V-E5-red': [E5, 'red'],
  'V-E5-black': [E5, 'black'],
  'V-E5-white': [E5, 'white'],
  'V-E6-red': [E6, 'red'],
  'V-E6-white': [E6, 'white'],
  'X-cap': [attack('SW-planet-r', CAPPED, { colors: 'red black', turn: 'black' }), 'red'],
  'X-one-extra-only': [THREE_SYMBOLS, 'red'],
  'X-large-symbol': [attack('SW-planet-r', onPlanet('red large'), { colors: 'red black', turn: 'black' }), 'red'],
  'X-team-cap-red-small-green-large-symbol': [
    attack('SW-planet-r', onPlanet('red small, green large'), { colors: TEAMS, turn: 'black' }, ['teams']),
    'rebels',
  ],
};

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

const THREE_WAY: readonly Standing[] = [
  ['red', 'small', 'asteroid:N', 0, -1],
  ['black', 'small', 'asteroid:E', -1, -2],
];

/** The position of each battle, and who plays the vector's letters. */
const BATTLES: Readonly<Record<string, readonly [Example, Record<string, string>]>> = {
  'V-E4': [E4, {}],
  'V-E5': [E5, {}],
  'V-E6': [E6, {}],
  'X-three-way-tie': [
    arms('red black orange', [...THREE_WAY, ['orange', 'large', 'asteroid:W', 1, -2]]),
    { a: 'red', b: 'black', c: 'orange' },
  ],
  'X-tie-below-top': [
    arms('red black orange', [
      ...THREE_WAY,
      ['orange', 'large', 'asteroid:W', 1, -2],
      ['orange', 'small', 'asteroid:W', 1, -2],
    ]),
    { a: 'red', b: 'black', c: 'orange' },
  ],
  'X-many-dice-lose-to-one': [
    attack('SW-planet-h', onPlanet('red small, red large'), { colors: 'red black', turn: 'black' }),
    { a: 'red', b: 'black' },
  ],
  'X-same-faction-red-green-symbol': [
    attack('SW-planet-r', onPlanet('red small'), { colors: 'red green', turn: 'green' }),
    {},
  ],
  'X-team': [
    attack('SW-planet-h', onPlanet('red small, green large'), { colors: TEAMS, turn: 'white' }, ['teams']),
    { rebel: 'red', empire: 'white' },
  ],
};

describe('battles (SW-32, SW-33, SW-34, C-24, C-25, C-26)', () => {
  test.each(VECTORS.battles)('$id', ({ id, dice, throws, winner, points }) => {
    const [{ scene: before, turn }, letters] = BATTLES[id];
    const played = (name: string) => letters[name] ?? name;
    const renamed = <T>(map: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(map).map(([name, value]) => [played(name), value]));
    const taken = takeTurn(scene(before), { ...turn, throws: throws.map(renamed) });
    const named = (color: string) =>
      sideName(taken.game, taken.game.position.crew.sideOf[before.colors.split(' ').indexOf(color)]);
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

/** A closed route of four curves under the start tile. */
const LOOP: Example = {
  scene: {
    colors: 'red white',
    tiles: [
      ['SW-curve-r', 0, 1, 3],
      ['SW-curve-e', 1, 1, 0],
      ['SW-curve', 1, 2, 1],
    ],
    meeples: [['red', 'small', 'route:E', 0, 1]],
  },
  turn: { tile: ['SW-curve', 0, 2, 2] },
};

const OPEN_ROUTE: Example = {
  scene: {
    colors: 'red white',
    tiles: [
      ['SW-straight-h', 1, 0, 1],
      ['SW-straight-h', 2, 0, 1],
    ],
    meeples: [['red', 'small', 'route:W', 1, 0]],
    stack: ['SW-straight'],
  },
  turn: { tile: ['SW-straight', 3, 0, 1] },
};

const SEVEN_NEIGHBOURS: Example = {
  scene: {
    colors: 'red white',
    tiles: [['SW-planet-h', 0, 1, 0], ...RING.slice(0, 5)],
    meeples: [['red', 'small', 'planet', 0, 1]],
    stack: ['SW-straight'],
  },
  turn: { tile: RING[5] },
};

const TWO_TILES: Example = {
  scene: { colors: 'red white' },
  turn: { tile: ['SW-a1', 0, -1, 2], deploy: ['small', 'asteroid:S'] },
};

/** The position of each scoring, and who scores. A planet alone cannot arise with the 76 tiles: see below. */
const SCORINGS: Readonly<Record<string, readonly [Example, string]>> = {
  'V-E1': [E1, 'red'],
  'V-E2': [E2, 'red'],
  'V-E3': [E3, 'red'],
  'V-E4-score': [E4, 'red'],
  'V-E5-score': [E5, 'black'],
  'V-E7-green': [E7, 'green'],
  'V-E7-black': [E7, 'black'],
  'V-E7-orange': [E7, 'orange'],
  'V-E7-white': [E7, 'white'],
  'V-E7-red': [E7, 'red'],
  'X-route-symbols': [LOOP, 'red'],
  'X-route-symbols-final': [OPEN_ROUTE, 'red'],
  'X-planet-7-final': [SEVEN_NEIGHBOURS, 'red'],
  'X-asteroid-two-tiles': [TWO_TILES, 'red'],
};

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

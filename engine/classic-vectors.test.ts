import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { E9, E10_ABBEY, E10_GARDEN, E11, type Example, GARDEN, GARDEN_RING, ROAD_RING } from './printed-examples.ts';
import { counted, type Laid, type Scene, scene, story, takeTurn, totals } from './testing.ts';

/** docs/rules.md, 4.3, of the classic game; `abbey` and `meadow` are its words for the engine's monastery and field. */
interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly complete?: boolean;
  readonly tiles?: number;
  readonly neighbours?: number;
  readonly shields?: number;
  readonly completed_cities?: number;
  readonly points: number;
}

const KINDS: Readonly<Record<string, string>> = {
  road: 'road',
  city: 'city',
  abbey: 'monastery',
  garden: 'garden',
  meadow: 'field',
};
const file = new URL('../fixtures/scoring/vectors.json', import.meta.url);
const { scoring } = JSON.parse(readFileSync(file, 'utf8')) as { scoring: readonly Vector[] };
const VECTORS = scoring.filter(({ kind }) => Object.hasOwn(KINDS, kind));

function classic(of: Partial<Scene>, tile: Laid, rest: Partial<Example['turn']> = {}): Example {
  return { scene: { edition: 'classic', colors: 'red blue', ...of }, turn: { tile, ...rest } };
}

const CITY = { meeples: [['red', 'normal', 'city:S', 0, -1]] } as const;
const SHIELD: Laid = ['CL-c2-through-shield', 0, -1, 1];
const LAST = { stack: ['CL-straight'] } as const;

/** Three of the four cities north of a road have walls all around. */
const FOUR_CITIES: readonly Laid[] = [
  ...[1, 2, 3].map((x): Laid => ['CL-c1-straight', x, 0, 0]),
  ...[0, 1, 2].map((x): Laid => ['CL-c1', x, -1, 2]),
];

/** The position of each vector and its last turn: what is Red's scores. */
const SCORINGS: Readonly<Record<string, Example>> = {
  'V-E9': E9,
  'V-E10-abbey': E10_ABBEY,
  'V-E10-garden': E10_GARDEN,
  'X-city-2': classic({}, ['CL-c1', 0, -1, 2], { deploy: ['normal', 'city:S'] }),
  'X-city-3-1': classic({ ...CITY, tiles: [SHIELD] }, ['CL-c1', 0, -2, 2]),
  'X-city-3-1-final': classic({ ...CITY, tiles: [SHIELD, ['CL-c2-through', 0, -2, 1]], ...LAST }, [
    'CL-straight',
    1,
    0,
    0,
  ]),
  'X-road-3-final-D20': classic(
    { tiles: [['CL-straight', 1, 0, 0]], meeples: [['red', 'normal', 'road:E', 1, 0]], ...LAST },
    ['CL-straight', 2, 0, 0],
  ),
  'X-abbey-5-final': classic(
    {
      tiles: [['CL-monastery', 0, 1, 0], ...ROAD_RING.slice(0, 3)],
      meeples: [['red', 'normal', 'monastery', 0, 1]],
      ...LAST,
    },
    ['CL-straight', 0, 2, 0],
  ),
  'X-abbot-back-6': classic(
    {
      modules: ['abbot'],
      tiles: [GARDEN, ...GARDEN_RING.slice(0, 4)],
      meeples: [['red', 'abbot', 'garden', 1, 0]],
      stack: ['CL-c1', 'CL-c1'],
    },
    ['CL-c1', 0, -1, 2],
    { recall: true },
  ),
  'X-meadow-3-complete-1-open': classic(
    {
      modules: ['farmers'],
      tiles: FOUR_CITIES,
      meeples: [['red', 'normal', 'field:En', 1, 0]],
      ...LAST,
    },
    ['CL-straight', -1, 0, 0],
  ),
};

describe('scoring (CL-8 to CL-10, CL-17 to CL-19, FA-4, AB-4, AB-6, K-6, K-7)', () => {
  test.each(VECTORS)('$id', (vector) => {
    const example = SCORINGS[vector.id];
    const { events } = takeTurn(scene(example.scene), example.turn);
    const scored = events.find((event) => event.type === 'scored' || event.type === 'recalled');
    if (scored?.type !== 'scored' && scored?.type !== 'recalled') throw new Error('nothing was scored');
    const { kind, tiles = 1 + (vector.neighbours ?? 0), shields = 0, completed_cities: cities, points } = vector;
    const at = scored.type === 'scored' ? scored.at : scored.figure.at;
    expect(at.kind).toBe(KINDS[kind]);
    if (scored.type === 'scored') expect(scored.complete).toBe(vector.complete ?? false);
    expect([counted(scored, 'tile'), counted(scored, 'shield'), counted(scored, 'city')]).toEqual(
      cities === undefined ? [tiles, shields, 0] : [0, 0, cities],
    );
    expect(scored.shares).toEqual([{ side: 0, points }]);
  });

  test('every vector of the classic game has its position', () => {
    expect(Object.keys(SCORINGS).sort()).toEqual(VECTORS.map(({ id }) => id).sort());
  });
});

test('V-E11 two players with a meeple each on a completed road both score the full road (CL-13)', () => {
  expect(story(takeTurn(scene(E11.scene), E11.turn))).toEqual(['road: red +3 blue +3, back red normal, blue normal']);
});

test('X-majority-tie: a road of 3 tiles with a meeple of blue and one of red (CL-13, K-1)', () => {
  const { game } = takeTurn(scene(E11.scene), E11.turn);
  expect(totals(game)).toEqual({ red: 3, blue: 3, green: 0 });
});

test('X-majority: a city of 4 tiles with two meeples of blue and one of red (CL-14, K-1, K-2)', () => {
  const before = scene({
    edition: 'classic',
    colors: 'red blue',
    tiles: [
      ['CL-straight', 1, 0, 0],
      ['CL-c1-straight', 2, 0, 0],
      ['CL-straight', 3, 0, 0],
      ['CL-c1', 1, -1, 1],
      ['CL-c1', 3, -1, 3],
    ],
    meeples: [
      ['red', 'normal', 'city:N', 2, 0],
      ['blue', 'normal', 'city:E', 1, -1],
      ['blue', 'normal', 'city:W', 3, -1],
    ],
  });
  const taken = takeTurn(before, { tile: ['CL-c3', 2, -1, 2] });
  expect(story(taken)).toEqual(['city: blue +8, back red normal, blue normal, blue normal']);
  expect(totals(taken.game)).toEqual({ red: 0, blue: 8 });
});

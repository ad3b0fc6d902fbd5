import { describe, expect, test } from 'vitest';
import { E11, ROAD_RING, ROAD_RING_END } from '../../../examples/printed.ts';
import { legal, realmOf, reserve } from '../../observe/observe.ts';
import { play } from '../../play/play.ts';
import {
  draw,
  type Laid,
  nodeNamed,
  offers,
  placementsOf,
  placeTile,
  type Scene,
  scene,
  standing,
  story,
  takeTurn,
  totals,
} from '../testing.ts';

function classic(of: Partial<Scene> = {}) {
  return scene({ edition: 'classic', colors: 'red blue', ...of });
}

function turn(of: Partial<Scene>, tile: Laid, deploy?: readonly [string, string]): string[] {
  return story(takeTurn(classic(of), { tile, deploy }));
}

const ABBEY: Laid = ['CL-monastery', 0, 1, 0];

describe('a turn', () => {
  test('CL-5 the tile continues what it touches: road to road, city to city, meadow to meadow', () => {
    expect(placementsOf(draw(classic(), 'CL-c1-straight').game)).toEqual({
      '0,-1': '2',
      '1,0': '02',
      '-1,0': '02',
      '0,1': '2',
    });
    expect(placementsOf(draw(classic(), 'CL-monastery').game)).toEqual({ '0,1': '0123' });
  });

  test('CL-5 placing, then a meeple, then scoring, also of what another holds', () => {
    const tiles: Laid[] = [['CL-junction3', -1, 0, 0]];
    const before = classic({ tiles, meeples: [['red', 'normal', 'road:E', -1, 0]], turn: 'blue' });
    expect(play(before, { type: 'pass' })).toMatchObject({ error: { code: 'wrong-phase' } });
    const taken = takeTurn(before, { tile: ['CL-junction3', 1, 0, 0], deploy: ['normal', 'road:S'] });
    expect(taken.events.map(({ type }) => type)).toEqual(['drew', 'placed', 'deployed', 'scored', 'turn-ended']);
    expect([totals(taken.game), standing(taken.game)]).toEqual([{ red: 3, blue: 0 }, ['blue normal road:S 1,0']]);
  });

  test('CL-6 K-8 a tile that fits nowhere leaves the game, and the same player draws again', () => {
    const before = classic({ tiles: [['CL-c1', 0, -1, 2]], stack: ['CL-c4-shield', 'CL-straight'], turn: 'blue' });
    const drawn = draw(before, 'CL-c4-shield');
    expect(story(drawn)).toEqual(['CL-c4-shield leaves the game']);
    expect(drawn.game.position).toMatchObject({ phase: 'draw', seat: 1, stackSize: 1 });
    expect(takeTurn(drawn.game, { tile: ['CL-straight', 1, 0, 0] }).game.position.phase).toBe('over');
  });

  test('CL-15 of several areas on the tile the player picks one, and no more', () => {
    const before = classic();
    const tile: Laid = ['CL-c1-junction', 1, 0, 0];
    expect(offers(placeTile(before, tile).game)).toEqual(
      ['normal city:N', 'normal road:E', 'normal road:S', 'normal road:W', 'pass'].sort(),
    );
    const { game } = takeTurn(before, { tile, deploy: ['normal', 'city:N'] });
    expect([standing(game), game.position.seat]).toEqual([['red normal city:N 1,0'], 1]);
  });

  test('K-11 without a meeple in reserve only passing is left', () => {
    const roads = [1, 2, 3, 4, 5, 6].map((x): Laid => ['CL-straight', x, 0, 0]);
    const held = new Array(7).fill(['red', 'normal', 'road:E', 1, 0]);
    const before = classic({ tiles: roads, meeples: held });
    expect(reserve(before, 0)).toEqual({ normal: 0 });
    expect(legal(placeTile(before, ABBEY).game)).toEqual([{ type: 'pass' }]);
  });
});

describe('who may stand where', () => {
  const WEST: Laid = ['CL-straight', -1, 0, 0];
  const EAST: Laid = ['CL-straight', 1, 0, 0];

  test.each(['red', 'blue'])('CL-7 K-3 not on a road with a meeple anywhere on it, here of %s', (color) => {
    const held: Scene['meeples'] = [[color, 'normal', 'road:W', -1, 0]];
    expect(offers(placeTile(classic({ tiles: [WEST] }), EAST).game)).toEqual(['normal road:E', 'pass']);
    expect(offers(placeTile(classic({ tiles: [WEST], meeples: held }), EAST).game)).toEqual(['pass']);
  });

  test.each(['red', 'blue'])('CL-7 K-3 not in a city with a meeple anywhere in it, here of %s', (color) => {
    const tiles: Laid[] = [['CL-c2-through', 0, -1, 1]];
    const next: Laid = ['CL-c3', 0, -2, 2];
    expect(offers(placeTile(classic({ tiles }), next).game)).toEqual(['normal city:E', 'pass']);
    const meeples: Scene['meeples'] = [[color, 'normal', 'city:N', 0, -1]];
    expect(offers(placeTile(classic({ tiles, meeples }), next).game)).toEqual(['pass']);
  });

  test('CL-12 unconnected pieces may each be held, and be joined later: both meeples stay', () => {
    const tiles: Laid[] = [
      ['CL-curve', 1, 0, 0],
      ['CL-monastery', 0, 1, 0],
      ['CL-monastery', 0, 2, 0],
    ];
    const before = classic({ tiles, meeples: [['red', 'normal', 'road:S', 1, 0]], turn: 'blue' });
    const joined = takeTurn(before, { tile: ['CL-straight', 1, 2, 1], deploy: ['normal', 'road:N'] });
    const { game } = takeTurn(joined.game, { tile: ['CL-straight', 1, 1, 1] });
    expect(standing(game)).toEqual(['red normal road:S 1,0', 'blue normal road:N 1,2']);
    expect(realmOf(game, nodeNamed(game, 'road:S', 1, 1))).toMatchObject({ complete: false, holders: [0, 1] });
  });

  test('CL-10 in an abbey when its tile is placed, not from beside it', () => {
    expect(offers(placeTile(classic(), ABBEY).game)).toEqual(['normal monastery', 'pass']);
    expect(offers(placeTile(classic({ tiles: [ABBEY] }), EAST).game)).toEqual(['normal road:E', 'pass']);
  });

  test('K-5 on an area that this tile completes, if nobody holds it: scored and back at once', () => {
    const tiles: Laid[] = [['CL-junction3', -1, 0, 0]];
    const last: Laid = ['CL-junction3', 1, 0, 0];
    const taken = takeTurn(classic({ tiles }), { tile: last, deploy: ['normal', 'road:W'] });
    expect(story(taken)).toEqual(['road: red +3, back red normal']);
    expect(reserve(taken.game, 0)).toEqual({ normal: 7 });
    const held: Scene['meeples'] = [['blue', 'normal', 'road:E', -1, 0]];
    expect(offers(placeTile(classic({ tiles, meeples: held }), last).game)).not.toContain('normal road:W');
  });
});

/** Tiles that close a road in the west and in the east. */
const ENDS: readonly (readonly [string, Laid, Laid])[] = [
  ['a village', ['CL-junction3', -1, 0, 0], ['CL-junction3', 1, 0, 0]],
  ['a city', ['CL-c3-road', -1, 0, 3], ['CL-c3-road-shield', 1, 0, 1]],
  ['an abbey', ['CL-monastery-road', -1, 0, 3], ['CL-monastery-road', 1, 0, 1]],
];
const BETWEEN = ENDS.flatMap(([west, one]) => ENDS.map(([east, , two]) => [west, east, one, two] as const));

describe('roads', () => {
  test.each(BETWEEN)('CL-8 complete between %s and %s: a point per tile', (_, __, west, east) => {
    const meeples: Scene['meeples'] = [['red', 'normal', 'road:E', -1, 0]];
    expect(turn({ tiles: [west], meeples }, east)).toEqual(['road: red +3, back red normal']);
    expect(turn({ tiles: [west], meeples }, ['CL-straight', 1, 0, 0])).toEqual([]);
  });

  test('CL-8 complete as a closed loop', () => {
    const tiles: Laid[] = [
      ['CL-curve', 0, 1, 3],
      ['CL-curve', 1, 1, 0],
      ['CL-curve', 1, 2, 1],
    ];
    expect(turn({ tiles }, ['CL-curve', 0, 2, 2], ['normal', 'road:N'])).toEqual(['road: red +4, back red normal']);
  });

  test('K-4 CL-8 a loop that leaves a village and comes back to it counts that tile once', () => {
    const tiles: Laid[] = [
      ['CL-curve', 0, 1, 3],
      ['CL-curve', 1, 1, 0],
      ['CL-curve', 1, 2, 1],
    ];
    const village: Laid = ['CL-junction3', 0, 2, 3];
    expect(turn({ tiles }, village, ['normal', 'road:E'])).toEqual(['road: red +4, back red normal']);
    expect(turn({ tiles }, village, ['normal', 'road:S'])).toEqual([]);
  });
});

describe('cities', () => {
  const HELD: Scene['meeples'] = [['red', 'normal', 'city:S', 0, -1]];

  test('CL-9 complete when walled all around, not while a gap is left', () => {
    const tiles: Laid[] = [['CL-c3', 0, -1, 2]];
    const open = classic({ tiles, meeples: HELD });
    const one = takeTurn(open, { tile: ['CL-c1', -1, -1, 1] });
    expect(story(one)).toEqual([]);
    expect(story(takeTurn(one.game, { tile: ['CL-c1', 1, -1, 3] }))).toEqual(['city: red +8, back red normal']);
  });

  test('K-6 a city of two tiles: 4 points', () => {
    expect(turn({}, ['CL-c1', 0, -1, 2], ['normal', 'city:S'])).toEqual(['city: red +4, back red normal']);
  });

  test('K-4 the same tile twice in a city counts once, each coat of arms for itself', () => {
    const tiles: Laid[] = [
      ['CL-c1c1-adjacent', 0, 1, 2],
      ['CL-c2-corner-shield', 1, 1, 3],
      ['CL-c2-corner-curve-shield', 1, 2, 0],
    ];
    const before = classic({ tiles, meeples: [['red', 'normal', 'city:E', 0, 1]] });
    const taken = takeTurn(before, { tile: ['CL-c2-corner', 0, 2, 1] });
    expect(story(taken)).toEqual(['city: red +12, back red normal']);
    const scored = taken.events.find(({ type }) => type === 'scored');
    expect(scored).toMatchObject({ cells: expect.objectContaining({ length: 4 }) });
  });

  test('K-4 two cities of one tile that are not joined are two areas', () => {
    const before = classic({ tiles: [['CL-c1c1-adjacent', 0, 1, 2]] });
    expect(offers(placeTile(classic(), ['CL-c1c1-adjacent', 0, 1, 2]).game)).toEqual([
      'normal city:E',
      'normal city:S',
      'pass',
    ]);
    expect(offers(placeTile(before, ['CL-c1', 0, 2, 0]).game)).toEqual(['normal city:N', 'pass']);
  });
});

describe('abbeys', () => {
  const of: Partial<Scene> = { tiles: [ABBEY, ...ROAD_RING], meeples: [['red', 'normal', 'monastery', 0, 1]] };

  test('CL-10 complete with eight tiles around: 9 points; not with seven', () => {
    expect(turn({ ...of, tiles: [ABBEY, ...ROAD_RING.slice(0, 5)] }, ROAD_RING[5])).toEqual([]);
    expect(turn(of, ROAD_RING_END)).toEqual(['monastery: red +9, back red normal']);
  });

  test('CL-10 K-5 an abbey placed into a hole may be taken, and is scored at once', () => {
    const tiles = [...ROAD_RING, ROAD_RING_END];
    expect(turn({ tiles }, ABBEY, ['normal', 'monastery'])).toEqual(['monastery: red +9, back red normal']);
  });

  test('CL-11 the meeples of scored areas return, others stay', () => {
    const city: Laid = ['CL-c2-through', 0, -1, 1];
    const more: Scene['meeples'] = [
      ['red', 'normal', 'road:W', 1, 0],
      ['red', 'normal', 'city:N', 0, -1],
    ];
    const meeples = [...(of.meeples ?? []), ...more];
    const taken = takeTurn(classic({ tiles: [...(of.tiles ?? []), city], meeples }), { tile: ROAD_RING_END });
    expect(story(taken)).toEqual(['road: red +8, back red normal', 'monastery: red +9, back red normal']);
    expect([standing(taken.game), reserve(taken.game, 0)]).toEqual([['red normal city:N 0,-1'], { normal: 6 }]);
  });

  test('K-26 two abbeys side by side are two areas, each with one owner', () => {
    const tiles: Laid[] = [ABBEY];
    const before = classic({ tiles, meeples: [['red', 'normal', 'monastery', 0, 1]], turn: 'blue' });
    const { game } = takeTurn(before, { tile: ['CL-monastery', 0, 2, 0], deploy: ['normal', 'monastery'] });
    expect(standing(game)).toEqual(['red normal monastery 0,1', 'blue normal monastery 0,2']);
    for (const y of [1, 2]) {
      expect(realmOf(game, nodeNamed(game, 'monastery', 0, y))).toMatchObject({
        holders: [y - 1],
        places: { length: 1 },
      });
    }
  });
});

/**
 * Arms of one city, each made of a different tile, which the last tile joins: 7 tiles and a coat of arms, 16 points.
 */
const ARMS: readonly Laid[] = [
  ['CL-straight', 1, 0, 0],
  ['CL-c1-straight', 2, 0, 0],
  ['CL-c1-straight', 3, 0, 0],
  ['CL-straight', 4, 0, 0],
  ['CL-c1', 1, -1, 1],
  ['CL-c1', 4, -1, 3],
  ['CL-c3', 2, -1, 2],
  ['CL-monastery', 2, -2, 0],
  ['CL-c1', 3, -2, 2],
];
const CENTRE: Laid = ['CL-c4-shield', 3, -1, 0];

/** The city with a meeple on each arm, clockwise from the west; `owners` are the meeples' colours. */
function city(...owners: readonly string[]) {
  const arms = [
    ['city:E', 1, -1],
    ['city:S', 3, -2],
    ['city:W', 4, -1],
    ['city:N', 3, 0],
    ['city:N', 2, 0],
  ] as const;
  const meeples = owners.flatMap((color, i) => (color === '' ? [] : [[color, 'normal', ...arms[i]] as const]));
  return takeTurn(classic({ colors: 'green red blue', tiles: ARMS, meeples }), { tile: CENTRE });
}

describe('majority', () => {
  test('CL-14 K-1 two against one: only the first scores, all meeples return', () => {
    const taken = city('red', 'blue', 'red', '', '');
    expect(story(taken)).toEqual(['city: red +16, back red normal, red normal, blue normal']);
    expect(standing(taken.game)).toEqual([]);
  });

  test('CL-14 K-1 K-2 three against two: the full points once', () => {
    const taken = city('red', 'blue', 'red', 'blue', 'red');
    expect(totals(taken.game)).toEqual({ green: 0, red: 16, blue: 0 });
    expect([reserve(taken.game, 1), reserve(taken.game, 2)]).toEqual([{ normal: 7 }, { normal: 7 }]);
  });

  test('CL-13 K-1 equal numbers: all tied players score in full, the others nothing', () => {
    expect(totals(city('red', 'blue', '', '', '').game)).toEqual({ green: 0, red: 16, blue: 16 });
    expect(totals(city('red', 'blue', 'red', 'blue', 'green').game)).toEqual({ green: 0, red: 16, blue: 16 });
    expect(totals(city('red', 'blue', 'green', '', '').game)).toEqual({ green: 16, red: 16, blue: 16 });
  });

  test('K-2 several own meeples alone: the points once', () => {
    expect(totals(city('blue', 'blue', 'blue', '', '').game)).toEqual({ green: 0, red: 0, blue: 16 });
  });

  test('CL-13 CL-11 on a road: both score, both return', () => {
    const { game } = takeTurn(scene(E11.scene), E11.turn);
    expect([totals(game), standing(game)]).toEqual([{ red: 3, blue: 3, green: 0 }, []]);
  });
});

import { describe, expect, test } from 'vitest';
import { RING, RING_END } from '../../examples/printed.ts';
import { legal, realmOf } from '../observe/observe.ts';
import { type Laid, nodeNamed, type Scene, scene, standing, story, takeTurn, totals } from './testing.ts';

const W_ENDS: Readonly<Record<string, Laid>> = {
  'an intersection': ['SW-junction3', -1, 0, 0],
  'an asteroid field': ['SW-a3-route', -1, 0, 3],
  'a planet': ['SW-planet-route-r', -1, 0, 3],
};
const E_ENDS: Readonly<Record<string, Laid>> = {
  'an intersection': ['SW-junction3', 1, 0, 0],
  'an asteroid field': ['SW-a3-route-e', 1, 0, 1],
  'a planet': ['SW-planet-route-e', 1, 0, 1],
};
const ENDS = Object.keys(W_ENDS).flatMap((west) => Object.keys(E_ENDS).map((east) => [west, east] as const));

/** Three corners of a loop with the start tile, which a tile at (0, 2) closes. */
const CORNERS: readonly Laid[] = [
  ['SW-curve', 0, 1, 3],
  ['SW-curve', 1, 1, 0],
  ['SW-curve', 1, 2, 1],
];

function turn(of: Scene, tile: Laid, deploy?: readonly [string, string]): string[] {
  return story(takeTurn(scene(of), { tile, deploy }));
}

describe('routes', () => {
  test.each(ENDS)('SW-44 C-37 complete between %s and %s; both end tiles count', (west, east) => {
    const of: Scene = { colors: 'red white', tiles: [W_ENDS[west]], meeples: [['red', 'small', 'route:E', -1, 0]] };
    expect(turn(of, E_ENDS[east])).toEqual(['route: red +3, back red small']);
  });

  test('SW-44 C-36 complete when it runs into itself', () => {
    const of: Scene = { colors: 'red white', tiles: CORNERS };
    expect(turn(of, ['SW-curve', 0, 2, 2], ['small', 'route:N'])).toEqual(['route: red +4, back red small']);
  });

  test('C-36 C-34 complete when it leaves an intersection and comes back; that tile counts once', () => {
    const of: Scene = { colors: 'red white', tiles: CORNERS };
    const junction: Laid = ['SW-junction3', 0, 2, 3];
    expect(turn(of, junction, ['small', 'route:E'])).toEqual(['route: red +4, back red small']);
    expect(turn(of, junction, ['small', 'route:S'])).toEqual([]);
  });

  test('SW-45 a point per tile and two per symbol', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [['SW-curve-r', 0, 1, 3], ['SW-curve-e', 1, 1, 0], CORNERS[2]],
      meeples: [['white', 'large', 'route:S', 0, 1]],
    };
    expect(turn(of, ['SW-curve-h', 0, 2, 2])).toEqual(['route: white +10, back white large']);
  });
});

describe('asteroid fields', () => {
  test('SW-46 complete when only space is around, not while a side is open', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [['SW-a2-through', 0, -1, 0]],
      meeples: [['red', 'small', 'asteroid:N', 0, -1]],
    };
    expect(turn(of, ['SW-a3', 0, -2, 2])).toEqual([]);
    expect(turn(of, ['SW-a1', 0, -2, 2])).toEqual(['asteroid: red +6, back red small']);
  });

  test('SW-47 C-40 two points per tile, for two tiles as well', () => {
    expect(turn({ colors: 'red white' }, ['SW-a1', 0, -1, 2], ['small', 'asteroid:S'])).toEqual([
      'asteroid: red +4, back red small',
    ]);
  });

  test('C-35 two segments on one tile: the tile counts once, each symbol once', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [
        ['SW-a1a1-adjacent', 0, 1, 1],
        ['SW-a2-corner-h', 1, 1, 3],
        ['SW-a2-corner', 1, 2, 0],
      ],
      meeples: [['red', 'small', 'asteroid:E', 0, 1]],
    };
    expect(turn(of, ['SW-a2-corner-e', 0, 2, 1])).toEqual(['asteroid: red +12, back red small']);
  });

  test('SW-50 C-48 symbols score whatever their faction, also when nobody plays it', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [['SW-a2-through-h', 0, -1, 0]],
      meeples: [['red', 'small', 'asteroid:N', 0, -1]],
    };
    expect(turn(of, ['SW-a1', 0, -2, 2])).toEqual(['asteroid: red +8, back red small']);
  });

  test('C-39 open while a side faces an empty cell, even if no tile is left that fits there', () => {
    const game = scene({
      colors: 'red white',
      tiles: [['SW-a2-through', 0, -1, 0]],
      meeples: [['red', 'small', 'asteroid:N', 0, -1]],
      stack: ['SW-straight', 'SW-planet-r'],
    });
    const taken = takeTurn(game, { tile: ['SW-straight', 1, 0, 1] });
    expect(realmOf(taken.game, nodeNamed(taken.game, 'asteroid:N', 0, -1))).toMatchObject({ complete: false, open: 1 });
    expect(standing(taken.game)).toEqual(['red small asteroid:N 0,-1']);
  });

  test('C-39 an empty cell that only space borders is no gap', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [
        ['SW-a2-through', 0, -1, 0],
        ['SW-a2-corner', 0, -2, 2],
      ],
      meeples: [['red', 'small', 'asteroid:N', 0, -1]],
    };
    expect(turn(of, ['SW-a1', 1, -2, 3])).toEqual(['asteroid: red +8, back red small']);
  });
});

describe('planets', () => {
  const held: Scene = { colors: 'red white', meeples: [['red', 'small', 'planet', 0, 1]] };
  const planet: Laid = ['SW-planet-h', 0, 1, 0];

  test('SW-48 complete with eight tiles around, not with seven', () => {
    expect(turn({ ...held, tiles: [planet, ...RING.slice(0, 5)] }, RING[5])).toEqual([]);
    expect(turn({ ...held, tiles: [planet, ...RING] }, RING_END)).toEqual(['planet: red +11, back red small']);
  });

  test('SW-49 nine for the tiles and two for its own symbol; symbols around it do not count', () => {
    const tiles: Laid[] = [planet, ...RING.slice(0, 5), ['SW-straight-r', -1, 1, 0]];
    expect(turn({ ...held, tiles }, ['SW-curve-e', -1, 0, 3])).toEqual(['planet: red +11, back red small']);
  });
});

describe('action 4', () => {
  test('SW-43 every completed realm scores for whoever holds it', () => {
    const of: Scene = {
      colors: 'red white orange',
      tiles: [['SW-planet-h', 0, 1, 0], ...RING],
      meeples: [
        ['white', 'small', 'planet', 0, 1],
        ['orange', 'large', 'route:W', 0, 2],
      ],
    };
    const taken = takeTurn(scene(of), { tile: RING_END });
    expect(totals(taken.game)).toEqual({ red: 0, white: 11, orange: 8 });
  });

  test('C-41 routes are scored and shown before asteroid fields, and planets last', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [
        ['SW-junction3', -1, 0, 0],
        ['SW-a2-through', 0, -1, 0],
        ['SW-a1', 1, -1, 2],
        ['SW-a1', 2, -1, 0],
        ['SW-planet-route-e', 2, 0, 1],
      ],
      meeples: [
        ['red', 'small', 'route:E', -1, 0],
        ['white', 'small', 'asteroid:S', 1, -1],
      ],
    };
    expect(turn(of, ['SW-a1-straight', 1, 0, 0])).toEqual([
      'route: red +4, back red small',
      'asteroid: white +4, back white small',
    ]);
    const ring: Scene = {
      colors: 'red white',
      tiles: [['SW-planet-h', 0, 1, 0], ...RING],
      meeples: [
        ['red', 'small', 'planet', 0, 1],
        ['white', 'large', 'route:W', 0, 2],
      ],
    };
    expect(turn(ring, RING_END)).toEqual(['route: white +8, back white large', 'planet: red +11, back red small']);
  });

  test('C-42 a completed realm that nobody holds scores nothing', () => {
    expect(turn({ colors: 'red white' }, ['SW-a1', 0, -1, 2])).toEqual([]);
  });

  test('SW-51 meeples that took part return, others stay', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [
        ['SW-a2-through', 0, -1, 0],
        ['SW-straight', 1, 0, 1],
      ],
      meeples: [
        ['red', 'small', 'asteroid:N', 0, -1],
        ['red', 'large', 'route:E', 1, 0],
      ],
    };
    const { game } = takeTurn(scene(of), { tile: ['SW-a1', 0, -2, 2] });
    expect(standing(game)).toEqual(['red large route:E 1,0']);
  });

  test('C-29 several own meeples in a realm: scored once, all return', () => {
    const of: Scene = {
      colors: 'red white',
      tiles: [['SW-junction3', -1, 0, 0]],
      meeples: [
        ['red', 'small', 'route:E', -1, 0],
        ['red', 'large', 'route:E', -1, 0],
      ],
    };
    expect(turn(of, ['SW-junction3', 1, 0, 0])).toEqual(['route: red +3, back red small, red large']);
  });

  test('SW-52 C-33 points go on past a lap of 50, and past 99', () => {
    const before = scene({ colors: 'red white' });
    before.position.scores.set([98, 49]);
    const taken = takeTurn(before, { tile: ['SW-a1', 0, -1, 2], deploy: ['small', 'asteroid:S'] });
    expect(totals(taken.game)).toEqual({ red: 102, white: 49 });
    expect(legal(taken.game).length).toBeGreaterThan(0);
  });
});

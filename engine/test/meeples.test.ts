import { describe, expect, test } from 'vitest';
import { RING, RING_END } from '../../examples/printed.ts';
import { figureCount, realmOfFigure } from '../core/figures.ts';
import { parsePlace } from '../notation/notation.ts';
import { countActions, legal, realmOf, reserve } from '../observe/observe.ts';
import { placements } from '../play/legal.ts';
import { play } from '../play/play.ts';
import { coordinates } from '../vocabulary/geometry.ts';
import { type Laid, nodeNamed, places, placeTile, type Standing, scene, standing, story, takeTurn } from './testing.ts';

const PLANET: Laid = ['SW-planet-h', 0, 1, 0];
const BESIDE: Laid = ['SW-straight', 1, 1, 0];
const NO_REINFORCEMENT = { planetReinforce: false };

/** Lists the places open to the player on turn after the tile `last` is placed. */
function open(tiles: readonly Laid[], last: Laid, meeples: readonly Standing[] = [], options = {}): string[] {
  return places(placeTile(scene({ colors: 'red white', tiles, meeples, options }), last).game);
}

describe('where a meeple may go', () => {
  test('SW-19 one own meeple from the reserve, on the tile just placed only', () => {
    const before = scene({ colors: 'red white', tiles: [['SW-a1-straight', 1, 0, 0]] });
    expect(places(placeTile(before, ['SW-a1', 0, -1, 2]).game)).toEqual(['asteroid:S']);
    const { game } = takeTurn(before, { tile: ['SW-a1a1-opposite', 1, -1, 0], deploy: ['small', 'asteroid:N'] });
    expect(standing(game)).toEqual(['red small asteroid:N 1,-1']);
    expect([reserve(game, 0), reserve(game, 1)]).toEqual([
      { small: 3, large: 1 },
      { small: 4, large: 1 },
    ]);
  });

  test('SW-19 a meeple in the reserve stands on no realm, until it is deployed', () => {
    const { position: pos } = scene({ colors: 'red white', meeples: [['white', 'large', 'route:E', 0, 0]] });
    const roots = Array.from({ length: figureCount(pos) }, (_, figure) => realmOfFigure(pos, figure));
    expect(roots.filter((root) => root !== -1)).toHaveLength(1);
  });

  test.each(['red', 'white'])('SW-20 C-1 no merchant where one stands anywhere on the route, here %s', (color) => {
    const held: Standing[] = [[color, 'small', 'route:W', -1, 0]];
    expect(open([['SW-straight', -1, 0, 1]], ['SW-straight', 1, 0, 1])).toEqual(['route:E']);
    expect(open([['SW-straight', -1, 0, 1]], ['SW-straight', 1, 0, 1], held)).toEqual([]);
  });

  test.each(['red', 'white'])('SW-21 C-1 no explorer where one stands anywhere in the field, here %s', (color) => {
    const held: Standing[] = [[color, 'large', 'asteroid:S', 0, -1]];
    expect(open([['SW-a2-through', 0, -1, 0]], ['SW-a3', 0, -2, 2])).toEqual(['asteroid:E']);
    expect(open([['SW-a2-through', 0, -1, 0]], ['SW-a3', 0, -2, 2], held)).toEqual([]);
  });

  test('SW-22 on the planet of the tile just placed', () => {
    expect(open([], ['SW-planet-route-r', 1, 0, 1])).toEqual(['planet', 'route:W']);
    expect(open([], PLANET)).toEqual(['planet']);
  });

  test('SW-23 C-9 on a planet from each of the cells around it, at a side or a corner, joined to it or not', () => {
    const ring = [...RING, RING_END];
    for (const [i, last] of ring.entries()) {
      expect(open([PLANET, ...ring.slice(0, i)], last)).toContain('planet@0,1');
    }
    expect(open([PLANET], ['SW-a1', 0, -1, 2])).toEqual(['asteroid:S']);
  });

  test('SW-24 C-5 a planet may be held by a rival, or by nobody', () => {
    expect(open([PLANET], BESIDE)).toEqual(['planet@0,1', 'route:N']);
    expect(open([PLANET], BESIDE, [['white', 'large', 'planet', 0, 1]])).toEqual(['planet@0,1', 'route:N']);
  });

  test('SW-25 either the own tile or the planet: after one meeple the action is over', () => {
    const { game } = takeTurn(scene({ colors: 'red white', tiles: [PLANET] }), {
      tile: BESIDE,
      deploy: ['small', 'planet@0,1'],
    });
    expect(standing(game)).toEqual(['red small planet 0,1']);
    expect(game.position).toMatchObject({ phase: 'draw', seat: 1 });
  });

  test('C-2 a tile that joins two held realms leaves no place there', () => {
    const tiles: Laid[] = [
      ['SW-straight', -1, 0, 1],
      ['SW-curve', 0, 1, 0],
      ['SW-straight', 1, 1, 0],
    ];
    const held: Standing[] = [
      ['red', 'small', 'route:E', -1, 0],
      ['white', 'small', 'route:N', 1, 1],
    ];
    expect(open(tiles, ['SW-curve', 1, 0, 0], held)).toEqual([]);
    expect(open(tiles, ['SW-a1-curve-left', 1, 0, 0], held)).toEqual(['asteroid:N']);
  });

  test('C-3 of several planets around any one', () => {
    expect(open([PLANET, ['SW-planet-e', 0, 2, 0]], BESIDE)).toEqual(['planet@0,1', 'planet@0,2', 'route:N']);
  });

  test('C-4 the own planet may be reinforced: both meeples stay, no battle', () => {
    const before = scene({ colors: 'red white', tiles: [PLANET], meeples: [['red', 'small', 'planet', 0, 1]] });
    const taken = takeTurn(before, { tile: BESIDE, deploy: ['large', 'planet@0,1'] });
    expect(story(taken)).toEqual([]);
    expect(standing(taken.game)).toEqual(['red small planet 0,1', 'red large planet 0,1']);
  });

  test('C-4 with planetReinforce off only empty planets and those of rivals are targets', () => {
    const own: Standing[] = [['red', 'small', 'planet', 0, 1]];
    const rival: Standing[] = [['white', 'small', 'planet', 0, 1]];
    expect(open([PLANET], BESIDE, own, NO_REINFORCEMENT)).toEqual(['route:N']);
    expect(open([PLANET], BESIDE, rival, NO_REINFORCEMENT)).toEqual(['planet@0,1', 'route:N']);
    expect(open([PLANET], BESIDE, [], NO_REINFORCEMENT)).toEqual(['planet@0,1', 'route:N']);
  });

  test('C-6 no tile can be placed around a completed planet', () => {
    const { rules, position } = scene({ colors: 'red white', tiles: [PLANET, ...RING, RING_END] });
    for (const tile of rules.tables.indexOf.values()) {
      const near = placements(rules, position, tile).map(({ cell }) => coordinates(cell));
      expect(near.filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y - 1)) <= 1)).toEqual([]);
    }
  });

  test('C-8 a planet placed into a hole may be taken, and is scored at once', () => {
    const hole = scene({ colors: 'red white', tiles: [...RING, RING_END] });
    const taken = takeTurn(hole, { tile: PLANET, deploy: ['small', 'planet'] });
    expect(story(taken)).toEqual(['planet: red +11, back red small']);
  });

  test('C-8 a route that this tile completes may be taken, and is scored at once', () => {
    const before = scene({ colors: 'red white', tiles: [['SW-junction3', -1, 0, 0]] });
    const taken = takeTurn(before, { tile: ['SW-junction3', 1, 0, 1], deploy: ['large', 'route:W'] });
    expect(story(taken)).toEqual(['route: red +3, back red large']);
  });

  test('C-12 not on an intersection and not on space', () => {
    expect(open([], ['SW-junction4', 1, 0, 0])).toEqual(['route:E', 'route:N', 'route:S', 'route:W']);
    const { game } = placeTile(scene({ colors: 'red white' }), PLANET);
    for (const words of ['space:N', 'route:N', 'asteroid', 'field:Nw', 'intersection']) {
      expect(parsePlace(game, words).ok).toBe(false);
    }
  });
});

describe('which meeple', () => {
  test('C-10 small or large is free to choose, and the large one scores nothing extra', () => {
    const before = scene({ colors: 'red white' });
    for (const meeple of ['small', 'large']) {
      const taken = takeTurn(before, { tile: ['SW-a1', 0, -1, 2], deploy: [meeple, 'asteroid:S'] });
      expect(story(taken)).toEqual([`asteroid: red +4, back red ${meeple}`]);
    }
    const { game } = placeTile(before, ['SW-a1', 0, -1, 2]);
    expect(legal(game)).toHaveLength(3);
  });

  test('C-10 one kind alone is offered when the other is out', () => {
    const meeples: Standing[] = [['red', 'large', 'planet', 0, 1]];
    const { game } = placeTile(scene({ colors: 'red white', tiles: [PLANET], meeples }), BESIDE);
    expect(countActions(game)).toBe(3);
    const large = { type: 'deploy', meeple: 1 as never, node: nodeNamed(game, 'route:N', 1, 1) } as const;
    expect(play(game, large)).toMatchObject({ ok: false, error: { code: 'illegal-action' } });
  });

  const all = ['small', 'small', 'small', 'small', 'large'].map((kind): Standing => ['red', kind, 'planet', 0, 1]);

  test('C-11 with an empty reserve passing is all there is', () => {
    const { game } = placeTile(scene({ colors: 'red white', tiles: [PLANET], meeples: all }), BESIDE);
    expect(legal(game)).toEqual([{ type: 'pass' }]);
  });

  test('C-11 C-18 meeples that come back are for the next turn', () => {
    const before = scene({ colors: 'red white', tiles: [PLANET, ...RING], meeples: all });
    const { game } = takeTurn(before, { tile: RING_END });
    expect(game.position).toMatchObject({ phase: 'draw', seat: 1 });
    expect(reserve(game, 0)).toEqual({ small: 4, large: 1 });
  });

  test('two segments of one realm on the tile are places of their own', () => {
    const tiles: Laid[] = [
      ['SW-curve', 0, 1, 3],
      ['SW-curve', 1, 1, 0],
      ['SW-curve', 1, 2, 1],
    ];
    const before = scene({ colors: 'red white', tiles });
    const { game } = placeTile(before, ['SW-junction3', 0, 2, 3]);
    expect(places(game)).toEqual(['route:E', 'route:N', 'route:S']);
    expect(realmOf(game, nodeNamed(game, 'route:E', 0, 2)).places).toHaveLength(5);
  });
});

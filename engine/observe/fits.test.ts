/** Where tiles could lie: `fits` must agree with the rules after the tile is drawn. */
import { describe, expect, test } from 'vitest';
import { createDealer, createRandom } from '../chance/chance.ts';
import { newGame } from '../play/game.ts';
import { type Game, play } from '../play/play.ts';
import { draw, nodeNamed, type Scene, scene, tileNamed } from '../test/testing.ts';
import { unwrap } from '../vocabulary/result.ts';
import type { Rotation } from '../vocabulary/types.ts';
import { edgesAround, emptyCells, featuresBySide, fits, middlesAround } from './fits.ts';
import { boardTiles, chanceMove, lastNodes, legal, realmOf, tileId } from './observe.ts';

const EDITIONS: readonly [string, readonly string[], string][] = [
  ['star-wars', [], 'red green'],
  ['star-wars', ['teams'], 'red black green white'],
  ['classic', [], 'red blue'],
  ['classic', ['river'], 'red blue'],
  ['classic', ['farmers', 'river', 'abbot'], 'red blue green'],
];

/** Plays a seeded random game and yields its state before each ply. */
function* course([edition, modules, colors]: (typeof EDITIONS)[number], seed: number): Generator<Game> {
  const players = colors.split(' ').map((color) => ({ name: color, color }));
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  let game = unwrap(newGame({ edition, modules, players }));
  while (game.position.phase !== 'over') {
    yield game;
    const offered = legal(game);
    game = unwrap(play(game, chanceMove(game, dealer) ?? offered[random.below(offered.length)])).game;
  }
}

describe.each(EDITIONS)('%s with %j', (...edition) => {
  test.each([1])('game %i: every tile that may be drawn fits where it may then be placed', (seed) => {
    let drawn = 0;
    for (const before of course(edition, seed)) {
      for (const move of before.position.phase === 'draw' ? legal(before) : []) {
        if (move.type !== 'draw') continue;
        const { game } = unwrap(play(before, move));
        const due = game.position.phase === 'place' ? legal(game) : [];
        expect(fits(before, move.tile), `${tileId(game, move.tile)} at ${game.position.placed}`).toEqual(due);
        expect(fits(game, move.tile)).toEqual(due);
        drawn++;
      }
    }
    expect(drawn).toBeGreaterThan(500);
  });

  test('every tile lies on an empty cell, among all those beside a tile', () => {
    for (const game of course(edition, 4)) {
      // Only a placement changes the board.
      if (game.position.phase !== 'act') continue;
      const tiles = new Set(boardTiles(game).map(({ x, y }) => `${x},${y}`));
      const empty = emptyCells(game).map(({ x, y }) => `${x},${y}`);
      const beside = boardTiles(game).flatMap(({ x, y }) => [
        `${x},${y - 1}`,
        `${x + 1},${y}`,
        `${x},${y + 1}`,
        `${x - 1},${y}`,
      ]);
      expect([...empty].sort()).toEqual([...new Set(beside)].filter((cell) => !tiles.has(cell)).sort());
    }
  });
});

test.each(EDITIONS)(
  '%s with %j: a realm needs the empty cells that its open ends face, or those around it',
  (...edition) => {
    for (const game of course(edition, 5)) {
      if (game.position.phase !== 'act') continue;
      const tiles = boardTiles(game).map(({ x, y }) => `${x},${y}`);
      for (const realm of lastNodes(game).map((node) => realmOf(game, node))) {
        const gaps = realm.gaps.map(({ x, y }) => `${x},${y}`);
        expect(new Set(gaps).size).toBe(gaps.length);
        expect(gaps.length === 0).toBe(realm.open === 0);
        expect(tiles.filter((cell) => gaps.includes(cell))).toEqual([]);
        const middle = realm.places[0].side === null;
        if (middle) expect(gaps).toHaveLength(realm.open);
        for (const gap of realm.gaps) {
          const near = middle
            ? middlesAround(game, gap).map(({ x, y }) => `${x},${y}`)
            : edgesAround(game, gap).map(({ x, y }) => `${x},${y}`);
          expect(realm.places.some(({ x, y }) => near.includes(`${x},${y}`))).toBe(true);
        }
      }
    }
  },
);

test('SW-44 SW-46 a route needs the cells across its ends, and no other', () => {
  const game = scene({
    colors: 'red white',
    tiles: [
      ['SW-a1-straight', 0, -1, 2],
      ['SW-curve', 1, 0, 0],
    ],
  });
  const gaps = (place: string, x: number, y: number) => realmOf(game, nodeNamed(game, place, x, y)).gaps;
  expect(gaps('route:W', 0, 0)).toEqual([
    { x: 1, y: 1 },
    { x: -1, y: 0 },
  ]);
  expect(gaps('route:E', 0, -1)).toEqual([
    { x: 1, y: -1 },
    { x: -1, y: -1 },
  ]);
  expect(gaps('asteroid:N', 0, 0)).toEqual([]);
});

test('K-16 K-17 in the river, tiles fit where the river goes on, whatever their other sides would match', () => {
  const turned = scene({ edition: 'classic', colors: 'red blue', modules: ['river'], tiles: [['RI-curve', 1, 0, 0]] });
  const placed = (id: string) => fits(turned, tileNamed(turned, id)).map(({ rotation }) => rotation);
  expect(placed('RI-curve-garden')).toEqual([2]);
  expect(placed('RI-lake')).toHaveLength(1);
  expect(fits(draw(turned, 'RI-c1c1').game, tileNamed(turned, 'RI-straight'))).toHaveLength(2);
});

test('D-2 an empty cell sees the sides that a tile there has to match, open ground too', () => {
  const game = scene({ edition: 'classic', colors: 'red blue', tiles: [['CL-c1', 0, -1, 2]] });
  expect(edgesAround(game, { x: 0, y: 1 })).toEqual([{ x: 0, y: 0, side: 2, kind: null }]);
  expect(edgesAround(game, { x: 1, y: 0 })).toEqual([{ x: 0, y: 0, side: 3 - 2, kind: 'road' }]);
  expect(edgesAround(game, { x: 0, y: -2 })).toEqual([{ x: 0, y: -1, side: 0, kind: null }]);
  expect(edgesAround(game, { x: 5, y: 5 })).toEqual([]);
  // Cells 4096 numbers away from (0, 0) and its neighbours, which have the same index on the board.
  expect(edgesAround(game, { x: -90, y: 14 })).toEqual([]);
});

test('SW-48 a planet is seen from the eight cells around it, and from no other', () => {
  const game = scene({ colors: 'red white', tiles: [['SW-planet-r', 0, 1, 0]] });
  const planet = { kind: 'planet', x: 0, y: 1, side: null };
  for (let y = -1; y <= 3; y++) {
    for (let x = -2; x <= 2; x++) {
      const near = Math.max(Math.abs(x), Math.abs(y - 1)) === 1;
      expect(middlesAround(game, { x, y }), `${x},${y}`).toEqual(near ? [planet] : []);
    }
  }
  expect(middlesAround(game, { x: -90, y: 15 })).toEqual([]);
});

test('SW-48 a planet printed on the start tile is seen too', () => {
  const table: NonNullable<Scene['table']> = {
    tileSet: 'planet-first',
    tiles: [{ id: 'T-planet', count: 2, start: true, features: [{ type: 'planet', symbol: 'rebels' }] }],
  };
  const game = scene({ colors: 'red white', table });
  expect(middlesAround(game, { x: 1, y: 1 })).toEqual([{ kind: 'planet', x: 0, y: 0, side: null }]);
});

test('the features of a turned tile lie at the sides to which they were turned', () => {
  const game = scene({ colors: 'red white' });
  const tile = tileNamed(game, 'SW-a1-straight');
  const printed = game.rules.tables.tiles[tile].features.map(({ sides }) => sides ?? '');
  const bySide = (rotation: Rotation) => featuresBySide(game, tile, rotation);
  expect(bySide(0)).toEqual([...'NESW'].map((side) => printed.findIndex((sides) => sides.includes(side))));
  for (const rotation of [1, 2, 3] as const) {
    expect(bySide(rotation)).toEqual([0, 1, 2, 3].map((side) => bySide(0)[(side - rotation + 4) % 4]));
  }
});

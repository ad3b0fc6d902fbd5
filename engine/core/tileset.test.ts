import { SIDES, type TileFeature, type TileTable } from '@asteroute/tiles';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../editions/index.ts';
import { newGame } from '../play/game.ts';
import { checkMiddles, checkRealms } from '../test/recount.ts';
import { nodeNamed, scene } from '../test/testing.ts';
import { TOY_SETUP, toyEdition } from '../toy/toy.ts';
import { unwrap } from '../vocabulary/result.ts';
import { openOf, tilesOf } from './feature-stats.ts';
import { find, realmNodes, statsOf } from './features.ts';
import { compileTiles, type KindShape } from './tileset.ts';

/** A supply with one kind of tile for each list of features; the first is the start tile. */
function supplyOf(...lists: (readonly TileFeature[])[]): TileTable {
  const tiles = lists.map((features, i) => ({ id: `T-${i}`, count: i === 0 ? 1 : 9, start: i === 0, features }));
  return { tileSet: 'own', tiles };
}

describe('the features at the sides of a face are told by kind, then by side, each once (C-17)', () => {
  const tablesOf = (edition: string, modules: readonly string[], colors: string) => {
    const players = colors.split(' ').map((color) => ({ name: color, color }));
    return unwrap(newGame({ edition, modules, players }, [...EDITIONS, toyEdition])).rules.tables;
  };
  const ROADS: readonly KindShape[] = [{ name: 'road', joins: 'sides', bonus: null, paysTiles: true }];
  const road = (sides?: string): TileFeature => ({ type: 'road', ...(sides === undefined ? {} : { sides }) });

  test.each([
    ['Star Wars', tablesOf('star-wars', [], 'red white')],
    ['Classic', tablesOf('classic', ['farmers', 'river', 'abbot'], 'red blue')],
    ['the toy edition', tablesOf('toy', TOY_SETUP.modules, 'red blue')],
    // Feature 1 reaches no side on the first tile, but the north side on the second.
    ['its own', compileTiles({ start: 'T-0', ...supplyOf([road('E'), road()], [road('S'), road('N')]) }, ROADS)],
  ])('on the tiles of %s', (_, tables) => {
    for (let face = 0; face < tables.sizes.length * 4; face++) {
      const sides = [...new Set(tables.sideFeature.subarray(face * 4, face * 4 + 4))].filter((f) => f >= 0);
      const kindOf = (f: number) => tables.features[face >> 2][f]?.kind ?? -1;
      const told = sides.sort((a, b) => kindOf(a) - kindOf(b));
      expect([...tables.byKind.subarray(face * 4, face * 4 + 4)]).toEqual([...told, -1, -1, -1, -1].slice(0, 4));
    }
  });
});

describe('a position has room', () => {
  /** Compiles `count` kinds of features, of which the first `atSides` reach a side of their tile. */
  const compiled = (count: number, atSides: number) => {
    const kinds = Array.from({ length: count }, (_, i): KindShape => {
      return { name: `kind-${i}`, joins: 'sides', bonus: null, paysTiles: true };
    });
    const tiles = kinds.map(({ name }, i) => ({
      id: name,
      count: 1,
      features: [{ type: name, ...(i < atSides ? { sides: SIDES[0] } : {}) }],
    }));
    return compileTiles({ tiles, start: tiles[0].id }, kinds);
  };

  test('for 8 kinds of features, not for 9', () => {
    expect(compiled(8, 1).kinds).toHaveLength(8);
    expect(() => compiled(9, 1)).toThrow('more features, kinds or symbols');
  });

  test('for 6 kinds at the sides of tiles, not for 7', () => {
    expect(compiled(8, 6).demands).toBe(4096);
    expect(() => compiled(8, 7)).toThrow('ask for more');
  });
});

test('what is printed and paid for is counted in the stats of a realm, where judges read it (SW-45, SW-47)', () => {
  const bonusOf = (edition: string, colors: string) =>
    scene({ edition, colors }).rules.tables.kinds.flatMap(({ name, bonus }) => (bonus === null ? [] : [[name, bonus]]));
  expect(bonusOf('classic', 'red blue')).toEqual([['city', 'shield']]);
  expect(bonusOf('star-wars', 'red white')).toEqual(['route', 'asteroid', 'planet'].map((kind) => [kind, 'symbol']));
});

test('a meadow grows across half edges also where it is the first feature of its tile (K-12)', () => {
  const meadow: TileFeature = { type: 'field', edges: ['Nw', 'Ne', 'En', 'Es', 'Se', 'Sw', 'Ws', 'Wn'] };
  const game = scene({
    edition: 'classic',
    colors: 'red blue',
    modules: ['farmers'],
    table: supplyOf([meadow], [meadow]),
    tiles: [['T-1', 1, 0, 0]],
  });
  expect(realmNodes(game.position, nodeNamed(game, 'field:Nw', 0, 0))).toHaveLength(2);
  checkRealms(game.position);
});

test('a tile counts once for a city that has three segments on it, two of them in the smaller part (K-4)', () => {
  const city = (sides: string): TileFeature => ({ type: 'city', sides });
  const table = supplyOf([city('N'), city('E'), city('S')], [city('ES')], [city('NS')], [city('NES')]);
  const game = scene({
    edition: 'classic',
    colors: 'red blue',
    table,
    tiles: [
      // The last tile joins two parts that both include the first tile: four tiles to its north and east, six to its
      // south.
      ['T-1', 0, -1, 0],
      ['T-1', 1, -1, 1],
      ['T-3', 1, 0, 2],
      ['T-3', 0, 1, 0],
      ...[2, 3, 4, 5].map((y) => ['T-2', 0, y, 0] as const),
      ['T-1', 1, 1, 2],
    ],
  });
  const { position: pos } = game;
  expect(tilesOf(statsOf(pos, find(pos, nodeNamed(game, 'city:N', 0, 0))))).toBe(10);
  checkRealms(pos);
});

test('a feature that reaches no side has no open end', () => {
  const kinds: readonly KindShape[] = [{ name: 'road', joins: 'sides', bonus: null, paysTiles: true }];
  const { stats } = compileTiles({ start: 'T-0', ...supplyOf([{ type: 'road' }]) }, kinds);
  expect(openOf(stats[0])).toBe(0);
});

test('only tiles count for an abbey, whatever kind of tile the first in the table is (CL-10)', () => {
  const game = scene({
    edition: 'classic',
    colors: 'red blue',
    table: supplyOf([{ type: 'monastery' }], [{ type: 'monastery' }]),
    tiles: [
      ['T-1', 1, 0, 0],
      ['T-1', 1, 1, 0],
    ],
  });
  checkMiddles(game.position);
  checkRealms(game.position);
});

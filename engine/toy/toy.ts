/**
 * For tests only: a toy expansion, as large as a real one and written as an outsider would write it
 * (docs/adding-a-rule.md): 30 extra tiles with canals, a sixth colour, a giant that counts 2, and beacons with their
 * own scoring rule. Whatever it needs from shared code, any expansion may need.
 */
import { classicTiles, type TileFeature, type TileKind } from '@asteroute/tiles';
import { featureIndexOf, placementOf, realmNodes, tileAt } from '../core/features.ts';
import type { Position } from '../core/position.ts';
import { printedOn } from '../core/tileset.ts';
import { editionNamed } from '../editions/index.ts';
import type { Edition, RuleModule, Rules } from '../ruleset/module.ts';
import type { Node } from '../vocabulary/types.ts';

const NORTH: TileFeature = { type: 'field', edges: ['Nw', 'Ne', 'En', 'Wn'] };
const SOUTH: TileFeature = { type: 'field', edges: ['Es', 'Se', 'Sw', 'Ws'] };

/** Tiles with canals: straight, bent, ending below a city, crossing a road; some with a beacon. */
const CANAL_TILES: readonly TileKind[] = [
  { id: 'TOY-straight', count: 6, features: [{ type: 'canal', sides: 'EW' }, NORTH, SOUTH] },
  { id: 'TOY-beacon', count: 6, features: [{ type: 'canal', sides: 'EW', symbol: 'beacon' }, NORTH, SOUTH] },
  {
    id: 'TOY-bend',
    count: 8,
    features: [
      { type: 'canal', sides: 'ES' },
      { type: 'field', edges: ['Nw', 'Ne', 'En', 'Sw', 'Ws', 'Wn'] },
      { type: 'field', edges: ['Es', 'Se'] },
    ],
  },
  {
    id: 'TOY-quay',
    count: 6,
    features: [
      { type: 'city', sides: 'N' },
      { type: 'canal', sides: 'S', symbol: 'beacon' },
      { type: 'field', edges: ['En', 'Es', 'Se', 'Sw', 'Ws', 'Wn'], cities: [0] },
    ],
  },
  {
    id: 'TOY-bridge',
    count: 4,
    features: [
      { type: 'canal', sides: 'EW' },
      { type: 'road', sides: 'N' },
      { type: 'road', sides: 'S' },
      { type: 'field', edges: ['Nw', 'Wn'] },
      { type: 'field', edges: ['Ne', 'En'] },
      { type: 'field', edges: ['Se', 'Es'] },
      { type: 'field', edges: ['Sw', 'Ws'] },
    ],
  },
];

/** Counts the pairs of beacons on a canal, which the stats of a realm do not count. */
function beaconPairs(_: Rules, pos: Position, root: Node): number {
  const beacons = realmNodes(pos, root).reduce((sum, node) => {
    const { features } = pos.tables.tiles[tileAt(pos, placementOf(pos, node))];
    return sum + printedOn(features[featureIndexOf(pos, node)], 'beacon');
  }, 0);
  return (beacons * (beacons - 1)) / 2;
}

/** Canals: 2 points per tile, 3 per beacon and 4 per pair of beacons when complete; one per tile at the end. */
export const canals: RuleModule = {
  name: 'canals',
  kinds: [
    {
      name: 'canal',
      joins: 'sides',
      complete: [
        { what: 'tile', each: 2 },
        { what: 'beacon', each: 3 },
        { what: 'pair', each: 4 },
      ],
      final: [{ what: 'tile', each: 1 }],
    },
  ],
  meeples: [{ name: 'giant', count: 1, strength: 2, dice: 0, stands: ['canal', 'city', 'road'], recalls: false }],
  supply: (_, base) => ({ ...base, tiles: [...base.tiles, ...CANAL_TILES] }),
  counts: { pair: beaconPairs },
};

/** A module that decides something `canals` decides too. */
const rivals: RuleModule = { name: 'rivals', counts: { pair: () => 0 } };

const classic = editionNamed('classic');

/** Classic Carcassonne for six, with the toy expansion among its modules. */
export const toyEdition: Edition = {
  ...classic,
  name: 'toy',
  tiles: { ...classicTiles, tileSet: 'toy' },
  colors: [...classic.colors, 'violet'],
  players: { min: 2, max: 6 },
  optional: [...classic.optional, canals, rivals],
};

/** A set-up of the toy edition with all its modules and colours. */
export const TOY_SETUP = {
  edition: 'toy',
  modules: ['farmers', 'river', 'abbot', 'canals'],
  players: toyEdition.colors.map((color) => ({ name: color, color })),
};

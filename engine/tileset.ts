import { HALF_EDGES, SIDES, type TileFeature, type TileKind } from '@asteroute/tiles';
import { printedHalf, printedSide } from './geometry.ts';
import type { Joins, KindIndex, TileIndex } from './types.ts';

/** Features a tile may have at most; a node is `placement * FEATURES + feature`. */
export const FEATURES = 8;

/** What the tables need to know of a feature kind. */
export interface KindShape {
  readonly name: string;
  readonly joins: Joins;
}

/** A feature of a tile kind, in numbers. */
export interface CompiledFeature {
  readonly kind: KindIndex;
  /** How many sides, or half edges, it touches. */
  readonly edges: number;
  /** Symbols or shields printed on it. */
  readonly bonus: number;
  /** Bit per printed symbol, by its place in `symbols`; 0 for none. */
  readonly symbols: number;
  /** Features of the same tile that it lies beside, such as the cities of a meadow. */
  readonly beside: readonly number[];
}

/** The tiles of a game: all kinds with how many there are, and the one that lies on the table at the start. */
export interface TileSupply {
  readonly tiles: readonly TileKind[];
  readonly start: string;
}

/**
 * Tile data turned into tables at load: what lies at each side of each tile kind in each rotation. Side tables are
 * indexed `tile * 16 + rotation * 4 + side`.
 */
export interface CompiledTiles {
  readonly tiles: readonly TileKind[];
  readonly kinds: readonly KindShape[];
  readonly symbols: readonly string[];
  readonly features: readonly (readonly (CompiledFeature | null)[])[];
  /** The feature at a side, or -1. */
  readonly sideFeature: Int8Array;
  /** The feature at a half edge that grows across half edges, or -1; indexed `tile * 32 + rotation * 8 + half`. */
  readonly halfFeature: Int8Array;
  /** What must lie against a side: 0 for nothing (space, meadow), else kind + 1. */
  readonly sideCode: Uint8Array;
  /** The feature in the middle of the tile that counts the cells around it, or -1. */
  readonly middle: Int8Array;
  readonly start: TileIndex;
  /** Tiles of each kind in the stack at the start of a game (the start tile is on the table). */
  readonly stack: Uint8Array;
  readonly indexOf: ReadonlyMap<string, TileIndex>;
}

/** Compiles a supply of tiles for the feature kinds of a ruleset; features of other kinds are decoration. */
export function compileTiles({ tiles, start }: TileSupply, kinds: readonly KindShape[]): CompiledTiles {
  const symbols = [...new Set(tiles.flatMap((tile) => tile.features.flatMap((f) => f.symbol ?? [])))].sort();
  const features = tiles.map((tile) => tile.features.map((f) => compileFeature(f, kinds, symbols)));
  const sideFeature = new Int8Array(tiles.length * 16).map((_, index) => featureAtSide(tiles[index >> 4], index));
  const isKind = (joins: Joins) => (f: CompiledFeature | null) => f !== null && kinds[f.kind].joins === joins;
  return {
    tiles,
    kinds,
    symbols,
    features,
    sideFeature,
    halfFeature: new Int8Array(tiles.length * 32).map((_, index) => {
      const feature = featureAtHalf(tiles[index >> 5], index);
      return isKind('half-edges')(features[index >> 5][feature] ?? null) ? feature : -1;
    }),
    sideCode: Uint8Array.from(sideFeature, (f, index) => (f < 0 ? 0 : (features[index >> 4][f]?.kind ?? -1) + 1)),
    middle: Int8Array.from(features, (list) => list.findIndex(isKind('around'))),
    start: tiles.findIndex((tile) => tile.id === start) as TileIndex,
    stack: Uint8Array.from(tiles, (tile) => tile.count - (tile.id === start ? 1 : 0)),
    indexOf: new Map(tiles.map((tile, index) => [tile.id, index as TileIndex])),
  };
}

function compileFeature(
  feature: TileFeature,
  kinds: readonly KindShape[],
  symbols: readonly string[],
): CompiledFeature | null {
  const kind = kinds.findIndex((k) => k.name === feature.type);
  if (kind < 0) return null;
  return {
    kind: kind as KindIndex,
    edges: feature.sides?.length ?? feature.edges?.length ?? 0,
    bonus: (feature.symbol === undefined ? 0 : 1) + (feature.shields ?? 0),
    symbols: feature.symbol === undefined ? 0 : 1 << symbols.indexOf(feature.symbol),
    beside: feature.cities ?? [],
  };
}

/** The feature at board side `index & 3` of a tile turned by `index >> 2 & 3`. */
function featureAtSide(tile: TileKind, index: number): number {
  const printed = SIDES[printedSide(index & 3, (index >> 2) & 3)];
  return tile.features.findIndex((f) => f.sides?.includes(printed));
}

/** The feature at board half edge `index & 7` of a tile turned by `index >> 3 & 3`. */
function featureAtHalf(tile: TileKind, index: number): number {
  const printed = HALF_EDGES[printedHalf(index & 7, (index >> 3) & 3)];
  return tile.features.findIndex((f) => f.edges?.includes(printed));
}

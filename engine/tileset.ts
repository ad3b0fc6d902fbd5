import { SIDES, type TileFeature, type TileKind, type TileTable } from '@asteroute/tiles';
import { printedSide } from './geometry.ts';
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
  /** How many sides it touches. */
  readonly sides: number;
  /** Symbols or shields printed on it. */
  readonly bonus: number;
  /** Bit per printed symbol, by its place in `symbols`; 0 for none. */
  readonly symbols: number;
}

/**
 * Tile data turned into tables at load: what lies at each side of each tile kind in each rotation. Side tables are
 * indexed `tile * 16 + rotation * 4 + side`.
 */
export interface CompiledTiles {
  readonly table: TileTable;
  readonly kinds: readonly KindShape[];
  readonly symbols: readonly string[];
  readonly features: readonly (readonly (CompiledFeature | null)[])[];
  /** The feature at a side, or -1. */
  readonly sideFeature: Int8Array;
  /** What must lie against a side: 0 for nothing (space, meadow), else kind + 1. */
  readonly sideCode: Uint8Array;
  /** The feature in the middle of the tile that counts the cells around it, or -1. */
  readonly middle: Int8Array;
  readonly start: TileIndex;
  /** Tiles of each kind in the stack at the start of a game (the start tile is on the table). */
  readonly stack: Uint8Array;
  readonly indexOf: ReadonlyMap<string, TileIndex>;
}

/** Compiles a tile table for the feature kinds of a ruleset; features of other kinds are decoration. */
export function compileTiles(table: TileTable, kinds: readonly KindShape[]): CompiledTiles {
  const symbols = [...new Set(table.tiles.flatMap((tile) => tile.features.flatMap((f) => f.symbol ?? [])))].sort();
  const features = table.tiles.map((tile) => tile.features.map((f) => compileFeature(f, kinds, symbols)));
  const start = table.tiles.findIndex((tile) => tile.start === true) as TileIndex;
  const sideFeature = new Int8Array(table.tiles.length * 16).map((_, index) =>
    featureAt(table.tiles[index >> 4], index),
  );
  return {
    table,
    kinds,
    symbols,
    features,
    sideFeature,
    sideCode: Uint8Array.from(sideFeature, (f, index) => (f < 0 ? 0 : (features[index >> 4][f]?.kind ?? -1) + 1)),
    middle: Int8Array.from(features, (list) => list.findIndex((f) => f !== null && kinds[f.kind].joins === 'around')),
    start,
    stack: Uint8Array.from(table.tiles, (tile, index) => tile.count - (index === start ? 1 : 0)),
    indexOf: new Map(table.tiles.map((tile, index) => [tile.id, index as TileIndex])),
  };
}

function compileFeature(feature: TileFeature, kinds: readonly KindShape[], symbols: readonly string[]) {
  const kind = kinds.findIndex((k) => k.name === feature.type);
  if (kind < 0) return null;
  return {
    kind: kind as KindIndex,
    sides: feature.sides?.length ?? 0,
    bonus: (feature.symbol === undefined ? 0 : 1) + (feature.shields ?? 0),
    symbols: feature.symbol === undefined ? 0 : 1 << symbols.indexOf(feature.symbol),
  };
}

/** The feature at board side `index & 3` of a tile turned by `index >> 2 & 3`. */
function featureAt(tile: TileKind, index: number): number {
  const printed = SIDES[printedSide(index & 3, (index >> 2) & 3)];
  return tile.features.findIndex((f) => f.sides?.includes(printed));
}

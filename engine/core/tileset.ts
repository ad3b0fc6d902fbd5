import { HALF_EDGES, SIDES, type TileFeature, type TileKind } from '@asteroute/tiles';
import { AROUND_STEPS, printedHalf, printedSide } from '../vocabulary/geometry.ts';
import type { Joins, KindIndex, TileIndex } from '../vocabulary/types.ts';
import { compileDemands, type DemandTables } from './demands.ts';
import { MAX_BONUS, MAX_KINDS, MAX_SEGMENTS, MAX_SYMBOLS, packStats, TWIN } from './feature-stats.ts';
import { layout, type Sizes, sizesFor } from './layout.ts';

/** Most tiles in a game. */
export const { MAX_TILES } = layout;
/** Most features on a tile. */
export const FEATURES = 8;

/**
 * What laying a tile asks of a face, in one record of `FACE_WORDS` words. The first four are its sides: the low
 * `SIDE_NODE_BITS` bits give how far the node of the side's feature is from the tile's first, those above what the side
 * adds to the demand of the cell across it. Word `HALVES` has 4 bits for each half edge: the feature that joins there, or
 * `NO_HALF`.
 */
export const FACE_WORDS = 8;
export const SIDE_NODE_BITS = 8;
export const SIDE_NODE = (1 << SIDE_NODE_BITS) - 1;
export const HALVES = 4;
export const NO_HALF = 15;

/** What the tables need to know of a feature kind. */
export interface KindShape {
  readonly name: string;
  readonly joins: Joins;
  /** What pays a bonus if printed on a realm of this kind (`printedOn`), or null. */
  readonly bonus: string | null;
  /**
   * Whether its tiles bring points. Where they do not, as in a meadow, a realm counts its segments, which is faster: the
   * count only says which of two realms is the larger. A game with more than fit counts none of the smallest.
   */
  readonly paysTiles: boolean;
}

/** A feature of a tile kind, in numbers. */
interface CompiledFeature {
  readonly kind: KindIndex;
  /** The number of sides or half edges that it touches. */
  readonly edges: number;
  /** How often its kind's bonus is printed on it. */
  readonly bonus: number;
  /** A bit per printed symbol, by the symbol's index in `symbols`. */
  readonly symbols: number;
  /** Indexes of the features of the same tile that border on it, such as the cities beside a meadow. */
  readonly beside: readonly number[];
}

/** The tiles of a game: all kinds with their numbers, and the start tile. */
export interface TileSupply {
  readonly tiles: readonly TileKind[];
  readonly start: string;
}

/**
 * Tile data compiled into tables. A *face* is a tile in one rotation: `tile * 4 + rotation`. Tables by side are indexed
 * `face * 4 + side`; sides and half edges are those of the board, after the rotation.
 */
export interface CompiledTiles extends DemandTables {
  readonly tiles: readonly TileKind[];
  readonly kinds: readonly KindShape[];
  /** What the stats of realms have a bit for: printed symbols, and what else changes rates. */
  readonly symbols: readonly string[];
  readonly features: readonly (readonly (CompiledFeature | null)[])[];
  /** Number of nodes of a placed tile: one per feature, up to the last feature that is not mere decoration. */
  readonly sizes: Uint8Array;
  /**
   * Initial stats of each feature's realm (`feature-stats.ts`), 0 for decoration; indexed `tile * FEATURES + feature`.
   */
  readonly stats: Int32Array;
  /** The records of all faces (`FACE_WORDS`). */
  readonly faces: Int32Array;
  /** The feature at a side, or -1. */
  readonly sideFeature: Int8Array;
  /** The feature that joins across a half edge, or -1; indexed `face * 8 + half`. */
  readonly halfFeature: Int8Array;
  /** Whether any feature joins across half edges. */
  readonly hasHalves: boolean;
  /** Code of a side, which a neighbouring side must equal: 0 for open ground (space, meadow), else kind + 1. */
  readonly sideCode: Uint8Array;
  /**
   * The features at the sides of a face, each once, ordered by kind and then by side (C-17), then -1; 4 entries per
   * face.
   */
  readonly byKind: Int8Array;
  /** By `tile * FEATURES + feature`: a bit for each feature of the tile that borders on it. */
  readonly beside: Uint8Array;
  /** The feature in the middle of the tile that counts the cells around it, or -1. */
  readonly middle: Int8Array;
  readonly start: TileIndex;
  /** Number of tiles of each kind in the stack at the start of a game, without the start tile on the table. */
  readonly stack: Uint8Array;
  readonly indexOf: ReadonlyMap<string, TileIndex>;
  /** How much memory a position needs. */
  readonly memory: Sizes;
}

/**
 * Compiles a supply of tiles for the feature kinds of a ruleset; features of other kinds are decoration. `marked`: what
 * else than symbols is printed on tiles and has to be known of every realm.
 */
export function compileTiles(
  { tiles, start }: TileSupply,
  kinds: readonly KindShape[],
  marked: readonly string[] = [],
): CompiledTiles {
  const printed = tiles.flatMap((tile) => tile.features.flatMap((f) => f.symbol ?? []));
  const symbols = [...new Set([...printed, ...marked])].sort();
  const features = tiles.map((tile) => tile.features.map((f) => compileFeature(f, kinds, symbols)));
  checkBounds({ tiles, kinds, symbols });
  const sizes = Uint8Array.from(features, (list) => list.findLastIndex((f) => f !== null) + 1);
  const at = (tile: number, feature: number) => features[tile][feature] ?? null;
  const sideFeature = new Int8Array(tiles.length * 16).map((_, index) => {
    const feature = featureAtSide(tiles[index >> 4], index);
    return at(index >> 4, feature) === null ? -1 : feature;
  });
  const sideCode = Uint8Array.from(sideFeature, (f, index) => (at(index >> 4, f)?.kind ?? -1) + 1);
  const isKind = (joins: Joins) => (f: CompiledFeature | null) => f !== null && kinds[f.kind].joins === joins;
  const halfFeature = new Int8Array(tiles.length * 32).map((_, index) => {
    const feature = featureAtHalf(tiles[index >> 5], index);
    return isKind('half-edges')(at(index >> 5, feature)) ? feature : -1;
  });
  const demands = compileDemands(sideCode);
  return {
    tiles,
    kinds,
    symbols,
    features,
    sizes,
    faces: faceRecords(sideFeature, halfFeature, demands),
    stats: statsWords({ tiles, kinds, features }),
    sideFeature,
    halfFeature,
    hasHalves: halfFeature.some((f) => f >= 0),
    sideCode,
    ...demands,
    byKind: new Int8Array(sideFeature.length).map((_, index) => {
      const face = sideFeature.subarray(index & ~3, (index & ~3) + 4);
      const own = [...new Set(face)].filter((f) => f >= 0);
      own.sort((a, b) => (at(index >> 4, a)?.kind ?? 0) - (at(index >> 4, b)?.kind ?? 0));
      return own[index & 3] ?? -1;
    }),
    beside: Uint8Array.from({ length: tiles.length * FEATURES }, (_, index) =>
      (at(Math.floor(index / FEATURES), index % FEATURES)?.beside ?? []).reduce((bits, f) => bits | (1 << f), 0),
    ),
    middle: Int8Array.from(features, (list) => list.findIndex(isKind('around'))),
    start: tiles.findIndex((tile) => tile.id === start),
    stack: Uint8Array.from(tiles, (tile) => tile.count - (tile.id === start ? 1 : 0)),
    indexOf: new Map(tiles.map((tile, index) => [tile.id, index])),
    memory: sizesFor(
      total(tiles, () => 1),
      total(tiles, (_, tile) => sizes[tile]),
    ),
  };
}

function faceRecords(sideFeature: Int8Array, halfFeature: Int8Array, { demand }: DemandTables): Int32Array {
  return new Int32Array(sideFeature.length * (FACE_WORDS / 4)).map((_, index) => {
    const [face, word] = [Math.floor(index / FACE_WORDS), index % FACE_WORDS];
    if (word === HALVES)
      return halfFeature.subarray(face * 8, face * 8 + 8).reduceRight((all, f) => (all << 4) | (f & 15), 0);
    if (word > HALVES) return 0;
    const at = face * 4 + word;
    return (demand[at] << SIDE_NODE_BITS) | (Math.max(0, sideFeature[at]) * layout.NODE_WORDS);
  });
}

/** Sums `of` over all tiles of a supply. */
function total(tiles: readonly TileKind[], of: (tile: TileKind, index: TileIndex) => number): number {
  return tiles.reduce((sum, tile, index) => sum + tile.count * of(tile, index), 0);
}

/** How many symbols and coats of arms are printed on tiles where they bring points. */
export function paidSymbols(tiles: readonly TileKind[], kinds: readonly KindShape[]): number {
  const bonusOf = ({ type }: TileFeature) => kinds.find(({ name }) => name === type)?.bonus ?? null;
  return total(tiles, ({ features }) => features.reduce((sum, f) => sum + printedOn(f, bonusOf(f)), 0));
}

/** How often something is printed on tiles (`printedOn`). */
export function countPrintedOn(tiles: readonly TileKind[], what: string): number {
  return total(tiles, ({ features }) => features.reduce((sum, f) => sum + printedOn(f, what), 0));
}

/** Throws if a game exceeds the bits of the packed words. */
function checkBounds({ tiles, kinds, symbols }: Pick<CompiledTiles, 'tiles' | 'kinds' | 'symbols'>): void {
  const most = Math.max(...tiles.map((tile) => tile.features.length));
  if (most > FEATURES || kinds.length > MAX_KINDS || symbols.length > MAX_SYMBOLS)
    throw new Error('the tiles have more features, kinds or symbols than a position has room for');
  if (paidSymbols(tiles, kinds) > MAX_BONUS)
    throw new Error(`the tiles have more symbols that pay than a realm can count: ${MAX_BONUS}`);
}

/** The fewest edges of a segment of a kind that pays no tiles at which all such segments of a game can be counted. */
function fewestEdges({ tiles, kinds, features }: Pick<CompiledTiles, 'tiles' | 'kinds' | 'features'>): number {
  const isCounted = (from: number) => (f: CompiledFeature | null) =>
    f !== null && !kinds[f.kind].paysTiles && f.edges >= from;
  let from = 0;
  while (total(tiles, (_, tile) => features[tile].filter(isCounted(from)).length) > MAX_SEGMENTS) from++;
  return from;
}

function statsWords({ tiles, kinds, features }: Pick<CompiledTiles, 'tiles' | 'kinds' | 'features'>): Int32Array {
  const from = fewestEdges({ tiles, kinds, features });
  const words = new Int32Array(features.length * FEATURES);
  for (const [tile, list] of features.entries()) {
    for (const [f, feature] of list.entries()) {
      if (feature === null) continue;
      const { kind, edges } = feature;
      const { joins, paysTiles } = kinds[kind];
      const open = joins === 'around' ? AROUND_STEPS.length : edges;
      const twins = paysTiles && list.filter((other) => other?.kind === kind).length > 1;
      const counted = paysTiles || edges >= from ? 1 : 0;
      words[tile * FEATURES + f] = packStats({ ...feature, tiles: counted, open }) | (twins ? TWIN : 0);
    }
  }
  return words;
}

function compileFeature(
  feature: TileFeature,
  kinds: readonly KindShape[],
  symbols: readonly string[],
): CompiledFeature | null {
  const kind = kinds.findIndex((k) => k.name === feature.type);
  if (kind < 0) return null;
  return {
    kind,
    edges: feature.sides?.length ?? feature.edges?.length ?? 0,
    bonus: printedOn(feature, kinds[kind].bonus),
    symbols: symbols.reduce((bits, symbol, at) => bits | (printedOn(feature, symbol) > 0 ? 1 << at : 0), 0),
    beside: feature.cities ?? [],
  };
}

/**
 * How often something is printed on a feature: a `symbol` of any kind, a symbol or goods by their names, a `shield`, an
 * `inn`, a `cathedral`.
 */
export function printedOn({ symbol, shields = 0, inn, cathedral, goods }: TileFeature, what: string | null): number {
  if (what === 'shield') return shields;
  if (what === 'inn' || what === 'cathedral') return (what === 'inn' ? inn : cathedral) ? 1 : 0;
  if (what !== null && what === goods) return 1;
  return symbol !== undefined && (what === 'symbol' || what === symbol) ? 1 : 0;
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

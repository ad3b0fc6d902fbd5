import type { FeatureStats, KindIndex } from '../vocabulary/types.ts';

/**
 * What a realm consists of, packed into one word, so that two realms are joined by one addition. Added up: tiles (8
 * bits), open ends (10) and symbols that the kind pays for (6). Joined by `or`: a bit per symbol (3), whether a tile
 * with several segments of the kind may belong to the realm (1), and the kind (3).
 */
const OPEN_AT = 8;
const BONUS_AT = 18;
const SYMBOLS_AT = 24;
const KIND_AT = 28;

const TILES = (1 << OPEN_AT) - 1;
const OPEN = (1 << BONUS_AT) - (1 << OPEN_AT);
const BONUS = (1 << SYMBOLS_AT) - (1 << BONUS_AT);
/** The bits of the counts that are added when realms join. */
const SUMS = TILES | OPEN | BONUS;
const SYMBOLS = 7 << SYMBOLS_AT;

/** The most feature kinds, symbol kinds and paid symbols of a game that fit into a packed stats number. */
export const MAX_KINDS = 8;
export const MAX_SYMBOLS = 3;
export const MAX_BONUS = BONUS >> BONUS_AT;
/** The most segments of a realm whose kind counts segments instead of tiles (`KindShape.paysTiles`). */
export const MAX_SEGMENTS = TILES;

/** The flag of a tile that has several segments of the kind, so that a realm could count it twice. */
export const TWIN = 1 << 27;
/**
 * Added to the stats of a feature that counts the cells around it when one of them is filled: one tile more, one open
 * end less.
 */
export const ONE_AROUND = 1 - (1 << OPEN_AT);
/** Subtracted from the stats when two open ends meet. */
export const TWO_ENDS = 2 << OPEN_AT;

/** What a realm of one feature consists of. */
interface StatsParts {
  readonly kind: KindIndex;
  /** 1, or 0 for a segment that is not counted. */
  readonly tiles: 0 | 1;
  readonly open: number;
  readonly bonus: number;
  readonly symbols: number;
}

/** The stats of a realm of one feature. */
export function packStats({ kind, tiles, open, bonus, symbols }: StatsParts): number {
  return tiles + (open << OPEN_AT) + (bonus << BONUS_AT) + (symbols << SYMBOLS_AT) + (kind << KIND_AT);
}

/** The stats of two realms of one kind, joined; `shared` tiles lie in both. */
export function joinStats(a: number, b: number, shared: number): number {
  return (((a & SUMS) + (b & SUMS)) | ((a | b) & ~SUMS)) - shared;
}

/**
 * Returns the number of distinct tiles; for a middle feature, its own tile and those around it. For a kind that pays
 * nothing per tile (`KindShape.paysTiles`) it is the number of segments.
 */
export function tilesOf(stats: FeatureStats): number {
  return stats & TILES;
}

/** Returns the number of sides or half edges that face an empty cell, or of empty cells around a middle feature. */
export function openOf(stats: FeatureStats): number {
  return (stats & OPEN) >> OPEN_AT;
}

export function isClosed(stats: FeatureStats): boolean {
  return (stats & OPEN) === 0;
}

/** Returns how many symbols or shields that the kind pays for are printed on the realm. */
export function bonusOf(stats: FeatureStats): number {
  return (stats & BONUS) >> BONUS_AT;
}

/** Returns one bit per symbol that occurs in the realm. */
export function symbolsOf(stats: FeatureStats): number {
  return (stats & SYMBOLS) >> SYMBOLS_AT;
}

/** How many different places in tables of rates there are. */
export const RATE_PLACES = 1 << (31 - SYMBOLS_AT);

/** The place of a realm in tables of rates: its kind and the symbols printed in it decide. */
export function ratePlaceOf(stats: FeatureStats): number {
  return stats >>> SYMBOLS_AT;
}

export function ratePlace(place: number): { readonly kind: KindIndex; readonly symbols: number } {
  return { kind: place >> (KIND_AT - SYMBOLS_AT), symbols: place & (SYMBOLS >> SYMBOLS_AT) };
}

/** The index of the realm's kind in `Ruleset.kinds`. */
export function kindOfStats(stats: FeatureStats): KindIndex {
  return stats >> KIND_AT;
}

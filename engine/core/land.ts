/**
 * What the realm of a root consists of, packed in one word, so that joining two realms is one addition:
 * tiles (7 bits), open ends (9), printed symbols or shields (6), then marks that are joined by `or`: a bit per symbol
 * (3), whether a tile with several segments of the kind may be in it (1), and the kind (3).
 */
const OPEN_AT = 7;
const BONUS_AT = 16;
const SYMBOLS_AT = 22;
const KIND_AT = 26;

const TILES = (1 << OPEN_AT) - 1;
const OPEN = (1 << BONUS_AT) - (1 << OPEN_AT);
const BONUS = (1 << SYMBOLS_AT) - (1 << BONUS_AT);
/** Everything that adds up. */
const SUMS = TILES | OPEN | BONUS;
const SYMBOLS = 7 << SYMBOLS_AT;

/** Most kinds of feature, and most symbols, that a word has bits for. */
export const MOST_KINDS = 8;
export const MOST_SYMBOLS = 3;

/** Set where a tile has several segments of the kind, so that it may count for a realm twice. */
export const TWIN = 1 << 25;
/** One tile more, one open end less: a cell around a middle feature was filled. */
export const ONE_AROUND = 1 - (1 << OPEN_AT);
/** Two ends that met. */
export const TWO_ENDS = 2 << OPEN_AT;

/** The word of a realm of one tile. */
export function packLand(kind: number, open: number, bonus: number, marks: number): number {
  return 1 + (open << OPEN_AT) + (bonus << BONUS_AT) + (marks << SYMBOLS_AT) + (kind << KIND_AT);
}

/** The word of two realms of one kind, joined; `shared` tiles lie in both. */
export function joinLand(a: number, b: number, shared: number): number {
  return (((a & SUMS) + (b & SUMS)) | ((a | b) & ~SUMS)) - shared;
}

/** Distinct tiles; for a middle feature its own tile and those around. */
export function tilesOf(land: number): number {
  return land & TILES;
}

/** Sides or half edges that face an empty cell, or empty cells around. */
export function openOf(land: number): number {
  return (land & OPEN) >> OPEN_AT;
}

export function isClosed(land: number): boolean {
  return (land & OPEN) === 0;
}

/** Symbols or shields printed on it. */
export function bonusOf(land: number): number {
  return (land & BONUS) >> BONUS_AT;
}

/** A bit per symbol that it has. */
export function symbolsOf(land: number): number {
  return (land & SYMBOLS) >> SYMBOLS_AT;
}

export function kindOfLand(land: number): number {
  return land >> KIND_AT;
}

import type { TileTable } from '@asteroute/tiles';
import { dieSymbols } from './dice.ts';
import { iconSymbols } from './icons.ts';
import { meepleSymbols, shapeSymbols } from './meeples.ts';
import { ownershipPatterns } from './shape/patterns.ts';
import { byTheme, tileSymbols } from './tiles.ts';

export { emblem } from './charted/emblems.ts';
export { nebula, voidBackground } from './charted/nebula.ts';
export { dieFace } from './dice.ts';
export { LARGE_MEEPLE_BOX, MEEPLE_BOX, meepleId, meepleSymbols } from './meeples.ts';
export * from './shape/geometry.ts';
export { ownershipPatterns } from './shape/patterns.ts';
export { themeOf } from './themes.ts';
export { copies, tileSvg, tileSymbolId, tileSymbols } from './tiles.ts';

/** What every theme shares: pieces, patterns, dice and icons. */
export const commonSymbols = (): string =>
  [ownershipPatterns(), meepleSymbols(), shapeSymbols(), dieSymbols(), iconSymbols()].join('');

/** The tiles of some sets, and what else their themes paint with. */
export const tilesAndThemes = (...sets: TileTable[]): string =>
  [...[...byTheme(sets).keys()].map((theme) => theme.extras()), tileSymbols(...sets)].join('');

/** Everything the page refers to, to be put once into an `<svg>` of no size (not `display: none`). */
export const allSymbols = (...sets: TileTable[]): string => tilesAndThemes(...sets) + commonSymbols();

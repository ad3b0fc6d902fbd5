import type { TileTable } from '@asteroute/tiles';
import { backSymbols } from './backs.ts';
import { dieSymbols } from './dice.ts';
import { iconSymbols } from './icons.ts';
import { meepleSymbols, shapeSymbols } from './meeples.ts';
import { nebula } from './nebula.ts';
import { ownershipPatterns } from './patterns.ts';
import { tileSymbols } from './tiles.ts';

export { dieFace } from './dice.ts';
export { emblem } from './emblems.ts';
export * from './geometry.ts';
export { LARGE_MEEPLE_BOX, MEEPLE_BOX, meepleSymbols } from './meeples.ts';
export { nebula, voidBackground } from './nebula.ts';
export { ownershipPatterns } from './patterns.ts';
export { copies, tileSvg, tileSymbolId, tileSymbols } from './tiles.ts';

/** Everything the page refers to, to be put once into an `<svg>` of no size (not `display: none`). */
export const allSymbols = (set: TileTable): string =>
  [
    nebula(),
    ownershipPatterns(),
    tileSymbols(set),
    backSymbols(),
    meepleSymbols(),
    shapeSymbols(),
    dieSymbols(),
    iconSymbols(),
  ].join('');

import { chartedBacks } from './charted/backs.ts';
import { countrysideBacks } from './countryside/back.ts';
import { dieSymbols } from './dice.ts';
import { iconSymbols } from './icons.ts';
import { meepleSymbols, shapeSymbols } from './meeples.ts';
import { ownershipPatterns } from './patterns.ts';

/** The symbols that come with the page: pieces, patterns, dice, icons and the backs of tiles. */
export const commonSymbols = (): string =>
  [
    ownershipPatterns(),
    meepleSymbols(),
    shapeSymbols(),
    dieSymbols(),
    iconSymbols(),
    chartedBacks(),
    countrysideBacks(),
  ].join('');

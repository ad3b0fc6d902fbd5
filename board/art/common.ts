import { dieSymbols } from './dice.ts';
import { iconSymbols } from './icons.ts';
import { meepleSymbols, shapeSymbols } from './meeples.ts';
import { ownershipPatterns } from './patterns.ts';

/** The symbols that all themes share: pieces, patterns, dice and icons. */
export const commonSymbols = (): string =>
  [ownershipPatterns(), meepleSymbols(), shapeSymbols(), dieSymbols(), iconSymbols()].join('');

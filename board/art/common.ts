import { chartedBacks } from './charted/backs.ts';
import { countrysideBacks } from './countryside/back.ts';
import { dieSymbols } from './dice.ts';
import { iconSymbols } from './icons.ts';
import { meepleSymbols, shapeSymbols } from './meeples.ts';
import { ownershipPatterns } from './patterns.ts';

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

import { type Spread, winChancesOf, winSpreadOf } from '@asteroute/bots/search';
import type { Game, SideIndex } from '@asteroute/engine';
import type { BySide } from './margins.ts';

/**
 * Calibrated in docs/review.md. When no tile is left, integer margins are final: only pending dice lead to fractions.
 */
export function chancesOf(spread: Spread, margins: BySide, tilesLeft: number): number[] {
  if (tilesLeft === 0 && Array.from(margins).every(Number.isInteger)) return shares(Array.from(margins));
  return winChancesOf(pointsOf(margins), tilesLeft, spread);
}

/** The winning chance, 0 to 1, that a side lost by an error; `value` are the margins before the error. */
export function lossOf({ rules, position }: Game, side: SideIndex, value: BySide, errors: BySide): number {
  const after = Array.from(value, (margin, one) => margin + errors[one]);
  const chance = (margins: BySide) => chancesOf(winSpreadOf(rules), margins, position.stackSize)[side];
  return Math.max(0, chance(value) - chance(after));
}

/** Score differences to the best side: 0 for that side, negative for the others. */
function pointsOf(margins: BySide): number[] {
  const list = Array.from(margins);
  const best = list.indexOf(Math.max(...list));
  return list.map((margin, side) => (side === best ? 0 : Math.min(0, margin)));
}

/** Divides the victory equally between all sides with the most points. */
function shares(margins: readonly number[]): number[] {
  const winners = margins.filter((margin) => margin >= 0).length;
  return margins.map((margin) => (margin >= 0 ? 1 / winners : 0));
}

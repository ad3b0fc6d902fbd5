import type { Position, Ruleset } from '@asteroute/engine/search';
import type { BySide } from './margins.ts';

/** By edition: the judge overrates whoever moved last. From 1,500 and 1,200 games played on by reference turns. */
const TEMPO: Readonly<Record<string, number>> = { classic: 1.25, 'star-wars': 1.85 };

/** The expected margins before a draw, from the mean of the judge's best turns over the bag. */
export function expectedBefore(rules: Ruleset, pos: Position, margins: BySide): number[] {
  const { sides, sideOf } = rules.figureTable;
  const over = TEMPO[rules.setup.edition] ?? 0;
  return Array.from(margins, (margin, side) => margin + (side === sideOf[pos.seat] ? -over : over / (sides - 1)));
}

import { winSpreadOf } from '@asteroute/bots/search';
import type { Game } from '@asteroute/engine';
import { chancesOf } from '@asteroute/review/puzzle-parts';

/** The least chance to win, 0 to 1, that the right turn of a puzzle gains on every other. */
export const MIN_SWING = 0.15;
const MAX_NEEDED = 24;

/** The chance to win that is lost, 0 to 1, if the margin of the side on turn is `gap` points below `value`. */
export function swingOf({ rules, position }: Game, value: number, gap: number): number {
  const side = rules.figureTable.sideOf[position.seat];
  const chance = (margin: number) => {
    const margins = new Array<number>(rules.figureTable.sides).fill(-margin);
    margins[side] = margin;
    return chancesOf(winSpreadOf(rules), margins, position.stackSize)[side];
  };
  return chance(value) - chance(value - gap);
}

/** The points by which a turn worth `value` must beat another to be a puzzle; null if the game is decided. */
export function neededGap(hand: Game, value: number): number | null {
  for (let gap = 0.5; gap <= MAX_NEEDED; gap += 0.5) if (swingOf(hand, value, gap) >= MIN_SWING) return gap;
  return null;
}

import type { Review } from '@asteroute/review';

/** What made the margin of a side, in whole points that add up to it. */
export interface Account {
  readonly margin: number;
  /** Luck of the draw, of the dice, and what the turns of all players brought it. */
  readonly tiles: number;
  readonly dice: number;
  readonly play: number;
  /** The start, and what the judge cannot assign. */
  readonly rest: number;
}

/** The margin of a side and its parts, rounded so that they still add up: the largest remainders are rounded up. */
export function accountOf({ margin, tiles, dice, errors, expected, drift }: Review, side: number): Account {
  const exact = [tiles[side], dice[side], errors[side], expected[side] + drift[side]];
  const whole = exact.map(Math.floor);
  const total = Math.round(margin[side]);
  const missing = total - whole.reduce((sum, part) => sum + part, 0);
  const order = exact.map((part, index) => ({ index, over: part - whole[index] })).sort((a, b) => b.over - a.over);
  for (const { index } of order.slice(0, Math.max(0, missing))) whole[index]++;
  const [luck, throws, play, rest] = whole;
  return { margin: total, tiles: luck, dice: throws, play, rest };
}

import type { Review } from '@asteroute/review';
import type { MarginPart, RoughAccountWords } from './words/rough.ts';

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

/** A rest of so many points is never too large: it may be the seat alone. */
const SMALL_REST = 5;
/** Parts below this share of the largest are not worth naming. */
const NAMED_SHARE = 0.2;

/** What helped and what hurt, where the rest is larger than each of the parts, so that points would say nothing; else null. */
export function roughlyTold({ margin, tiles, dice, play, rest }: Account): RoughAccountWords | null {
  const parts: readonly (readonly [MarginPart, number])[] = [
    ['tiles', tiles],
    ['dice', dice],
    ['play', play],
  ];
  const sizes = parts.map(([, points]) => Math.abs(points));
  const largest = Math.max(...sizes);
  if (largest === 0 || Math.abs(rest) <= Math.max(SMALL_REST, largest)) return null;
  const named = parts.filter(([, points]) => Math.abs(points) >= NAMED_SHARE * largest);
  const names = (sign: number) => named.filter(([, points]) => points * sign > 0).map(([part]) => part);
  const [helped, hurt] = [names(1), names(-1)];
  // A margin is never told by what speaks against it alone.
  if (margin > 0 && helped.length === 0) return { helped: ['rest'], hurt };
  return { helped, hurt: margin < 0 && hurt.length === 0 ? ['rest'] : hurt };
}

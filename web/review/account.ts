import type { Review } from '@asteroute/review';
import type { MarginPart, RoughAccountWords } from './words/rough.ts';

/** The causes of a side's margin, in whole points that add up to it. */
export interface Account {
  readonly margin: number;
  /** The luck of the draw and of the dice, and the effect of all players' turns on the margin. */
  readonly tiles: number;
  readonly dice: number;
  readonly play: number;
  /** The advantage at the start, and what the judge cannot assign to a cause. */
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

/** A rest up to this many points is acceptable: the seat alone may cause it. */
const SMALL_REST = 5;
/** Parts below this share of the largest part are not named. */
const NAMED_SHARE = 0.2;

/**
 * What helped and what hurt, if the rest is larger than each of the parts, so that points would be misleading;
 * otherwise null.
 */
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
  // A margin is never explained only by causes that contradict it.
  if (margin > 0 && helped.length === 0) return { helped: ['rest'], hurt };
  return { helped, hurt: margin < 0 && hurt.length === 0 ? ['rest'] : hurt };
}

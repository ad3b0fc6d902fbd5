import type { Plan } from './words.ts';

/** What is left to think, in milliseconds of server time. */
export interface Clocks {
  /** By seat; empty at a table without clocks. With days for each turn it is never used up. */
  readonly left: readonly number[];
  /** When the seat on turn came on turn, in server time (`Entry.up`). */
  readonly since: number;
}

const DAY = 86_400_000;

/** Milliseconds that a player may take over a turn at a table without a clock, before the others may seat a bot. */
export const REPLACE_AFTER_MS = 180_000;

/** The same limit where the player is at the table. */
export const REPLACE_PRESENT_AFTER_MS = 600_000;

/** The clocks at the start of a game: the full time for every seat. */
export function startClocks({ clock, seats }: Pick<Plan, 'clock' | 'seats'>, up: number): Clocks {
  if (clock.type === 'none') return { left: [], since: up };
  const whole = clock.type === 'live' ? clock.seconds * 1000 : clock.days * DAY;
  return { left: seats.map(() => whole), since: up };
}

/** A turn passes: who played, null where a turn was taken back, and when, in server time. */
export interface Passing {
  readonly plan: Pick<Plan, 'clock'>;
  readonly from: number | null;
  readonly up: number;
}

/** The clocks after a turn passed: the time used is taken off, the increment added. */
export function turnClocks({ left, since }: Clocks, { plan: { clock }, from, up }: Passing): Clocks {
  if (clock.type !== 'live' || from === null) return { left, since: up };
  const used = Math.max(0, up - since);
  return { left: left.with(from, Math.max(0, left[from] - used + clock.increment * 1000)), since: up };
}

/** When the time of the seat on turn is over, in server time; null without clocks. */
export function flagAt({ left, since }: Clocks, seat: number): number | null {
  return left.length === 0 ? null : since + left[seat];
}

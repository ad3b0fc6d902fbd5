import type { Plan } from './parts/words.ts';

export interface Clocks {
  /** By seat; empty at a table without clocks. At a table with days per turn it always holds the full time. */
  readonly left: readonly number[];
  /** When the current turn began, in server time (`Entry.up`). */
  readonly since: number;
}

const DAY = 86_400_000;

/** Milliseconds after which others may replace the player on turn by a bot, at a table without a clock. */
export const REPLACE_AFTER_MS = 180_000;

/** The same limit for a player who is connected to the table. */
export const REPLACE_PRESENT_AFTER_MS = 600_000;

/** Returns the clocks at the start of a game: the full time for every seat. */
export function startClocks({ clock, seats }: Pick<Plan, 'clock' | 'seats'>, up: number): Clocks {
  if (clock.type === 'none') return { left: [], since: up };
  const whole = clock.type === 'live' ? clock.seconds * 1000 : clock.days * DAY;
  return { left: seats.map(() => whole), since: up };
}

export interface Passing {
  readonly plan: Pick<Plan, 'clock'>;
  readonly from: number | null;
  readonly up: number;
}

export function turnClocks({ left, since }: Clocks, { plan: { clock }, from, up }: Passing): Clocks {
  if (clock.type !== 'live' || from === null) return { left, since: up };
  const used = Math.max(0, up - since);
  return { left: left.with(from, Math.max(0, left[from] - used + clock.increment * 1000)), since: up };
}

/** Returns when the time of the seat on turn runs out, in server time; null without clocks. */
export function flagAt({ left, since }: Clocks, seat: number): number | null {
  return left.length === 0 ? null : since + left[seat];
}

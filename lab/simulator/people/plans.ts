import { EDITIONS } from '@asteroute/engine';
import type { Opening } from '@asteroute/protocol';
import type { Chances } from '../virtual/chances.ts';

/** Sorted by name, because the seeds of runs choose editions by their order. */
const BY_NAME = EDITIONS.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const BOT_SHARE = 0.25;

/** A random plan as a host might choose it; a room if `room` is true. */
export function anyPlan(chances: Chances, room: boolean): Opening['plan'] {
  const { pick, happens, below } = chances;
  const { name: edition, colors, optional } = pick(BY_NAME);
  // A module with its own colours also sets the number of players.
  const free = optional.filter((module) => module.colors === undefined);
  const modules = free.filter(() => happens(0.4)).map(({ name }) => name);
  const seats = colors.slice(0, pick([2, 2, 3, 4])).map((color, seat) => ({
    color,
    bot: seat > 0 && happens(BOT_SHARE) ? 'random' : null,
  }));
  // Any seat may be first, even a bot's.
  const first = below(seats.length);
  return {
    edition,
    modules,
    options: {},
    seats: [...seats.slice(first), ...seats.slice(0, first)],
    access: happens(0.8) ? 'public' : 'link',
    clock: happens(0.4) ? { type: 'live', seconds: pick([10, 20]), increment: pick([0, 1, 5]) } : { type: 'none' },
    takebacks: happens(0.4),
    ...(room && { room }),
  };
}

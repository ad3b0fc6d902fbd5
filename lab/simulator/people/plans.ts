import { EDITIONS } from '@asteroute/engine';
import type { Opening } from '@asteroute/protocol';
import type { Chances } from '../virtual/chances.ts';

/** By name, since the seeds of runs choose by their order. */
const BY_NAME = EDITIONS.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const BOT_SHARE = 0.25;

/** A table as some host might open it; a room where all tables of the run are. */
export function anyPlan(chances: Chances, room: boolean): Opening['plan'] {
  const { pick, happens, below } = chances;
  const { name: edition, colors, optional } = pick(BY_NAME);
  // A module with colours of its own has a number of players of its own.
  const free = optional.filter((module) => module.colors === undefined);
  const modules = free.filter(() => happens(0.4)).map(({ name }) => name);
  const seats = colors.slice(0, pick([2, 2, 3, 4])).map((color, seat) => ({
    color,
    bot: seat > 0 && happens(BOT_SHARE) ? 'random' : null,
  }));
  // Any seat may begin, a bot's too.
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

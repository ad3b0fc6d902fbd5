import { type Game, type Result, refuse } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { recordOf } from '@asteroute/record';
import { signal } from '@preact/signals';
import type { Link, SeatPlan } from './link.ts';

/** A read-only link: a shared game, or one that is over. */
export function openPast(start: Game, opened: readonly Ply[], seats?: readonly SeatPlan[]): Link {
  const { setup } = start.rules;
  const over = (): Result<Game> => refuse('wrong-phase', 'this game is read-only');
  return {
    live: false,
    seats: seats ?? setup.players.map(() => ({ bot: null })),
    start,
    opened,
    head: signal(opened.at(-1)?.game ?? start),
    thinking: signal(null),
    fault: signal(null),
    listen: () => {},
    commit: over,
    takeBack: null,
    record: () => recordOf(setup, opened),
    close: () => {},
  };
}

import { countUp, type Game, type Result, refuse } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { recordOf } from '@asteroute/record';
import { signal } from '@preact/signals';
import type { Link, SeatPlan } from '../link.ts';
import type { Past } from './link-local.ts';

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

/**
 * Opens a game that is scored before its stack is empty: the final scoring follows the last ply that was played, unless
 * it was shown before. The record does not contain it.
 */
export function openCounted(link: Link, { start, steps }: Past, { shown }: { readonly shown: boolean }): Link {
  const last = steps[steps.length - 1];
  const counted = countUp(last.game);
  const final = { ...last, game: counted.game, events: [...last.events, ...counted.events] };
  const over = (): Result<Game> => refuse('wrong-phase', 'this game is counted up');
  return {
    live: true,
    seats: link.seats,
    start,
    opened: shown ? [...steps.slice(0, -1), final] : steps.slice(0, -1),
    head: signal(counted.game),
    thinking: signal(null),
    fault: signal(null),
    listen: (listener) => shown || listener([final]),
    commit: over,
    takeBack: null,
    record: () => link.record(),
    close() {},
  };
}

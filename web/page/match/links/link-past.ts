import { countUp, type Game, refuse } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { recordOf } from '@asteroute/record';
import { signal } from '@preact/signals';
import type { Link, SeatPlan } from '../link.ts';
import type { Past } from './link-local.ts';

/** A read-only link: a shared game, or one that is over. */
export function openPast(start: Game, opened: readonly Ply[], seats = personsOf(start)): Link {
  return {
    live: false,
    seats,
    start,
    opened,
    head: signal(opened.at(-1)?.game ?? start),
    thinking: signal(null),
    fault: signal(null),
    listen: () => {},
    commit: () => refuse('wrong-phase', 'this game is read-only'),
    takeBack: null,
    record: () => recordOf(start.rules.setup, opened),
    close: () => {},
  };
}

export const personsOf = ({ rules }: Game): readonly SeatPlan[] => rules.players.map(() => ({ bot: null }));

/** The final scoring follows the last ply, unless it was shown before. The record does not contain it. */
export function openCounted(link: Link, { start, steps }: Past, { shown }: { readonly shown: boolean }): Link {
  const last = steps[steps.length - 1];
  const counted = countUp(last.game);
  const final = { ...last, game: counted.game, events: [...last.events, ...counted.events] };
  return {
    ...openPast(start, shown ? [...steps.slice(0, -1), final] : steps.slice(0, -1), link.seats),
    live: true,
    head: signal(counted.game),
    listen: (listener) => shown || listener([final]),
    record: () => link.record(),
  };
}

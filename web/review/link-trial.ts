import { type Game, lastGame, ok, playTurn, type Turn } from '@asteroute/engine';
import type { Link, Listener } from '@asteroute/page/match/link.ts';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import type { Ply } from '@asteroute/record';
import { recordOf } from '@asteroute/record';
import { type ReadonlySignal, signal } from '@preact/signals';

/** A turn of a game that is over, to be played again: each answer is judged, and nothing of it is kept. */
export interface TrialLink extends Link {
  /** The turn that was confirmed last; null while the person thinks. */
  readonly answer: ReadonlySignal<Turn | null>;
  /** The tile goes back into the hand. */
  again(): void;
}

/** Opens a game as it was after so many plies, when the tile of a turn had just been drawn. */
export function openTrial({ start, steps }: Past, plies: number): TrialLink {
  const opened = steps.slice(0, plies);
  const hand: Game = lastGame(start, opened);
  const head = signal(hand);
  const answer = signal<Turn | null>(null);
  const listeners: Listener[] = [];

  function emit(more: readonly Ply[]): void {
    head.value = lastGame(hand, more);
    for (const listener of listeners) listener(more, opened.length);
  }

  return {
    live: true,
    seats: start.rules.players.map(() => ({ bot: null })),
    start,
    opened,
    head,
    thinking: signal(null),
    fault: signal(null),
    listen: (listener) => listeners.push(listener),
    answer,
    again() {
      answer.value = null;
      emit([]);
    },
    commit(place, action) {
      const played = playTurn(hand, { place, action });
      if (!played.ok) return played;
      answer.value = { place, action };
      emit(played.value);
      return ok(head.peek());
    },
    takeBack: null,
    record: () => recordOf(start.rules.setup, opened),
    close() {},
  };
}

import { type Game, lastGame, type Move, ok, play, playTurn, type Turn, unwrap } from '@asteroute/engine';
import type { Link, Listener, SeatPlan } from '@asteroute/page/match/link.ts';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { type Ply, recordOf } from '@asteroute/record';
import { type ReadonlySignal, signal } from '@preact/signals';

/** Each answer can be taken back and compared; nothing is stored. */
export interface TrialLink extends Link {
  /** The turn that the player confirmed last; null while a decision is open. */
  readonly answer: ReadonlySignal<Turn | null>;
  /** The turn of the last decision that is shown on the board; null if there is none. */
  readonly shown: ReadonlySignal<Turn | null>;
  /** All plies since the link was opened, and the plies up to the player's last decision. */
  readonly played: ReadonlySignal<readonly Ply[]>;
  readonly decided: ReadonlySignal<readonly Ply[]>;
  /** The game at the last decision, with its tile in hand. */
  readonly hand: ReadonlySignal<Game>;
  /** Takes the tile of the last decision back into the hand. */
  again(): void;
  /** Shows how a turn of the last decision looks on the board. */
  show(turn: Turn): void;
  /** Plays dice, tiles and the turns of others up to the player's next decision. */
  follow(moves: readonly Move[]): void;
}

/** Opens a game whose last ply drew a tile, for the player of these seats. */
export function openTrial({ start, steps }: Past, seats: readonly SeatPlan[]): TrialLink {
  const first = lastGame(start, steps);
  const head = signal(first);
  const hand = signal(first);
  const answer = signal<Turn | null>(null);
  const shown = signal<Turn | null>(null);
  const played = signal<readonly Ply[]>([]);
  const decided = signal<readonly Ply[]>([]);
  const listeners: Listener[] = [];

  function emit(kept: readonly Ply[], more: readonly Ply[]): void {
    const goesBack = kept.length < played.peek().length;
    played.value = [...kept, ...more];
    head.value = lastGame(first, played.peek());
    for (const listener of listeners) listener(more, goesBack ? steps.length + kept.length : undefined);
  }

  function decide(turn: Turn) {
    const plies = playTurn(hand.peek(), turn);
    if (!plies.ok) return plies;
    shown.value = turn;
    emit(decided.peek(), plies.value);
    return plies;
  }

  return {
    live: true,
    seats,
    start,
    opened: steps,
    head,
    answer,
    shown,
    played,
    decided,
    hand,
    thinking: signal(null),
    fault: signal(null),
    listen: (listener) => listeners.push(listener),
    commit(place, action) {
      const turn = { place, action };
      const plies = decide(turn);
      if (!plies.ok) return plies;
      answer.value = turn;
      return ok(head.peek());
    },
    show: (turn) => void decide(turn),
    again() {
      answer.value = null;
      shown.value = null;
      emit(decided.peek(), []);
    },
    follow(moves) {
      const plies: Ply[] = [];
      for (const move of moves) plies.push({ move, ...unwrap(play(lastGame(head.peek(), plies), move)) });
      emit(played.peek(), plies);
      if (head.peek().position.phase !== 'place') return;
      decided.value = played.peek();
      hand.value = head.peek();
      answer.value = null;
      shown.value = null;
    },
    takeBack: null,
    record: () => recordOf(start.rules.setup, [...steps, ...played.peek()]),
    close() {},
  };
}

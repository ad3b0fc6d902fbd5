import type { ActionMove, Game, GameEvent, PlaceMove, Result } from '@asteroute/engine';
import type { ReadonlySignal } from '@preact/signals';

/** Who plays a seat: a person at this screen, or a bot by name. */
export interface SeatPlan {
  readonly bot: string | null;
}

/** One ply as it happened: the game after it and what it did. */
export interface Step {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** A table somewhere: here in the page, or on a server. Its game is always at a player's decision, or over. */
export interface Link {
  readonly seats: readonly SeatPlan[];
  /** The game when the link was opened, and all that happened before. */
  readonly opened: Step;
  /** The newest game, which may be ahead of what is shown. */
  readonly head: ReadonlySignal<Game>;
  /** The seat whose bot is thinking. */
  readonly thinking: ReadonlySignal<number | null>;
  /** A fault that the person should know of, by its key in the catalogue's `errors`. */
  readonly fault: ReadonlySignal<'bot' | 'storage' | null>;
  /** Hears every ply after `opened`, in order. */
  listen(listener: (steps: readonly Step[]) => void): void;
  /** Plays a whole turn of the person on turn: both moves or none. */
  commit(place: PlaceMove, action: ActionMove): Result<Game>;
  close(): void;
}

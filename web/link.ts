import type { ActionMove, Game, PlaceMove, Result } from '@asteroute/engine';
import type { GameRecord, Ply } from '@asteroute/record';
import type { ReadonlySignal } from '@preact/signals';

/** Who plays a seat: a person at this screen, or a bot by name. */
export interface SeatPlan {
  readonly bot: string | null;
}

/** One ply as it happened: the move, the game after it and what it did. */
export type Step = Ply;

/** A table somewhere: here in the page, or on a server. Its game is always at a player's decision, or over. */
export interface Link {
  readonly seats: readonly SeatPlan[];
  /** False where a game is only looked at. */
  readonly live: boolean;
  /** The game before its first ply, and every ply that was there when the link was opened. */
  readonly start: Game;
  readonly opened: readonly Step[];
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
  /** Goes back to so many plies from the start of the game; `takeBackTo` says to how many it may. */
  takeBack(plies: number): void;
  /** The game written down: whole turns. */
  record(): GameRecord;
  close(): void;
}

import type { ActionMove, Game, PlaceMove, Result } from '@asteroute/engine';
import type { GameRecord, Ply } from '@asteroute/record';
import type { ReadonlySignal } from '@preact/signals';

/** Who plays a seat: a person at this screen, a bot by name, or a person elsewhere. */
export interface SeatPlan {
  readonly bot: string | null;
  readonly elsewhere?: boolean;
}

/** Whether a person at this screen decides for the seat. */
export function isHere({ bot, elsewhere = false }: SeatPlan): boolean {
  return bot === null && !elsewhere;
}

/** Takes plies that come after the first `kept`, or after all where nothing is said: what was beyond never was. */
export type Listener = (steps: readonly Ply[], kept?: number) => void;

/** A table somewhere: here in the page, or on a server. Its game is always at a player's decision, or over. */
export interface Link {
  /** Read anew each time: elsewhere a bot may take a seat over. */
  readonly seats: readonly SeatPlan[];
  /** False where a game is only looked at. */
  readonly live: boolean;
  /** The game before its first ply, and every ply that was there when the link was opened. */
  readonly start: Game;
  readonly opened: readonly Ply[];
  /** The newest game, which may be ahead of what is shown. */
  readonly head: ReadonlySignal<Game>;
  /** The seat whose bot is thinking. */
  readonly thinking: ReadonlySignal<number | null>;
  /** A fault that the person should know of, by its key in the catalogue's `errors`. */
  readonly fault: ReadonlySignal<'bot' | 'storage' | null>;
  /** Hears every ply after `opened`, in order. */
  listen(listener: Listener): void;
  /** Plays a whole turn of the person on turn: both moves or none. */
  commit(place: PlaceMove, action: ActionMove): Result<Game>;
  /**
   * Goes back to so many plies from the start of the game; `takeBackTo` says to how many it may. Null where nobody takes
   * a turn back by oneself.
   */
  readonly takeBack: ((plies: number) => void) | null;
  /** The game written down: whole turns. */
  record(): GameRecord;
  close(): void;
}

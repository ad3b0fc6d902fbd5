import { type ActionMove, type Game, type PlaceMove, type Result, sameMove } from '@asteroute/engine';
import type { GameRecord, Ply } from '@asteroute/record';
import type { ReadonlySignal } from '@preact/signals';

/** The player of a seat: a person at this screen, a bot by name, or a person elsewhere. */
export interface SeatPlan {
  readonly bot: string | null;
  readonly elsewhere?: boolean;
}

export function isHere({ bot, elsewhere = false }: SeatPlan): boolean {
  return bot === null && !elsewhere;
}

/** What a link cannot do: ask its bot, save the game, or play a turn because another window went on with the game. */
export type LinkTrouble = 'bot' | 'storage' | 'elsewhere';

/** Receives new plies. With `kept`, plies from that index on were undone first. */
export type Listener = (steps: readonly Ply[], kept?: number) => void;

/** From a table to its game, in the page or on a server. Its head is always at a player's decision, or over. */
export interface Link {
  /** Read it every time: on a server a bot may replace a player. */
  readonly seats: readonly SeatPlan[];
  /** False if the game is only looked at. */
  readonly live: boolean;
  /** Names the game in this tab, which keeps what is unfinished under it; absent for a table that keeps nothing. */
  readonly key?: string | undefined;
  /** Whether the game is an official try, with no more help than at a tournament. */
  readonly official?: boolean;
  /** Whether the game is one of a contest with others, such as a league: bots give no advice. */
  readonly contested?: boolean;
  /** The game before its first ply, and every ply that was there when the link was opened. */
  readonly start: Game;
  readonly opened: readonly Ply[];
  /** The newest game, which may be ahead of what is shown. */
  readonly head: ReadonlySignal<Game>;
  /** The seat whose bot is thinking. */
  readonly thinking: ReadonlySignal<number | null>;
  /** A fault to show, by its key in the catalogue's `errors`. */
  readonly fault: ReadonlySignal<LinkTrouble | null>;
  /** Calls back with every ply after `opened`, in order. */
  listen(listener: Listener): void;
  /** Plays a whole turn of the person on turn: both moves or none. */
  commit(place: PlaceMove, action: ActionMove): Result<Game>;
  /** Undoes every ply after the first `plies` (see `takeBackTo`). Null if a player cannot take a turn back alone. */
  readonly takeBack: ((plies: number) => void) | null;
  /** Takes over what another window has played of the same game; returns whether there was anything. */
  readonly takeNewer?: () => boolean;
  record(): GameRecord;
  close(): void;
}

/** The number of plies at the beginning of two games that are the same. */
export function sharedPlies(one: readonly Ply[], other: readonly Ply[]): number {
  const differs = one.findIndex(({ move }, ply) => ply >= other.length || !sameMove(move, other[ply].move));
  return differs < 0 ? one.length : differs;
}

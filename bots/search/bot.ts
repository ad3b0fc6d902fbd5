import type { Cell, Game, Random, Turn } from '@asteroute/engine';
import type { CodedTurn } from './killers.ts';

/**
 * A computer player. It sees the same as a person at the table: the contents of the stack but not its order, and no
 * future dice, because a `Game` contains neither.
 */
export interface Bot {
  readonly name: string;
  /** A legal turn for the seat on turn, in phase `place`. The same game and random stream give the same turn. */
  turn(game: Game, random: Random): Turn;
  /**
   * The turns that it compared, best first; `turn` gives the first of them. Only a bot that searches has this; empty
   * where it needs no comparison.
   */
  ranked?(game: Game, random: Random): readonly RankedTurn[];
}

/** A turn that a search compared with others. */
export interface RankedTurn {
  readonly turn: CodedTurn;
  /** The expected margin after it, in points of the side on turn. */
  readonly worth: number;
  /** What the next player does most often afterwards; null or absent if nothing was played on. */
  readonly answer?: LikelyReply | null;
}

/** Where the next player's tile goes most often, whatever tile that is, and in which share (0 to 1) of the playouts. */
export interface LikelyReply {
  readonly seat: number;
  readonly cell: Cell;
  readonly share: number;
}

/** The limits for one turn of a bot that searches. Other bots ignore it. */
export interface Budget {
  /** The number of playouts. The same number gives the same turns on every machine. */
  readonly simulations?: number;
  /** A time limit in milliseconds of the clock `now`. If it cuts a search short, turns depend on the machine. */
  readonly time?: number;
  /** The caller's clock, in milliseconds, because a bot has none. Without it, `time` has no effect. */
  readonly now?: () => number;
}

export type BotMaker = (budget: Budget) => Bot;

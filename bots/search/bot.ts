import type { Cell, Game, Random, Turn } from '@asteroute/engine';
import type { CodedTurn } from './killers.ts';

/** A computer player. It sees what a person sees: not the order of the stack, no future dice. */
export interface Bot {
  readonly name: string;
  /** A legal turn for the seat on turn, in phase `place`. The same game and random stream give the same turn. */
  turn(game: Game, random: Random): Turn;
  /** Best first; `turn` gives the first. Only a bot that searches has this; empty where it needs no comparison. */
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
  readonly simulations?: number;
  /** A time limit in milliseconds of the clock `now`. If it cuts a search short, turns depend on the machine. */
  readonly time?: number;
  /** The caller's clock, in milliseconds, because a bot has none. Without it, `time` has no effect. */
  readonly now?: () => number;
}

export type BotMaker = (budget: Budget) => Bot;

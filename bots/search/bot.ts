import type { Game, Move, Random } from '@asteroute/engine';

/**
 * A player that decides by itself. It sees the game as every person at the table does: the stack's contents but not
 * its order, and no die before it falls, since a `Game` holds neither.
 */
export interface Bot {
  readonly name: string;
  /** A legal move for the seat on turn, in phase `place` or `act`. The same game and random stream give the same move. */
  choose(game: Game, random: Random): Move;
}

/** What one decision may cost, for bots that search. The others ignore it. */
export interface Budget {
  /** The same number gives the same moves on every machine. */
  readonly simulations?: number;
  /** A cap in milliseconds of the clock `now`: where it cuts a search short, moves depend on the machine. */
  readonly time?: number;
  /** The caller's clock, in milliseconds: a bot knows none. Without it `time` caps nothing. */
  readonly now?: () => number;
}

/** Makes a bot that keeps to a budget. */
export type BotMaker = (budget: Budget) => Bot;

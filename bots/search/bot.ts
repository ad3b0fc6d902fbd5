import type { Game, Random, Turn } from '@asteroute/engine';

/**
 * A player that decides by itself. It sees the game as every person at the table does: the stack's contents but not
 * its order, and no die before it falls, since a `Game` holds neither.
 */
export interface Bot {
  readonly name: string;
  /** A legal turn for the seat on turn, in phase `place`. The same game and random stream give the same turn. */
  turn(game: Game, random: Random): Turn;
}

/** What one turn may cost, for bots that search. The others ignore it. */
export interface Budget {
  /** The same number gives the same turns on every machine. */
  readonly simulations?: number;
  /** A cap in milliseconds of the clock `now`: where it cuts a search short, turns depend on the machine. */
  readonly time?: number;
  /** The caller's clock, in milliseconds: a bot knows none. Without it `time` caps nothing. */
  readonly now?: () => number;
}

/** Makes a bot that keeps to a budget. */
export type BotMaker = (budget: Budget) => Bot;

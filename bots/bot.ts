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

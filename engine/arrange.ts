import type { Game } from './play.ts';
import { clonePosition, layout } from './position.ts';
import type { Seat } from './types.ts';

const { SEAT, STACK, STACK_SIZE } = layout;

/** What play itself cannot choose: whose turn it is, what the stack still holds, and points made before. */
export interface Arrangement {
  readonly seat?: Seat;
  /** Ids of the tiles in the stack. */
  readonly stack?: readonly string[];
  /** Points by side. */
  readonly scores?: readonly number[];
}

/**
 * The same game with some things arranged by hand: for examples that are told from the middle of a game. Throws where
 * the tile table has no tile of an id.
 */
export function arrange(game: Game, { seat, stack, scores }: Arrangement): Game {
  const position = clonePosition(game.position);
  if (seat !== undefined) position.memory[SEAT] = seat;
  scores?.forEach((points, side) => {
    position.scores[side] = points;
  });
  if (stack !== undefined) {
    position.stack.fill(0);
    position.memory[STACK_SIZE] = stack.length;
    for (const id of stack) position.memory[STACK + indexOf(game, id)]++;
  }
  return { rules: game.rules, position };
}

function indexOf({ rules }: Game, id: string): number {
  const tile = rules.tables.indexOf.get(id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  return tile;
}

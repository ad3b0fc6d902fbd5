import { analyzers, EndSolver } from '@asteroute/bots/search';
import { clonePosition, type Game, refuse } from '@asteroute/engine';
import type { Ruleset } from '@asteroute/engine/search';
import type { GameRecord } from '@asteroute/record';
import { alternative } from './alternatives.ts';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedTurn, replayedGame } from './replay/replayed-game.ts';
import type { Alternative } from './review.ts';

/** The number of tiles in the stack, besides the one in hand, with which a game is solved within a second or a few. */
export const SOLVED_TILES = 2;

/** Whether the last tiles of a game can be solved: only with two sides. */
export function isSolvable({ rules, position }: Game, tiles = SOLVED_TILES): boolean {
  return rules.figureTable.sides === 2 && position.phase === 'place' && position.stackSize <= tiles;
}

export function solverFor(rules: Ruleset): EndSolver {
  return new EndSolver(rules, analyzers()(rules));
}

/**
 * Best first, by the final margin if both sides play best, exact over all draws and dice. Yields after each turn.
 * Throws if the game is not `isSolvable`.
 */
export function* solveEnd(game: Game): Generator<void, Alternative[]> {
  if (!isSolvable(game, Number.POSITIVE_INFINITY)) throw new Error('this game cannot be solved');
  const turns = yield* solverFor(game.rules).all(clonePosition(game.position));
  return turns.map((turn) => alternative(game, turn, turn.value));
}

/** The exact loss by one of the last turns of a game. */
export interface EndRegret {
  /** Number of the turn, from 1. */
  readonly n: number;
  readonly seat: number;
  readonly tile: string;
  /** Tiles in the stack besides the one in hand. */
  readonly left: number;
  /** The final margin of the side on turn if both sides play best from here. */
  readonly value: number;
  /** Points of this margin that the turn lost; 0 for a best turn. */
  readonly regret: number;
}

/** `tiles` counts the tile in hand. Refused if the record is not a whole game, or more than two sides play. */
export function endRegrets(record: GameRecord, tiles: number): Reviewed<EndRegret[]> {
  const played = replayedGame(record);
  if (!played.ok) return played;
  const { rules, turns } = played.value;
  if (rules.figureTable.sides !== 2) return refuse('many-sides', 'only games between two sides can be solved');
  const solver = solverFor(rules);
  const last = turns.filter(({ hand }) => hand.position.stackSize < tiles);
  return { ok: true, value: last.map((turn) => regretOf(solver, turn)) };
}

function regretOf(solver: EndSolver, turn: ReplayedTurn): EndRegret {
  const { number, seat, hand } = turn;
  const pos = clonePosition(hand.position);
  const value = solver.value(pos);
  const regret = Math.max(0, value - solver.valueOf(pos, turn));
  // A rounding error is no loss.
  return {
    n: number,
    seat,
    tile: hand.rules.tables.tiles[pos.drawn].id,
    left: pos.stackSize,
    value,
    regret: regret < 1e-9 ? 0 : regret,
  };
}

/** Makes puzzles from the last tiles of a game, proved by full expansion. */
import type { EndSolver } from '@asteroute/bots/search';
import {
  clonePosition,
  type Game,
  lastGame,
  playTurnWords,
  stackCounts,
  type TurnWords,
  unwrap,
} from '@asteroute/engine';

import type { TurnCodes } from '../../alternatives.ts';
import { runToEnd } from '../../quick.ts';
import { followUp, type RightTurns, rightTurns } from '../follow-up.ts';
import type { BoardChoice } from './board-choice.ts';

/** A puzzle found at a moment: the right turns, the number of turns to solve, and the tiles drawn between them. */
export interface Found {
  readonly right: RightTurns;
  readonly turns: number;
  readonly draws: readonly string[];
}

/** Points by which right turns must beat the next best. */
export const MIN_GAP = 3;
/** The maximum number of right turns of a puzzle. */
const MAX_RIGHT = 5;
/** The minimum gap in points between the right turns and the next best for a second decision. */
const MIN_SECOND_GAP = 1;
/** The largest rounding error of a value. */
const ROUNDING = 1e-6;

/** The solver of the game, and the id of the future puzzle, on which later dice depend. */
export interface EndTools {
  readonly solver: EndSolver;
  readonly id: () => string;
}

/** Returns the puzzle at the end of a game, or null. `board` is the choice of a player who only counts the board. */
export function endgameAt(hand: Game, board: BoardChoice, tools: EndTools): Found | null {
  if (!canBeFound(hand, board.turn, tools.solver) || !standsOut(hand, tools.solver)) return null;
  const right = runToEnd(rightTurns(hand));
  if (right.gap < MIN_GAP || right.gap === Number.POSITIVE_INFINITY || right.right > MAX_RIGHT) return null;
  if (!board.misses(right.answers)) return null;
  return { right, ...secondDecision(tools.id(), hand, right.answers[0]) };
}

/**
 * Whether any turn is better than `turn` by `MIN_GAP`. Checked first, because it takes far less time than solving all
 * turns.
 */
function canBeFound(hand: Game, turn: TurnCodes, solver: EndSolver): boolean {
  const pos = clonePosition(hand.position);
  const least = solver.valueOf(pos, turn) + MIN_GAP - ROUNDING;
  return solver.ordered(pos).some((one) => solver.valueAbove(pos, one, least) > least);
}

/**
 * Whether only a few turns are close to the best one. Checked before the exact values are computed, because it takes
 * far less time.
 */
function standsOut(hand: Game, solver: EndSolver): boolean {
  const pos = clonePosition(hand.position);
  let best = Number.NEGATIVE_INFINITY;
  let near: number[] = [];
  for (const turn of solver.ordered(pos)) {
    const least = best - MIN_GAP + ROUNDING;
    const value = solver.valueAbove(pos, turn, least);
    if (value > least) near.push(value);
    best = Math.max(best, value);
    near = near.filter((one) => one > best - MIN_GAP + ROUNDING);
  }
  return near.length <= MAX_RIGHT && near.every((one) => one > best - ROUNDING);
}

/**
 * Finds the order of the last tiles in which the next own turn is hardest to play, if that turn matters in any order.
 */
function secondDecision(id: string, hand: Game, answer: TurnWords): Pick<Found, 'turns' | 'draws'> {
  const none = { turns: 1, draws: [] };
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const after = lastGame(hand, unwrap(playTurnWords(hand, answer)));
  const orders = ordersOf(Object.entries(stackCounts(hand)).flatMap(([tile, n]) => new Array<string>(n).fill(tile)));
  const found = orders.flatMap((draws) => {
    const next = lastGame(after, runToEnd(followUp({ id, draws }, after, side)));
    if (next.position.phase !== 'place') return [];
    const { gap, right } = runToEnd(rightTurns(next));
    return gap >= MIN_SECOND_GAP && gap < Number.POSITIVE_INFINITY && right <= MAX_RIGHT ? [{ gap, draws }] : [];
  });
  found.sort((a, b) => b.gap - a.gap);
  return found.length === 0 ? none : { turns: 2, draws: found[0].draws };
}

/** Every order of a few tiles. */
function ordersOf(tiles: readonly string[]): string[][] {
  if (tiles.length === 0) return [[]];
  return [...new Set(tiles)].flatMap((first) => {
    const rest = [...tiles];
    rest.splice(rest.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

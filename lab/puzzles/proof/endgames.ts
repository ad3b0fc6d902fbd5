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
import { runToEnd } from '@asteroute/review';
import { codesIn, ordersOf, type RightTurns, type TurnCodes, winChance } from '@asteroute/review/puzzle-parts';
import { followUp, rightTurns } from '@asteroute/review/puzzles';
import type { BoardChoice } from './board-choice.ts';
import { MIN_SWING } from './swing.ts';

/** An endgame: its right turns, the number of turns to solve, and the tiles drawn between them. */
export interface FoundEndgame {
  readonly right: RightTurns;
  readonly swing: number;
  readonly turns: number;
  readonly draws: readonly string[];
}

const MIN_GAP = 1;
const MAX_RIGHT = 5;
/** The minimum gap in points between the right turns and the next best for a second decision. */
const MIN_SECOND_GAP = 1;
const ROUNDING = 1e-6;

/** The solver of the game, and the id of the future puzzle, on which later dice depend. */
export interface EndTools {
  readonly solver: EndSolver;
  readonly id: string;
}

/** Returns the puzzle of the last tiles if its right turns are few and decide chances to win, or null. */
export function endgameAt(hand: Game, board: BoardChoice, { id, solver }: EndTools): FoundEndgame | null {
  if (!canBeFound(hand, board.turn, solver) || !standsOut(hand, solver)) return null;
  const right = runToEnd(rightTurns(hand));
  if (!board.misses(right.answers)) return null;
  if (right.gap < MIN_GAP || right.gap === Number.POSITIVE_INFINITY || right.right > MAX_RIGHT) return null;
  const swing = provedSwing(hand, right, solver);
  return swing < MIN_SWING ? null : { right, swing, ...secondDecision(id, hand, right.answers[0]) };
}

/** The chance to win that the least of the right turns gains on each of the best others, if both sides play best. */
function provedSwing(hand: Game, { answers, others }: RightTurns, solver: EndSolver): number {
  const chance = (words: TurnWords) => winChance(hand, codesIn(hand, words), solver);
  const least = Math.min(...answers.map(chance));
  let swing = 1;
  for (const other of others) {
    swing = Math.min(swing, least - chance(other));
    if (swing < MIN_SWING) return swing;
  }
  return swing;
}

/** Whether any turn is better than `turn` by `MIN_GAP`: a first check, since solving all turns takes far longer. */
function canBeFound(hand: Game, turn: TurnCodes, solver: EndSolver): boolean {
  const pos = clonePosition(hand.position);
  const least = solver.valueOf(pos, turn) + MIN_GAP - ROUNDING;
  return solver.ordered(pos).some((one) => solver.valueAbove(pos, one, least) > least);
}

/** Whether only a few turns are close to the best one: checked first, too, because exact values take far longer. */
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

/** The order of the last tiles in which the next own turn is hardest to play, if that turn matters in any order. */
function secondDecision(id: string, hand: Game, answer: TurnWords): Pick<FoundEndgame, 'turns' | 'draws'> {
  const none = { turns: 1, draws: [] };
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const after = lastGame(hand, unwrap(playTurnWords(hand, answer)));
  const stack = Object.entries(stackCounts(hand)).flatMap(([tile, n]) => new Array<string>(n).fill(tile));
  const orders = new Map(ordersOf(stack).map((order) => [order.join(), order])).values();
  const found = [...orders].flatMap((draws) => {
    const next = lastGame(after, runToEnd(followUp({ id, draws }, after, side)));
    if (next.position.phase !== 'place') return [];
    const { gap, right } = runToEnd(rightTurns(next));
    return gap >= MIN_SECOND_GAP && gap < Number.POSITIVE_INFINITY && right <= MAX_RIGHT ? [{ gap, draws }] : [];
  });
  found.sort((a, b) => b.gap - a.gap);
  return found.length === 0 ? none : { turns: 2, draws: found[0].draws };
}

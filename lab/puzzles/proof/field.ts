import { type JudgedTurn, turnOf } from '@asteroute/bots/search';
import { clonePosition, type Game, type TurnWords, turnWords } from '@asteroute/engine';
import { differentWays, ReviewJudge } from '@asteroute/review/puzzle-parts';

const WIDTH = 14;
/** The points that a candidate may be below the best one by the judge. */
const MAX_GAP = 16;

/**
 * The best different turns of a position by the judge; `lead` is the distance in points between the first and the
 * second.
 */
export interface Field {
  readonly turns: readonly JudgedTurn[];
  readonly lead: number;
  readonly first: TurnWords;
  readonly choices: number;
}

/** Returns the candidate turns, with one of several that lead to the same game. */
export function fieldOf(hand: Game, judge = new ReviewJudge(hand.rules), width = WIDTH): Field {
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const all = judge.all(clonePosition(hand.position)).sort((a, b) => b.values[side] - a.values[side]);
  const ways = [...differentWays(hand, all, judge.faces)];
  const worth = ways.map(({ values }) => values[side]);
  return {
    turns: ways.filter((_, i) => i < width && worth[i] > worth[0] - MAX_GAP),
    lead: ways.length > 1 ? worth[0] - worth[1] : 0,
    first: turnWords(hand, turnOf(ways[0])),
    choices: ways.length,
  };
}

import { type JudgedTurn, MAX_GAP, turnOf } from '@asteroute/bots/search';
import { clonePosition, type Game, type TurnWords, turnWords } from '@asteroute/engine';
import { sameGameKey } from '../../alternatives.ts';
import { ReviewJudge } from '../../measure/judge.ts';

/** Turns in the running at most: those that the judge likes best. */
const WIDTH = 10;

/** The different turns of a position, best first as the judge sees them; `lead`: how far the first is ahead. */
export interface Field {
  readonly turns: readonly JudgedTurn[];
  readonly lead: number;
  /** The first in words. */
  readonly first: TurnWords;
  readonly choices: number;
}

/** The turns in the running, of those that lead to the same game one. */
export function fieldOf(hand: Game, judge = new ReviewJudge(hand.rules), width = WIDTH): Field {
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const met = new Set<string>();
  const ways = judge
    .all(clonePosition(hand.position))
    .sort((a, b) => b.values[side] - a.values[side])
    .filter((way) => {
      const key = sameGameKey(hand, way, judge.faces);
      return !met.has(key) && met.add(key);
    });
  const worth = ways.map(({ values }) => values[side]);
  return {
    turns: ways.filter((_, i) => i < width && worth[i] > worth[0] - 2 * MAX_GAP),
    lead: ways.length > 1 ? worth[0] - worth[1] : 0,
    first: turnWords(hand, turnOf(ways[0])),
    choices: ways.length,
  };
}

import { type JudgedTurn, turnOf } from '@asteroute/bots/search';
import { clonePosition, type Game, type TurnWords, turnWords } from '@asteroute/engine';
import { boardJudge, ReviewJudge, turnKey } from '@asteroute/review/puzzle-parts';

/** Values by the board with a smaller difference are equal. */
const SAME = 1e-9;

/** The largest share of right turns among the turns that look equal to that player. */
const LUCK = 0.06;

/**
 * The choice of a player who only looks at the board's current score (`projected`): a random one of several equal
 * turns.
 */
export interface BoardChoice {
  readonly turn: JudgedTurn;
  /** Whether that player rarely plays one of these turns. */
  misses(answers: readonly TurnWords[]): boolean;
}

export function boardChoice(hand: Game, judge = new ReviewJudge(hand.rules, boardJudge)): BoardChoice {
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const ways = judge.all(clonePosition(hand.position));
  const highest = Math.max(...ways.map(({ values }) => values[side]));
  const alike = ways.filter(({ values }) => values[side] > highest - SAME);
  const words = new Set(alike.map((way) => turnKey(turnWords(hand, turnOf(way)))));
  return {
    turn: alike[alike.length >> 1],
    misses: (answers) => answers.filter((answer) => words.has(turnKey(answer))).length <= LUCK * alike.length,
  };
}

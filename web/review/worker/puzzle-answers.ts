/** What the worker says about positions of puzzles. */
import { type Game, play, playTurnWords, type Turn, unwrap } from '@asteroute/engine';
import { runToEnd, type SearchOptions, solveEnd, TurnReviewer } from '@asteroute/review';
import { gameOfPuzzle } from '@asteroute/review/puzzles';
import type { PuzzlePosition, ReviewAnswer, ReviewQuestion } from './messages.ts';

/** How an answer is searched: as the turns of a game are. */
const SEARCH: SearchOptions = { bot: 'master', seed: 1 };

type PuzzleQuestion = Extract<ReviewQuestion, { readonly type: 'lost' | 'solve' }>;

/** The answer to a question about a puzzle; throws where its position cannot be reached. */
export function answerPuzzle(question: PuzzleQuestion): ReviewAnswer {
  const { n, position } = question;
  const hand = gameAt(position);
  if (question.type === 'solve') return { type: 'solved', n, ways: runToEnd(solveEnd(hand)) };
  const [place, action] = unwrap(playTurnWords(hand, question.turn)).map(({ move }) => move);
  const reviewer = new TurnReviewer(hand.rules);
  const { lost } = runToEnd(reviewer.searched(hand, { place, action } as Turn, SEARCH));
  return { type: 'lost', n, lost };
}

function gameAt({ moves, ...puzzle }: PuzzlePosition): Game {
  const game = gameOfPuzzle(puzzle);
  if (!game.ok) throw new Error(game.error.message);
  return moves.reduce((before, move) => unwrap(play(before, move)).game, game.value);
}

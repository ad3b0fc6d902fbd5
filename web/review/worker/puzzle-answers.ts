/** Answers the worker's questions about positions of puzzles. */
import { type Game, lastGame, play, playTurnWords, type Turn, unwrap } from '@asteroute/engine';
import { runToEnd, type SearchOptions, TurnReviewer } from '@asteroute/review';
import { followUp, gameOfPuzzle, rightTurns } from '@asteroute/review/puzzles';
import type { NextDecision, PuzzlePosition, ReviewAnswer, ReviewQuestion } from './messages.ts';

/**
 * The search for an answer: a light one, because a person waits and the puzzle already knows that it is not the best
 * turn.
 */
const SEARCH: SearchOptions = { bot: 'expert', seed: 1 };

type PuzzleQuestion = Extract<ReviewQuestion, { readonly type: 'lost' | 'follow' }>;

/** Answers a question about a puzzle; throws if its position cannot be reached. */
export function answerPuzzle(question: PuzzleQuestion): ReviewAnswer {
  const { n, position } = question;
  if (question.type === 'follow') return { type: 'followed', n, next: nextDecision(position) };
  const hand = positionAfter(position, startOf(position));
  const [place, action] = unwrap(playTurnWords(hand, question.turn)).map(({ move }) => move);
  const reviewer = new TurnReviewer(hand.rules);
  const { lost } = runToEnd(reviewer.searched(hand, { place, action } as Turn, SEARCH));
  return { type: 'lost', n, lost };
}

function nextDecision(position: PuzzlePosition): NextDecision {
  const start = startOf(position);
  const after = positionAfter(position, start);
  const side = start.rules.figureTable.sideOf[start.position.seat];
  const plies = runToEnd(followUp(position, after, side));
  const hand = lastGame(after, plies);
  const answers = hand.position.phase === 'place' ? runToEnd(rightTurns(hand)).answers : [];
  return { moves: plies.map(({ move }) => move), answers };
}

function startOf(puzzle: PuzzlePosition): Game {
  const game = gameOfPuzzle(puzzle);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

function positionAfter({ moves }: PuzzlePosition, start: Game): Game {
  return moves.reduce((before, move) => unwrap(play(before, move)).game, start);
}

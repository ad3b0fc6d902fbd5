/** Answers the questions of a puzzle that take search. */
import { type Game, lastGame, type Move, play, type TurnWords, unwrap } from '@asteroute/engine';
import { runToEnd, type SearchOptions, TurnReviewer } from '@asteroute/review';
import { followUp, gameOfPuzzle, type Puzzle, replyTo, rightTurns } from '@asteroute/review/puzzles';
import { turnIn } from './turn-in.ts';

export interface PuzzlePosition extends Pick<Puzzle, 'id' | 'game' | 'edition' | 'draws'> {
  readonly moves: readonly Move[];
}

export interface NextDecision {
  /** The moves until its player has a tile in hand again, or the game is over. */
  readonly moves: readonly Move[];
  /** Every right turn of that decision; empty if the game is over. */
  readonly answers: readonly TurnWords[];
}

export interface PuzzleQuestion {
  readonly position: PuzzlePosition;
  /** The turn whose loss is asked for, or what is asked for: the next decision, or the answer of the next player. */
  readonly turn: TurnWords | 'next' | 'reply';
}

const SEARCH: SearchOptions = { bot: 'master', seed: 1 };

/** Answers a question; throws if its position cannot be reached. */
export function answerPuzzle({ position, turn }: PuzzleQuestion): number | NextDecision {
  if (turn === 'next') return nextDecision(position);
  if (turn !== 'reply') return lossOf(position, turn);
  const plies = replyTo(position, positionAfter(position, startOf(position)));
  return { moves: plies.map(({ move }) => move), answers: [] };
}

function lossOf(position: PuzzlePosition, turn: TurnWords): number {
  const hand = positionAfter(position, startOf(position));
  return runToEnd(new TurnReviewer(hand.rules).searched(hand, turnIn(hand, turn), SEARCH)).lost;
}

/** Returns the next decision after the moves of a position, in a puzzle of several turns. */
export function nextDecision(position: PuzzlePosition): NextDecision {
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

import { type PuzzleGame, puzzlesOfGame } from '@asteroute/review/puzzle-making';
import type { Puzzle } from '@asteroute/review/puzzles';
import type { WorkKind } from '../queue/kind.ts';
import { onThreads } from '../queue/runner.ts';
import { numbersIn, type Span, spanText } from '../queue/span.ts';

/** Which games are searched, and for which kind of puzzle. The same source gives the same puzzles. */
export type PuzzleSource = Omit<PuzzleGame, 'game'>;

/** The puzzles of a game. */
export interface GameAnswer {
  readonly game: number;
  readonly puzzles: readonly Puzzle[];
}

export const PUZZLE_GAMES: WorkKind<PuzzleSource, Span, readonly GameAnswer[]> = {
  name: 'puzzles',
  open: onThreads(new URL('./thread.ts', import.meta.url)),
  wordsOf: (games) => `games ${spanText(games)}`,
};

/** Creates the function of a thread that searches bands of games for puzzles. */
export function createPuzzleWork(source: PuzzleSource): (games: Span) => readonly GameAnswer[] {
  return (games) => numbersIn(games).map((game) => ({ game, puzzles: puzzlesOfGame({ ...source, game }) }));
}

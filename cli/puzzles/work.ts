import { type PuzzleGame, puzzlesOfGame } from '@asteroute/review/puzzle-making';
import type { Puzzle } from '@asteroute/review/puzzles';
import type { WorkKind } from '../queue/kind.ts';
import { onThreads } from '../queue/runner.ts';
import { numbersIn, type Span, spanText } from '../queue/span.ts';

/** Which games give puzzles, and of which kind. The same source gives the same ones. */
export type PuzzleSource = Omit<PuzzleGame, 'game'>;

/** The puzzles of a game. */
export interface GameAnswer {
  readonly game: number;
  readonly puzzles: readonly Puzzle[];
}

/** Games that are searched for puzzles. */
export const PUZZLE_GAMES: WorkKind<PuzzleSource, Span, readonly GameAnswer[]> = {
  name: 'puzzles',
  open: onThreads(new URL('./thread.ts', import.meta.url)),
  wordsOf: (games) => `games ${spanText(games)}`,
};

/** What a thread does: it makes the puzzles of bands of games. */
export function createPuzzleWork(source: PuzzleSource): (games: Span) => readonly GameAnswer[] {
  return (games) => numbersIn(games).map((game) => ({ game, puzzles: puzzlesOfGame({ ...source, game }) }));
}

import type { PuzzleGame } from '@asteroute/review/puzzle-making';
import type { Puzzle } from '@asteroute/review/puzzles';
import { openWorkThreads } from '../queue/here.ts';
import type { WorkKind } from '../queue/kind.ts';
import { type Span, spanText } from '../queue/span.ts';

/** Which games give puzzles, and of which kind. The same source gives the same ones. */
export type PuzzleSource = Omit<PuzzleGame, 'game'>;

/** The puzzles of a game. */
export interface GameAnswer {
  readonly game: number;
  readonly puzzles: readonly Puzzle[];
}

/** Games that are searched for puzzles: the text is a `GameAnswer[]`. */
export const PUZZLE_GAMES: WorkKind<PuzzleSource, Span> = {
  name: 'puzzles',
  open: async (source, threads) => openWorkThreads(new URL('./thread.ts', import.meta.url), source, threads),
  wordsOf: (games) => `games ${spanText(games)}`,
};

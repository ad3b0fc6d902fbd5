/** What a thread does for `asteroute puzzles`: it makes the puzzles of some games. */
import { puzzlesOfGame } from '@asteroute/review/puzzle-making';
import { numbersIn, type Span } from '../queue/span.ts';
import type { GameAnswer, PuzzleSource } from './bands.ts';

/** Makes the puzzles of bands of games, as the JSON of a `GameAnswer[]`. */
export function createPuzzleWork(source: PuzzleSource): (games: Span) => string {
  return (games) => {
    const answers = numbersIn(games).map((game): GameAnswer => {
      return { game, puzzles: puzzlesOfGame({ ...source, game }) };
    });
    return JSON.stringify(answers);
  };
}

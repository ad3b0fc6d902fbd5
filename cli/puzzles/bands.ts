import type { PuzzleGame } from '@asteroute/review/puzzle-making';
import { gameOfPuzzle, type Puzzle, readPack } from '@asteroute/review/puzzles';
import { errorText } from '../program/arguments.ts';
import { openWorkThreads } from '../queue/here.ts';
import type { WorkKind } from '../queue/kind.ts';
import { numbersIn, type Span, spanText } from '../queue/span.ts';

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
  wrongIn(source, games, { text }) {
    try {
      return wrongInAnswers(source, games, JSON.parse(text) as GameAnswer[]);
    } catch (error) {
      return errorText(error);
    }
  },
  wordsOf: (games) => `games ${spanText(games)}`,
};

function wrongInAnswers({ edition, kind }: PuzzleSource, games: Span, answers: readonly GameAnswer[]): string | null {
  if (answers.map(({ game }) => game).join() !== numbersIn(games).join()) return 'other games than were due';
  for (const { game, puzzles } of answers) {
    const pack = readPack({ format: 1, edition, puzzles });
    if (!pack.ok) return `game ${game + 1}: ${pack.error.message}`;
    const damaged = pack.value.puzzles.map(gameOfPuzzle).find(({ ok }) => !ok);
    if (damaged?.ok === false) return `game ${game + 1}: ${damaged.error.message}`;
    if (puzzles.some((one) => kind !== null && one.kind !== kind)) return `game ${game + 1}: puzzles of another kind`;
  }
  return null;
}

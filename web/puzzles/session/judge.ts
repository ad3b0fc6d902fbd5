import type { Move, TurnWords } from '@asteroute/engine';
import type { NextDecision, PuzzleQuestion } from '@asteroute/page-review/worker/puzzle-answers';
import { startThread } from '@asteroute/page-review/worker/reviewer';
import type { Puzzle } from '@asteroute/review/puzzles';
import { ThreadPool } from '@asteroute/threads';

/** Judges positions of a puzzle in the worker that reviews games. `moves` are those since the puzzle began. */
export type PuzzleJudge = ReturnType<typeof puzzleJudge>;

/** Makes a judge whose worker starts with the first question. */
export function puzzleJudge() {
  const pool = new ThreadPool<PuzzleQuestion, number | NextDecision>({
    start: ({ onReply, onError }) => startThread(onReply, onError),
    threads: 1,
  });
  return {
    lost: (puzzle: Puzzle, moves: readonly Move[], turn: TurnWords) =>
      pool.ask({ position: { ...puzzle, moves }, turn }) as Promise<number>,
    follow: (puzzle: Puzzle, moves: readonly Move[]) =>
      pool.ask({ position: { ...puzzle, moves }, turn: 'next' }) as Promise<NextDecision>,
    /** The answer of the next player to the last of these moves, with the tile that helps it most. */
    reply: (puzzle: Puzzle, moves: readonly Move[]) =>
      pool.ask({ position: { ...puzzle, moves }, turn: 'reply' }) as Promise<NextDecision>,
    close: () => void pool.close(),
  };
}

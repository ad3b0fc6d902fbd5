import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PuzzleGame } from '@asteroute/review/puzzle-making';
import type { Puzzle } from '@asteroute/review/puzzles';

/** Which games give puzzles, and of which kind. The same source gives the same ones. */
export type PuzzleSource = Omit<PuzzleGame, 'game'>;

/** The puzzles of a game. */
export interface GameAnswer {
  readonly game: number;
  readonly puzzles: readonly Puzzle[];
}

/** Threads at work on games. */
export interface PuzzleThreads {
  /** The puzzles of each game as they are done, in no order. */
  readonly answers: AsyncGenerator<GameAnswer>;
  /** Ends the threads at once; a game in the middle is lost. */
  close(): Promise<void>;
}

/** Starts threads that make the puzzles of games. */
export function makePuzzlesOf(source: PuzzleSource, games: readonly number[], threads: number): PuzzleThreads {
  const workers = Array.from({ length: Math.min(threads, games.length) }, () => {
    return new Worker(new URL('./worker.ts', import.meta.url));
  });
  return {
    answers: answersOf(source, [...games], workers),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function* answersOf(
  source: PuzzleSource,
  rest: number[],
  workers: readonly Worker[],
): AsyncGenerator<GameAnswer> {
  const asked = new Map<Worker, Promise<[Worker, GameAnswer]>>();
  const ask = async (worker: Worker, game: number): Promise<[Worker, GameAnswer]> => {
    worker.postMessage({ ...source, game } satisfies PuzzleGame);
    const [answer] = await once(worker, 'message');
    return [worker, answer as GameAnswer];
  };
  const askNext = (worker: Worker): void => {
    const game = rest.shift();
    if (game === undefined) asked.delete(worker);
    else asked.set(worker, ask(worker, game));
  };
  for (const worker of workers) askNext(worker);
  while (asked.size > 0) {
    const [worker, answer] = await Promise.race(asked.values());
    askNext(worker);
    yield answer;
  }
}

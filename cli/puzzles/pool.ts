import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Puzzle } from '@asteroute/review/puzzles';

/** Which games give puzzles. The same edition and seed give the same ones. */
export interface PuzzleSource {
  readonly edition: string;
  readonly seed: number;
}

/** A game that a thread is to make puzzles of. */
export interface GameQuestion extends PuzzleSource {
  readonly game: number;
}

/** The puzzles of a game. */
export interface GameAnswer {
  readonly game: number;
  readonly puzzles: readonly Puzzle[];
}

/** Makes the puzzles of games in threads and gives them as they are done, in no order. */
export async function* puzzlesOf(
  source: PuzzleSource,
  games: readonly number[],
  threads: number,
): AsyncGenerator<GameAnswer> {
  const rest = [...games];
  const workers = Array.from({ length: Math.min(threads, games.length) }, () => {
    return new Worker(new URL('./worker.ts', import.meta.url));
  });
  const asked = new Map<Worker, Promise<[Worker, GameAnswer]>>();
  const ask = (worker: Worker): void => {
    const game = rest.shift();
    asked.delete(worker);
    if (game === undefined) return;
    worker.postMessage({ ...source, game } satisfies GameQuestion);
    asked.set(
      worker,
      once(worker, 'message').then(([answer]) => [worker, answer as GameAnswer]),
    );
  };
  try {
    for (const worker of workers) ask(worker);
    while (asked.size > 0) {
      const [worker, answer] = await Promise.race(asked.values());
      ask(worker);
      yield answer;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

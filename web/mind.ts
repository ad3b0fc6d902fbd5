import type { Game, Move } from '@asteroute/engine';
import type { Answer, Question } from './mind-worker.ts';

/** Thinks for bots, away from the page. */
export interface Mind {
  /** The bot's move; rejects when it fails or is late. */
  choose(game: Game, bot: string, seed: number): Promise<Move>;
  close(): void;
}

/** Longest a bot may take over one move, in milliseconds. */
const LATEST = 10_000;

/** A mind in a Web Worker, started on the first question and again after a failure. */
export function workerMind(): Mind {
  let worker: Worker | null = null;
  let count = 0;

  function stop(): void {
    worker?.terminate();
    worker = null;
  }

  return {
    choose: (game, bot, seed) =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' });
        const own = worker;
        const id = count++;
        const late = setTimeout(() => fail(new Error('late')), LATEST);
        const fail = (error: Error) => {
          clearTimeout(late);
          // A worker that was stopped meanwhile has a successor with questions of its own.
          if (worker === own) stop();
          reject(error);
        };
        own.onerror = (event) => fail(new Error(event.message));
        own.onmessage = ({ data }: MessageEvent<Answer>) => {
          if (data.id !== id) return;
          clearTimeout(late);
          resolve(data.move);
        };
        const { memory } = game.position;
        own.postMessage({ id, setup: game.rules.setup, memory, bot, seed } satisfies Question);
      }),
    close: stop,
  };
}

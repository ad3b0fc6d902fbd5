import type { Candidate } from '@asteroute/bots';
import type { Game, Move } from '@asteroute/engine';
import type { Answer, Question, Wish } from './mind-worker.ts';

/** Thinks for bots and for people who ask, away from the page. Every answer rejects when it fails or is late. */
export interface Mind {
  /** The bot's move. */
  choose(game: Game, bot: string, seed: number): Promise<Move>;
  /** The best ways to play the turn, best first, at most `count`. */
  advise(game: Game, count: number): Promise<readonly Candidate[]>;
  close(): void;
}

/** Longest an answer may take, in milliseconds. */
const LATEST = 10_000;

interface Waiting {
  readonly answer: (value: Answer['value']) => void;
  readonly fail: (error: Error) => void;
  readonly late: ReturnType<typeof setTimeout>;
}

/** A mind in a Web Worker, started on the first question and again after a failure. */
export function workerMind(): Mind {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  /** Ends the worker; whoever waits for it waits in vain. */
  function stop(error: Error): void {
    worker?.terminate();
    worker = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { late, fail } of all) {
      clearTimeout(late);
      fail(error);
    }
  }

  function start(): Worker {
    const fresh = new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' });
    fresh.onerror = (event) => stop(new Error(event.message));
    fresh.onmessage = ({ data }: MessageEvent<Answer>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      clearTimeout(one?.late);
      one?.answer(data.value);
    };
    return fresh;
  }

  function ask(game: Game, wish: Wish): Promise<Answer['value']> {
    return new Promise((answer, fail) => {
      worker ??= start();
      const id = count++;
      waiting.set(id, { answer, fail, late: setTimeout(() => stop(new Error('late')), LATEST) });
      const { setup } = game.rules;
      worker.postMessage({ id, setup, memory: game.position.memory, wish } satisfies Question);
    });
  }

  return {
    choose: (game, bot, seed) => ask(game, { kind: 'choose', bot, seed }) as Promise<Move>,
    advise: (game, most) => ask(game, { kind: 'advise', count: most }) as Promise<readonly Candidate[]>,
    close: () => stop(new Error('closed')),
  };
}

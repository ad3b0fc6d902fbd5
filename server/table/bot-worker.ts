import { Worker } from 'node:worker_threads';
import type { Game } from '@asteroute/engine';
import type { Clock } from '../domain/ports.ts';
import type { Question, Thought } from './bot-worker-thread.ts';

/** Bots that think in a thread of their own. */
export interface BotWorker {
  /** The bot's turn; rejects when it fails or is late. */
  think(game: Game, bot: string, seed: number): Promise<Thought>;
  close(): Promise<void>;
}

/** Milliseconds that a bot may take over one turn, from when its search begins. */
const TURN_TIMEOUT_MS = 15_000;

interface Asked {
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** One thread, begun with the first question and again after a failure; questions wait for each other. */
export function createBotWorker(clock: Clock): BotWorker {
  const waiting: Asked[] = [];
  let worker: Worker | null = null;
  let asked: Asked | null = null;
  let cancelLate = (): void => undefined;
  let count = 0;

  function next(): void {
    if (asked !== null) return;
    asked = waiting.shift() ?? null;
    if (asked === null) return;
    worker ??= begin();
    cancelLate = clock.after(TURN_TIMEOUT_MS, () => fail(new Error('the bot is late')));
    worker.postMessage(asked.question);
  }

  function begin(): Worker {
    const own = new Worker(new URL('./bot-worker-thread.ts', import.meta.url));
    // A process that has nothing else to do may end.
    own.unref();
    own.on('message', (thought: Thought) => done((one) => one.resolve(thought)));
    own.on('error', fail);
    return own;
  }

  function done(tell: (one: Asked) => void): void {
    cancelLate();
    const one = asked;
    asked = null;
    if (one !== null) tell(one);
    next();
  }

  function fail(error: Error): void {
    void worker?.terminate();
    worker = null;
    done((one) => one.reject(error));
  }

  return {
    think: ({ rules, position }, bot, seed) =>
      new Promise((resolve, reject) => {
        const question = { id: count++, setup: rules.setup, memory: position.memory.slice(), bot, seed };
        waiting.push({ question, resolve, reject });
        next();
      }),
    async close() {
      cancelLate();
      waiting.length = 0;
      await worker?.terminate();
    },
  };
}

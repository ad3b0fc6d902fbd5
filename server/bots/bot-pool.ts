import { availableParallelism } from 'node:os';
import { type BotWorker, createBotWorker } from '@asteroute/bots';
import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import type { Clock } from '../domain/ports.ts';

/** Time limit of a bot's turn in milliseconds, from the beginning of its search. */
const TURN_TIMEOUT_MS = 15_000;

/** The most threads that search for bots. */
const MAX_THREADS = 16;

/** The program of the threads, and how many there are: by default one for each CPU core but one. */
interface BotPoolPlan {
  readonly program?: URL;
  readonly threads?: number;
}

/** Creates bots that search on threads; each starts when it is first needed. */
export function threadBotPool(
  { after }: Pick<Clock, 'after'>,
  { program = new URL('./bot-thread.ts', import.meta.url), threads = availableParallelism() - 1 }: BotPoolPlan = {},
): BotWorker {
  return createBotWorker(
    new ThreadPool({
      start: nodeThread(program),
      threads: Math.max(1, Math.min(MAX_THREADS, threads)),
      timeout: { ms: TURN_TIMEOUT_MS, after },
    }),
  );
}

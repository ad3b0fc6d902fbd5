import { availableParallelism } from 'node:os';
import { type BotWorker, createBotWorker } from '@asteroute/bots';
import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import type { Clock } from '../domain/ports.ts';

/** Time limit of a bot's turn in milliseconds, from the beginning of its search. */
const TURN_TIMEOUT_MS = 15_000;

/** The most threads that search for bots. */
const MAX_THREADS = 16;

/** Creates bots that search on all CPU cores but one; each thread starts when it is first needed. */
export function threadBotPool({ after }: Clock): BotWorker {
  return createBotWorker(
    new ThreadPool({
      start: nodeThread(new URL('./bot-thread.ts', import.meta.url)),
      threads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
      timeout: { ms: TURN_TIMEOUT_MS, after },
    }),
  );
}

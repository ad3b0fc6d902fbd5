import { availableParallelism } from 'node:os';
import { type BotWorker, createBotWorker } from '@asteroute/bots';
import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import type { Clock } from '../domain/ports.ts';

/** Time limit of a bot's turn in milliseconds, from the beginning of its search. */
const TURN_TIMEOUT_MS = 15_000;

const MAX_THREADS = 16;

interface BotPoolPlan {
  readonly program?: URL;
  readonly threads?: number;
}

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

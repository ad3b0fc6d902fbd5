import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type BotAnswer,
  type BotThread,
  type BotThreadHandlers,
  type BotWorker,
  createBotWorker,
} from '@asteroute/bots';
import type { Clock } from '../domain/ports.ts';
import { type BotPool, createBotPool } from './bot-pool.ts';

/** Milliseconds that a bot may take over one turn, from when its search begins. */
const TURN_TIMEOUT_MS = 15_000;

/** The most threads that search for bots. */
const MAX_THREADS = 16;

/** Bots that search on as many threads as the machine has to spare; each starts when it is first needed. */
export function threadBotPool(clock: Clock): BotPool {
  const threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
  return createBotPool(Array.from({ length: threads }, () => threadBotWorker(clock)));
}

/** Bots that search in a thread of this process. */
function threadBotWorker({ after }: Clock): BotWorker {
  return createBotWorker({ start: startThread, after, timeout: TURN_TIMEOUT_MS });
}

function startThread({ onAnswer, onError }: BotThreadHandlers): BotThread {
  const thread = new Worker(new URL('./bot-worker-thread.ts', import.meta.url));
  // A process that has nothing else to do may end.
  thread.unref();
  thread.on('message', (answer: BotAnswer) => onAnswer(answer));
  thread.on('error', onError);
  return { post: (question) => thread.postMessage(question), stop: () => void thread.terminate() };
}

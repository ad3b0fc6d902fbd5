import { Worker } from 'node:worker_threads';
import {
  type BotAnswer,
  type BotThread,
  type BotThreadHandlers,
  type BotWorker,
  createBotWorker,
} from '@asteroute/bots';
import type { Clock } from '../domain/ports.ts';

/** Milliseconds that a bot may take over one turn, from when its search begins. */
const TURN_TIMEOUT_MS = 15_000;

/** Bots that search in a thread of this process. */
export function threadBotWorker({ after }: Clock): BotWorker {
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

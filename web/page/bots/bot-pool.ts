import { createBotWorker, type ThinkingWorker } from '@asteroute/bots';
import { ThreadPool } from '@asteroute/threads';
import { connectWorker } from './page-worker.ts';
import { startTimer } from './timer.ts';

const ANSWER_TIMEOUT_MS = 10_000;

/** Bots that search in a Web Worker, started with the first question and again after a failure. */
export function startBots(): ThinkingWorker {
  return createBotWorker(
    new ThreadPool({
      start: ({ onReply, onError }) =>
        connectWorker(new Worker(new URL('./bot-thread.ts', import.meta.url), { type: 'module' }), onReply, onError),
      threads: 1,
      timeout: { ms: ANSWER_TIMEOUT_MS, after: startTimer },
    }),
  );
}

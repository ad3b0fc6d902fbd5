import { type BotWorker, createBotWorker } from '@asteroute/bots';
import { ThreadPool } from '@asteroute/threads';
import { connectWorker } from './page-worker.ts';

/** Milliseconds that an answer may take. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Bots that search in a Web Worker, started with the first question and again after a failure. */
export function pageBotWorker(): BotWorker {
  return createBotWorker(
    new ThreadPool({
      start: ({ onReply, onError }) =>
        connectWorker(new Worker(new URL('./bot-thread.ts', import.meta.url), { type: 'module' }), onReply, onError),
      threads: 1,
      timeout: { ms: ANSWER_TIMEOUT_MS, after: startTimer },
    }),
  );
}

/** Calls back after some milliseconds; the returned function cancels the timer. */
export function startTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

import {
  type BotAnswer,
  type BotThread,
  type BotThreadHandlers,
  type BotWorker,
  createBotWorker,
} from '@asteroute/bots';

/** Milliseconds that an answer may take. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Bots that search in a Web Worker, started with the first question and again after a failure. */
export function pageBotWorker(): BotWorker {
  return createBotWorker({ start: startThread, after: startTimer, timeout: ANSWER_TIMEOUT_MS });
}

function startThread({ onAnswer, onError }: BotThreadHandlers): BotThread {
  const worker = new Worker(new URL('./bot-worker-thread.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => onAnswer(data);
  worker.onerror = (event) => onError(new Error(event.message));
  return { post: (question) => worker.postMessage(question), stop: () => worker.terminate() };
}

function startTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

import { connectWorker, type PageWorker } from '@asteroute/page/bots/page-worker.ts';

/** Starts the worker thread that judges the kept games. */
export function startFormThread<Sent, Received>(
  onAnswer: (answer: Received) => void,
  onError: (error: Error) => void,
): PageWorker<Sent> {
  const worker = new Worker(new URL('./form-thread.ts', import.meta.url), { type: 'module' });
  return connectWorker(worker, onAnswer, onError);
}

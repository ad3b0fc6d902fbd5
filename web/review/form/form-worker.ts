import { connectWorker, type PageWorker } from '@asteroute/page/bots/page-worker.ts';
import { ThreadPool } from '@asteroute/threads';
import type { FormWorker } from './analysis.ts';
import type { FormAnswer, FormQuestion } from './form-answers.ts';

/** The worker that judges games; its thread starts with the first question. */
export function formWorker(): FormWorker {
  return new ThreadPool<FormQuestion, FormAnswer>({
    start: ({ onReply, onError }) => startFormThread(onReply, onError),
    threads: 1,
  });
}

function startFormThread<Sent, Received>(
  onAnswer: (answer: Received) => void,
  onError: (error: Error) => void,
): PageWorker<Sent> {
  const worker = new Worker(new URL('./form-thread.ts', import.meta.url), { type: 'module' });
  return connectWorker(worker, onAnswer, onError);
}

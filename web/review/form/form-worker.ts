import { workerPool } from '@asteroute/page/bots/page-worker.ts';
import type { FormAnswer, FormQuestion } from './form-answers.ts';

/** The worker that judges games. */
export const formWorker = () =>
  workerPool<FormQuestion, FormAnswer>(
    () => new Worker(new URL('./form-thread.ts', import.meta.url), { type: 'module' }),
  );

import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import type { Clock } from '../domain/ports.ts';
import type { TryAnswer, TryQuestion } from './review-program.ts';

/** Reviews tries off the main thread. Payers, which are accounts, are served in turn. */
export interface TryReviewer {
  review(question: TryQuestion, payer: string): Promise<TryAnswer>;
  close(): Promise<void>;
}

/** Milliseconds after which a review counts as hanging; it takes a second of a core at most. */
const TIMEOUT_MS = 60_000;

/** Creates a reviewer with one thread, which starts with the first try that is over. */
export function threadReviewer({ after }: Pick<Clock, 'after'>): TryReviewer {
  const pool = new ThreadPool<TryQuestion, TryAnswer>({
    start: nodeThread(new URL('./review-thread.ts', import.meta.url)),
    threads: 1,
    timeout: { ms: TIMEOUT_MS, after },
  });
  return { review: (question, payer) => pool.ask(question, payer), close: () => pool.close() };
}

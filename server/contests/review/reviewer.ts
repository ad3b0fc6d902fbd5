import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import type { Clock } from '../../domain/ports.ts';
import type { ProvedGameAnswer, ProvedGameQuestion } from './program.ts';

/** Reviews games off the main thread. Payers, which are accounts or guests, are served in turn. */
export interface GameReviewer {
  review(question: ProvedGameQuestion, payer: string): Promise<ProvedGameAnswer>;
  close(): Promise<void>;
}

/** Milliseconds after which a review counts as hanging; it takes a few seconds of a core at most. */
const TIMEOUT_MS = 60_000;

export function threadReviewer({ after }: Pick<Clock, 'after'>): GameReviewer {
  const pool = new ThreadPool<ProvedGameQuestion, ProvedGameAnswer>({
    start: nodeThread(new URL('./thread.ts', import.meta.url)),
    threads: 1,
    timeout: { ms: TIMEOUT_MS, after },
  });
  return { review: (question, payer) => pool.ask(question, payer), close: () => pool.close() };
}

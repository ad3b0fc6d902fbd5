/** Searches the turns of a game in several threads, because they do not depend on each other. */
import { workerPool } from '@asteroute/page/bots/page-worker.ts';
import type { GameRecord } from '@asteroute/record';
import type { DeepTurn } from '@asteroute/review';
import { inFlight } from '@asteroute/threads';

/** A turn of a whole game, by its number. */
export interface TurnQuestion {
  readonly record: GameRecord;
  readonly n: number;
}

/** The maximum number of threads, so that a phone with many cores stays cool. */
const MAX_THREADS = 4;

/** Searches turns in the given order, as many at a time as there are cores, and yields each when it is done. */
export async function* searchedTurns(record: GameRecord, turns: readonly number[]): AsyncGenerator<DeepTurn> {
  const threads = Math.min(MAX_THREADS, turns.length, navigator.hardwareConcurrency);
  const pool = workerPool<TurnQuestion, DeepTurn>(
    () => new Worker(new URL('./turn-thread.ts', import.meta.url), { type: 'module' }),
    threads,
  );
  for await (const { answer } of inFlight(turns, threads, (n) => pool.ask({ record, n }))) yield answer;
  await pool.close();
}

import { setImmediate } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { inFlight, ThreadPool } from '@asteroute/threads';
import { answerQuestions, nodeThread } from '@asteroute/threads/node';
import type { Doer, JobRunner, WorkKind } from './kind.ts';

/** Starts threads that do jobs of a plan; their program calls `workInThread`. */
export function openWorkThreads<Plan, Band>(program: URL, plan: Plan, threads: number): Doer<Band> {
  const start = nodeThread<Band, string>(program, { workerData: plan });
  const pool = new ThreadPool({ start, threads });
  return { do: async (band) => ({ text: await pool.ask(band) }), close: () => pool.close() };
}

/** The whole program of such a thread: makes the work of its plan and answers each band with a text. */
export function workInThread<Plan, Band>(create: (plan: Plan) => (band: Band) => string): void {
  answerQuestions(create(workerData));
}

/** Does the bands of a plan on threads of this process. */
export async function openHere<P, B>(kind: WorkKind<P, B>, plan: P, threads: number): Promise<JobRunner<B>> {
  const doer = await kind.open(plan, threads);
  return {
    async *run(bands) {
      for await (const { index, question, answer } of inFlight(bands, threads, doer.do)) {
        yield { index, band: question, ...answer };
      }
    },
    close: doer.close,
  };
}

/** Does bands in this thread: what takes a moment is not worth one of its own. Between two bands signals are heard. */
export function openInProcess<B>(work: (band: B) => string): JobRunner<B> {
  return {
    async *run(bands) {
      for (const [index, band] of bands.entries()) {
        await setImmediate();
        yield { index, band, text: work(band) };
      }
    },
    close: async () => {},
  };
}

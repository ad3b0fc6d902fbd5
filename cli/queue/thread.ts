import { Worker } from 'node:worker_threads';
import type { Doer } from './kind.ts';

/** Starts a thread that does jobs of a plan; its program calls `workInThread`. */
export function openWorkThread<Plan, Band>(program: URL, plan: Plan): Doer<Band> {
  const worker = new Worker(program, { workerData: plan });
  let waiting: PromiseWithResolvers<string> | null = null;
  let broken: Error | null = null;
  worker.on('message', (text: string) => waiting?.resolve(text));
  worker.on('error', (error: Error) => {
    broken = error;
    waiting?.reject(error);
  });
  return {
    async do(band) {
      if (broken !== null) throw broken;
      waiting = Promise.withResolvers<string>();
      worker.postMessage(band);
      return { text: await waiting.promise };
    },
    close: async () => void (await worker.terminate()),
  };
}

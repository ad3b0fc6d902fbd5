import { inFlight, ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import { openQueue } from './boss.ts';
import { collect } from './collect.ts';
import type { JobRunner, WorkKind } from './kind.ts';
import type { QueueValues } from './options.ts';

/** Opens the runner of a plan: the workers of a queue if one is named, otherwise threads of this process. */
export async function openRunner<P, B, O>(
  kind: WorkKind<P, B, O>,
  plan: P,
  { queue: url, workers }: Omit<QueueValues, 'band'> & { readonly workers: number },
): Promise<JobRunner<B, O>> {
  if (url !== undefined) {
    const queue = await openQueue(url);
    return { run: (bands) => collect(queue, kind, plan, bands), close: queue.close };
  }
  const doer = await kind.open(plan, workers);
  // One band more than there are threads, so that no thread waits while another finishes the last part of its band.
  return { run: (bands) => inFlight(bands, workers + 1, doer.do), close: doer.close };
}

/** The threads' program reads the plan from `workerData`. */
export function onThreads<P, B, O>(program: URL): WorkKind<P, B, O>['open'] {
  return async (plan, threads) => {
    const pool = new ThreadPool({ start: nodeThread<B, O>(program, { workerData: plan }), threads });
    return { do: (band) => pool.ask(band), close: () => pool.close() };
  };
}

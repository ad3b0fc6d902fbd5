import { parentPort, workerData } from 'node:worker_threads';

/** The whole program of a thread that `openWorkThread` starts: makes the work of its plan and answers each band with a text. */
export function workInThread<Plan, Band>(create: (plan: Plan) => (band: Band) => string): void {
  const work = create(workerData as Plan);
  parentPort?.on('message', (band: Band) => parentPort?.postMessage(work(band)));
}

import { Worker } from 'node:worker_threads';
import type { Answers, Job } from './jobs.ts';

/** Threads that share the jobs of a file of games. */
export interface JobPool {
  /** Does a job as soon as a thread is free. Rejects when the thread breaks. */
  ask<J extends Job>(job: J): Promise<Answers[J['kind']]>;
  close(): Promise<void>;
}

type Answer = Answers[Job['kind']];

interface Waiting {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the threads. */
export function openJobPool(threads: number): JobPool {
  const queue: Waiting[] = [];
  const free: Worker[] = [];
  const working = new Map<Worker, Waiting>();
  const workers = Array.from({ length: threads }, () => start());

  function start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (answer: Answer) => {
      working.get(worker)?.resolve(answer);
      release(worker);
    });
    worker.on('error', (error) => {
      for (const waiting of [...working.values(), ...queue.splice(0)]) waiting.reject(error);
    });
    free.push(worker);
    return worker;
  }

  function release(worker: Worker): void {
    working.delete(worker);
    free.push(worker);
    next();
  }

  function next(): void {
    while (queue.length > 0 && free.length > 0) {
      const [waiting, worker] = [queue.shift() as Waiting, free.shift() as Worker];
      working.set(worker, waiting);
      worker.postMessage(waiting.job);
    }
  }

  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve: resolve as (answer: Answer) => void, reject });
        next();
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** A worker thread of `asteroute review`: does the jobs that it is sent, one after another. */
import { parentPort } from 'node:worker_threads';
import { createJobs, type Job } from './jobs.ts';

const work = createJobs();
parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)));

import { setTimeout } from 'node:timers/promises';
import type { Answered } from '@asteroute/threads';
import type { JobQueue } from './boss.ts';
import { jobOf } from './job.ts';
import type { WorkKind } from './kind.ts';

/** Milliseconds between two checks for results: `least` after a result, rising to `most` while there is none. */
const POLL_MS = { least: 50, most: 500 };
/** Number of jobs, from the front of the plan, whose state is checked at a time. */
const WINDOW = 1000;
/** Number of checks without any job taken by a worker, after which a note is printed on standard error. */
const LOOKS_WITHOUT_WORKER = 20;

/** Runs the bands of a plan on the workers of a queue. Yields each output once. */
export async function* collect<P, B, O>(
  queue: JobQueue,
  kind: WorkKind<P, B, O>,
  plan: P,
  bands: readonly B[],
): AsyncGenerator<Answered<B, O>> {
  const jobs = bands.map((band, index) => jobOf(kind, plan, band, index));
  /** Indexes of the bands of each job. Equal bands share a job. */
  const places = Map.groupBy(jobs.keys(), (index) => jobs[index].id);
  const waiting = new Map(jobs.map((job) => [job.id, job]));
  await queue.send([...waiting.values()]);
  let [pause, looks, hasWorker, isBroken] = [POLL_MS.least, 0, false, false];
  try {
    while (waiting.size > 0) {
      const due = [...waiting.values()].slice(0, WINDOW);
      const states = await queue.look(due.map(({ id }) => id));
      // Sends jobs again that are missing: another program that asked for the same work may have removed them.
      await queue.send(due.filter(({ id }) => !states.has(id)));
      pause = Math.min(2 * pause, POLL_MS.most);
      for (const [id, state] of states) {
        const own = places.get(id) ?? [];
        if (state.state === 'failed') throw new Error(`${kind.wordsOf(bands[own[0]], own[0])} failed: ${state.reason}`);
        hasWorker ||= state.state !== 'waiting';
        if (state.state !== 'done') continue;
        waiting.delete(id);
        pause = POLL_MS.least;
        for (const index of own) yield { index, question: bands[index], answer: state.output as O };
      }
      if (looks++ === LOOKS_WITHOUT_WORKER && !hasWorker) tellNoWorker();
      if (waiting.size > 0) await setTimeout(pause);
    }
  } catch (error) {
    isBroken = true;
    throw error;
  } finally {
    // A consumer that stops early needs no more. After a fault the jobs stay, so that the same command can continue.
    if (waiting.size > 0 && !isBroken) await queue.drop([...waiting.keys()]);
  }
}

function tellNoWorker(): void {
  process.stderr.write(
    'no worker of this version has come yet: "asteroute worker --queue" plays what is in the queue\n',
  );
}

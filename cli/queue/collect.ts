import { setTimeout } from 'node:timers/promises';
import type { Answered } from '@asteroute/threads';
import type { JobQueue } from './boss.ts';
import { jobOf } from './job.ts';
import type { WorkKind } from './kind.ts';

/** Milliseconds between two looks for results: soon after one, later when nothing comes. */
const POLL_MS = { least: 50, most: 500 };
/** Jobs that are looked after at a time: those that come first. */
const WINDOW = 1000;
/** Looks without a job that a worker has taken, after which standard error says so. */
const LOOKS_WITHOUT_WORKER = 20;

/** Does the bands of a plan by the workers of a queue. */
export async function* collect<P, B, O>(
  queue: JobQueue,
  kind: WorkKind<P, B, O>,
  plan: P,
  bands: readonly B[],
): AsyncGenerator<Answered<B, O>> {
  const jobs = bands.map((band, index) => jobOf(kind, plan, band, index));
  /** The places of every job: bands may be alike. */
  const places = Map.groupBy(jobs.keys(), (index) => jobs[index].id);
  const waiting = new Map(jobs.map((job) => [job.id, job]));
  await queue.send([...waiting.values()]);
  let [pause, looks, hasWorker, isBroken] = [POLL_MS.least, 0, false, false];
  try {
    while (waiting.size > 0) {
      const due = [...waiting.values()].slice(0, WINDOW);
      const states = await queue.look(due.map(({ id }) => id));
      // Somebody else who asked for the same work needs no more of it, and took it out.
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
    // A consumer that stops early has decided and needs no more; after a fault the same command goes on with the rest.
    if (waiting.size > 0 && !isBroken) await queue.drop([...waiting.keys()]);
  }
}

function tellNoWorker(): void {
  process.stderr.write(
    'no worker of this version has come yet: "asteroute worker --queue" plays what is in the queue\n',
  );
}

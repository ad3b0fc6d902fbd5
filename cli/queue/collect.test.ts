/** Tests how a command handles the answers of a queue, with a queue in memory whose answers the tests choose. */
import { expect, test } from 'vitest';
import type { JobQueue, JobState } from './boss.ts';
import { collect } from './collect.ts';
import type { QueuedJob } from './job.ts';
import type { WorkKind } from './kind.ts';
import { type Span, spansOf, spanText } from './span.ts';
import { outputsOf } from './test/outputs.ts';

const SQUARES: WorkKind<string, Span, number> = {
  name: 'squares',
  open: () => Promise.reject(new Error('nothing is done here')),
  wordsOf: (band) => `squares ${spanText(band)}`,
};

/** Creates a queue in memory that gives these answers. */
function queueOf(answer: (number: number) => JobState) {
  const jobs = new Map<string, QueuedJob>();
  const sent: QueuedJob[] = [];
  const queue: JobQueue = {
    async send(some) {
      sent.push(...some);
      for (const job of some) jobs.set(job.id, job);
    },
    look: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const text = jobs.get(id)?.text;
          if (text === undefined) return [];
          return [[id, answer((JSON.parse(text) as { band: Span }).band.from)] as const];
        }),
      ),
    drop: async (ids) => ids.forEach((id) => void jobs.delete(id)),
    work: () => Promise.reject(new Error('nobody works here')),
    isEmpty: async () => true,
    close: async () => {},
  };
  return { queue, sent, jobs };
}

const square = (number: number): JobState => ({ state: 'done', output: number ** 2 });

test('bands come as workers send them back, each at every place that asked for it', async () => {
  const { queue, sent } = queueOf(square);
  const bands = [...spansOf(6, 1), ...spansOf(1, 1)];
  expect(await outputsOf(collect(queue, SQUARES, 'plan', bands))).toEqual([0, 1, 4, 9, 16, 25, 0]);
  expect(sent).toHaveLength(6);
});

test('jobs that went missing are asked for again', async () => {
  const { queue, sent } = queueOf(square);
  let looks = 0;
  const lossy: JobQueue = { ...queue, look: async (ids) => (looks++ === 0 ? new Map() : queue.look(ids)) };
  expect(await outputsOf(collect(lossy, SQUARES, '', spansOf(2, 1)))).toEqual([0, 1]);
  expect(sent).toHaveLength(4);
});

test('what fails again and again ends the work, and stays for the same command', async () => {
  const { queue, jobs } = queueOf(() => ({ state: 'failed', reason: 'broken' }));
  const work = outputsOf(collect(queue, SQUARES, '', spansOf(2, 1)));
  await expect(work).rejects.toThrow('squares 1 to 1 failed: broken');
  expect(jobs.size).toBe(2);
});

test('a consumer that stops early takes out what is left', async () => {
  const { queue, jobs } = queueOf((number) => (number < 2 ? square(number) : { state: 'waiting' }));
  for await (const { index } of collect(queue, SQUARES, '', spansOf(5, 1))) if (index === 1) break;
  expect(jobs.size).toBe(2);
});

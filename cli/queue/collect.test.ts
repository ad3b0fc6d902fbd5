/** What is accepted of the results of workers, by a queue in memory whose answers the tests choose. */
import { describe, expect, test, vi } from 'vitest';
import type { JobQueue, JobState } from './boss.ts';
import { openQueued } from './collect.ts';
import type { JobResult, QueuedJob } from './job.ts';
import type { WorkKind } from './kind.ts';
import { type Span, spansOf, spanText } from './span.ts';
import { textsOf } from './test/texts.ts';

/** Squares of some numbers, done at once by whoever is asked. */
function squares(count: () => void = () => {}): WorkKind<string, Span> {
  return {
    name: 'squares',
    open: async () => ({
      do: async ({ from }) => {
        count();
        return { text: String(from ** 2) };
      },
      close: async () => {},
    }),
    wrongIn: (_plan, _band, { text }) => (/^\d+$/.test(text) ? null : 'no number'),
    wordsOf: (band) => `squares ${spanText(band)}`,
  };
}

/** A queue in memory that answers as it is told; a copy is known by the worker who may not do it. */
function queueOf(answer: (number: number, job: QueuedJob) => JobState): JobQueue & { readonly sent: QueuedJob[] } {
  const jobs = new Map<string, QueuedJob>();
  const sent: QueuedJob[] = [];
  const numberIn = ({ text }: QueuedJob) => (JSON.parse(text) as { band: Span }).band.from;
  return {
    sent,
    async send(some) {
      sent.push(...some);
      for (const job of some) jobs.set(job.id, job);
    },
    look: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const job = jobs.get(id);
          return job === undefined ? [] : [[id, answer(numberIn(job), job)] as const];
        }),
      ),
    drop: async (ids) => ids.forEach((id) => void jobs.delete(id)),
    take: async () => null,
    supervise: async () => {},
    close: async () => {},
  };
}

function done(worker: string, text: string | number): JobState {
  return { state: 'done', result: { worker, text: String(text) } satisfies JobResult };
}

/** The squares below 6 as a queue brings them, what was said on standard error, and how many were done here. */
async function collected(answer: (number: number, job: QueuedJob) => JobState, share: number) {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let here = 0;
  const queue = queueOf(answer);
  const runner = openQueued(
    queue,
    squares(() => here++),
    'plan',
    share,
  );
  try {
    const texts = await textsOf(runner, spansOf(6, 1));
    expect(texts).toEqual(['0', '1', '4', '9', '16', '25']);
    return { lines: said.mock.calls.map(([text]) => String(text).trim()), here, sent: queue.sent };
  } finally {
    await runner.close();
    said.mockRestore();
  }
}

describe('results of workers', () => {
  test('are believed where none is checked, and done again by another worker where all are', async () => {
    expect(await collected((n) => done('ann', n ** 2), 0)).toMatchObject({ lines: [], here: 0 });
    const all = await collected((n, { by }) => done(by === null ? 'ann' : 'bob', n ** 2), 1);
    expect(all.lines).toEqual([]);
    expect(all.here).toBeLessThan(6);
    expect(all.sent.filter(({ by, priority }) => by === 'ann' && priority === 1)).toHaveLength(6);
  });

  test('are refused by name where they cannot be or differ, and all of that worker are done again from then on', async () => {
    const nonsense = await collected((n) => done(n === 1 ? 'mallory' : 'ann', n === 1 ? 'one' : n ** 2), 0);
    expect(nonsense.lines).toEqual(['refused: squares 2 to 2 of worker mallory: no number; they are done here']);
    expect(nonsense.here).toBe(1);
    // One forger; who does it again is honest, or forges another number: doing it here tells.
    const forged =
      (again: string) =>
      (n: number, { by }: QueuedJob) =>
        n === 0
          ? done(by === null ? 'mallory' : again, by === null ? 99 : again === 'bob' ? 0 : 98)
          : done('ann', n ** 2);
    const line = (name: string) =>
      `refused: squares 1 to 1 of worker ${name}: it comes out otherwise here; they are done here`;
    expect((await collected(forged('bob'), 1)).lines).toEqual([line('mallory')]);
    expect([line('mallory'), line('eve')]).toEqual(expect.arrayContaining((await collected(forged('eve'), 1)).lines));
    // The first is nonsense: the others of the same worker are done again, though none is checked by chance.
    const suspect = await collected((n) => done('mallory', n === 0 ? 'nil' : n ** 2), 0);
    expect(suspect.sent.filter(({ by }) => by === 'mallory')).toHaveLength(5);
  });

  test('that went missing are asked for again, and what fails again and again ends the work', async () => {
    const queued = (one: JobQueue) => openQueued(one, squares(), '', 0);
    const queue = queueOf((n) => done('ann', n));
    let looks = 0;
    const lossy = {
      ...queue,
      look: async (ids: readonly string[]) => (looks++ === 0 ? new Map<string, JobState>() : queue.look(ids)),
    };
    expect(await textsOf(queued(lossy), spansOf(2, 1))).toEqual(['0', '1']);
    expect(queue.sent).toHaveLength(4);
    const failing = queueOf(() => ({ state: 'failed', reason: 'broken' }));
    await expect(textsOf(queued(failing), spansOf(2, 1))).rejects.toThrow('squares 1 to 1 failed: broken');
  });
});

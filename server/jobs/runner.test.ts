/** What waits is done once, by shares, and what fails waits ever longer, whatever kind it is. */
import { deny } from '@asteroute/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewJob } from '../domain/jobs.ts';
import { type Stores, StoreUnavailable } from '../domain/ports.ts';
import { createFailureReporter } from '../table/failures.ts';
import { dueJobs } from '../test/stores/due-jobs.ts';
import { openMemoryDatabase } from '../test/stores/memory-database.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import { valueOrFail } from './refusal.ts';
import { type JobPlan, PAUSES_MS, Runner } from './runner.ts';

let clock: VirtualClock;
let store: Stores;
let seen: { logged: object[]; counted: string[]; quarantined: number };
let runners: Runner[];

beforeEach(async () => {
  clock = virtualClock();
  store = (await openMemoryDatabase()).store;
  seen = { logged: [], counted: [], quarantined: 0 };
  runners = [];
});
afterEach(async () => {
  for (const runner of runners) runner.close();
  await store.close();
});

/** Starts another node. */
function start(jobs = store.jobs): Runner {
  const note = (fields: object, message: string) => void seen.logged.push({ ...fields, message });
  const log = { info: note, warn: note, error: note };
  const report = createFailureReporter(log, () => undefined);
  const countFailure = (kind: string, code: string) => void seen.counted.push(`${kind} ${code}`);
  const onQuarantine = () => void seen.quarantined++;
  const runner = new Runner({ jobs, clock, log, report, countFailure, onQuarantine });
  runners.push(runner);
  return runner;
}

/** Pauses of a kind that is given up in the end. */
const HALF_MINUTES = [1, 2, 4, 8, 16, 32, 64, 128].map((halves) => halves * 30_000);

const planOf = (run: JobPlan['run'], more: Partial<JobPlan> = {}): JobPlan => ({
  now: () => clock.now(),
  every: 1000,
  ahead: 0,
  limits: { perShare: 2, total: 10 },
  claimMs: 60_000,
  failed: 'a toy was not made',
  stuck: 'a toy is left alone',
  run,
  ...more,
});
const jobOf = (id: string, more: Partial<NewJob> = {}): NewJob => ({
  kind: 'toy',
  id,
  share: '',
  due: clock.now(),
  subject: '',
  data: '',
  ...more,
});

/** Lets a time pass in steps; in each a node looks once. */
async function pass(ms: number, step = 1000): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    clock.skip(step - 1000);
    await clock.advance(1000);
  }
}

test('a job is done by one of two nodes, and not again', async () => {
  const done: string[] = [];
  for (const name of ['one', 'two'])
    start().on(
      'toy',
      planOf(async ({ id, data }) => done.push(`${id} ${data} ${name}`) * 0 || null),
    );
  await store.jobs.put([jobOf('a', { data: 'x' }), jobOf('b', { due: clock.now() + 5000 })]);
  await pass(4000);
  expect(done).toEqual([expect.stringMatching(/^a x (one|two)$/)]);
  await pass(9000);
  expect(done).toHaveLength(2);
  expect(await dueJobs(store, 'toy', 9e15)).toEqual([]);
});

test('a job that is put here runs at its time and not at the next query, and one that was killed runs again', async () => {
  const done: number[] = [];
  const runner = start();
  runner.on(
    'toy',
    planOf(async () => done.push(clock.now()) * 0 || null),
  );
  const due = clock.now() + 300;
  await runner.put(jobOf('soon', { due }));
  await clock.advance(300);
  expect(done).toEqual([due]);
  const [killed] = [{ ...jobOf('killed', { due }), tries: 0 }];
  await store.jobs.put([killed]);
  expect(await store.jobs.claim(killed, clock.now() + 60_000)).toBe(true);
  await pass(59_000);
  expect(done).toHaveLength(1);
  await pass(2000);
  expect(done).toHaveLength(2);
});

test('what is put while it runs runs once more, and a job may ask to be done again', async () => {
  let runs = 0;
  const runner = start();
  runner.on(
    'toy',
    planOf(async () => {
      if (++runs === 1) await runner.put(jobOf('a', { due: clock.now() }));
      return runs < 3 ? clock.now() + 10_000 : null;
    }),
  );
  await runner.put(jobOf('a'));
  await clock.advance(0);
  expect(runs).toBe(2);
  await pass(9000);
  expect(runs).toBe(2);
  await pass(2000);
  expect(runs).toBe(3);
  expect(await dueJobs(store, 'toy', 9e15)).toEqual([]);
});

test('no claim ends before the run does: a run that takes too long has failed, and knows in time that it is late', async () => {
  const begun: boolean[] = [];
  const runner = start();
  const plan = planOf(async (_, claim) => {
    await new Promise<void>((resolve) => clock.after(40_000, resolve));
    begun.push(claim.isLate());
    await new Promise<void>((resolve) => clock.after(30_000, resolve));
    return null;
  });
  runner.on('toy', plan);
  await runner.put(jobOf('slow'));
  await clock.advance(0);
  await pass(54_000);
  expect([begun, seen.counted]).toEqual([[true], ['toy internal']]);
  expect(await dueJobs(store, 'toy', 9e15)).toMatchObject([{ id: 'slow', tries: 1 }]);
});

test('a share with many jobs does not delay the first of another', async () => {
  const begun: string[] = [];
  start().on(
    'toy',
    planOf(({ id }) => new Promise(() => void begun.push(id))),
  );
  const many = Array.from({ length: 30 }, (_, i) => jobOf(`many ${i}`, { share: 'many', due: clock.now() - 9 }));
  await store.jobs.put([...many, jobOf('one', { share: 'one' })]);
  await pass(2000);
  expect(begun.toSorted()).toEqual(['many 0', 'many 1', 'one']);
});

test('a job that fails is tried with growing pauses, logged at first and at last, and left alone until it is released', async () => {
  const tried: number[] = [];
  start().on(
    'toy',
    planOf(
      async () => {
        tried.push(clock.now());
        throw new Error('broken');
      },
      { claimMs: null },
    ),
  );
  await store.jobs.put([jobOf('a')]);
  await pass(PAUSES_MS.reduce((sum, ms) => sum + ms + 2000, 0));
  const gaps = tried.slice(1).map((at, i) => at - tried[i]);
  expect(gaps).toEqual(PAUSES_MS);
  expect(seen.logged.map((one) => 'message' in one && one.message)).toEqual([
    'a toy was not made',
    'a toy is left alone',
  ]);
  expect([seen.quarantined, seen.counted.length]).toEqual([1, 10]);
  expect(await runners[0].load()).toEqual(new Map([['toy', { waiting: 0, late: 0, quarantined: 1 }]]));
  expect(await store.jobs.release('a')).toBe(true);
  await pass(1000);
  expect(tried).toHaveLength(11);
});

test('what a node offers again after it failed waits for its pause, unless it is due at another time', async () => {
  const tried: number[] = [];
  const runner = start();
  const run = async () => {
    tried.push(clock.now());
    throw new Error('broken');
  };
  runner.on('toy', planOf(run, { claimMs: null, pauses: () => [60_000] }));
  const job = jobOf('a');
  await runner.put(job);
  await clock.advance(0);
  runner.offer(job);
  await pass(3000);
  expect(tried).toHaveLength(1);
  await runner.put(jobOf('a', { due: job.due + 1 }));
  await clock.advance(0);
  expect(tried).toHaveLength(2);
});

/** Settles one result that fails in this way each time, for some hours. */
async function failing(fail: () => never) {
  const settled: number[] = [];
  let givenUp = 0;
  const settle = async () => {
    settled.push(clock.now());
    return fail();
  };
  const giveUp = async () => void givenUp++;
  const words = { failed: 'a result was not written', stuck: 'a result is given up' };
  start().on('duel', planOf(settle, { ...words, pauses: () => HALF_MINUTES, giveUp }));
  await store.jobs.put([jobOf('a', { kind: 'duel', data: 'a' })]);
  await pass(300 * 60_000, 10_000);
  const gaps = settled.slice(1).map((at, i) => (at - settled[i]) / 60_000);
  return { gaps, givenUp, left: await dueJobs(store, 'duel', 9e15) };
}

test.for([
  ['refused', 'log-full', () => valueOrFail<never>(deny('log-full', 'no more'))],
  [
    'a bug',
    'internal',
    () => {
      throw new Error('bug');
    },
  ],
] as const)('a result that is %s is noted, tried again with growing pauses and given up', async ([, code, fail]) => {
  const { gaps, givenUp, left } = await failing(fail);
  expect([gaps, givenUp, left]).toEqual([[0.5, 1, 2, 4, 8, 16, 32, 64], 1, []]);
  expect(seen.counted).toEqual(Array(9).fill(`duel ${code}`));
  expect(seen.logged).toContainEqual(expect.objectContaining({ message: 'a result was not written' }));
  expect(seen.logged).toContainEqual(
    expect.objectContaining({ kind: 'duel', id: 'a', failures: 9, message: 'a result is given up' }),
  );
  if (code === 'log-full') expect(seen.logged[0]).toMatchObject({ code });
});

test('while the store fails nothing is given up', async () => {
  const { gaps, givenUp, left } = await failing(() => {
    throw new StoreUnavailable('gone');
  });
  expect([gaps.length > 20, givenUp, left.length]).toEqual([true, 0, 1]);
  expect(left[0].tries).toBe(0);
});

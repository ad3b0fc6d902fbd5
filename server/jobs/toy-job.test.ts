/** The job of docs/adding-a-job.md: registered, written with an entry, done, counted, and the page is as it is here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFailureReporter } from '../table/failures.ts';
import { openMemoryDatabase } from '../test/stores/memory-database.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { type JobPlan, Runner } from './runner.ts';

const greeted: string[] = [];
const clock = virtualClock();

// begin: the job
const greetings: JobPlan = {
  now: () => clock.now(),
  every: 1000,
  ahead: 0,
  limits: { perShare: 4, total: 20 },
  claimMs: 60_000,
  failed: 'somebody was not greeted',
  stuck: 'somebody is never greeted',
  async run({ id, data }) {
    greeted.push(`${data} ${id}`);
    return null;
  },
};
// end: the job

test('a kind of job is one plan: it is stored, done once, and shown in the gauges', async () => {
  const { store } = await openMemoryDatabase();
  const nothing = () => undefined;
  const log = { info: nothing, warn: nothing, error: nothing };
  const report = createFailureReporter(log, nothing);
  const runner = new Runner({ jobs: store.jobs, clock, log, report, countFailure: nothing, onQuarantine: nothing });
  // begin: its use
  runner.on('greeting', greetings);
  await runner.put({
    kind: 'greeting',
    id: 'ann',
    share: 'the address of ann',
    due: clock.now() + 5000,
    subject: '',
    data: 'hello',
  });
  // end: its use
  await clock.advance(4000);
  expect([greeted, (await runner.load()).get('greeting')]).toEqual([[], { waiting: 0, late: 0, quarantined: 0 }]);
  await clock.advance(2000);
  expect(greeted).toEqual(['hello ann']);
  await clock.advance(200_000);
  expect(greeted).toHaveLength(1);
  runner.close();
  await store.close();
});

test('the page shows this job', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/adding-a-job.md'), 'utf8');
  const own = readFileSync(import.meta.filename, 'utf8');
  for (const part of ['the job', 'its use']) {
    const text = own.split(`// begin: ${part}\n`)[1].split(/ *\/\/ end: /)[0];
    expect(page).toContain(text.replace(/^ {2}(?=runner|await|\}\)| {2})/gm, part === 'its use' ? '' : '$&').trimEnd());
  }
});

/** The whole server on a virtual clock: a small part of `npm run lab -- simulate-server`, and checks that it finds faults. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { PLANTED_FAULTS } from './faults/planted-faults.ts';
import { runSeed } from './run.ts';
import { simulation } from './simulation.ts';
import { createChances } from './virtual/chances.ts';
import { createEventQueue } from './virtual/event-queue.ts';

/** Short runs with rooms, in addition to those among the first seeds. */
const ROOM_SEEDS = [25, 43];
/** A whole run in which nothing goes wrong but what hostile people do. */
const SIEGE = 37;
const ROOT = join(import.meta.dirname, '..', '..');

test('everything that a server promises holds, whatever goes wrong around it', async () => {
  const short = simulation('short');
  // The run of seed 4 takes as long as ten others.
  const ranges = [{ seed: 1, count: 3 }, { seed: 5, count: 4 }, ...ROOM_SEEDS.map((seed) => ({ seed, count: 1 }))];
  for (const range of ranges) {
    const { faults, rows } = await runCampaign(short, range);
    expect(faults).toEqual([]);
    expect(rows.reduce((sum, { turns }) => sum + turns, 0)).toBeGreaterThanOrEqual(range.count);
  }
});

test('strangers are served in time, whatever hostile people do', async () => {
  const { violation, figures } = await runSeed(SIEGE);
  expect(violation).toBe(null);
  for (const what of ['flag', 'bot', 'notice'] as const) expect(figures[what].count, what).toBeGreaterThan(0);
});

test('a seed is a run, byte for byte', async () => {
  const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => runSeed(seed, 'short')));
  expect(again).toEqual(one);
  expect(other.digest).not.toBe(one.digest);
});

test('the next event is the earliest, however they were put in', async () => {
  const chances = createChances(1);
  const queue = createEventQueue(chances);
  const ran: number[] = [];
  for (let i = 0; i < 500; i++) {
    const cancel = queue.after(chances.below(100), () => ran.push(queue.now()));
    if (i % 5 === 0) cancel();
  }
  while (await queue.step());
  expect(ran).toHaveLength(400);
  expect(ran).toEqual(ran.toSorted((a, b) => a - b));
});

test('every planted fault changes a text that its file holds once', () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(30);
  for (const { name, file, find, replace } of PLANTED_FAULTS) {
    expect(readFileSync(join(ROOT, 'server', file), 'utf8').split(find), name).toHaveLength(2);
    expect(replace).not.toBe(find);
  }
});

/** `npm run lab -- soak` looks for both. */
const LOOKED_FOR = [
  ['told-before-commit', 'nothing is told before it is written'],
  ['erased-entries-told-from-a-cache', 'a client is told what the log holds'],
].slice(0, process.env.ASTEROUTE_SOAK === '1' ? 2 : 1);

test.each(LOOKED_FOR)('the planted fault %s is found, with the seed that shows it', (fault, invariant) => {
  const command = ['lab/main.ts', 'simulate-server', '--fault', fault];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toMatch(new RegExp(`^${fault}: found with seed \\d+: ${invariant}$`, 'm'));
  expect(status).toBe(0);
});

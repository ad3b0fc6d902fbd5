/** The whole server on a virtual clock: a small part of `npm run simulate-server`, and checks that it finds faults. */
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
const ROOM_SEEDS = [25, 34, 43, 52, 61];
/** A whole run in which a node sends an entry that it read before somebody's data was erased from it. */
const SENT_DURING_AN_ERASURE = 5409;
const ROOT = join(import.meta.dirname, '..', '..');

test('everything that a server promises holds, whatever goes wrong around it', async () => {
  const short = simulation('short');
  const ranges = [{ seed: 1, count: 22 }, ...ROOM_SEEDS.map((seed) => ({ seed, count: 1 }))];
  for (const range of ranges) {
    const { faults, rows } = await runCampaign(short, range);
    expect(faults).toEqual([]);
    expect(rows.reduce((sum, { turns }) => sum + turns, 0)).toBeGreaterThanOrEqual(range.count);
  }
});

test('an entry that was read before somebody was taken out of it may still arrive', async () => {
  const { violation } = await runSeed(SENT_DURING_AN_ERASURE);
  expect(violation).toBe(null);
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
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(10);
  for (const { name, file, find, replace } of PLANTED_FAULTS) {
    expect(readFileSync(join(ROOT, 'server', file), 'utf8').split(find), name).toHaveLength(2);
    expect(replace).not.toBe(find);
  }
});

test('a planted fault is found, with the seed that shows it', () => {
  const command = ['lab/main.ts', 'simulate-server', '--fault', 'told-before-commit'];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toMatch(/^told-before-commit: found with seed \d+: nothing is told before it is written$/m);
  expect(status).toBe(0);
});

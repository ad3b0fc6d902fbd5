import { run } from '@asteroute/cli/testing';
import { expect, test } from 'vitest';
import { type Campaign, runCampaign } from './campaign/campaign.ts';

const lab = new URL('./main.ts', import.meta.url).pathname;

test('npm run lab -- soak takes a part, a number, a seed and threads, and says what it did', async () => {
  const [inputs, wrong] = await Promise.all([
    run([lab, 'soak', '--only', 'fuzz', '--count', '10', '--seed', '9', '--workers', '2']),
    run([lab, 'soak', '--only', 'everything']),
  ]);
  expect([inputs.code, inputs.out]).toEqual([0, expect.stringMatching(/^fuzz: 10 done, 0 faults \(/)]);
  expect(wrong.code).toBe(2);
});

test('a campaign adds up its rows in the order of their seeds, and says how to repeat what was wrong', async () => {
  const campaign: Campaign<number> = {
    name: 'halves',
    count: 100,
    run(seed) {
      if (seed % 5 === 0) throw new Error(`${seed} is refused`);
      return seed / 2;
    },
    sum: (rows, { done, faults }) => ({ lines: [rows.join(), `${done} and ${faults}`] }),
  };
  const told: string[] = [];
  const ask = async (seed: number) => {
    for (let turns = seed % 3; turns > 0; turns--) await null;
    return campaign.run(seed);
  };
  const plan = { ask, limit: 3, rows: [0.5], onFault: (fault: string) => told.push(fault) };
  const { faults, lines } = await runCampaign(campaign, { seed: 1, count: 6 }, plan);
  expect(lines).toEqual(['0.5,1,1.5,2,3', '6 and 1']);
  expect(faults).toEqual([
    'halves: 5 is refused\n  repeat it with: npm run lab -- soak --only halves --count 1 --seed 5',
  ]);
  expect(told).toEqual(faults);
  const all = await runCampaign({ ...campaign, run: () => Promise.reject(new Error('no')) }, { seed: 1, count: 1000 });
  expect(all.done).toBe(20);
});

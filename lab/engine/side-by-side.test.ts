import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { sideBySide, sumTallies } from './side-by-side.ts';

test('5 Star Wars games: the engine and the reference agree at every turn', async () => {
  const { faults, rows } = await runCampaign(sideBySide('star-wars'), { seed: 11, count: 5 });
  expect([faults, rows.length]).toEqual([[], 5]);
  const { battlesOf2, battlesOf3, battlesOf4 } = sumTallies(rows);
  expect(battlesOf2).toBeGreaterThan(25);
  expect(battlesOf3 + battlesOf4).toBeGreaterThan(0);
});

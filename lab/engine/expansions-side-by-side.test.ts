import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { sideBySide, sumTallies } from './side-by-side.ts';

/** These games have inns, traders and both, each with two sets of the other modules, and 3 to 6 players. */
const RANGE = { seed: 8, count: 6 };

test('IC-1 TB-1 6 games with inns and traders: engine and reference agree at every turn', async () => {
  const { faults, rows } = await runCampaign(sideBySide('expansions'), RANGE);
  expect([faults, rows.length]).toEqual([[], RANGE.count]);
  const { seconds, builders, pigs, fattened, goods } = sumTallies(rows);
  expect(seconds).toBeGreaterThan(10);
  expect(builders).toBeGreaterThan(10);
  expect(pigs).toBeGreaterThan(5);
  expect(fattened).toBeGreaterThan(3);
  expect(goods).toBeGreaterThan(10);
});

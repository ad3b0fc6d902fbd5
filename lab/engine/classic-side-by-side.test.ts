import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { sideBySide, sumTallies } from './side-by-side.ts';

/**
 * Games with every set of modules and 2 to 5 players, and the river with the start tile both in the box and in the
 * stack (K-15).
 */
const RANGE = { seed: 16, count: 8 };

test('CL-21 8 classic games: engine and reference agree at every turn', async () => {
  const { faults, rows } = await runCampaign(sideBySide('classic'), RANGE);
  expect([faults, rows.length]).toEqual([[], RANGE.count]);
  const { majorities, ties, recalls } = sumTallies(rows);
  expect(majorities).toBeGreaterThan(3);
  expect(ties).toBeGreaterThan(5);
  expect(recalls).toBeGreaterThan(30);
});

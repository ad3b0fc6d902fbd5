import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { FAULTY_RECORDS, REVIEWED_GAMES } from './reviewed-games.ts';

test('the parts of the review of another game than those of the campaign add up', async () => {
  expect(await runCampaign(REVIEWED_GAMES, { seed: 3_000_001, count: 1 })).toMatchObject({ done: 1, faults: [] });
});

test('75 records with faults are reviewed or refused, and none throws', async () => {
  const { done, faults, rows } = await runCampaign(FAULTY_RECORDS, { seed: 3_000_000, count: 75 });
  expect([done, faults]).toEqual([75, []]);
  expect(new Set(rows)).toEqual(new Set([true, false]));
});

import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { ODDS } from './odds.ts';

test('C-17 100 drafts with battles: every chance in list and label is that of the rules, battle by battle', async () => {
  const { faults, rows } = await runCampaign(ODDS, ODDS.tested);
  const total = (key: keyof (typeof rows)[number]) => rows.reduce((sum, row) => sum + row[key], 0);
  expect(faults).toEqual([]);
  expect(total('drafts')).toBeGreaterThanOrEqual(100);
  expect(total('several')).toBeGreaterThan(0);
});

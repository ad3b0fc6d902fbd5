import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { FUZZ } from './fuzz.ts';

const { tested } = FUZZ;

test('a part of the faulty inputs: none throws, hangs or changes a game', async () => {
  expect(await runCampaign(FUZZ, tested)).toMatchObject({ done: tested.count, faults: [] });
});

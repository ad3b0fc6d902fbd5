import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { FOREIGN } from './foreign.ts';

const { tested } = FOREIGN;

test('games come back from the formats of other programs as they were, and no changed text breaks a reader', async () => {
  const { done, faults, rows } = await runCampaign(FOREIGN, tested);
  expect({ done, faults }).toEqual({ done: tested.count, faults: [] });
  expect(new Set(rows.flatMap(({ formats }) => formats))).toEqual(new Set(['carcassonnelab', 'bga', 'jcz']));
  expect(rows.reduce((sum, { inputs }) => sum + inputs, 0)).toBeGreaterThan(300);
  // Most changes break a text; some leave a game.
  expect(rows.reduce((sum, { read }) => sum + read, 0)).toBeGreaterThan(30);
});

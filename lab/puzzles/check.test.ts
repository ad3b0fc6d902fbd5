import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { puzzles } from './check.ts';

test('the packs that ship have their form, and the first endgames the answers that they say', async () => {
  const { faults, rows } = await runCampaign(puzzles(['endgame']), { seed: 1, count: 1 });
  const kinds = rows.flat().map(({ edition, kind }) => [edition, kind]);
  expect([faults, kinds]).toEqual([
    [],
    [
      ['star-wars', 'endgame'],
      ['classic', 'endgame'],
    ],
  ]);
});

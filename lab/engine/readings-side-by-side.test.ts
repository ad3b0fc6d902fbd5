import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { BOTS_WITH_OWN_TILES } from './own-tiles.ts';
import { ALL_READINGS, OWN_TILES, sumTallies } from './side-by-side.ts';
import { READINGS } from './tables.ts';

const { tested } = ALL_READINGS;

test('D-3 D-20 K-17 3 games of every other reading: engine and reference agree at every turn', async () => {
  const { faults, rows } = await runCampaign(ALL_READINGS, tested);
  expect([faults, rows.length]).toEqual([[], tested.count]);
  for (const [index, { options }] of READINGS.entries()) {
    const { setAside } = sumTallies(rows.map((row) => row[index]));
    if (options?.unplaceable === 'stack') expect(setAside).toBeGreaterThan(0);
  }
});

test('two bots play to the end with more tokens than the box has', async () => {
  const { faults, rows } = await runCampaign(BOTS_WITH_OWN_TILES, BOTS_WITH_OWN_TILES.tested);
  expect([faults, rows.map(({ bot }) => bot)]).toEqual([[], ['steady', 'shrewd']]);
});

test('2 games of each edition with tiles of one’s own: engine and reference agree at every turn', {
  tags: ['soak'],
}, async () => {
  const { faults, rows } = await runCampaign(OWN_TILES, OWN_TILES.tested);
  expect([faults, rows.length]).toEqual([[], OWN_TILES.tested.count]);
});

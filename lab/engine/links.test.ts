import { expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { LINKS } from './links.ts';

const { tested } = LINKS;

test('games come back from a link as they were, in under 400 characters', { tags: ['soak'] }, async () => {
  const { done, faults, rows } = await runCampaign(LINKS, tested);
  expect({ done, faults }).toEqual({ done: tested.count, faults: [] });
  expect(new Set(rows.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(400);
});

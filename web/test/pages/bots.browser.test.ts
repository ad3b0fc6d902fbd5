/** Bots decide alike wherever they run: the same seed and the same simulations give the same moves. */
import type { PlayerSetup, Turn } from '@asteroute/engine';
import { WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/stage.ts';
import { type Plan, turnsOf } from './choices.ts';
import { bundledChoices } from './choices-bundle.ts';

let page: Page;

beforeAll(async () => {
  page = await (await sharedChromium()).newPage();
  await page.addScriptTag({ content: await bundledChoices() });
});
afterAll(() => page?.close());

const inPage = (plan: Plan): Promise<Turn[]> =>
  page.evaluate((asked) => (globalThis as unknown as { turnsOf: typeof turnsOf }).turnsOf(asked), plan);

const seats = (colors: readonly string[]): readonly PlayerSetup[] => colors.map((color) => ({ name: color, color }));
const STAR_WARS = { edition: 'star-wars', modules: [], players: seats(['red', 'green', 'black']) };
const CLASSIC = {
  edition: 'classic',
  modules: ['farmers', 'river', 'abbot'],
  players: seats(['red', 'blue']),
};

test.each([
  { bot: 'random', simulations: 1, most: 200 },
  { bot: 'greedy', simulations: 1, most: 40 },
  { bot: 'projected', simulations: 1, most: 30 },
  { bot: 'steady', simulations: 1, most: 30 },
  { bot: 'shrewd', simulations: 1, most: 30 },
  { bot: 'farsighted', simulations: 1, most: 6 },
  { bot: 'expert', simulations: 12, most: 12 },
  { bot: 'master', simulations: 12, most: 12 },
  { bot: 'grandmaster', simulations: 12, most: 12 },
])('$bot moves alike in Node and in Chromium', async ({ bot, simulations, most }) => {
  // A soak plays whole games of the quick bots, and lets the others search four times as long for each turn.
  const more = WHOLE_GAMES ? { simulations: simulations * 4, most: most > 12 ? 200 : 20 } : { simulations, most };
  for (const setup of [STAR_WARS, CLASSIC]) {
    const plan = { bot, ...more, setup, seed: 11 };
    const here = turnsOf(plan);
    expect(here.length).toBeGreaterThanOrEqual(Math.min(more.most, 12));
    expect(await inPage(plan)).toEqual(here);
  }
});

/** Bots decide alike wherever they run: the same seed and the same simulations give the same moves. */
import { join } from 'node:path';
import type { Move, PlayerSetup } from '@asteroute/engine';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choicesOf, type Plan } from '../support/choices.ts';
import { launchChromium } from '../support/chromium.ts';

let browser: Browser;
let page: Page;

/** The page's half as one script. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, '..', 'support', 'choices.ts'), formats: ['iife'], name: 'minds' },
    },
  });
  const [{ output }] = [built].flat() as { output: readonly { readonly code?: string }[] }[];
  return output[0].code ?? '';
}

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundled() });
});
afterAll(() => browser.close());

const inPage = (plan: Plan): Promise<Move[]> =>
  page.evaluate((asked) => (globalThis as unknown as { choicesOf: typeof choicesOf }).choicesOf(asked), plan);

const seats = (colors: readonly string[]): readonly PlayerSetup[] => colors.map((color) => ({ name: color, color }));
const STAR_WARS = { edition: 'star-wars', modules: [], players: seats(['red', 'green', 'black']) };
const CLASSIC = {
  edition: 'classic',
  modules: ['farmers', 'river', 'abbot'],
  players: seats(['red', 'blue']),
};

test.each([
  { bot: 'random', simulations: 1, most: 400 },
  { bot: 'greedy', simulations: 1, most: 400 },
  { bot: 'projected', simulations: 1, most: 400 },
  { bot: 'steady', simulations: 1, most: 400 },
  { bot: 'shrewd', simulations: 1, most: 400 },
  { bot: 'farsighted', simulations: 1, most: 40 },
  { bot: 'expert', simulations: 40, most: 30 },
  { bot: 'master', simulations: 40, most: 24 },
  { bot: 'grandmaster', simulations: 24, most: 24 },
])('$bot moves alike in Node and in Chromium', async (level) => {
  for (const setup of [STAR_WARS, CLASSIC]) {
    const plan = { ...level, setup, seed: 11 };
    const here = choicesOf(plan);
    expect(here.length).toBeGreaterThan(20);
    expect(await inPage(plan)).toEqual(here);
  }
});

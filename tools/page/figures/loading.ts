/** Figures about loading: how much is transferred, and how soon the page shows something. */
import { gzipSync } from 'node:zlib';
import { atRest } from '@asteroute/page-test/support/table-page.ts';
import type { Page } from 'playwright-core';
import { freshPage, type PageFigure } from './figure.ts';

/** A slow 4G connection of a phone, with the values that page testing tools usually take. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Factor by which the processor is slowed down, so that it is about as fast as a phone's. */
const SLOWER = 4;

async function playableScripts(page: Page): Promise<string[]> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up the game' }).click();
  await page.getByLabel('Who plays Drifter').selectOption('');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await atRest(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(loaded)].filter((name) => name.endsWith('.js') && !name.endsWith('/sw.js'));
}

/** Compressed size of the JavaScript that the page loads before the first move. */
export const SCRIPTS: PageFigure = {
  name: 'JavaScript before the first move, gzip',
  unit: 'kB',
  bound: { most: 120 },
  async measure(stage) {
    const { browser, url } = stage;
    // Without the service worker, which would load the rest of the game in the background.
    const context = await browser.newContext({ baseURL: url, locale: 'en-US', serviceWorkers: 'block' });
    const page = await context.newPage();
    const scripts = await playableScripts(page);
    const sizes = await Promise.all(
      scripts.map(async (script) => gzipSync(await (await fetch(script)).text(), { level: 9 }).length),
    );
    await context.close();
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  },
};

/** Time until the largest contentful paint of the start page, on a slow connection and processor. */
export const LARGEST_PAINT: PageFigure = {
  name: 'Largest contentful paint, slow 4G, processor 4 times slower',
  unit: 'ms',
  bound: { most: 1500 },
  async measure(stage) {
    const { page, inside } = await freshPage(stage);
    await inside.send('Network.enable');
    await inside.send('Network.emulateNetworkConditions', SLOW_LINE);
    await inside.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(2000);
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    await page.context().close();
    return paint;
  },
};

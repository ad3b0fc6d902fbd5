/** Figures about loading: how much is transferred, and how soon the page shows something. */
import { firstScripts, MOST_FIRST_SCRIPTS } from '@asteroute/page-test/support/first-scripts.ts';
import { freshPage, type PageFigure } from './figure.ts';

/** A slow 4G connection of a phone, with the values that page testing tools usually take. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Factor by which the processor is slowed down, so that it is about as fast as a phone's. */
const SLOWER = 4;

export const SCRIPTS: PageFigure = {
  name: 'JavaScript before the first move, gzip',
  unit: 'kB',
  bound: { most: MOST_FIRST_SCRIPTS },
  async measure(stage) {
    const { browser, url } = stage;
    const context = await browser.newContext({ baseURL: url, locale: 'en-US', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    const size = await firstScripts(page);
    await context.close();
    return size;
  },
};

export const LARGEST_PAINT: PageFigure = {
  name: 'Largest contentful paint, slow 4G, processor 4 times slower',
  unit: 'ms',
  bound: { most: 1200 },
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

/**
 * `node tools/page/reviews.ts [games]`: how long the worker of the page takes for reviews of games of two in a real
 * Chromium, on one core: until the review of the judge is there, and until every turn has been searched.
 */

import { kept } from '@asteroute/page/testing/prepared.ts';
import { launchChromium } from '@asteroute/page-test/support/browser/chromium.ts';
import { startServer } from '@asteroute/page-test/support/server.ts';
import { openPage } from '@asteroute/page-test/support/stage.ts';
import { playedRecord } from '@asteroute/review/testing';

const USUAL_GAMES = 3;
const SEED = 700001;
const EDITIONS = ['classic', 'star-wars'];
const LIMIT_MS = 300_000;

/** Seconds since the worker was asked. */
interface Took {
  readonly quick: number | null;
  readonly deep: number | null;
}

declare global {
  var took: Took;
}

/** Runs in the page before its own program: notes when the worker answers. */
function watchWorkers(): void {
  globalThis.took = { quick: null, deep: null };
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      let begin = 0;
      const post = this.postMessage.bind(this);
      this.postMessage = (message: { type?: string }) => {
        if (message.type === 'open') begin = performance.now();
        post(message);
      };
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'review') return;
        const seconds = (performance.now() - begin) / 1000;
        const choices = data.review.turns.filter((turn: { choices: number }) => turn.choices > 1).length;
        const { quick, deep } = globalThis.took;
        globalThis.took = { quick: quick ?? seconds, deep: deep ?? (data.looked.length === choices ? seconds : null) };
      });
    }
  };
}

const games = Number(process.argv[2] ?? USUAL_GAMES);
const [server, browser] = await Promise.all([startServer(), launchChromium()]);
try {
  for (const edition of EDITIONS)
    for (let seed = SEED; seed < SEED + games; seed++) {
      const record = playedRecord({ edition, players: 2 }, seed, ['shrewd', 'steady']);
      const options = { speed: 'off', kept: kept(record, seed), before: watchWorkers } as const;
      const page = await openPage(browser, server.url, options, []);
      await page.evaluate(() => {
        location.hash = '#review/1?review';
      });
      await page.waitForFunction(() => globalThis.took.deep !== null, null, { timeout: LIMIT_MS });
      const { quick, deep } = await page.evaluate(() => globalThis.took);
      console.log(`${edition}, seed ${seed}: quick ${quick?.toFixed(2)} s, deep ${deep?.toFixed(1)} s`);
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.stop();
}

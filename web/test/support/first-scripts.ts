/** The scripts of the page that are loaded before somebody can make the first move of a game at this screen. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openSetup, putAt, startButton } from './stage.ts';
import { atRest } from './table-page.ts';

/** The most that they may be, compressed, in kB. */
export const MOST_FIRST_SCRIPTS = 120;

/**
 * Sets up a game of two people and starts it; returns the compressed size of the scripts loaded until then, in kB. The
 * page must have no service worker, which would load the rest of the game in the background.
 */
export async function firstScripts(page: Page): Promise<number> {
  await openSetup(page);
  await putAt(page, 'Drifter', '');
  await startButton(page).click();
  await atRest(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = new Set(loaded.filter((name) => name.endsWith('.js')));
  const sizes = await Promise.all(
    [...scripts].map(async (script) => gzipSync(await (await fetch(script)).text(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The editor of games that are played at a table at home. */
import type { Page } from 'playwright-core';
import { goTo, NAMES, type Scene, type State } from './scene.ts';

/** A classic game of two long names, as it is set up on the start page. */
const SETUP = {
  edition: 'classic',
  modules: ['farmers'],
  options: {},
  starter: 0,
  seats: NAMES.slice(1, 3).map((name, seat) => ({ name, color: ['red', 'blue'][seat], bot: null })),
};

export const editorScene: Scene = {
  name: 'editor',
  async *play(stage) {
    const kept = { 'asteroute.setup.3': JSON.stringify(SETUP) };
    const page = await stage.open({ speed: 'off', locale: stage.tag, kept });
    await goTo(page, '#editor');
    const line = page.locator('.entry-line input');
    await line.waitFor();
    yield { name: 'which tile', page };
    await line.fill('B');
    await page.locator('.entry-kinds [aria-pressed="true"]').waitFor();
    yield { name: 'where', page };
    await page.locator('.entry-actions [aria-expanded]').click();
    await page.locator('.entry-referee').waitFor();
    yield { name: 'the referee', page };
    await line.fill('1');
    await page.locator('.entry-referee li').first().waitFor();
    yield { name: 'the referee about meeples', page };
    await page.locator('.entry-actions [aria-expanded]').click();
    yield { name: 'who', page };
    await line.fill('1');
    await page.locator('.entry-kinds').waitFor();
    yield { name: 'the next tile', page };
    yield* settingUp(page);
  },
};

/** The position that the editor shows, with one tile more and a meeple on it. */
async function* settingUp(page: Page): AsyncGenerator<State> {
  await page.locator('.entry-actions button:has([href="#icon-tune"])').click();
  const panel = page.locator('.position-panel');
  await panel.waitFor();
  yield { name: 'a position', page };
  await panel.locator('.kind:enabled').first().click();
  await page.locator('.board-cell[data-kind="legal"]').first().press('Enter');
  await panel.locator('.position-tile').waitFor();
  await page.locator('.board-spot').first().press('Enter');
  yield { name: 'a tile of a position', page };
  const parts = panel.locator('[name="position-part"]');
  await parts.nth(1).check();
  yield { name: 'the players of a position', page };
  await parts.nth(2).check();
  yield { name: 'the rules of a position', page };
}

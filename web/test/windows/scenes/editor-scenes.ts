/** The editor of games that are played at a table at home. */
import { goTo, NAMES, type Scene } from './scene.ts';

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
  },
};

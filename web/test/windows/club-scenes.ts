import { rivalsKept } from '../support/rival-games.ts';
import type { Scene } from './scene.ts';

/** The page of rivals, the deck of the day, and leagues. */
export const clubScene: Scene = {
  name: 'club',
  async *play(stage) {
    // A seed decides the id of the league, which another language must not find begun.
    const seed = 232_900 + stage.tag.charCodeAt(0);
    const page = await stage.open({ speed: 'off', seed, locale: stage.tag, kept: rivalsKept() });
    const goTo = (hash: string) =>
      page.evaluate((to) => {
        location.hash = to;
      }, hash);
    await goTo('#rivals/Ada/Ben/Cleo');
    await page.locator('.rivals-last').waitFor();
    yield { name: 'rivals', page };
    await goTo('#daily');
    await page.locator('.daily-halves').waitFor();
    yield { name: 'deck of the day', page };
    await goTo('#duel');
    await page.locator('.duel-halves').waitFor();
    yield { name: 'duels against the bot', page };
    await goTo('#leagues');
    await page.locator('.league-card input').first().fill('Donnerstag');
    yield { name: 'a new league', page };
    await page.locator('.league-card button').click();
    await page.locator('.league-card form input').fill('Ada');
    await page.locator('.league-card form button').click();
    const bots = page.locator('.league-card select');
    for (const bot of ['steady', 'expert', 'master']) await bots.selectOption(bot);
    await page.locator('.league-card .primary:enabled').click();
    await page.locator('.league-standings').waitFor();
    yield { name: 'a league', page };
  },
};

import { rivalsKept } from '../../support/rival-games.ts';
import { goTo, type Scene } from './scene.ts';

/** The page of rivals, and the deck of the day. */
export const clubScene: Scene = {
  name: 'club',
  async *play(stage) {
    const page = await stage.open({ speed: 'off', locale: stage.tag, kept: rivalsKept() });
    await goTo(page, '#rivals/Ada/Ben/Cleo');
    await page.locator('.rivals-last').waitFor();
    yield { name: 'rivals', page };
    await goTo(page, '#daily');
    await page.locator('#daily-official').waitFor();
    yield { name: 'deck of the day', page };
    await goTo(page, '#duel');
    await page.locator('#duel-tally').waitFor();
    yield { name: 'duels against the bot', page };
  },
};

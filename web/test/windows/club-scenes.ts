import { rivalsKept } from '../support/rival-games.ts';
import type { Scene } from './scene.ts';

/** The page of rivals, and the deck of the day. */
export const clubScene: Scene = {
  name: 'club',
  async *play(stage) {
    const page = await stage.open({ speed: 'off', locale: stage.tag, kept: rivalsKept() });
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
  },
};

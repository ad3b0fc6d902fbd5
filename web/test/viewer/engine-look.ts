/** The viewer in other engines than Chromium. */
import { WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expect } from 'vitest';
import { type EnginePage, key, until } from '../engines/engine.ts';
import { fixtureGames, pageWith, STRICT, startHost } from './host.ts';
import type { ShownGame } from './viewer-page.ts';

/** A game of each edition; a usual run shows the first. */
const GAMES = {
  'classic.json': fixtureGames('classic-farmers-river-abbot')[2],
  'star-wars.json': fixtureGames('star-wars')[4],
};

/** Shows a game in each of these engines, in a soak one of each edition, steps by keys and opens the curve. */
export async function showGames(pages: readonly EnginePage[]): Promise<void> {
  const host = await startHost(GAMES);
  try {
    for (const page of pages) {
      for (const name of Object.keys(GAMES).slice(0, WHOLE_GAMES ? 2 : 1)) {
        const html = pageWith(`<asteroute-game src="/games/${name}"></asteroute-game>`);
        await page.goto(host.serve({ html, policy: `${STRICT}; connect-src 'self'; img-src 'self'` }));
        await stepBack(page);
      }
      await openCurve(page);
      expect(await page.complaints()).toEqual([]);
    }
  } finally {
    host.close();
  }
}

async function openCurve(page: EnginePage): Promise<void> {
  await page.evaluate(() => document.querySelector('asteroute-game')?.setAttribute('review', ''));
  await until(page, 'the curve', () =>
    Boolean(document.querySelector('asteroute-game')?.shadowRoot?.querySelector('.lines')),
  );
}

/** Goes one turn back by key, and waits for all drawings. */
async function stepBack(page: EnginePage): Promise<void> {
  await until(page, 'a game', () => ((document.querySelector('asteroute-game') as ShownGame | null)?.turns ?? 0) > 0);
  await until(page, 'the controls', () => {
    const root = document.querySelector('asteroute-game')?.shadowRoot;
    (root?.querySelector('.controls button') as HTMLElement | null)?.focus();
    return root?.activeElement != null;
  });
  await key(page, '\uE012');
  await until(page, 'one turn back', () => {
    const game = document.querySelector('asteroute-game') as ShownGame;
    return game.turn === game.turns;
  });
  await until(page, 'the drawings', () => {
    const root = document.querySelector('asteroute-game')?.shadowRoot as ShadowRoot;
    const uses = [...root.querySelectorAll('.board use:not(.board-sky)')].map((use) => use.getAttribute('href'));
    return uses.length > 10 && uses.every((href) => root.querySelector(href as string) !== null);
  });
}

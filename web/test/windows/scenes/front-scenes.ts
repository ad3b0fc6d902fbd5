/** What lies before a game: the start page with its games, the set-up, and the room of a table on a server. */

import { findTurn, keptText } from '@asteroute/page/testing/prepared.ts';
import { GAME_KEY } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import type { PageOptions } from '../../support/stage.ts';
import { NAMES, named, type Scene, type Stage, seedFor } from './scene.ts';

const openStart = (stage: Stage, options: PageOptions = {}): Promise<Page> =>
  stage.open({ speed: 'off', locale: stage.tag, ...options });

const door = (page: Page, kind: string) => page.locator(`.door-card[data-kind="${kind}"]`);

/** The first visit, and the set-up of a game with as many as can play. */
export const startScene: Scene = {
  name: 'start',
  async *play(stage) {
    const page = await openStart(stage);
    await page.locator('.doors').waitFor();
    yield { name: 'first visit', page };
    await door(page, 'play').locator('.door-gear').click();
    const add = page.locator('.seats .add');
    for (await add.waitFor(); (await add.count()) > 0; ) await add.click();
    await page.locator('.setup details > summary').first().click();
    await page.locator('.house-rules > summary').click();
    yield { name: 'set-up', page };
    await page.locator('.seat').first().click();
    yield { name: 'set-up, who plays', page };
    await page.keyboard.press('Escape');
    await page.locator('.editions input').last().check();
    yield { name: 'set-up, classic', page };
  },
};

/** The kept games: one in progress, and one that is over, with its actions open. */
export const libraryScene: Scene = {
  name: 'library',
  async *play(stage) {
    const last = findTurn({ players: 5 }, ({ running }) => !running);
    const games = {
      [GAME_KEY]: keptText(named(last.before), last.seed),
      'asteroute.game.2': keptText(named(last.after), last.seed),
    };
    const page = await openStart(stage, { kept: games });
    await page.locator('.resume').waitFor();
    await page.locator('.game-more > summary').first().click();
    yield { name: 'start page with games', page };
    await page.goto('/#form');
    await page.locator('.form-whose label').first().click();
    await page.locator('.form-habits').waitFor();
    yield { name: 'form', page };
  },
};

/** The lobby with tables and challenges of others, and a challenge that waits. */
export const lobbyScene: Scene = {
  name: 'lobby',
  async *play(stage) {
    const kept = { 'asteroute.name': JSON.stringify(NAMES[2]) };
    const host = await openStart(stage, { seed: seedFor(stage, 3), kept });
    await host.goto('/#online');
    const challenges = host.locator('.challenges');
    await challenges.waitFor();
    yield { name: 'lobby', page: host };
    await challenges.locator('form .primary').click();
    await host.locator('.room').waitFor();
    yield { name: 'a challenge that waits', page: host };
    const guest = await openStart(stage, { seed: seedFor(stage, 3, 1) });
    await guest.goto('/#online');
    await guest.locator('.challenges .lobby-row').first().waitFor();
    yield { name: 'a challenge of somebody', page: guest };
    await guest.locator('.challenges .lobby-row button').first().click();
    await guest.locator('.room-join').waitFor();
    yield { name: 'a guest who is challenged', page: guest };
  },
};

/** A room as its host and as a person who joins see it. */
export const roomScene: Scene = {
  name: 'room',
  async *play(stage) {
    // The keys to a room follow from the seed: with the seed of another language the page would return to that room.
    const seed = [...stage.tag].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 1e6;
    const host = await openStart(stage, { seed });
    await door(host, 'friends').locator('.door-go').click();
    await host.locator('.room-join').waitFor();
    yield { name: 'new', page: host };
    await takeSeat(host, NAMES[0]);
    await host.locator('.room-letter').nth(4).waitFor();
    const guest = await openStart(stage, { seed: seed + 1 });
    await guest.goto(await host.locator('.room-link').inputValue());
    await guest.locator('.room-join').waitFor();
    yield { name: 'a guest before sitting down', page: guest };
    await takeSeat(guest, NAMES[1]);
    await guest.locator('.room-begin .primary').waitFor();
    yield { name: 'a guest', page: guest };
    const bots = host.locator('.room-seat[data-free="true"] select');
    for (let seat = 2; seat < NAMES.length; seat++) {
      await bots.selectOption({ index: 1 });
      await host.locator('.room-seat:not([data-free="true"])').nth(seat).waitFor();
    }
    yield { name: 'the host with five', page: host };
  },
};

async function takeSeat(page: Page, name: string): Promise<void> {
  await page.locator('.room-join input').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('.room-join').waitFor({ state: 'detached' });
}

/** Leagues: a new one, a Swiss with its table, and a series of duels at its two tables. */
import type { Page } from 'playwright-core';
import { draftTurn } from '../../support/online.ts';
import { confirmButton } from '../../support/table-page.ts';
import { goTo, NAMES, type Scene, type Stage, seedFor } from './scene.ts';

async function openLeagues(stage: Stage, page: number): Promise<Page> {
  const opened = await stage.open({ seed: seedFor(stage, 1, page), speed: 'off', locale: stage.tag });
  await goTo(opened, '#leagues');
  await opened.locator('.card input').first().waitFor();
  return opened;
}

/** Creates a league of a format under a long title; a series is of duels. */
async function create(page: Page, format: 'swiss' | 'series'): Promise<void> {
  await page.locator('.card input').first().fill('Donnerstagabendmeisterschaft der Sternenfahrerinnen');
  await page.locator('.card select').first().selectOption(format);
  if (format === 'series') await page.locator('.league-duel input').check();
}

async function enter(page: Page, name: string): Promise<void> {
  await page.locator('.card form input').fill(name);
  await page.locator('.card form button').click();
  await page.locator('.card form').waitFor({ state: 'detached' });
}

export const leagueScene: Scene = {
  name: 'leagues',
  async *play(stage) {
    const page = await openLeagues(stage, 0);
    await create(page, 'swiss');
    // With a last day for each round there is one more choice.
    await page.locator('.card select').nth(4).selectOption('7');
    yield { name: 'a new league', page };
    await page.locator('.card button').click();
    await enter(page, NAMES[0]);
    const bots = page.locator('.card select');
    for (let count = 2; count <= 6; count++) {
      await bots.selectOption('aimless');
      await page
        .locator('.card .fact')
        .nth(count - 1)
        .waitFor();
    }
    yield { name: 'its players', page };
    await page.locator('.card .primary:enabled').click();
    await page.locator('.league-standings').waitFor();
    for (const part of await page.locator('.card summary').all()) await part.click();
    yield { name: 'its table', page };
    await page.locator('details .row button').last().click();
    yield { name: 'asked whether to end it', page };
    await goTo(page, '#leagues');
    await page.locator('.card li button').first().waitFor();
    yield { name: 'the list', page };
  },
};

export const duelsScene: Scene = {
  name: 'duels',
  async *play(stage) {
    const [page, other] = [await openLeagues(stage, 1), await openLeagues(stage, 2)];
    await create(page, 'series');
    yield { name: 'a new series', page };
    await page.locator('.card button').click();
    await enter(page, NAMES[0]);
    await goTo(other, new URL(await page.locator('.league-link input').inputValue()).hash);
    await enter(other, NAMES[1]);
    await page.locator('.card .primary:enabled').click();
    for (const one of [page, other]) await one.locator('.league-next .primary').first().click();
    for (const one of [page, other]) await one.locator('.players').waitFor();
    yield { name: 'the first tile', page, turn: 'duels' };
    await draftTurn(page);
    await confirmButton(page).click();
    await other.locator('.twin-board .board-map').waitFor();
    yield { name: 'waiting for the other game', page, turn: 'duels' };
    yield { name: 'the other player', page: other };
  },
};

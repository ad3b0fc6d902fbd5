/** The official decks of the day: before a try, during it, and its results beside those of others. */
import type { OpenedTry } from '@asteroute/protocol/contests';
import { TestDevice } from '@asteroute/server/account-device';
import type { Page } from 'playwright-core';
import { counted, newestTry, openTry, playTry } from '../../support/play/daily-tries.ts';
import { goTo, ownName, type Scene, type Stage, seedFor } from './scene.ts';

/** The tries of others in the classic deck, which all languages share. */
const others = new Map<string, Promise<void>>();

async function playOthers({ url }: Stage): Promise<void> {
  for (const name of ['Aleksandrsergejewitsch Z', '👩‍🚀 Zoë 1', 'ПреображенскийНикита']) {
    const { session } = await new TestDevice().create(url, name);
    await playTry(url, await openTry(url, session, 'classic'));
    await counted(url, session, 'classic');
  }
}

async function openDaily(stage: Stage): Promise<Page> {
  const kept = { 'asteroute.name': JSON.stringify(ownName(stage, 4)) };
  const page = await stage.open({ seed: seedFor(stage, 2), speed: 'off', locale: stage.tag, kept });
  await goTo(page, '#daily');
  await page.locator('.card .card').first().waitFor();
  return page;
}

const classic = (page: Page) => page.locator('[aria-labelledby="daily-classic"]');

export const dailyScene: Scene = {
  name: 'official deck',
  async *play(stage) {
    const page = await openDaily(stage);
    yield { name: 'a guest', page };
    await page.locator('[aria-labelledby="daily-official"] .primary').first().click();
    await classic(page).locator('.primary').waitFor();
    yield { name: 'before the try', page };
    await classic(page).locator('.primary').click();
    await page.locator('.hand-tile').waitFor();
    yield { name: 'the try', page };
    const own: OpenedTry = await newestTry(page);
    await goTo(page, '#daily');
    await classic(page).locator('.primary').waitFor();
    yield { name: 'a try that is not over', page };
    const played = others.get(stage.url) ?? playOthers(stage);
    others.set(stage.url, played);
    await played;
    await playTry(stage.url, own);
    await goTo(page, '');
    await goTo(page, '#daily');
    await classic(page).locator('tbody tr').nth(3).waitFor();
    for (const part of await page.locator('.page summary').all()) await part.click();
    yield { name: 'results', page };
    await classic(page).locator('label').nth(1).click();
    yield { name: 'results of my people', page };
  },
};

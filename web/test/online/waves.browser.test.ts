/** Two people wait for a live game on a server with pairing waves; one of them plays a bot meanwhile. */
import { ROOT } from '@asteroute/server/node-process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { misfits } from '../support/fit.ts';
import { atTable, button } from '../support/online.ts';
import { type GameServer, startServer } from '../support/server.ts';
import { openPage, type PageOptions, sharedChromium } from '../support/stage.ts';

let server: GameServer;
const complaints: string[] = [];
const pages: Page[] = [];
beforeAll(async () => {
  server = await startServer(ROOT, 0, { PAIRING_WAVES: '10' });
});
afterAll(async () => {
  for (const page of pages) await page.context().close();
  await server.stop();
});

async function toLobby(options: PageOptions): Promise<Page> {
  const page = await openPage(await sharedChromium(), server.url, { speed: 'off', ...options }, complaints);
  pages.push(page);
  await page.goto('/#online');
  return page;
}

test('who waits is paired in the next wave; the game against a bot meanwhile leaves no trace', async () => {
  const kept = { 'asteroute.name': '"Ada"' };
  const [ada, ben] = [await toLobby({ seed: 93_011, kept }), await toLobby({ seed: 93_012, phone: true })];
  const waves = (page: Page) => page.getByRole('region', { name: 'Play now' });
  for (const page of [ada, ben]) await waves(page).getByRole('button', { name: 'Wait for an opponent' }).waitFor();
  expect([await violations(ben), await misfits(ben)]).toEqual([[], []]);
  await waves(ada).getByRole('button', { name: 'Wait for an opponent' }).click();
  await waves(ada).getByText('You are the only one who waits so far.').waitFor();
  expect([await violations(ada), await misfits(ada)]).toEqual([[], []]);
  await waves(ada)
    .getByRole('button', { name: /^Meanwhile play a bot/ })
    .click();
  await ada.locator('.hand-tile').waitFor();
  await waves(ada)
    .getByText(/^Next pairing in/)
    .waitFor();
  expect([await violations(ada), await misfits(ada)]).toEqual([[], []]);

  await waves(ben).getByRole('button', { name: 'Wait for an opponent' }).click();
  await Promise.all([ada, ben].map(atTable));
  await expect.poll(() => ada.url()).toBe(ben.url());
  expect(ada.url()).toMatch(/#table\/[a-z0-9]{16}$/);
  await ada.getByText('Player 1').first().waitFor();
  expect(
    await ada.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('asteroute.game.'))),
  ).toEqual([]);
  // Who leaves the table finds the lobby without a wait.
  await button(ben, 'Menu').click();
  await button(ben, 'Resign').click();
  await button(ben, /^Resign – /).click();
  await ada.locator('.final, .results').first().waitFor();
  expect(complaints).toEqual([]);
});

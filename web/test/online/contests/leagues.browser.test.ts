/** Leagues as people use them: a Swiss of eight with bots, and a series of duels in two browsers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { misfits } from '../../support/fit.ts';
import { atTable, button, confirmTurn, draftTurn } from '../../support/online.ts';
import { createLeague, enterLeague, resignGame } from '../../support/play/leagues.ts';
import { useStage } from '../../support/stage.ts';

const open = useStage();
let tries = 0;
const person = (seed: number, phone = false) => open({ speed: 'off', seed: 231_000 + tries * 300 + seed, phone });

test('a Swiss of eight: one person and seven bots, standings by ear and on a phone', async () => {
  tries++;
  const page = await person(1);
  await page.goto('/#leagues');
  // Without time nobody could end a round of somebody who stays away.
  expect(await page.getByLabel('Time to think').locator('option:checked').textContent()).toBe('3 days a turn');
  await createLeague(page, { title: 'Bots of Thursday', rounds: '3' });
  await enterLeague(page, 'Ada');
  for (let count = 2; count <= 8; count++) {
    await page.getByLabel('Add a bot').selectOption('aimless');
    await page.getByRole('region', { name: `${count} players` }).waitFor();
  }
  await button(page, 'Pair the first round').click();
  await page.getByRole('region', { name: 'Your next game' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const heads = await page.locator('.league-standings thead th').count();
  expect([heads, await page.locator('.league-standings tbody tr').count()]).toEqual([13, 8]);
  await button(page, /^Play: Against/).click();
  await atTable(page);
  await resignGame(page);
  await page.getByRole('link', { name: 'To the league' }).first().click();
  await page.getByText('given up').waitFor({ state: 'attached' });
  const narrow = await page.context().newPage();
  await narrow.setViewportSize({ width: 320, height: 640 });
  await narrow.goto(page.url());
  await narrow.locator('.league-standings').waitFor();
  expect(await misfits(narrow)).toEqual([]);
  await narrow.close();
});

test('duels in two browsers: no tile before both have played, and who gives one game up loses the duel', {
  tags: ['soak'],
}, async () => {
  tries++;
  const [ada, ben] = [await person(2), await person(3)];
  const link = await createLeague(ada, { title: 'Ada and Ben', format: 'series', rounds: '3', duel: true });
  await enterLeague(ada, 'Ada');
  await ben.goto(new URL(link).hash.replace(/^/, '/'));
  await enterLeague(ben, 'Ben');
  await button(ada, 'Pair the first round').click();
  const games = (page: Page) => button(page, /^Play: Against/);
  await games(ada).first().click();
  await games(ben).first().click();
  for (const page of [ada, ben]) await atTable(page);
  const other = (page: Page) => page.getByRole('link', { name: 'To the other game of the duel' });
  await draftTurn(ada);
  await confirmTurn(ada);
  for (const page of [ada, ben]) await page.getByText(/^The next tile comes when/).waitFor();
  await ben.locator('.twin-board .board-map').waitFor();
  expect(await violations(ben)).toEqual([]);
  await other(ben).click();
  await draftTurn(ben);
  await confirmTurn(ben);
  await ada.getByText(/^The next tile comes when/).waitFor({ state: 'detached' });
  await resignGame(ben);
  // His other game is given up with it, at which Ada is.
  await ada.getByText('Ben resigned').first().waitFor();
  await ada.getByRole('link', { name: 'To the league' }).first().click();
  await ada.getByText('Ada 1 : 0 Ben', { exact: true }).waitFor();
  await ada.getByRole('heading', { name: 'Round 2' }).or(ada.getByText('Round 2')).first().waitFor();
});

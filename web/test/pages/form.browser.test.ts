/** A person's form: judged over the kept games, searched, stopped and gone on with, and its examples tried again. */
import { keptText } from '@asteroute/page/testing/prepared.ts';
import type { GameRecord } from '@asteroute/record';
import { playedRecord } from '@asteroute/review/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A game of a person, who plays as a weak bot does, against the Drifter. */
const game = (edition: string, seed: number): GameRecord => playedRecord({ edition, players: 2 }, seed, ['greedy', 'gentle']);
const classic = [1, 2].map((seed) => game('classic', seed));
const entries = [...classic, game('star-wars', 3)].map((record, index) => [
  `asteroute.game.${index + 1}`,
  keptText(record, 1, [null, 'gentle']),
]);
const kept = Object.fromEntries(entries);

test('names what costs most, and an example is tried again; Back leads to the form', async () => {
  const page = await open({ speed: 'off', kept });
  await page.getByRole('link', { name: 'Your form' }).click();
  await page.getByRole('heading', { name: 'Your form', level: 1 }).waitFor();
  await page.locator('.form-editions label').last().click();
  await page.getByRole('heading', { name: 'Your 2 games without luck' }).waitFor();
  await page.getByText('A first look: the numbers may still change.').waitFor();
  const habits = page.getByRole('region', { name: 'What costs you most' }).getByRole('listitem');
  expect(await habits.count()).toBe(3);
  const lost = page.getByRole('region', { name: 'Points lost per turn' });
  await lost.getByText('Where the tile goes').waitFor();
  expect(await violations(page)).toEqual([]);

  await habits.first().getByRole('link', { name: /^Try it again/ }).click();
  await page.getByRole('region', { name: /^Turn \d+ again: / }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: 'Your 2 games without luck' }).waitFor();
});

test('is searched on a phone, stopped, and goes on after a reload; what it says goes with the games', async () => {
  const page = await open({ speed: 'off', kept, phone: true });
  await page.goto('/#form');
  await button(page, 'Analyse in depth').tap();
  await page.getByText(/^Analysing in depth: [1-9]\d* of \d+ turns$/).waitFor();
  await button(page, 'Stop').tap();
  const status = page.getByRole('status').filter({ hasText: /Analysing in depth: [1-9]/ });
  await status.waitFor();
  const said = await status.textContent();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect.poll(() => status.textContent()).toBe(said);
  expect(await violations(page)).toEqual([]);
  await page.goto('/#');
  for (let left = entries.length; left > 0; left--) {
    await page.locator('.game-more summary').first().tap();
    await button(page, 'Delete').tap();
  }
  await page.goto('/#form');
  await page.getByText(/^None of your finished games/).waitFor();
});

test('asks for a name where several people played, once', async () => {
  const shared = keptText(classic[0], 1, [null, null]);
  const page = await open({ speed: 'off', kept: { 'asteroute.game.1': shared } });
  await page.goto('/#form');
  const asked = page.getByRole('group', { name: 'Which player are you?' });
  await asked.locator('label').nth(1).click();
  await page.getByRole('heading', { name: 'Your 1 game without luck' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Your 1 game without luck' }).waitFor();
});

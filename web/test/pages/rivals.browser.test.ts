/** The page of rivals after five kept games, and without any. */
import { readFileSync } from 'node:fs';
import { finishedGame, rivalryOf } from '@asteroute/club';
import { luckOf } from '@asteroute/review';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { button } from '../support/online.ts';
import { RIVAL_GAMES, rivalsKept } from '../support/rival-games.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();

const counts = (page: Page) => page.locator('.rivals-count').allTextContents();

test('five kept games: who won, whose luck it was, and a picture to share', async () => {
  const games = RIVAL_GAMES.flatMap((record, at) => finishedGame(record, { id: `kept ${at + 1}`, at }) ?? []);
  const luck = new Map(
    RIVAL_GAMES.slice(0, 4).flatMap((record, at) => {
      const found = luckOf(record);
      return found.ok
        ? [[`kept ${at + 1}`, found.value.tiles.map((tiles, side) => tiles + found.value.dice[side])]]
        : [];
    }),
  );
  const { lines } = rivalryOf(games, ['Ada', 'Ben'], luck);
  const page = await open({ speed: 'off', kept: rivalsKept() });
  await button(page, /^Every day/).click();
  await page.getByRole('link', { name: 'Rivals' }).click();
  const names = page.getByRole('group', { name: 'Choose two or more people' });
  await names.waitFor();
  // Nobody is offered who only played against a bot, nor the bot.
  expect(await names.locator('label').allTextContents()).toEqual(['Ada 4 games', 'Ben 4 games', 'Cleo 1 game']);
  await page.getByLabel(/^Ada/).focus();
  await page.keyboard.press('Space');
  await page.getByText('Choose whom they played against.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'Games won' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#rivals/Ada/Ben');
  expect(await counts(page)).toEqual(lines.map(({ won }) => String(won)));
  expect(await page.locator('.rivals-score [role=status]').textContent()).toBe(
    `4 games. Games won: Ada ${lines[0].won}, Ben ${lines[1].won}`,
  );
  expect(await page.locator('.rivals-last li').count()).toBe(4);

  await button(page, 'Find out').click();
  await page.getByText(/^Tiles and dice were/).waitFor();
  const sign = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  for (const line of lines) await page.getByText(`${sign.format(line.luck ?? 0)} a game`).waitFor();
  expect(await button(page, 'Find out').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Share a picture').click()]);
  const picture = readFileSync(await file.path());
  expect([file.suggestedFilename(), picture.toString('latin1', 1, 4)]).toEqual(['asteroute-rivals.png', 'PNG']);
  expect(picture.length).toBeGreaterThan(10_000);

  await page.getByLabel(/^Cleo/).check();
  await expect.poll(() => counts(page)).toHaveLength(3);
  await page.goBack();
  await expect.poll(() => page.locator('.rivals-count').count()).toBe(0);
});

test('a phone without games is told what to do', async () => {
  const page = await open({ speed: 'off', phone: true });
  await page.goto('/#rivals/Ada/Ben');
  await page.getByText(/^There is no finished game of two or more people here yet/).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Back').tap();
  await button(page, /^With friends/).waitFor();
});

test('the deck of the day is played against its bot, and waits when the person leaves', async () => {
  const page = await open({ speed: 'off' });
  await button(page, /^Every day/).click();
  await page.getByText('This is practice: anybody can work out the deck, and nobody checks the result.').waitFor();
  expect(await page.locator('.fact').allTextContents()).toEqual([
    expect.stringMatching(/^(Classic|Star Wars Edition)$/),
    expect.stringMatching(/^(2[4-9]|30) tiles$/),
    expect.any(String),
  ]);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Play').click();
  await page.locator('.hand-tile').waitFor();
  await page.goto('/#daily');
  await button(page, 'Continue').click();
  await page.locator('.hand-tile').waitFor();
});

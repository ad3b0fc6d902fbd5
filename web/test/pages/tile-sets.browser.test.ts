/** A set of tiles of one's own: put together, kept, played, sent, and refused where it cannot be played. */
import { keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { openMore, openSetup, startButton, useStage } from '../support/stage.ts';
import { atRest } from '../support/table-page.ts';

const open = useStage();

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const CROSS = 'trade route north; trade route east; trade route south; trade route west';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

test('an owner of the box corrects it, plays it and finds it in the set-up, with mouse and keys', async () => {
  const page = await open({ speed: 'off' });
  await openSetup(page);
  await openMore(page);
  await page.getByRole('button', { name: 'Put a set together' }).click();
  await says(page, '76 of 76 tiles.');
  await page.getByText('The same as the usual tiles.').waitFor();
  expect(await page.getByRole('spinbutton').count()).toBe(49);
  await page.getByLabel('Name of the set').fill('Our box');
  const cross = field(page, CROSS);
  await cross.focus();
  await page.keyboard.press('ArrowUp');
  await says(page, '77 of 76 tiles. 1 tile too many.');
  expect(await button(page, 'Play with these tiles').isDisabled()).toBe(true);
  await button(page, 'One fewer: trade route north and south').first().click();
  await says(page, '76 of 76 tiles.');
  await page.getByText('2 kinds differ from the usual tiles').click();
  await page.getByText('2 instead of 1').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Keep').click();
  await says(page, 'Kept, and chosen for your next game.');
  await button(page, 'Back').click();
  expect(await page.getByRole('radio', { name: 'Our box · 76' }).isChecked()).toBe(true);
  await startButton(page).click();
  await atRest(page);
  const { record } = await keptGame(page);
  expect(record.tiles).toMatchObject({ name: 'Our box', counts: { 'SW-junction4': 2 } });
  expect(record.tileSet).toMatch(/^own-[0-9a-f]{8}$/);
  await page.locator('.tool-stack').click();
  await page.getByText(`Tiles: Our box (${record.tileSet.slice(4)})`).waitFor();

  await page.goto('/#setup');
  await page.getByRole('radio', { name: 'Full deck · 76' }).check();
  await startButton(page).click();
  await atRest(page);
  expect((await keptGame(page)).record).toMatchObject({ tileSet: 'star-wars-76' });
});

test('a short deck is sent as a link, and a set without a start tile is refused with the reason', async () => {
  const page = await open({ speed: 'off', phone: true });
  await page.goto('/#tiles');
  await page.getByRole('radio', { name: 'Classic' }).check();
  await button(page, 'Short deck').click();
  await says(page, '30 tiles.');
  const sizes = await page
    .locator('.tile-sets button, .tile-sets input[type="number"]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44),
    );
  expect(sizes, 'every target takes a finger').toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      Object.assign(window, { sent: text });
    };
  });
  await button(page, 'Copy the link').click();
  await button(page, 'Copied').waitFor();
  const sent = await page.evaluate(() => String((window as { sent?: string }).sent));
  expect(sent).toMatch(/#tiles\/[\w-]{20,90}$/);

  await page.goto('/');
  await page.goto(sent);
  await says(page, '30 tiles.');
  expect(await page.getByLabel('Name of the set').inputValue()).toBe('Short deck');
  await button(page, 'Play with these tiles').click();
  await atRest(page);
  const { record } = await keptGame(page);
  expect(Object.values(record.tiles?.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(30);

  await page.goto('/#tiles');
  await says(page, '30 tiles.');
  const first = page.getByRole('spinbutton').first();
  await first.fill('0');
  await says(page, 'The set has no start tile.');
  expect(await button(page, 'Play with these tiles').isDisabled()).toBe(true);

  await page.goto('/');
  await page.goto(`${sent}A`);
  await page.getByRole('alert').getByText('This link is cut off or mistyped.').waitFor();
});

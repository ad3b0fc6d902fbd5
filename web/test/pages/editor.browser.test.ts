/** A game of the table at home, entered by keys and by finger, with the referee, and kept for later. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { FREE, GHOST, inView, settled } from '../support/board-page.ts';
import { press, pressFrench } from '../support/keyboard.ts';
import { openMore, openSetup, useStage } from '../support/stage.ts';

const open = useStage();

/** A classic game of two as it is set up on the start page. */
const CLASSIC = {
  edition: 'classic',
  modules: ['farmers'],
  options: {},
  starter: 0,
  seats: [
    { name: 'Ada', color: 'red', bot: null },
    { name: null, color: 'blue', bot: 'greedy' },
  ],
};
const KEPT = { 'asteroute.setup.3': JSON.stringify(CLASSIC) };

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Enter a game', exact: true });
const line = (page: Page): Locator => bar(page).getByRole('textbox', { name: 'Enter by keys' });
const asked = (page: Page, text: RegExp): Promise<void> => bar(page).getByText(text).waitFor();

test('turns are entered by keys; the referee says why not; the game is kept and continued', async () => {
  const page = await open({ speed: 'off', kept: KEPT });
  await openSetup(page);
  await openMore(page);
  await page.getByRole('button', { name: 'Enter a game', exact: true }).click();
  await asked(page, /^Ada: Which tile was drawn/);
  await line(page).focus();
  await page.keyboard.type('B');
  await asked(page, /^Ada: Where does it lie/);
  await bar(page).getByRole('button', { name: 'Referee' }).click();
  await page.getByText(/^Two sides do not match/).waitFor();
  expect(await violations(page)).toEqual([]);
  await line(page).focus();
  await page.keyboard.type('1');
  await asked(page, /^Ada: Who stands on it/);
  await page
    .getByText(/^Worth now/)
    .first()
    .waitFor();
  await pressFrench(page, 1);
  await asked(page, /^Player 2: Which tile was drawn/);
  expect(await page.evaluate(() => location.hash)).toBe('#editor/1');

  await page.reload();
  await asked(page, /^Player 2: Which tile was drawn/);
  await bar(page).getByRole('button', { name: 'One step back' }).click();
  await asked(page, /^Ada: Where does it lie/);
  await line(page).focus();
  await press(page, 'Backspace');
  await asked(page, /^Ada: Which tile was drawn/);
});

test('by finger a tile is chosen and laid; bots say who wins how often', async () => {
  const page = await open({ speed: 'off', kept: KEPT, phone: true });
  await page.evaluate(() => {
    location.hash = '#editor';
  });
  await asked(page, /^Ada: Which tile was drawn/);
  await bar(page).getByRole('group', { name: 'Tiles' }).getByRole('button').first().tap();
  await asked(page, /^Ada: Where does it lie/);
  await bar(page).getByRole('button', { name: 'Referee' }).tap();
  await bar(page).getByRole('button', { name: 'Play on' }).tap();
  // Stopped long before the last game is over; a tap after the first result might come too late.
  await bar(page).getByRole('button', { name: 'Stop' }).tap();
  await bar(page).getByRole('button', { name: 'Play on' }).tap();
  await bar(page)
    .getByText(/^Ada: wins \d+%/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a game that is not there says so, and leads to a new one', async () => {
  const page = await open({ speed: 'off', kept: KEPT });
  await page.evaluate(() => {
    location.hash = '#editor/77';
  });
  await page.getByRole('button', { name: 'Begin a new game' }).click();
  await asked(page, /^Ada: Which tile was drawn/);
});

test('a tile is dragged onto a cell where it fits, and shown there on the way', async () => {
  const page = await open({ speed: 'off', kept: KEPT });
  await page.evaluate(() => {
    location.hash = '#editor';
  });
  await asked(page, /^Ada: Which tile was drawn/);
  const kind = bar(page).getByRole('group', { name: 'Tiles' }).getByRole('button').first();
  await kind.hover();
  await page.mouse.down();
  const board = (await page.locator('.board').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 4 });
  await asked(page, /^Ada: Where does it lie/);
  await settled(page);
  const [cell] = await inView(page, FREE);
  await page.mouse.move(cell.x, cell.y, { steps: 4 });
  await page.locator('.board-cell[data-hovered="true"], .board-ghost').first().waitFor({ state: 'attached' });
  await page.mouse.up();
  await asked(page, /^Ada: Who stands on it/);
  expect(await page.locator(GHOST).getAttribute('data-stop')).toBe(cell.stop);
});

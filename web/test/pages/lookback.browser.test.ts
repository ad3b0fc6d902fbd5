import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTurn, kept, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, GAME_KEY, keptGame, shownTable } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { passUntil, stopClock } from '../support/browser/clock.ts';
import { expectFocus } from '../support/keyboard.ts';
import { openMore, openSetup, playDoor, useStage } from '../support/stage.ts';
import { atRest, confirmButton, confirmText, dialog, followRecipe } from '../support/table-page.ts';

const open = useStage();

/** Imports a file as the set-up offers it. */
async function importFile(page: Page, file: string): Promise<void> {
  await openSetup(page);
  await openMore(page);
  await page.locator('input[type=file]').setInputFiles(file);
}
const middle = findTurn({ players: 3 }, ({ before }) => before.turns.length === 25);
const quiet = findTurn(
  { players: 2 },
  ({ before, events }) => before.turns.length === 8 && !events.some(({ type }) => type === 'battle'),
);

const bar = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const slider = (page: Page) => bar(page).getByRole('slider', { name: 'Moment of the game' });
const at = async (page: Page) => Number(await slider(page).inputValue());
const last = async (page: Page) => Number(await slider(page).getAttribute('max'));

async function openTable(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ resumed: true, speed: 'off', kept: kept(middle.before, middle.seed), ...options });
  await atRest(page);
  return page;
}

describe('a running game is looked back through', () => {
  test('by keys, without a cue, and goes on where it stood; by a line of the log, and a score is shown again', async () => {
    const page = await openTable();
    const before = await shownTable(page);
    await page.keyboard.press(',');
    await bar(page).waitFor();
    const end = await last(page);
    expect(await at(page)).toBe(end - 1);
    await page.keyboard.press('Home');
    expect([await at(page), await tilesOnBoard(page)]).toEqual([0, 1]);
    await bar(page).getByText('Before the first tile').waitFor();
    for (let turns = 1; turns <= 4; turns++) await page.keyboard.press('ArrowDown');
    expect(await tilesOnBoard(page)).toBe(4);
    const here = await at(page);
    await page.keyboard.press('ArrowRight');
    expect([await at(page), await tilesOnBoard(page)]).toEqual([here + 1, 5]);
    await page.keyboard.press('.');
    await page.keyboard.press('ArrowLeft');
    expect(await at(page)).toBe(here + 1);
    expect(await page.locator('.stage, .results').count()).toBe(0);
    await page.keyboard.press('End');
    expect(await at(page)).toBe(end);
    const why = page.locator('.notice');
    await page.keyboard.press('z');
    expect(await why.innerText()).toBe('You are looking back. Esc returns to the game.');
    await page.keyboard.press('h');
    await dialog(page, 'What happened').waitFor();
    await bar(page).getByRole('button', { name: 'Back to now' }).click();
    await bar(page).waitFor({ state: 'detached' });
    expect(await dialog(page, 'What happened').count(), 'the list goes with the moment').toBe(0);
    await page.keyboard.press('1');
    expect(await why.innerText()).toBe('First choose a cell for the tile.');
    await page.keyboard.press('z');
    expect(await why.innerText()).toBe('Too late to take that back: the next tile has been drawn.');
    await page.keyboard.press('?');
    await dialog(page, 'Keys').getByText('move between the marked cells').waitFor();
    await page.keyboard.press('?');
    expect(await dialog(page, 'Keys').count()).toBe(0);
    expect(await why.innerText()).toBe('');
    expect(await shownTable(page)).toEqual(before);
    await expectTrueTable(page);
    await jumpFromLog(page);
  });

  test('by slider and by buttons, and plays by itself', async () => {
    const page = await openTable({ clock: true });
    await page.getByRole('button', { name: 'What happened' }).click();
    await page.getByRole('button', { name: 'Step through the game' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const box = await slider(page).boundingBox();
    if (box === null) throw new Error('the slider is not to be seen');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const half = (await last(page)) / 2;
    expect(Math.abs((await at(page)) - half)).toBeLessThan(4);
    const tiles = await tilesOnBoard(page);
    expect(Math.abs(tiles - 13)).toBeLessThan(3);
    await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('8×');
    const from = await at(page);
    await stopClock(page);
    await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
    await passUntil(page, 'six plies were played', async () => (await at(page)) > from + 5);
    await bar(page).getByRole('button', { name: 'Pause' }).click();
    const stopped = await at(page);
    await page.clock.runFor(4000);
    expect(await at(page)).toBe(stopped);
    await page.clock.resume();
    await bar(page).getByRole('button', { name: 'Back to now' }).click();
    await expectTrueTable(page);
  });

  /** A line of the log leads back, and a score lights its tiles up again with its sum. */
  async function jumpFromLog(page: Page): Promise<void> {
    await page.keyboard.press('h');
    const lines = page.locator('.log li[data-type="placed"] .link');
    const count = await lines.count();
    await lines.nth(count - 10).click();
    expect(await tilesOnBoard(page)).toBe(11);
    await page.locator('.log li[aria-current] .link').first().waitFor();
    const scored = page.locator('.log li[data-type="scored"]').first();
    await scored.locator('.jump').click();
    await page.locator('.board-lit').first().waitFor();
    await bar(page)
      .getByText(/for a completed/)
      .waitFor();
  }

  test('and played on from any moment, in a game of its own', async () => {
    const page = await openTable();
    const text = await page.evaluate((key) => localStorage.getItem(key), GAME_KEY);
    await page.keyboard.press(',');
    for (let turns = 0; turns < 5; turns++) await page.keyboard.press('ArrowUp');
    const shown = await shownTable(page);
    const tile = await bar(page).locator('.replay-moment use').getAttribute('href');
    await bar(page).getByRole('button', { name: 'Play on from here' }).click();
    await dialog(page, 'Play on from here').getByLabel('Who plays Ben').selectOption('careless');
    await dialog(page, 'Play on from here').getByRole('button', { name: 'Start from here' }).click();
    await atRest(page);
    const now = await shownTable(page);
    const branch = await page.evaluate(() => JSON.parse(localStorage.getItem('asteroute.game.2') ?? 'null'));
    expect(branch.seats.map(({ bot }: { bot: string | null }) => bot)).toEqual([null, 'careless', null]);
    if (shown.active[0] !== 'Ben') expect({ ...now, hand: '' }).toEqual({ ...shown, hand: '' });
    if (shown.active[0] !== 'Ben') expect(now.hand).toBe(tile);
    expect(await page.evaluate((key) => localStorage.getItem(key), GAME_KEY), 'the first game is as it was').toBe(text);
  });
});

describe('a link', () => {
  /** The address that the page gives out for the moment it shows. */
  async function sharedAddress(page: Page): Promise<string> {
    await bar(page).getByRole('button', { name: 'Share' }).click();
    return dialog(page, 'Share this game').getByLabel('Link to the game').inputValue();
  }

  test('opens the same game at the same moment in another browser, which has nothing kept', async () => {
    const page = await openTable();
    await page.keyboard.press(',');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowUp');
    const [shown, ply, address] = [await shownTable(page), await at(page), await sharedAddress(page)];
    expect(address.length).toBeLessThan(400);
    const other = await open({ speed: 'off' });
    // A path, so that messengers can ask the server for a preview.
    expect(new URL(address).pathname).toMatch(/^\/game\/[\w-]+\/\d+$/);
    await other.goto(new URL(address).pathname);
    await bar(other).waitFor();
    expect([await at(other), await shownTable(other)]).toEqual([ply, shown]);
    expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game')))).toEqual([]);
    await other.keyboard.press('Home');
    expect(await tilesOnBoard(other)).toBe(1);
    await bar(other).getByRole('button', { name: 'Keep this game' }).click();
    await bar(other).getByText('Kept').waitFor();
    expect((await keptGame(other)).record.turns.length).toBe(25);

    // At the first browser the same link leaves the game that is being played as it is.
    const [now, text] = [await leave(page), await page.evaluate((key) => localStorage.getItem(key), GAME_KEY)];
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#${new URL(address).pathname}`,
    );
    await bar(page).getByRole('button', { name: 'Keep this game' }).waitFor();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).waitFor({ state: 'detached' });
    expect(await shownTable(page)).toEqual(now);
    expect(await page.evaluate((key) => localStorage.getItem(key), GAME_KEY)).toBe(text);
  });

  /** Closes the dialog and returns to the present; returns the table as it is then. */
  async function leave(page: Page) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    return shownTable(page);
  }

  test('that leads nowhere says why on the start page', async () => {
    const page = await open({ speed: 'off' });
    for (const [hash, text] of [
      ['#game/1KAXCGfFDFiHoT4', 'This link is cut off or mistyped.'],
      ['#game/7KAXCGfFDFiHoT4', 'This link comes from a newer version.'],
      ['#game/', 'This is not a link to a game.'],
    ]) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await page.getByRole('alert').getByText(text).waitFor();
    }
    await playDoor(page).click();
    await page.locator('.hand-tile, .hand[data-idle]').first().waitFor();
  });
});

describe('kept games', () => {
  test('are listed, renamed, deleted and brought back, saved as a file and brought in again', async () => {
    const second = { 'asteroute.game.2': kept(quiet.before, quiet.seed)[GAME_KEY] };
    const page = await open({ speed: 'off', kept: { ...kept(middle.before, middle.seed), ...second } });
    const games = page.getByRole('region', { name: 'Your games' });
    await expect.poll(() => games.locator('.game').count()).toBe(2);
    const game = games.locator('.game').filter({ hasText: '26 tiles' });
    await game.locator('summary').click();
    await game.getByLabel('Name of the game').fill('Sunday');
    await game.getByLabel('Name of the game').press('Tab');
    await games.getByRole('heading', { name: 'Sunday' }).waitFor();
    await game.getByRole('button', { name: 'Share' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      game.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const file = join(mkdtempSync(join(tmpdir(), 'asteroute-export-')), 'game.json');
    await download.saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(middle.before);
    await game.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect.poll(() => games.locator('.game').count()).toBe(1);
    await expectFocus(page);
    await games.getByText('Sunday was deleted.').waitFor();
    await games.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => games.locator('.game').count()).toBe(2);
    await games.getByRole('heading', { name: 'Sunday' }).waitFor();
    await importFile(page, file);
    await page.getByText('1 game added.').waitFor();
    await page.goBack();
    await expect.poll(() => games.locator('.game').count()).toBe(3);
  });

  test('come in by dropping and pasting, and what is none is told line by line', async () => {
    const page = await open({ speed: 'off' });
    const games = page.getByRole('region', { name: 'Your games' });
    const line = JSON.stringify(quiet.before);
    await page.locator('.import').waitFor({ state: 'attached' });
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'games.jsonl'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, `${line}\n{"asteroute": 2}\n`);
    await games.getByText('1 game added.').waitFor();
    await games.getByText('Line 2: This is not a record of a game.', { exact: true }).waitFor();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, line);
    await games.locator('.game').nth(1).waitFor();
    expect(await games.locator('.game').count()).toBe(2);
    await games.locator('.game').first().getByRole('button', { name: 'Open' }).click();
    await atRest(page);
    expect(await tilesOnBoard(page)).toBe(9);
  });

  test('a file that no room is left for is told, and nothing is lost', async () => {
    const page = await open({
      speed: 'off',
      kept: kept(middle.before, middle.seed),
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    const file = join(mkdtempSync(join(tmpdir(), 'asteroute-import-')), 'game.json');
    writeFileSync(file, JSON.stringify(quiet.before));
    await importFile(page, file);
    await page.getByText('The browser has no room left to keep a game.').waitFor();
    expect((await keptGame(page)).record).toEqual(middle.before);
  });
});

test('a confirmed turn is taken back by button or key until the next tile is seen, draft and all', async () => {
  const page = await open({ resumed: true, speed: 'full', clock: true, kept: kept(quiet.before, quiet.seed) });
  await atRest(page);
  const shown = await shownTable(page);
  await followRecipe(page, recipeOf(quiet));
  const says = await confirmText(page);
  await stopClock(page);
  const undo = page.locator('.hand[data-idle]').getByRole('button', { name: 'Undo' });
  for (const takeBack of [() => undo.click(), () => page.keyboard.press('Control+z')]) {
    await confirmButton(page).click();
    await passUntil(
      page,
      'the turn can be taken back',
      async () => (await undo.count()) > 0 && (await undo.isEnabled()),
    );
    await takeBack();
    await confirmButton(page).waitFor();
    expect(await confirmText(page)).toBe(says);
    expect((await keptGame(page)).record).toEqual(quiet.before);
    expect(await shownTable(page)).toEqual(shown);
  }
  await confirmButton(page).click();
  await passUntil(page, 'the next tile is in hand', async () => (await page.locator('.hand-tile').count()) > 0);
  expect(await tilesOnBoard(page)).toBe(10);
  expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(false);
  expect((await keptGame(page)).record).toEqual(quiet.after);
  await expectTrueTable(page);
});

import { createRandom } from '@asteroute/engine';
import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, GAME_KEY, keptGame, shownTable } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FREE, GHOST, tilesOnBoard } from '../support/board-page.ts';
import { mouse } from '../support/pointing.ts';
import { openSetup, playDoor, putAt, startButton, useStage } from '../support/stage.ts';
import { atRest, choices, dialog, takeTurn } from '../support/table-page.ts';

const open = useStage();
const middle = findTurn({ players: 3 }, ({ before }) => before.turns.length === 25);

async function openMiddle(bots: readonly (string | null)[] = [], before?: () => void): Promise<Page> {
  const page = await open({ speed: 'off', kept: kept(middle.before, middle.seed, bots), before });
  await page.getByText('A game is waiting, 26 tiles on the table.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  return page;
}

async function playOne(page: Page): Promise<void> {
  const tiles = await tilesOnBoard(page);
  await takeTurn(page, { pointing: mouse(page), random: createRandom(3) });
  await atRest(page, tiles);
}

test('a reload goes on with the same game, in a draft too', async () => {
  const page = await openMiddle();
  await atRest(page);
  await playOne(page);
  const shown = await shownTable(page);
  await page.reload();
  await atRest(page);
  expect(await shownTable(page)).toEqual(shown);
  await page.locator(FREE).first().focus();
  await page.keyboard.press('Enter');
  await page.locator(GHOST).waitFor();
  const record = async () => (await keptGame(page)).record;
  const before = await record();
  await page.reload();
  await page.locator(GHOST).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator(GHOST).waitFor();
  expect(await record(), 'nothing of a draft is played').toEqual(before);
  while ((await page.locator(GHOST).count()) > 0) await page.keyboard.press('Escape');
  expect(await shownTable(page)).toEqual(shown);
  await playOne(page);
  await expectTrueTable(page);
});

test('Back closes the top of what is open, Forward opens it again, and a reload keeps all of it', async () => {
  const page = await openMiddle();
  await atRest(page);
  const hash = () => page.evaluate(() => location.hash);
  const looking = page.getByRole('region', { name: 'Looking back' });
  const book = page.getByRole('heading', { name: 'Rulebook' });
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await looking.waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page, 'Menu').getByRole('button', { name: 'Rulebook' }).click();
  await book.waitFor();
  await expect.poll(hash).toMatch(/^#play\/1\?look=\d+&sheet=menu&rules$/);
  await page.reload();
  await book.waitFor();
  await page.goBack();
  await dialog(page, 'Menu').waitFor();
  await page.goBack();
  await dialog(page, 'Menu').waitFor({ state: 'detached' });
  await page.goForward();
  await dialog(page, 'Menu').waitFor();
  await dialog(page, 'Menu').getByRole('button', { name: 'Close' }).click();
  await expect.poll(hash).toMatch(/^#play\/1\?look=\d+$/);
  await page.goBack();
  await looking.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByText('A game is waiting, 26 tiles on the table.').waitFor();
  expect(await hash()).toBe('');
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await book.waitFor();
  await page.goBack();
  await playDoor(page).waitFor();
});

/**
 * Checks what is shown while others move: their tile, the last moves as pictures, and a ring around each of these
 * tiles.
 */
async function expectOthersShown(page: Page): Promise<void> {
  // The list of moves is drawn after the words above it.
  const moves = page.locator('.turn-shown');
  await expect.poll(() => moves.count()).toBeGreaterThan(3);
  expect(await page.locator('.hand-theirs use[href^="#tile-"]').count()).toBe(1);
  await moves.first().click();
  expect(await moves.first().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.board-last').count(), 'of the others').toBe(2);
  // On a phone on its side all of it is in the column.
  await page.setViewportSize({ width: 844, height: 390 });
  const outside = page.locator('.hand, .hand *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width === 0 || (left >= innerWidth - 133 && right <= innerWidth)
        ? []
        : [`${part.className} ${left} ${right}`];
    }),
  );
  expect(await outside).toEqual([]);
}

test('a reload while a bot thinks asks it again', { tags: ['soak'] }, async () => {
  const seat = middle.before.turns.length % 3;
  const bots = [0, 1, 2].map((own) => (own === seat ? 'greedy' : null));
  const page = await openMiddle(bots, () => {
    if (sessionStorage.getItem('again') !== null) return;
    // At the first opening the request never reaches the bot.
    Worker.prototype.postMessage = () => sessionStorage.setItem('again', '');
  });
  await page
    .getByText(/is thinking/)
    .first()
    .waitFor();
  expect((await keptGame(page)).record.turns.length).toBe(25);
  await expectOthersShown(page);
  await page.reload();
  await atRest(page, 26);
  expect((await keptGame(page)).record.turns.length).toBe(26);
  await expectTrueTable(page);
});

test('who leaves the table can go on from the start page', async () => {
  const page = await openMiddle();
  await atRest(page);
  await playOne(page);
  const shown = await shownTable(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page, 'Menu').getByRole('button', { name: 'Leave the table' }).click();
  await page.getByText('A game is waiting, 27 tiles on the table.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await atRest(page);
  expect(await shownTable(page)).toEqual(shown);
});

test.each([
  ['no JSON', '{"record":'],
  ['too few seats', kept({ ...middle.before }, 1)[GAME_KEY].replace(/"seats":\[[^\]]*\]/, '"seats":[]')],
  ['a record against the rules', kept(middle.before, 1)[GAME_KEY].replace(/"rotation":\d/g, '"rotation":1')],
])('a kept game that is %s leads to a start page that works', async (_, text) => {
  const page = await open({ speed: 'off', kept: { [GAME_KEY]: text } });
  const goOn = page.getByRole('button', { name: 'Continue' });
  if ((await goOn.count()) > 0) await goOn.click();
  await playDoor(page).click();
  await page.locator('.hand-tile, .hand[data-idle]').first().waitFor();
});

test('without storage the game goes on and says that it is not kept', async () => {
  const page = await open({
    speed: 'off',
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  });
  await openSetup(page);
  await putAt(page, 'Drifter', '');
  await startButton(page).click();
  await atRest(page);
  await page.getByText('This browser does not keep the game').waitFor();
  for (let turn = 0; turn < 3; turn++) await playOne(page);
  expect(await tilesOnBoard(page)).toBe(4);
  expect(await page.locator('.loupe, .hand-end .primary:enabled').count()).toBe(0);
  expect(await choices(page).count()).toBe(0);
});

test('a game in two windows: what is played in one is seen in the other, and no turn is lost', async () => {
  const page = await openMiddle();
  await atRest(page);
  const other = await page.context().newPage();
  await other.goto('/#play/1');
  await atRest(other);
  for (let turn = 0; turn < 3; turn++) await playOne(page);
  const tiles = await tilesOnBoard(page);
  await expect.poll(() => tilesOnBoard(other), { message: 'the other window follows' }).toBe(tiles);
  await atRest(other);
  await playOne(other);
  expect((await keptGame(page)).record.turns.length).toBe(middle.before.turns.length + 4);
  await expect.poll(() => tilesOnBoard(page)).toBe(tiles + 1);
  await atRest(page);
  await expectTrueTable(page);
  await other.close();
});

import { createRandom, type Random } from '@asteroute/engine';
import { endgame, findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GHOST, settled, tilesOnBoard } from '../../support/board-page.ts';
import {
  decideByKeys,
  dropByKeys,
  focused,
  focusIsIn,
  glance,
  hurryByKeys,
  press,
  skipToRest,
  tabTo,
  tabToBoard,
  takeBackByKeys,
} from '../../support/keyboard.ts';
import { expectTrueResults } from '../../support/play/results-page.ts';
import { useStage } from '../../support/stage.ts';
import { atRest, confirmButton, decision, dialog, expectRecorded } from '../../support/table-page.ts';

const SEED = 5;
/** How many turns at the beginning have animations, which are skipped by key. */
const WATCHED = 1;

const open = useStage();

async function startByKeys(page: Page): Promise<void> {
  await tabTo(page, 'Set up the game');
  await press(page, 'Enter');
  await tabTo(page, /^Player 1/);
  await press(page, 'Enter');
  await tabTo(page, 'Name of player 1');
  await page.keyboard.type('Ada');
  await press(page, 'Enter');
  await tabTo(page, /^Drifter/);
  await press(page, 'Enter');
  await tabTo(page, 'Who plays Drifter');
  await press(page, 'ArrowDown');
  await tabTo(page, 'Who plays Trader');
  await press(page, 'ArrowUp');
  await tabTo(page, 'Who plays Drifter');
  await press(page, 'Escape');
  await tabTo(page, 'Start the game');
  await press(page, 'Enter');
  await atRest(page);
}

async function turnByKeys(page: Page, random: Random, animated: boolean): Promise<boolean> {
  await dropByKeys(page, random);
  await decideByKeys(page, random);
  if (random.below(6) === 0) {
    await takeBackByKeys(page);
    await dropByKeys(page, random);
    await decideByKeys(page, random);
  }
  const [before, decided] = [await tilesOnBoard(page), await decision(page)];
  await press(page, 'Enter');
  const over = await (animated ? skipToRest(page, before) : atRest(page, before));
  await expectRecorded(page, decided);
  return over;
}

async function endByKeys(page: Page): Promise<void> {
  const final = page.getByLabel('Final scoring');
  await final.getByText(/^Step 1 of/).waitFor();
  expect(await focused(page), 'focus in the final scoring').toBe('Show all');
  await tabTo(page, 'Next');
  await press(page, 'Enter');
  await final.getByText(/^Step 2 of/).waitFor();
  await tabTo(page, 'Show all');
  await press(page, 'Enter');
  await dialog(page, 'Results').waitFor();
}

/** Takes a turn, for which the board must have the focus; returns whether the game is over. */
async function nextTurn(page: Page, random: Random, turn: number, animated: boolean): Promise<boolean> {
  await expectTrueTable(page);
  await expect
    .poll(() => focusIsIn(page, '.board-cell'), { message: `a cell has the focus in turn ${turn}` })
    .toBe(true);
  return turnByKeys(page, random, animated);
}

test('a person begins a game against a bot with the keyboard alone', async () => {
  const page = await open({ seed: SEED });
  await startByKeys(page);
  const random = createRandom(SEED);
  await tabToBoard(page);
  for (let turn = 0; turn < WATCHED; turn++) await nextTurn(page, random, turn, true);
  await hurryByKeys(page);
  await tabToBoard(page);
  await nextTurn(page, random, WATCHED, false);
  await glance(page, 'b', 'Tiles still to come');
  await nextTurn(page, random, WATCHED + 1, false);
  await glance(page, 'h', 'What happened');
  await nextTurn(page, random, WATCHED + 2, false);
  const { record, seats } = await keptGame(page);
  expect(record.players.map(({ name }) => name).sort()).toEqual(['Ada', 'Drifter']);
  expect(seats.map(({ bot }) => bot)).toContain('gentle');
});

test('a person plays a game against a bot to its end with the keyboard alone, and another', async () => {
  const start = endgame({ players: 2 }, SEED, 5);
  const page = await open({ seed: SEED, speed: 'off', kept: kept(start.before, start.seed, [null, 'random']) });
  await tabTo(page, 'Continue');
  await press(page, 'Enter');
  const random = createRandom(SEED);
  let over = await atRest(page);
  await tabToBoard(page);
  for (let turn = 0; !over; turn++) {
    if (turn % 8 === 4) await glance(page, 'b', 'Tiles still to come');
    over = await nextTurn(page, random, turn, false);
  }
  await endByKeys(page);
  const { record } = await keptGame(page);
  await expectTrueResults(
    page,
    record.players.map(({ name }) => name),
  );
  await playAgainByKeys(page);
});

async function playAgainByKeys(page: Page): Promise<void> {
  expect(await focused(page), 'focus in the results').toBe('Play again');
  await press(page, 'Enter');
  await atRest(page);
  await expectFocusIn(page, '.board', 'another game begins');
  expect((await keptGame(page)).record.turns.length).toBeLessThan(2);
  await expectTrueTable(page);
}

/** Checks that the focus is on an element that matches a selector, or inside one; `after` names the step before. */
async function expectFocusIn(page: Page, selector: string, after: string): Promise<void> {
  await expect.poll(() => focusIsIn(page, selector), { message: `focus after ${after}` }).toBe(true);
}

/** Presses a button by key. */
async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().focus();
  await press(page, 'Enter');
}

/** A game of 21 tiles against a bot. */
async function openEarly(): Promise<Page> {
  const early = findTurn({ players: 2 }, ({ before }) => before.turns.length === 20);
  return open({ seed: SEED, speed: 'off', kept: kept(early.before, early.seed, [null, 'random']) });
}

/** What happened is one stop of Tab, and arrows lead along it. */
async function alongTheLog(page: Page): Promise<void> {
  const lines = page.getByRole('list', { name: 'What happened' }).locator('button');
  const stops = page.getByRole('list', { name: 'What happened' }).locator('button:not([tabindex="-1"])');
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(20);
  await expect.poll(() => stops.count()).toBe(1);
  // A game that is opened moves the focus to its board, which must not happen between two keys.
  await expectFocusIn(page, '.board', 'a game is opened');
  const here = () => lines.evaluateAll((all) => all.indexOf(document.activeElement as (typeof all)[number]));
  await stops.focus();
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', (await lines.count()) - 1],
  ] as const) {
    await press(page, key);
    await expect.poll(here, { message: key }).toBe(at);
  }
  expect(await stops.count()).toBe(1);
}

test('the focus never falls to the body of the page, arrows lead along what happened, and the title names page and turn', async () => {
  const page = await openEarly();
  await expect.poll(() => page.title()).toBe('Asteroute');
  await pressButton(page, /^Continue/);
  await atRest(page);
  await expectFocusIn(page, '.board', 'a game is opened');
  await expect.poll(() => page.title()).toBe('Your turn · Asteroute');
  await alongTheLog(page);

  for (const name of ['Menu', /left$/]) {
    await pressButton(page, name);
    await expectFocusIn(page, '.sheet', `${name} is opened`);
    await pressButton(page, 'Close');
    await page.locator('.sheet').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page), { message: `focus after ${name} is closed` }).toMatch(name);
  }
  await page.locator('.board-cell[tabindex="0"]').focus();
  for (const key of ['h', 't', '/']) {
    await press(page, key);
    await expectFocusIn(page, '.sheet', `${key} opens a sheet`);
    await press(page, 'Escape');
    await expectFocusIn(page, '.board', `${key} and Escape`);
  }
  await press(page, 'Enter');
  for (let steps = 0; (await page.locator(GHOST).count()) > 0; steps++) {
    expect(steps, 'steps to take back').toBeLessThan(3);
    await pressButton(page, 'Undo');
    await settled(page);
  }
  await expectFocusIn(page, '.board', 'all is taken back');

  await press(page, 'p');
  await page.locator('.plan').waitFor();
  await expectFocusIn(page, 'main', 'the sandbox is opened');
  await expect.poll(() => page.title()).toMatch(/^Sandbox.* · Asteroute$/);
  await press(page, 'p');
  await page.locator('.plan').waitFor({ state: 'detached' });
  await expectFocusIn(page, '.board', 'the sandbox is left');
  await press(page, ',');
  await page.locator('.replay').waitFor();
  await expectFocusIn(page, 'main', 'looking back');
  await press(page, 'Escape');
  await page.locator('.replay').waitFor({ state: 'detached' });
  await expectFocusIn(page, 'main', 'back to now');

  await pressButton(page, 'Menu');
  await pressButton(page, 'Rulebook');
  await expect.poll(() => page.title()).toMatch(/^Rulebook: .+ · Asteroute$/);
  await expectFocusIn(page, 'main', 'the rulebook is opened');
  await pressButton(page, /Back/);
  await atRest(page);
  await expectFocusIn(page, 'main', 'the rulebook is left');
  if ((await page.locator('.sheet').count()) === 0) await pressButton(page, 'Menu');
  await pressButton(page, 'Leave the table');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectFocusIn(page, 'main', 'the table is left');
  await expect.poll(() => page.title()).toBe('Asteroute');
});

test('single letters do nothing once they are turned off, and a turn is played at 400 %, of 320 by 200 pixels', async () => {
  const page = await openEarly();
  await pressButton(page, /^Continue/);
  await atRest(page);
  await withoutLetters(page);
  await playMagnified(page);
});

/** A letter does the same on another keyboard layout, and nothing once letters are turned off. */
async function withoutLetters(page: Page): Promise<void> {
  await page.locator('.board-cell[tabindex="0"]').focus();
  // The key of B on a Russian keyboard.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'и', code: 'KeyB', bubbles: true })),
  );
  await dialog(page, 'Tiles still to come').waitFor();
  await press(page, 'b');
  await page.locator('.sheet').waitFor({ state: 'detached' });
  await pressButton(page, 'Menu');
  await page.locator('summary').filter({ hasText: 'Accessibility' }).focus();
  await press(page, 'Enter');
  await page.getByRole('radio', { name: 'Ignore' }).focus();
  await press(page, ' ');
  await press(page, 'Escape');
  await page.locator('.sheet').waitFor({ state: 'detached' });
  await page.locator('.board-cell[tabindex="0"]').focus();
  for (const key of ['b', 't', '/', 'p', 'h']) await press(page, key);
  expect(await page.locator('.sheet, .plan').count()).toBe(0);
  await press(page, 'Enter');
  await page.locator(GHOST).waitFor();
  await press(page, 'z');
  expect(await page.locator(GHOST).count()).toBe(1);
  await press(page, 'Control+z');
  await page.locator(GHOST).waitFor({ state: 'detached' });
}

/** A turn at 400 %, in a window of 320 by 200 pixels. */
async function playMagnified(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 200 });
  await settled(page);
  const seen = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [width, height] = [
          Math.min(right, innerWidth) - Math.max(left, 0),
          Math.min(bottom, innerHeight) - Math.max(top, 0),
        ];
        return { width: Math.max(0, width), height: Math.max(0, height) };
      });
  expect((await seen('.board')).height).toBeGreaterThan(80);
  await page.locator('.track-open').focus();
  await press(page, 'Enter');
  await page.locator('.score-board').waitFor();
  expect((await seen('.score-board')).width, 'the score board fills the page').toBeGreaterThan(280);
  await press(page, 'Escape');
  await page.locator('.board-cell[tabindex="0"]').focus();
  await dropByKeys(page, createRandom(SEED));
  await expect.poll(async () => (await seen(GHOST)).height).toBeGreaterThan(20);
  await decideByKeys(page, createRandom(SEED));
  await confirmButton(page).scrollIntoViewIfNeeded();
  await press(page, 'Enter');
  await atRest(page, 21);
  expect((await keptGame(page)).record.turns.length).toBeGreaterThan(20);
}

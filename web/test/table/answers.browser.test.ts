/**
 * Fifteen complaints about other versions, and where each answer is tested: here, or where the table says.
 *
 *  1 abandoned servers: offline            9 hopeless cells: bag
 *  2 weak bots: here, bots/*.test.ts      10 no keyboard: keyboard, typed
 *  3 too strong, or they cheat: here      11 zooming and panning: here, view
 *  4 slow bots: here                      12 crowded phone: here, fit
 *  5 a lost meeple: here                  13 colours: help, setup, everyone
 *  6 the wrong spot: here, touch          14 "scored correctly?": here, lookback
 *  7 who owns this: help                  15 no tutorial: learn, coach
 *  8 tile counts: bag
 */
import { type GameEvent, newGame, ruleOf, unwrap } from '@asteroute/engine';
import { findTurn, kept, type PlayedTurn, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inView, SPOT, settled, showAll } from '../support/board-page.ts';
import { drawFinger, finger } from '../support/pointing.ts';
import { openSetup, type PageOptions, seatOf, useStage } from '../support/stage.ts';
import { atRest, choices, choose, confirmButton, confirmText, dialog, followRecipe } from '../support/table-page.ts';

const open = useStage();

async function sit({ before, seed }: PlayedTurn, options: PageOptions & { bots?: readonly (string | null)[] } = {}) {
  const { bots, ...rest } = options;
  const page = await open({ resumed: true, speed: 'off', kept: kept(before, seed, bots), ...rest });
  await atRest(page);
  await settled(page);
  return page;
}

const deploys = (turn: PlayedTurn): boolean => turn.moves.some(({ type }) => type === 'deploy');
const early = findTurn({ players: 3 }, (turn) => turn.before.turns.length === 12 && deploys(turn));

test('2 3: opponents from aimless to master can be chosen by name, each with its character', async () => {
  const page = await open({});
  await openSetup(page);
  await seatOf(page, 'Drifter').click();
  const seat = page.getByLabel(/^Who plays/);
  const names = await seat.locator('option:not([value=""])').allTextContents();
  expect(names.length).toBe(13);
  const characters = new Set<string>();
  for (const name of names) {
    await seat.selectOption({ label: name });
    characters.add(await page.locator('dialog p').innerText());
  }
  expect(characters.size).toBe(13);
});

test('4: while the master thinks the page answers, and it is said who thinks', async () => {
  const page = await sit(early, { bots: [null, 'master', null].map((bot, seat) => (seat === 1 ? bot : null)) });
  const shown = (await keptGame(page)).record.turns.length;
  expect(shown % 3, 'Ada is on turn').toBe(0);
  await followRecipe(page, recipeOf(early));
  await confirmButton(page).click();
  await page.getByText('Ben is thinking').first().waitFor();
  // Counts the frames while the bot thinks; a bot in the page's own thread would stop them.
  const frames = await page.evaluate(async () => {
    let count = 0;
    for (; document.body.textContent?.includes('Ben is thinking'); count++) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    return count;
  });
  expect(frames).toBeGreaterThan(5);
  await expect.poll(async () => (await keptGame(page)).record.turns.length).toBe(shown + 2);
});

test('5: the button says what it will do, and nothing goes without a choice', async () => {
  const page = await sit(early);
  const recipe = recipeOf(early);
  await followRecipe(page, { ...recipe, number: 0 });
  const none = await confirmText(page);
  await choose(page, recipe.number);
  const sends = await confirmText(page);
  expect(sends).not.toBe(none);
  expect(none).toMatch(/no meeple|only the tile|place/i);
  expect(sends).toMatch(/merchant|explorer|conqueror/i);
  await page.keyboard.press('Escape');
  await expect.poll(() => confirmButton(page).isEnabled()).toBe(false);
  await page.keyboard.press('Enter');
  expect((await keptGame(page)).record.turns.length).toBe(12);
});

test('6: spots are as large as a finger, apart from each other, and a list says the same', async () => {
  const page = await sit(early, { phone: true });
  await followRecipe(page, { ...recipeOf(early), number: 0 }, finger(page));
  await settled(page);
  const spots = await inView(page, SPOT);
  expect(spots.length).toBeGreaterThan(0);
  for (const { width } of spots) expect(Math.round(width)).toBeGreaterThanOrEqual(24);
  const listed = await choices(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(listed.length).toBe(spots.length + 1);
  for (const height of listed) expect(height).toBeGreaterThanOrEqual(44);
  const [spot] = spots;
  await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(() => page.locator('.choice[aria-pressed="true"]').count()).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = dialog(page, 'Menu');
  const box = await menu.locator('header').boundingBox();
  if (box === null) throw new Error('the menu has no header');
  const at = { x: box.x + 60, y: box.y + box.height / 2 };
  await drawFinger(page, at, { ...at, y: at.y + 30 });
  expect(await menu.count(), 'a short pull does not close').toBe(1);
  await drawFinger(page, at, { ...at, y: at.y + 200 });
  await menu.waitFor({ state: 'detached' });
});

test('11: the board fits itself until a hand moves it, and again when asked', async () => {
  const page = await sit(early);
  const pose = () => page.locator('.board-layer').evaluate((layer) => (layer as HTMLElement).style.transform);
  const fitted = await pose();
  await page.mouse.move(80, 300);
  await page.mouse.wheel(0, -400);
  await settled(page);
  const own = await pose();
  expect(own).not.toBe(fitted);
  await followRecipe(page, recipeOf(early));
  await showAll(page);
  expect(await pose()).not.toBe(own);
});

test('12: on a phone five players are in one line, and nobody is hidden', async () => {
  const five = findTurn({ players: 5 }, ({ before }) => before.turns.length === 40);
  const page = await sit(five, { phone: true });
  const boxes = await page
    .locator('.player')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBe(5);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { bottom, left, right } of boxes)
    expect([bottom <= 53, left >= 0, right <= 360]).toEqual([true, true, true]);
  const shown = await page
    .locator('.player-score')
    .evaluateAll((all) => all.filter((one) => one.clientWidth > 0).length);
  expect(shown).toBe(5);
  // A touch opens the scores with every name.
  await page.locator('.track-open').tap();
  await page.locator('.scores').waitFor();
  const names = await page.locator('.scores strong').allTextContents();
  expect(names.sort()).toEqual(five.before.players.map(({ name }) => name).sort());
  // Behind the words the scoring board with a marker for each, and each player's faction with what its symbol does.
  expect(await page.locator('.score-marker').count()).toBe(5);
  expect(await page.locator('.scores .emblem + small').allInnerTexts()).toEqual(
    Array.from({ length: 5 }, () => expect.stringContaining('One more die')),
  );
});

test('14: a score shows its sum and its rule, and leads to the rule', async () => {
  const isScore = (event: GameEvent) => event.type === 'scored';
  const scored = findTurn({ players: 3 }, ({ events, running }) => running && events.some(isScore));
  const page: Page = await sit({ ...scored, before: scored.after });
  await page.keyboard.press('h');
  const line = dialog(page, 'What happened').locator('li[data-type="scored"]').first();
  expect(await line.innerText()).toMatch(/\d/);
  const rule = line.locator('.rule');
  const number = await rule.innerText();
  const game = unwrap(newGame(scored.before));
  expect(scored.events.filter(isScore).map((event) => ruleOf(game, event))).toContain(number);
  await rule.click();
  await page.getByText(number).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('whoever looks at another tab is called back by its title and its icon', async () => {
  const page = await sit(early, { bots: [null, 'greedy', 'greedy'] });
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  const usual = await icon();
  await hide(true);
  await followRecipe(page, recipeOf(early));
  await confirmButton(page).click();
  await expect.poll(() => page.title()).toMatch(/^● /);
  await expect.poll(icon).toMatch(/^data:image/);
  await hide(false);
  expect([await page.title(), await icon()]).toEqual(['Your turn · Asteroute', usual]);
});

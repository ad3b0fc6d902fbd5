/** Everything that helps a person decide, and its settings, as seen in the page. */
import { heldRealms, play, unwrap } from '@asteroute/engine';
import { attacksOf } from '@asteroute/page/analysis/attack.ts';
import { forecastOf, spotsOf } from '@asteroute/page/match/draft.ts';
import { findTurn, kept, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FREE, GHOST, inView, settled } from '../support/board-page.ts';
import { mouse } from '../support/pointing.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibility,
  atRest,
  choose,
  confirmButton,
  countChoices,
  dialog,
  followRecipe,
} from '../support/table-page.ts';

const open = useStage();
const early = findTurn({ players: 3 }, ({ before }) => before.turns.length === 8);
const attack = findTurn(
  { players: 3 },
  ({ events, moves, before }) =>
    before.turns.length > 10 && moves[1]?.type === 'deploy' && events.some(({ type }) => type === 'battle'),
);

/** The table of a prepared turn, with settings. */
async function sit(turn: typeof early, settings: Record<string, string> = {}, phone = false) {
  const page = await open({
    resumed: true,
    phone,
    speed: 'off',
    kept: { ...kept(turn.before, turn.seed), ...settings },
  });
  await atRest(page);
  return page;
}

/** Checks that the given elements are on the page and that a card covers none of them. */
async function expectApart(page: Page, card: Locator, all: readonly string[]): Promise<void> {
  await settled(page);
  const over = await card.boundingBox();
  for (const what of all) {
    const under = await page.locator(what).boundingBox();
    if (over === null || under === null) throw new Error(`nothing to see of ${what}`);
    const apart = over.y >= under.y + under.height || over.y + over.height <= under.y;
    expect(
      apart || over.x >= under.x + under.width || over.x + over.width <= under.x,
      `the card lies over ${what}`,
    ).toBe(true);
  }
}

test('before an attack both sides see their dice, the reasons and the exact chances, with the loupe open on a phone', async () => {
  const page = await sit(attack, {}, true);
  const game = await expectTrueTable(page);
  await followRecipe(page, recipeOf(attack));
  const [card, more] = [page.locator('.odds'), page.getByRole('button', { name: 'Before you attack' })];
  await more.waitFor();
  expect(await card.count(), 'the card covers the board only on demand').toBe(0);
  expect(await page.locator('.hand-chosen').textContent()).toContain('to win');
  await more.click();
  await card.waitFor();
  const [place, action] = attack.moves;
  const laid = unwrap(play(game, place)).game;
  const [due] = forecastOf(laid, action as never).attacks;
  expect(due).toBeDefined();
  const text = (await card.textContent()) ?? '';
  const own = due?.sides.find(({ reasons }) => reasons.side === game.position.seat);
  expect(text).toContain(`Win ${Math.min(99, Math.max(1, Math.round((own?.win ?? 0) * 100)))}%: you `);
  expect(text).toContain(`Lose: you get ${own?.reasons.dice} point`);
  expect(text).toContain('meeple +1');
  await expectApart(page, card, [GHOST, '.loupe']);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectApart(page, card, [GHOST]);
  await page.setViewportSize({ width: 320, height: 256 });
  await settled(page);
  const cut = (names: Element[]) => names.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await card.locator('.truncate').evaluateAll(cut), 'short names that are cut').toEqual([false, false]);
  await more.click();
  await card.waitFor({ state: 'detached' });
  expect(spotsOf(laid).length).toBeGreaterThan(0);
  expect(attacksOf({ game, events: [] })).toEqual([]);
});

test('pointing at a meeple shows its realm, what it is worth and whose it is; O shows all', async () => {
  const page = await sit(early);
  const game = await expectTrueTable(page);
  const [realm] = heldRealms(game);
  const [figure] = realm.figures;
  const label = page.locator('.board-meeple-label').first();
  const box = await label.boundingBox();
  if (box === null) throw new Error('no meeple is in view');
  expect(figure).toBeDefined();
  const point = () => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await point();
  await page.locator('.realms').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.realms').waitFor({ state: 'detached' });
  await page.mouse.move(5, 400);
  await point();
  await page.locator('.realms').waitFor();
  expect(await page.locator('.realms').textContent()).toMatch(/tiles?,.*now worth/);
  const few = await page.locator('.board-owned > g').count();
  expect(few).toBeGreaterThan(0);
  // A short press stays one, however long the page takes for it.
  await page.evaluate(() => {
    const press = (type: string) => document.body.dispatchEvent(new KeyboardEvent(type, { key: 'o', bubbles: true }));
    press('keydown');
    for (const until = performance.now() + 400; performance.now() < until; );
    press('keyup');
  });
  const all = heldRealms(game).reduce((sum, { places }) => sum + places.length, 0);
  await expect.poll(() => page.locator('.board-owned > g').count()).toBe(all);
  await page.keyboard.press('o');
  await page.mouse.move(5, 400);
  await expect.poll(() => page.locator('.board-owned > g').count()).toBe(0);
  await page.keyboard.down('o');
  await expect.poll(() => page.locator('.board-owned > g').count()).toBe(all);
  await page.evaluate(
    () => new Promise((held) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(held, 400)))),
  );
  await page.keyboard.up('o');
  await expect.poll(() => page.locator('.board-owned > g').count()).toBe(0);
});

test('assist levels give and take help; each is kept', async () => {
  const page = await sit(early);
  expect(await page.locator('.board-legal').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const help = dialog(page, 'Menu').getByRole('group', { name: 'Help during the game' });
  await help.getByRole('radio', { name: 'None' }).check();
  await page.keyboard.press('Escape');
  expect(await page.locator('.board-legal').first().isVisible()).toBe(false);
  await page.keyboard.press('b');
  await dialog(page, 'Tiles still to come').waitFor();
  expect(await page.locator('.kind').count()).toBe(0);
  // Tab must not reach what the sheet covers.
  const inert = () =>
    page.locator(':is(.top, .story)').evaluateAll((parts) => parts.map((part) => part.hasAttribute('inert')));
  expect(await inert()).toEqual([true, true]);
  // The sheet covers the menu's button, and it would be open again after the reload.
  await dialog(page, 'Tiles still to come').getByRole('button', { name: 'Close' }).click();
  expect(await inert()).toEqual([false, false]);
  await page.reload();
  await atRest(page);
  expect(await page.locator('.table').getAttribute('data-assist')).toBe('purist');
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page, 'Menu').getByRole('radio', { name: 'Learn' }).check();
  await expectCameraButtons(page);
  await page.keyboard.press('Escape');
  expect(await page.locator('.legend li').count()).toBe(9);
});

/** The menu zooms by single presses, as a wheel or two fingers do, and shows the whole board again. */
async function expectCameraButtons(page: Page): Promise<void> {
  const transform = () => page.locator('.board-layer').evaluate((layer) => (layer as HTMLElement).style.transform);
  const scale = async () => Number(/scale\(([\d.]+)/.exec(await transform())?.[1]);
  const view = dialog(page, 'Menu').getByRole('group', { name: 'View' });
  await dialog(page, 'Menu').getByText('More', { exact: true }).click();
  await view.getByRole('button', { name: 'Show the whole board' }).click();
  await settled(page);
  const whole = await scale();
  await view.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(scale).toBeCloseTo(whole * 1.25);
  await view.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(scale).toBeCloseTo(whole);
}

test('a turn is confirmed by the same choice again, or as it was agreed: at once without a meeple', async () => {
  const page = await sit(early, { 'asteroute.confirm': 'meeple' });
  const turns = async () => (await keptGame(page)).record.turns.length;
  const before = await turns();
  await placeWithChoices(page);
  await choose(page, 0);
  await expect.poll(turns).toBe(before + 1);
  await page.evaluate(() => localStorage.removeItem('asteroute.confirm'));
  await page.reload();
  await atRest(page);
  await placeWithChoices(page);
  await choose(page, 1);
  expect(await turns()).toBe(before + 1);
  await choose(page, 1);
  await expect.poll(turns).toBe(before + 2);
});

/** Puts the tile where a meeple can be sent. */
async function placeWithChoices(page: Awaited<ReturnType<typeof sit>>): Promise<void> {
  for (const { stop } of await inView(page, FREE)) {
    await page.keyboard.press('f');
    await settled(page);
    const cell = (await inView(page, FREE)).find((free) => free.stop === stop);
    if (cell === undefined) continue;
    await mouse(page).press(cell);
    await page.locator(GHOST).waitFor();
    if ((await countChoices(page)) > 1) return;
    while ((await page.locator(GHOST).count()) > 0) await page.keyboard.press('Escape');
  }
  throw new Error('no cell with a choice');
}

test('the screen is handed over by a card that only the next person puts away', async () => {
  const page = await sit(early, { 'asteroute.handover': 'card' });
  const game = await expectTrueTable(page);
  await placeWithChoices(page);
  await choose(page, 0);
  await confirmButton(page).click();
  const next = game.rules.players[(game.position.seat + 1) % 3].name;
  const card = dialog(page, `Pass to ${next}`);
  await card.waitFor();
  const announced = page.locator('.visually-hidden[aria-live="polite"]');
  expect(await announced.textContent(), 'announced while the card lies there').not.toContain(`${next}, your turn`);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: `I am ${next}` }).click();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => announced.textContent()).toContain(`${next}, your turn`);
  await expectTrueTable(page);
});

test('every viewer has own colours, and two players never look alike', async () => {
  const page = await sit(early);
  const colors = () => page.locator('.player').evaluateAll((all) => all.map((one) => one.getAttribute('data-color')));
  expect(await colors()).toEqual(['red', 'black', 'green']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await (await accessibility(page)).locator('.wear li').first().locator('label[title="Black"]').click();
  expect(await colors()).toEqual(['black', 'red', 'green']);
  await page.keyboard.press('Escape');
  await page.reload();
  await atRest(page);
  expect(await colors()).toEqual(['black', 'red', 'green']);
  expect((await keptGame(page)).record.players.map(({ color }) => color)).toEqual(['red', 'black', 'green']);
});

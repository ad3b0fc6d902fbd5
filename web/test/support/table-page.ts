/** The table as a person plays at it, with a mouse or a finger. */
import type { Random } from '@asteroute/engine';
import type { Recipe } from '@asteroute/page/testing/prepared.ts';
import { keptGame } from '@asteroute/page/testing/truth.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  FREE,
  GHOST,
  inView,
  type Pressable,
  SPOT,
  settled,
  showAll,
  shownRotation,
  tilesOnBoard,
  turning,
  turningPlace,
} from './board-page.ts';
import { mouse, type Pointing } from './pointing.ts';

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
export const confirmButton = (page: Page): Locator => page.locator('.hand-end .primary, .loupe-go');
/** What the button says that it will do. */
export const confirmText = async (page: Page): Promise<string> =>
  (await confirmButton(page).getAttribute('aria-label')) ?? (await confirmButton(page).innerText());
export const undoButton = (page: Page): Locator => page.locator('.hand-end .quiet');
/** Where it is seen: the list beside a loupe is for keys and ears. */
const recallButton = (page: Page): Locator => page.locator('.loupe .recall, [data-beside="false"] .recall');
export const choices = (page: Page): Locator => page.locator('.choice:not(.size, .recall)');

/** How many choices there are at the drafted tile, once the code that shows them is loaded. */
export async function countChoices(page: Page): Promise<number> {
  await page.locator('.choice, .hand-end .primary:enabled, .loupe-go:enabled').first().waitFor({ state: 'attached' });
  return choices(page).count();
}

/** Presses a choice where it is seen: on the board and the loupe, or in the list where they do not show it. */
export async function choose(page: Page, number: number, pointing: Pointing = mouse(page)): Promise<void> {
  const inList = (await page.locator('[data-beside="true"] .choices').count()) === 0;
  if (inList) return pointing.pressOn(choices(page).nth(number));
  if (number === 0) return pointing.pressOn(page.locator('.loupe-none'));
  await settled(page);
  const seen = async () => (await inView(page, SPOT)).find(({ stop }) => stop === `spot:${number}`);
  const inSight = await seen();
  // A wheel over a tile that lies in one way only has zoomed in.
  if (inSight === undefined) await showAll(page);
  const spot = inSight ?? (await seen());
  if (spot === undefined) throw new Error(`place ${number} is not in view`);
  await pointing.press(spot);
}

/** Waits until a person has to decide, or the final scoring has begun; returns whether it has. */
export async function atRest(page: Page, moreThan = 0): Promise<boolean> {
  const rests = (tiles: number): boolean => {
    const over = document.querySelector('.final, .results') !== null;
    const count = Number(/\d+/.exec(document.querySelector('.board')?.getAttribute('aria-label') ?? '')?.[0]);
    return over || (count > tiles && document.querySelector('.hand-tile') !== null);
  };
  await page.waitForFunction(rests, moreThan);
  return (await page.locator('.final, .results').count()) > 0;
}

/** Opens the topic of accessibility in the settings of the menu. */
export async function accessibility(page: Page): Promise<Locator> {
  const menu = dialog(page, 'Menu');
  await menu.getByText('Accessibility').click();
  return menu;
}

export async function setSpeed(page: Page, pointing: Pointing, speed: 'Full' | 'Short' | 'Off'): Promise<void> {
  await pointing.pressOn(page.getByRole('button', { name: 'Menu' }));
  const menu = dialog(page, 'Menu');
  await pointing.pressOn(menu.getByRole('radio', { name: speed }));
  expect(await menu.getByRole('radio', { name: speed }).isChecked()).toBe(true);
  await pointing.pressOn(menu.getByRole('button', { name: 'Close' }));
  await menu.waitFor({ state: 'detached' });
}

/** A turn as it was shown to the person who confirmed it. */
export interface Decided {
  /** The index of the turn in the record. */
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly deploys: boolean;
}

/** How a simulated person plays a turn. */
export interface Habits {
  readonly pointing: Pointing;
  readonly random: Random;
  /** Checks the table while a draft is open. */
  readonly look?: (page: Page) => Promise<void>;
}

/** Plays the tile in hand at random, sometimes after taking everything back, and confirms. */
export async function takeTurn(page: Page, habits: Habits): Promise<Decided> {
  const { pointing, random, look } = habits;
  await chooseCell(page, habits);
  for (let turns = random.below(3); turns > 0; turns--) await turnGhost(page, habits);
  await chooseSpot(page, habits);
  if (random.below(5) === 0) await thinkAgain(page, habits);
  await look?.(page);
  const decided = await decision(page);
  await pointing.pressOn(confirmButton(page));
  return decided;
}

/** Presses a marked cell; if none is in view, shows the whole board first. */
async function chooseCell(page: Page, { pointing, random }: Habits): Promise<void> {
  await settled(page);
  const cell = pick(await freeCells(page), random);
  await pointing.press(cell);
  await page.locator(`${GHOST}[data-stop="${cell.stop}"]`).waitFor();
  await settled(page);
}

/** The marked cells in view; if there are none, the whole board is shown first. */
export async function freeCells(page: Page): Promise<Pressable[]> {
  const seen = await inView(page, FREE);
  if (seen.length > 0) return seen;
  await showAll(page);
  const all = await inView(page, FREE);
  expect(all.length, 'marked cells in view of the whole board').toBeGreaterThan(0);
  return all;
}

/** Places the tile on one marked cell after the other, until `isWanted` returns true for the draft. */
export async function draftUntil(page: Page, isWanted: () => Promise<boolean>): Promise<void> {
  await settled(page);
  for (const { stop } of await inView(page, FREE)) {
    await showAll(page);
    const cell = (await inView(page, FREE)).find((free) => free.stop === stop);
    if (cell === undefined) continue;
    await page.mouse.click(cell.x, cell.y);
    await page.locator(`${GHOST}[data-stop="${stop}"]`).waitFor();
    if (await isWanted()) return;
    while ((await page.locator(GHOST).count()) > 0) await page.keyboard.press('Escape');
  }
}

async function turnGhost(page: Page, { pointing, random }: Habits): Promise<void> {
  const by = random.below(2) === 0 ? 1 : -1;
  const place = random.below(3) > 0 ? await turningPlace(page) : null;
  const inHand = page.locator('.hand-tile');
  await turning(page, () => (place === null ? pointing.pressOn(inHand) : pointing.turnAt(place, by)));
}

/** Chooses a random place on the board or in the list, or no meeple, and the kind of meeple. */
async function chooseSpot(page: Page, { pointing, random }: Habits): Promise<void> {
  const recall = recallButton(page);
  if ((await recall.count()) > 0 && random.below(2) === 0) return pointing.pressOn(recall);
  const count = await countChoices(page);
  if (count === 0) return;
  const index = await preferredChoice(page, random, count);
  await choose(page, index, pointing);
  await page.locator('.choice[aria-pressed="true"]:not(.size)').waitFor();
  expect(await choices(page).nth(index).getAttribute('aria-pressed')).toBe('true');
  if (random.below(4) === 0) await changeSize(page, pointing);
}

/** The index of the choice to make: an attack if possible, because attacks are rare, otherwise a random one. */
async function preferredChoice(page: Page, random: Random, count: number): Promise<number> {
  const attacks = await choices(page).evaluateAll((all) =>
    all.flatMap((choice, i) => (choice.getAttribute('data-attack') === 'true' ? [i] : [])),
  );
  if (attacks.length > 0) return attacks[random.below(attacks.length)];
  return random.below(4) === 0 ? 0 : random.below(count);
}

async function changeSize(page: Page, pointing: Pointing): Promise<void> {
  const size = page.locator('.choice.size');
  if ((await size.count()) === 0) return;
  const before = await size.getAttribute('aria-pressed');
  await pointing.pressOn(size);
  await expect.poll(() => size.getAttribute('aria-pressed')).not.toBe(before);
}

/** Takes everything back, and decides again. */
async function thinkAgain(page: Page, habits: Habits): Promise<void> {
  for (let steps = 0; await undoButton(page).isEnabled(); steps++) {
    expect(steps, 'steps to take back').toBeLessThan(3);
    await habits.pointing.pressOn(undoButton(page));
    await settled(page);
  }
  expect(await page.locator(GHOST).count()).toBe(0);
  expect(await page.locator('.loupe-go, .hand-end .primary:enabled').count()).toBe(0);
  await chooseCell(page, habits);
  await chooseSpot(page, habits);
}

export async function decision(page: Page): Promise<Decided> {
  const stop = await page.locator(GHOST).getAttribute('data-stop');
  const [x, y] = (stop ?? '').split(',').map(Number);
  const deploys = / (on|in) the |attacks/.test(await confirmText(page));
  return { turn: (await tilesOnBoard(page)) - 1, x, y, rotation: await shownRotation(page), deploys };
}

/** Checks that the record has the turn as it was decided. */
export async function expectRecorded(page: Page, decided: Decided): Promise<void> {
  const { x, y, rotation, action } = (await keptGame(page)).record.turns[decided.turn];
  const { turn, ...due } = decided;
  expect({ x, y, rotation, deploys: action.type === 'deploy' }, `turn ${turn + 1}`).toEqual(due);
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}

/** Drafts the turn of a recipe, up to the confirmation. */
export async function followRecipe(page: Page, recipe: Recipe, pointing = mouse(page)): Promise<void> {
  await settled(page);
  const free = await freeCells(page);
  const seen = free.find(({ stop }) => stop === recipe.stop);
  if (seen === undefined) await showAll(page);
  const cell = seen ?? (await inView(page, FREE)).find(({ stop }) => stop === recipe.stop);
  if (cell === undefined) throw new Error(`${recipe.stop} is not in view`);
  await pointing.press(cell);
  await page.locator(GHOST).waitFor();
  while ((await shownRotation(page)) !== recipe.rotation) await turning(page, () => page.keyboard.press('r'));
  for (let pressed = 0; pressed < recipe.switches; pressed++) await page.locator('.choice.size').click();
  const count = await countChoices(page);
  if (recipe.recall) await recallButton(page).click();
  else if (count > 0) await choose(page, recipe.number, pointing);
}

/** Actions of a person without a mouse, by keys only. */
import type { Random } from '@asteroute/engine';
import type { Recipe } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GHOST, settled, shownRotation, turning } from './board-page.ts';
import { atRest, choices, confirmButton, countChoices, dialog } from './table-page.ts';

/** More tab stops than any page of the game has. */
const MAX_STOPS = 80;
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

const FRENCH_ROW = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];

/** Presses the key of a digit on a French keyboard, which writes another sign without Shift. */
export const pressFrench = (page: Page, digit: number): Promise<boolean | undefined> =>
  page.evaluate(
    (key) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true })),
    { key: FRENCH_ROW[digit], code: `Digit${digit}` },
  );

/** The accessible name of the focused element, as far as attributes and text give it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element.getAttribute('aria-label') ?? label ?? element.textContent?.trim() ?? '';
  });
}

export const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

/** Presses Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const matches = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  const passed: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    const here = await focused(page);
    if (matches(here)) return;
    passed.push(here);
    await press(page, 'Tab');
  }
  throw new Error(`no Tab leads to ${name}, only to: ${[...new Set(passed)].join(' | ')}`);
}

/** Presses Tab until the focus is in an element with the selector. */
async function tabInto(page: Page, selector: string): Promise<void> {
  for (let stops = 0; !(await focusIsIn(page, selector)); stops++) {
    expect(stops, `tab stops to ${selector}`).toBeLessThan(MAX_STOPS);
    await press(page, 'Tab');
  }
}

/** Presses Tab until a marked cell of the board has the focus. */
export const tabToBoard = (page: Page): Promise<void> => tabInto(page, '.board-cell');

/** Opens a panel by its key, reads it and closes it. */
export async function glance(page: Page, key: string, name: string): Promise<void> {
  await press(page, key);
  await dialog(page, name).waitFor();
  await expect.poll(() => focusIsIn(page, '.sheet'), { message: 'an opened panel has the focus' }).toBe(true);
  await press(page, 'Escape');
  await dialog(page, name).waitFor({ state: 'detached' });
}

/** Moves over the marked cells at random and places the tile on one. */
export async function dropByKeys(page: Page, random: Random): Promise<void> {
  for (let steps = random.below(5); steps > 0; steps--) await press(page, ARROWS[random.below(4)]);
  await press(page, 'Enter');
  await page.locator(GHOST).waitFor();
  await settled(page);
}

/** More steps than it takes to reach any marked cell. */
const MAX_STEPS = 400;

/** The arrow key that leads from the focused element towards a stop of the board, as both are on the screen. */
function arrowTo(page: Page, stop: string): Promise<string> {
  return page.evaluate((wanted) => {
    const middle = (element: Element | null) => {
      const { left, top, width, height } = (element ?? document.body).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const here = middle(document.activeElement);
    const there = middle(document.querySelector(`[data-stop="${wanted}"]`));
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  }, stop);
}

/** Drafts the turn of a recipe, up to the confirmation. */
export async function followRecipeByKeys(page: Page, recipe: Recipe, random: Random): Promise<void> {
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-stop'));
  for (let steps = 0; (await here()) !== recipe.stop; steps++) {
    expect(steps, `steps to ${recipe.stop}`).toBeLessThan(MAX_STEPS);
    // A random step leads on if no cell lies in that direction.
    await press(page, random.below(3) === 0 ? ARROWS[random.below(4)] : await arrowTo(page, recipe.stop));
  }
  await press(page, 'Enter');
  await page.locator(GHOST).waitFor();
  while ((await shownRotation(page)) !== recipe.rotation) await turning(page, () => press(page, 'r'));
  if (recipe.recall) return press(page, 'a');
  for (let pressed = 0; pressed < recipe.switches; pressed++) await press(page, 'l');
  await press(page, String(recipe.number));
}

/** Rotates by R and chooses by digits or on the board itself. */
export async function decideByKeys(page: Page, random: Random): Promise<void> {
  for (let turns = random.below(3); turns > 0; turns--) {
    await turning(page, () => press(page, random.below(2) === 0 ? 'r' : 'Shift+R'));
  }
  const count = await countChoices(page);
  const recall = (await page.locator('.choice.recall').count()) > 0;
  if (recall && random.below(2) === 0) await press(page, 'a');
  else if (count > 0) await chooseByKeys(page, random, count);
  expect(await confirmButton(page).isEnabled()).toBe(true);
}

async function chooseByKeys(page: Page, random: Random, count: number): Promise<void> {
  const number = random.below(count);
  const choice = choices(page).nth(number);
  await (number % 2 === 0 ? press(page, String(number)) : pressFrench(page, number));
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
  const size = page.locator('.choice.size');
  if (random.below(4) > 0 || (await size.count()) === 0) return;
  const before = await size.getAttribute('aria-pressed');
  await press(page, 'l');
  await expect.poll(() => size.getAttribute('aria-pressed')).not.toBe(before);
}

/** Takes the whole draft back by Escape. */
export async function takeBackByKeys(page: Page): Promise<void> {
  for (let steps = 0; (await page.locator(GHOST).count()) > 0; steps++) {
    expect(steps, 'steps to take back').toBeLessThan(3);
    await press(page, 'Escape');
    await settled(page);
  }
}

/** Turns all animations off in the menu. */
export async function hurryByKeys(page: Page): Promise<void> {
  await tabTo(page, 'Menu');
  await press(page, 'Enter');
  await dialog(page, 'Menu').waitFor();
  const off = dialog(page, 'Menu').getByRole('radio', { name: 'Off' });
  await tabInto(page, '[name="speed"]');
  for (let steps = 0; steps < 3 && !(await off.isChecked()); steps++) await press(page, 'ArrowRight');
  expect(await off.isChecked()).toBe(true);
  await press(page, 'Escape');
  await dialog(page, 'Menu').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), { message: 'a closed panel gives the focus back' }).toBe('Menu');
}

/** Skips by Space what is being shown, until a person has to decide or the game is over. */
export async function skipToRest(page: Page, tiles: number): Promise<boolean> {
  const rest = atRest(page, tiles);
  let resting = false;
  const stop = (): void => {
    resting = true;
  };
  rest.then(stop, stop);
  while (!resting) {
    if ((await page.locator('.hand-tile').count()) === 0) await press(page, 'Space');
    await settled(page);
  }
  // A Space that came too late may have placed the next tile.
  await takeBackByKeys(page);
  return rest;
}

/** Checks that an element has the focus, and not the body, where a screen reader would begin again. */
export async function expectFocus(page: Page): Promise<void> {
  const lost = () => page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  await expect.poll(lost, { message: 'the focus is lost' }).toBe(false);
}

/** What a person does at a table, in any engine. */

import type { Recipe } from '@asteroute/page/testing/prepared.ts';
import { expect } from 'vitest';
import { FREE, GHOST, inView, settled } from '../support/board-page.ts';
import { type EnginePage, key, press, pressOn, until } from './engine.ts';

const CONFIRM = '.hand-end .primary, .loupe-go';

/** Stores `kept` in the emptied storage of the browser and opens an address of the server. */
export async function openWith(
  page: EnginePage,
  url: string,
  kept: Readonly<Record<string, string>>,
  hash = '',
): Promise<void> {
  await page.goto(`${url}/healthz`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
  await page.goto(`${url}/${hash}`);
  await page.evaluate(paintNothing);
  await until(page, 'the page is there', () => document.querySelector('main') !== null);
}

/** Runs in the page: a page that is wholly transparent is not painted, which without a graphics card is half the work. */
function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/** Puts the tile in hand on some marked cell, without a meeple, and confirms. */
export async function playAnywhere(page: EnginePage): Promise<void> {
  await expect.poll(() => inView(page, FREE)).not.toEqual([]);
  await settled(page);
  const [cell] = await inView(page, FREE);
  await press(page, cell);
  await until(page, 'the tile lies there', (ghost) => document.querySelector(ghost) !== null, GHOST);
  await key(page, '0');
  await pressOn(page, CONFIRM);
}

export const tilesOnBoard = (page: EnginePage): Promise<number> =>
  page.evaluate(() => Number(/\d+/.exec(document.querySelector('.board')?.getAttribute('aria-label') ?? '')?.[0]));

/** Runs in the page: the rotation in which the tile in hand is drawn, in quarter turns. */
const rotation = (): number =>
  Number(
    /rotate\((-?\d+)/.exec(document.querySelector('.hand-tile .tile g')?.getAttribute('transform') ?? '')?.[1] ?? 0,
  ) / 90;

/** Runs in the page: the kind of meeple that is chosen, in words. */
const kindOfMeeple = (): string | null => document.querySelector('.choice.size')?.getAttribute('aria-label') ?? null;

/** Plays the turn of a recipe, and confirms. */
export async function playRecipe(page: EnginePage, recipe: Recipe): Promise<void> {
  await until(page, 'a person has to decide', () => document.querySelector('.hand-tile') !== null);
  await settled(page);
  const wantedCell = async () => (await inView(page, FREE)).find(({ stop }) => stop === recipe.stop);
  if ((await wantedCell()) === undefined) {
    await key(page, 'f');
    await settled(page);
  }
  const cell = await wantedCell();
  if (cell === undefined) throw new Error(`${recipe.stop} is not in sight`);
  await press(page, cell);
  await until(page, 'the tile lies there', (ghost) => document.querySelector(ghost) !== null, GHOST);
  for (let before = await page.evaluate(rotation); before !== recipe.rotation; before = await page.evaluate(rotation)) {
    await key(page, 'r');
    await expect.poll(() => page.evaluate(rotation), { message: 'the tile turns' }).not.toBe(before);
  }
  if (recipe.switches > 0) await settled(page);
  for (let pressed = 0; pressed < recipe.switches; pressed++) {
    const before = await page.evaluate(kindOfMeeple);
    await pressOn(page, '.choice.size');
    await expect.poll(() => page.evaluate(kindOfMeeple), { message: 'the kind of meeple' }).not.toBe(before);
  }
  const offered = '.choice, .hand-end .primary:enabled, .loupe-go:enabled';
  await until(page, 'the choices are loaded', (any) => document.querySelector(any) !== null, offered);
  // Where no meeple can go 0 is chosen already, and once more confirms.
  if (await page.evaluate(() => document.querySelector('.choice') !== null))
    await key(page, recipe.recall ? 'a' : String(recipe.number));
  await pressOn(page, CONFIRM);
}

/** The kept game of the browser, as text. */
export const keptText = (page: EnginePage, name: string): Promise<string> =>
  page.evaluate((wanted) => localStorage.getItem(wanted) ?? '', name);

/** Runs in the page: the visible drawings that have no size. */
export function emptyDrawings(): string[] {
  const hasDrawing = (use: SVGUseElement) => document.querySelector(use.href.baseVal)?.childElementCount !== 0;
  const drawn = [...document.querySelectorAll('use')].filter((use) => use.closest('#symbols') === null);
  const seen = drawn.filter(
    (use) => use.checkVisibility() && (use.ownerSVGElement?.clientWidth ?? 0) > 0 && hasDrawing(use),
  );
  if (seen.length === 0) return ['nothing is drawn'];
  return seen.flatMap((use) => {
    const { width, height } = use.getBBox();
    return width > 0 || height > 0 ? [] : [use.href.baseVal];
  });
}

/** What a person does at a table, in any engine. */

import type { Recipe } from '@asteroute/page/testing/prepared.ts';
import { expect } from 'vitest';
import { type EnginePage, key, press, pressOn, until } from './engine.ts';

const GHOST = '.board-cell[data-kind="ghost"]';
const CONFIRM = '.hand-end .primary';

/** Stores `kept` in the emptied storage of the browser and opens an address of the server. */
export async function openWith(
  page: EnginePage,
  url: string,
  kept: Readonly<Record<string, string>>,
  hash = '',
): Promise<void> {
  await page.goto(`${url}/healthz`);
  await page.run((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
  await page.goto(`${url}/${hash}`);
  await until(page, 'the page is there', () => document.querySelector('main') !== null);
}

/** Waits until the camera and all that moves has rested for some frames. */
async function settled(page: EnginePage): Promise<void> {
  await page.run(async () => {
    const pose = () => (document.querySelector('.board-layer') as HTMLElement | null)?.style.transform;
    for (let calm = 0, before = pose(); calm < 3; before = pose()) {
      await new Promise((done) => requestAnimationFrame(done));
      calm = pose() === before ? calm + 1 : 0;
    }
  });
}

/** Runs in the page: the point at which a press reaches the marked cell; null if the cell is out of sight. */
function placeOfCell(stop: string): { x: number; y: number } | null {
  const cell = document.querySelector(`.board-cell[data-kind="legal"][data-stop="${stop}"]`);
  const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return cell !== null && document.elementFromPoint(x, y)?.closest('[data-stop]') === cell ? { x, y } : null;
}

/** Runs in the page: the `data-stop` of the first marked cell in sight. */
const firstCell = (): string | null => {
  const cells = [...document.querySelectorAll('.board-cell[data-kind="legal"]')];
  const seen = cells.find((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-stop]') === cell;
  });
  return seen?.getAttribute('data-stop') ?? null;
};

/** Puts the tile in hand on some marked cell, without a meeple, and confirms. */
export async function playAnywhere(page: EnginePage): Promise<void> {
  await expect.poll(() => page.run(firstCell)).not.toBeNull();
  await settled(page);
  const stop = (await page.run(firstCell)) ?? '';
  await press(page, (await page.run(placeOfCell, stop)) ?? { x: 0, y: 0 });
  await until(page, 'the tile lies there', (ghost) => document.querySelector(ghost) !== null, GHOST);
  const choices = '.choice:not(.size, .recall)';
  if (await page.run((selector) => document.querySelector(selector) !== null, choices)) await pressOn(page, choices);
  await pressOn(page, CONFIRM);
}

/** The number of tiles on the board, from the board's label. */
export const tilesOnBoard = (page: EnginePage): Promise<number> =>
  page.run(() => Number(/\d+/.exec(document.querySelector('.board')?.getAttribute('aria-label') ?? '')?.[0]));

/** Runs in the page: the rotation in which the tile in hand is drawn, in quarter turns. */
const rotation = (): number =>
  Number(
    /rotate\((-?\d+)/.exec(document.querySelector('.hand-tile .tile g')?.getAttribute('transform') ?? '')?.[1] ?? 0,
  ) / 90;

/** Plays the turn of a recipe, and confirms. */
export async function playRecipe(page: EnginePage, recipe: Recipe): Promise<void> {
  await until(page, 'a person has to decide', () => document.querySelector('.hand-tile') !== null);
  await settled(page);
  if ((await page.run(placeOfCell, recipe.stop)) === null) {
    await key(page, 'f');
    await settled(page);
  }
  const cell = await page.run(placeOfCell, recipe.stop);
  if (cell === null) throw new Error(`${recipe.stop} is not in sight`);
  await press(page, cell);
  await until(page, 'the tile lies there', (ghost) => document.querySelector(ghost) !== null, GHOST);
  for (let before = await page.run(rotation); before !== recipe.rotation; before = await page.run(rotation)) {
    await key(page, 'r');
    await expect.poll(() => page.run(rotation), { message: 'the tile turns' }).not.toBe(before);
  }
  for (let pressed = 0; pressed < recipe.switches; pressed++) await pressOn(page, '.choice.size');
  const wanted = recipe.recall ? '.choice.recall' : `.choice:not(.size, .recall)`;
  const index = recipe.recall ? 0 : recipe.number;
  if (await page.run((selector) => document.querySelector(selector) !== null, wanted)) {
    await page.run(
      (selector, at) => document.querySelectorAll(selector)[at].setAttribute('data-wanted', ''),
      wanted,
      index,
    );
    await pressOn(page, '[data-wanted]');
  }
  await pressOn(page, CONFIRM);
}

/** The kept game of the browser, as text. */
export const keptText = (page: EnginePage, name: string): Promise<string> =>
  page.run((wanted) => localStorage.getItem(wanted) ?? '', name);

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

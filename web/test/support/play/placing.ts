/** Placing a tile by pointing at it: the tile stays where it was pressed, and the pointer has a short way. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  FREE,
  GHOST,
  inView,
  type Place,
  rotationsOfGhost,
  settled,
  shownRotation,
  tilesOnBoard,
} from '../board-page.ts';
import type { Pointing } from '../pointing.ts';
import { atRest, confirmButton, undoButton } from '../table-page.ts';

/** How many marked cells are pressed. */
const CELLS = 6;

/** Plays turns until there are cells to press: a game that is played whole begins with three. */
export async function playUntilManyCells(page: Page, playTurn: () => Promise<boolean>): Promise<void> {
  for (let over = false; !over; ) {
    await settled(page);
    if ((await inView(page, FREE)).length >= CELLS) return;
    over = await playTurn();
  }
}

/** Presses marked cells twice at the same point: the second press rotates the tile that the first one placed. */
export async function expectTurnsInPlace(page: Page, pointing: Pointing): Promise<void> {
  await settled(page);
  const cells = await inView(page, FREE);
  expect(cells.length, 'marked cells in view').toBeGreaterThanOrEqual(CELLS - 2);
  let turned = 0;
  for (const { stop } of cells.slice(0, CELLS)) {
    // A board that somebody has moved is fitted again after a while.
    const cell = (await inView(page, FREE)).find((free) => free.stop === stop);
    if (cell === undefined) continue;
    await pointing.press(cell);
    const ghost = page.locator(`${GHOST}[data-stop="${cell.stop}"]`);
    await ghost.waitFor();
    await settled(page);
    await expectLoupeBeside(page, cell);
    const [before, count] = [await shownRotation(page), await rotationsOfGhost(page)];
    await pointing.press(cell);
    await settled(page);
    await ghost.waitFor();
    if (count > 1) await expect.poll(() => shownRotation(page), { message: `${cell.stop} turns` }).not.toBe(before);
    else expect(await shownRotation(page)).toBe(before);
    turned += count > 1 ? 1 : 0;
    while (await undoButton(page).isEnabled()) await pointing.pressOn(undoButton(page));
    await settled(page);
  }
  expect(turned, 'cells with more than one way').toBeGreaterThan(0);
}

/** The greatest distance in pixels from a cell to the button that plays the turn. */
const MOST_TRAVEL = 200;

/** Checks that the loupe is on the board beside the cell, covers no part of it, and has its button near. */
async function expectLoupeBeside(page: Page, cell: Place): Promise<void> {
  const { loupe, ghost, board, confirm, wide, tile } = await page.evaluate(() => {
    const lens = document.querySelector<SVGSVGElement>('.loupe-lens > svg');
    const tile = ((lens?.clientWidth ?? 0) / (lens?.viewBox.baseVal.width ?? 1)) * 100;
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
    const [loupe, ghost, board] = ['.loupe', '[data-kind="ghost"]', '.board'].map(box);
    return { loupe, ghost, board, confirm: box('.loupe-go'), wide: innerWidth > 1000, tile };
  });
  // On a phone it is shut where a tile lies in one way and no meeple can go: the bar confirms.
  if (loupe.width === 0) return expect(wide).toBe(false);
  expect(
    loupe.left < ghost.right && ghost.left < loupe.right && loupe.top < ghost.bottom && ghost.top < loupe.bottom,
    'the loupe covers its cell',
  ).toBe(false);
  if (tile > 0) expect(tile, 'pixels of the enlarged tile').toBeCloseTo(160, 0);
  expect(loupe.left).toBeGreaterThanOrEqual(board.left);
  expect(loupe.top).toBeGreaterThanOrEqual(board.top);
  expect(loupe.right).toBeLessThanOrEqual(board.right);
  expect(loupe.bottom).toBeLessThanOrEqual(board.bottom);
  if (!wide) return;
  // A cell that the window cut has moved since it was pressed.
  const middle = { x: ghost.left + ghost.width / 2, y: ghost.top + ghost.height / 2 };
  const ways = [cell, middle].map(({ x, y }) =>
    Math.hypot(confirm.left + confirm.width / 2 - x, confirm.top + confirm.height / 2 - y),
  );
  expect(Math.min(...ways), 'pixels from the cell to the button').toBeLessThanOrEqual(MOST_TRAVEL);
}

/** Plays a turn with three presses: the cell, the choice, the confirm button. */
export async function playByThreePresses(page: Page, pointing: Pointing): Promise<void> {
  await settled(page);
  const before = await tilesOnBoard(page);
  const [cell] = await inView(page, FREE);
  await pointing.press(cell);
  const choice = page.locator(':is(.loupe, .board) .board-spot');
  await page.locator('.loupe').waitFor({ state: 'attached' });
  await settled(page);
  if ((await choice.count()) > 0) await pointing.pressOn(choice.last());
  await pointing.pressOn(confirmButton(page));
  await atRest(page, before);
}

/** Placing a tile by pointing at it: what stays where it was pressed, and how far a hand has to go. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FREE, GHOST, inView, rotationsOfGhost, settled, shownRotation } from './board-page.ts';
import type { Pointing } from './pointing.ts';
import { undoButton } from './table-page.ts';

/** Presses every marked cell in view twice at the same point: the second press turns the tile that the first placed. */
export async function expectTurnsInPlace(page: Page, pointing: Pointing, least: number): Promise<void> {
  await settled(page);
  const cells = await inView(page, FREE);
  expect(cells.length, 'marked cells in view').toBeGreaterThanOrEqual(least);
  let turned = 0;
  for (const cell of cells) {
    await pointing.press(cell);
    const ghost = page.locator(`${GHOST}[data-stop="${cell.stop}"]`);
    await ghost.waitFor();
    await settled(page);
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

/** Tables on a server as people use them: each in a browser of their own. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FREE, GHOST, inView, settled, tilesOnBoard } from './board-page.ts';
import { choices, confirmButton } from './table-page.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export async function toLobby(page: Page): Promise<void> {
  await button(page, 'All tables').click();
  await button(page, 'New public table').waitFor();
}

export const atTable = (page: Page) => page.locator('.players').waitFor();

/** Puts the tile somewhere in view with a meeple, and stops before the confirmation. */
export async function draftTurn(page: Page): Promise<void> {
  await page.locator('.hand-tile').waitFor();
  await settled(page);
  if ((await inView(page, FREE)).length === 0) await page.keyboard.press('f');
  await settled(page);
  const cells = await inView(page, FREE);
  expect(cells.length, 'marked cells in view').toBeGreaterThan(0);
  const cell = cells[Math.floor(cells.length / 2)];
  await page.mouse.click(cell.x, cell.y);
  await page.locator(`${GHOST}[data-stop="${cell.stop}"]`).waitFor();
  const count = await choices(page).count();
  if (count > 0) {
    await choices(page)
      .nth(Math.min(1, count - 1))
      .click();
  }
  await page.locator('.hand-end .primary:enabled').waitFor();
}

/** Confirms, and waits until the turn lies on the table. */
export async function confirmTurn(page: Page): Promise<void> {
  const before = await tilesOnBoard(page);
  await confirmButton(page).click();
  await expect.poll(() => tilesOnBoard(page)).toBeGreaterThan(before);
}

/** Ends the nods of the final scoring. */
export async function toResults(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Show all' });
  await page.locator('.final, .results').first().waitFor();
  if ((await all.count()) > 0) await all.click();
  await page.locator('.results').waitFor();
}

/** Points by player, as the results list them. */
export function resultsOf(page: Page): Promise<Record<string, number>> {
  return page
    .locator('.results li')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('.result-name')?.textContent?.trim() ?? '',
          Number(row.querySelector('.result-points')?.textContent),
        ]),
      ),
    );
}

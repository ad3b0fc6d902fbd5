/** The start page as people use it. */
import type { Locator, Page } from 'playwright-core';

/** The button that starts a game at once, with the set-up of last time. */
export const playDoor = (page: Page): Locator => page.getByRole('button', { name: /^Play Against/ });

/** The button behind which everything about a game can be chosen. */
export const setUpButton = (page: Page): Locator => page.getByRole('button', { name: 'Set up the game' });

/** The button at the end of the set-up. */
export const startButton = (page: Page): Locator => page.getByRole('button', { name: 'Start the game' });

/** Opens the set-up of a game. */
export async function openSetup(page: Page): Promise<void> {
  await setUpButton(page).click();
  await startButton(page).waitFor();
}

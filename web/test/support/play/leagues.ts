/** Leagues as people use them. */
import type { Page } from 'playwright-core';
import { button } from '../online.ts';

/** The settings of a league that differ from a Swiss of three rounds. */
interface LeagueWish {
  readonly title: string;
  readonly format?: string;
  readonly rounds?: string;
  readonly duel?: boolean;
}

/** Creates a league; resolves with its link. */
export async function createLeague(
  page: Page,
  { title, format = 'swiss', rounds, duel = false }: LeagueWish,
): Promise<string> {
  await page.goto('/#leagues');
  await page.getByLabel('Name of the league').fill(title);
  await page.getByLabel('Who meets whom').selectOption(format);
  if (rounds !== undefined) await page.getByLabel('Rounds').selectOption(rounds);
  if (duel) await page.getByLabel(/^Play duels/).check();
  await button(page, 'Create the league').click();
  return page.getByLabel('Link to the league').inputValue();
}

export async function enterLeague(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Enter').click();
  await page.getByRole('listitem').filter({ hasText: name }).first().waitFor();
}

/** Gives up the game at which the page plays, as its menu does. */
export async function resignGame(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Resign').click();
  await button(page, /Really/).click();
}

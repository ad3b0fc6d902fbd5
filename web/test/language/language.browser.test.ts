/** The page in other languages: chosen from the browser, changed at any time, with nothing lost. */

import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FREE, GHOST, inView, settled } from '../support/board-page.ts';
import { changeSeat, openSetup, playDoor, seatOf, useStage } from '../support/stage.ts';
import { atRest } from '../support/table-page.ts';

const open = useStage();
const early = findTurn({ players: 3 }, ({ before }) => before.turns.length === 8);

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const languages = (page: Page) => page.locator('.language select');

test('the browser’s language is spoken from the start; names nobody typed follow a change', async () => {
  const page = await open({ locale: 'de-AT' });
  expect(await languageOf(page)).toBe('de');
  await page.getByRole('button', { name: 'Spiel einrichten' }).click();
  await page.getByRole('button', { name: 'Spiel starten' }).waitFor();
  await seatOf(page, 'Spieler 1').waitFor();
  await changeSeat(page, 'Bummler', async (asked) => {
    await asked.getByRole('combobox').first().selectOption('');
    await asked.getByRole('textbox').fill('Cleo');
  });
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByLabel('Sprache').selectOption('English');
  await page.keyboard.press('Escape');
  await openSetup(page);
  expect(await languageOf(page)).toBe('en');
  await seatOf(page, 'Player 1').waitFor();
  await seatOf(page, 'Cleo').waitFor();
});

test('a language without words falls back to English', async () => {
  const page = await open({ locale: 'nl-NL' });
  expect(await languageOf(page)).toBe('en');
  await playDoor(page).waitFor();
});

test('at the table the language changes at once: the draft stays, and a reload keeps the choice', async () => {
  const page = await open({ speed: 'off', kept: kept(early.before, early.seed) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await atRest(page);
  await settled(page);
  const [cell] = await inView(page, FREE);
  await page.mouse.click(cell.x, cell.y);
  await page.locator(`${GHOST}[data-stop="${cell.stop}"]`).waitFor();
  const before = await keptGame(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await languages(page).selectOption('de');
  await page.getByRole('dialog', { name: 'Menü' }).waitFor();
  await page.getByRole('button', { name: 'Schließen' }).click();
  expect(await page.locator(`${GHOST}[data-stop="${cell.stop}"]`).count()).toBe(1);
  expect(await page.locator('.board').getAttribute('aria-label')).toMatch(/^Spielfläche, \d+ Plättchen$/);
  expect(await page.getByRole('grid').getAttribute('aria-label')).toBe('Felder für das Plättchen');
  const free = page.getByRole('gridcell').and(page.locator(FREE)).first();
  expect(await free.getAttribute('aria-label')).toMatch(/leer, passt in/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await keptGame(page)).toEqual(before);
  await page.reload();
  await page.getByRole('button', { name: 'Menü' }).waitFor();
  expect(await languageOf(page)).toBe('de');
});

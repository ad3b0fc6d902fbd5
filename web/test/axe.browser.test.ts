import { createRandom } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousViolations } from './axe.ts';
import { FREE, inView, settled } from './board-page.ts';
import { finger, mouse, type Pointing } from './pointing.ts';
import { findTurn, kept } from './prepared.ts';
import { type PageOptions, useStage } from './stage.ts';
import { atRest, dialog, takeTurn } from './table-page.ts';

const open = useStage();

const crowded = findTurn({ players: 4 }, ({ before }) => before.turns.length === 60);
const last = findTurn({ players: 3 }, ({ running }) => !running);

const devices: readonly [string, PageOptions, (page: Page) => Pointing][] = [
  ['a screen', { speed: 'off' }, mouse],
  ['a phone', { speed: 'off', phone: true }, finger],
];

const complaintsOf = async (page: Page, views: Record<string, string[]>, name: string): Promise<void> => {
  await settled(page);
  views[name] = await seriousViolations(page);
};

describe.each(devices)('axe has no serious complaint on %s', (_, options, pointing) => {
  test('about the start page and the table', async () => {
    const page = await open({ ...options, kept: kept(crowded.before, crowded.seed) });
    const views: Record<string, string[]> = {};
    await complaintsOf(page, views, 'start');
    await page.getByRole('button', { name: 'Continue' }).click();
    await atRest(page);
    await complaintsOf(page, views, 'table');
    for (const [button, name] of [
      ['Menu', 'Menu'],
      ['What happened', 'What happened'],
      [/left$/, 'Tiles still to come'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await dialog(page, name).waitFor();
      await complaintsOf(page, views, name);
      await dialog(page, name).getByRole('button', { name: 'Close' }).click();
    }
    const [cell] = await inView(page, FREE);
    await pointing(page).press(cell);
    await page.locator('.choices, .hand-end .primary:enabled').first().waitFor();
    await complaintsOf(page, views, 'draft');
    expect(views).toEqual(Object.fromEntries(Object.keys(views).map((name) => [name, []])));
  });

  test('about the final scoring and the results', async () => {
    const page = await open({ ...options, kept: kept(last.before, last.seed) });
    const views: Record<string, string[]> = {};
    await page.getByRole('button', { name: 'Continue' }).click();
    await atRest(page);
    await takeTurn(page, { pointing: pointing(page), random: createRandom(1) });
    await page.getByLabel('Final scoring').waitFor();
    await complaintsOf(page, views, 'final');
    await page.getByRole('button', { name: 'Show all' }).click();
    await dialog(page, 'Results').waitFor();
    await complaintsOf(page, views, 'results');
    expect(views).toEqual(Object.fromEntries(Object.keys(views).map((name) => [name, []])));
  });
});

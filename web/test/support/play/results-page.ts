/** The end of a game, as it is shown: the final scoring step by step, then the results. */
import { scores } from '@asteroute/engine';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Pointing } from '../pointing.ts';
import { dialog } from '../table-page.ts';

/** Steps through the first realms of the final scoring, then shows all of them at once. */
export async function seeFinalScoring(page: Page, pointing: Pointing): Promise<void> {
  const final = page.getByLabel('Final scoring');
  await final.waitFor();
  const count = Number(/of (\d+)/.exec((await final.textContent()) ?? '')?.[1]);
  for (let step = 1; step <= Math.min(3, count - 1); step++) {
    await final.getByText(`Step ${step} of ${count}`).waitFor();
    await pointing.pressOn(final.getByRole('button', { name: 'Next' }));
  }
  await pointing.pressOn(final.getByRole('button', { name: 'Show all' }));
  await dialog(page, 'Results').waitFor();
}

interface ShownResult {
  readonly rank: string;
  readonly name: string;
  readonly score: number;
  readonly winner: boolean;
}

function shownResults(page: Page): Promise<ShownResult[]> {
  return dialog(page, 'Results')
    .locator('.podium')
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        rank: row.querySelector('.rank')?.textContent ?? '',
        name: row.querySelector('.result-name')?.firstChild?.textContent ?? '',
        score: Number(row.querySelector('.result-points')?.textContent),
        winner: row.getAttribute('data-winner') === 'true',
      })),
    );
}

/** Checks that the results, the table around them and the kept record agree. `sideNames` by side. */
export async function expectTrueResults(page: Page, sideNames: readonly string[]): Promise<void> {
  const game = await expectTrueTable(page);
  const { record } = await keptGame(page);
  expect(record.final?.scores).toEqual(scores(game));
  const totals = record.final?.scores ?? [];
  const winners = record.winners ?? [];
  const due = totals
    .map((score, side) => ({
      rank: String(totals.filter((other) => other > score).length + 1),
      name: sideNames[side],
      score,
      winner: winners.includes(side),
    }))
    .sort((a, b) => b.score - a.score);
  expect(await shownResults(page)).toEqual(due);
  const heading = await dialog(page, 'Results').getByRole('heading').textContent();
  const names = new Intl.ListFormat('en').format(winners.map((side) => sideNames[side]));
  expect(heading).toBe(winners.length > 1 ? `${names} share the victory` : `${names} wins`);
}

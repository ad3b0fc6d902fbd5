/** Thinking on about a turn: at the table, at a moment of a replay, and in a review. */
import { BOTS } from '@asteroute/bots';
import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { atRest, dialog } from '../support/table-page.ts';

const open = useStage();
const early = findTurn({ players: 3 }, ({ before }) => before.turns.length === 8);
const last = findTurn({ players: 2, bot: BOTS[1] }, ({ running }) => !running);

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name });

/** The standard errors of the leads that a list tells, best turn first. */
async function errorsIn(list: Locator): Promise<number[]> {
  const texts = await list.getByText(/Expected lead .*±/).allTextContents();
  return texts.map((text) => Number(/Expected lead \S+?\s±\s(\S+)/.exec(text)?.[1]));
}

const timesIn = async (at: Locator): Promise<number> =>
  Number((await at.getByText(/Each turn played on/).textContent())?.replace(/\D/g, ''));

/** Waits until every turn was played on this often. */
const thoughtOf = (at: Locator, times: number) => expect.poll(() => timesIn(at)).toBeGreaterThanOrEqual(times);

test('the best turns get errors that shrink until it is stopped, and a moment of the replay is thought about too', async () => {
  const page = await open({
    resumed: true,
    speed: 'off',
    kept: kept(early.before, early.seed, ['steady', 'steady', null]),
  });
  await atRest(page);
  await page.keyboard.press('i');
  const hint = dialog(page, 'Hint');
  await button(hint, 'Think on').press('Enter');
  await hint.getByRole('status').getByText('Thinking…').waitFor({ state: 'attached' });
  await expect.poll(async () => (await errorsIn(hint)).length).toBe(5);
  const [first] = await errorsIn(hint);
  const times = await timesIn(hint);
  await thoughtOf(hint, 9 * times);
  const [later] = await errorsIn(hint);
  expect(later).toBeLessThan(first);
  expect(await violations(page)).toEqual([]);
  await button(hint, 'Stop').press('Enter');
  // What it came to is told once.
  await hint
    .getByRole('status')
    .getByText(/Expected lead/)
    .waitFor({ state: 'attached' });
  const stopped = await timesIn(hint);
  await button(hint, 'Think on').press('Enter');
  await thoughtOf(hint, stopped + 1);
  const ranks = (await page.locator('.board-ranked-text').allTextContents()).join('·').split('·').sort();
  expect(ranks).toEqual(['1', '2', '3', '4', '5']);
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });

  for (const key of [',', 'Home', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  const replay = page.getByRole('region', { name: 'Looking back' });
  await button(replay, 'Hint').click();
  await button(hint, 'Think on').click();
  await expect.poll(async () => (await errorsIn(hint)).length).toBe(5);
});

test('in a review it is about the shown turn, and off at the next one', async () => {
  const page = await open({ speed: 'off', kept: kept(last.after, last.seed) });
  await page.locator('.game-more summary').press('Enter');
  await button(page, 'Review').press('Enter');
  await page.getByRole('region', { name: 'What made the difference' }).waitFor();
  await button(page, 'Stop').press('Enter');
  await page.getByRole('slider', { name: 'Turn of the game' }).press('End');
  for (let back = 0; back < 12; back++) await button(page, 'Previous turn').press('Enter');
  const ways = page.getByRole('region', { name: 'Best turns' });
  await ways.getByRole('listitem').first().waitFor();
  expect(await errorsIn(ways)).toEqual([]);
  await button(ways, 'Think on').press('Enter');
  await expect.poll(async () => (await errorsIn(ways)).length).toBe(5);
  await ways
    .getByText(/behind the best/)
    .first()
    .waitFor();
  const second = ways.getByRole('listitem').getByRole('button').nth(1);
  await second.press('Enter');
  await button(ways, 'Stop').press('Enter');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Next turn').press('Enter');
  await button(ways, 'Think on').waitFor();
  await expect.poll(() => errorsIn(ways)).toEqual([]);
});

test('a game of the table at home is thought about as soon as its tile is entered', async () => {
  const page = await open({ speed: 'off' });
  await page.evaluate(() => {
    location.hash = '#editor';
  });
  await page.locator('.entry-kinds .kind').first().click();
  await button(page, 'Hint').click();
  const hint = dialog(page, 'Hint');
  await button(hint, 'Think on').click();
  await expect.poll(async () => (await errorsIn(hint)).length).toBe(5);
  await hint.locator('.advice button').first().click();
  await hint.waitFor({ state: 'detached' });
  await page.locator('.entry-bar').getByText('Who stands on it?').waitFor();
});

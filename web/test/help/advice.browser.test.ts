/** A hint for the person on turn, and why a bot played as it did. */

import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { keptGame } from '@asteroute/page/testing/truth.ts';
import { expect, test } from 'vitest';
import { seriousViolations } from '../support/axe.ts';
import { GHOST, settled, shownRotation } from '../support/board-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, confirmButton, dialog } from '../support/table-page.ts';

const open = useStage();
const early = findTurn({ players: 3 }, ({ before }) => before.turns.length === 8);
const BOTS = ['steady', 'steady', null];

async function sit(settings: Readonly<Record<string, string>> = {}, phone = false) {
  const page = await open({
    resumed: true,
    phone,
    speed: 'off',
    kept: { ...kept(early.before, early.seed, BOTS), ...settings },
  });
  await atRest(page);
  return page;
}

test('a hint is asked for, taken as a draft and confirmed; then a bot has to explain itself', {
  tags: ['soak'],
}, async () => {
  const page = await sit();
  await page.keyboard.press('i');
  const hint = dialog(page, 'Hint');
  await expect.poll(() => hint.locator('.advice li').count()).toBe(3);
  const first = await hint.locator('.advice button').first().innerText();
  expect(first, 'one sentence and its place, without figures of the search').toMatch(/^1\. .+\.\s/s);
  expect(first).not.toContain('Expected lead');
  await expect.poll(() => hint.locator('.advice-played').count()).toBe(1);
  for (const why of await hint.getByText('Why', { exact: true }).all()) await why.click();
  // The judge answers at once; then the Admiral's choice goes first, and the best turns are marked on the board.
  await hint.locator('.advice li').first().getByText('Admiral').waitFor();
  expect((await page.locator('.board-ranked-text').allTextContents()).join('·').split('·').sort()).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(await seriousViolations(page)).toEqual([]);
  const texts = await hint.locator('.advice li').allInnerTexts();
  const margins = texts.map((text) => Number(/Expected lead (\S+)/.exec(text)?.[1].replace('−', '-')));
  expect(margins.slice(1)).toEqual(margins.slice(1).sort((a, b) => b - a));
  for (const text of texts) expect(text).toMatch(/[+−]\d+\.\d/);

  // The search tells what the next player is likely to do, and the board shows where.
  expect(texts.filter((text) => /Likely reply by .+: .+ \(\d+\s?%\)/.test(text)).length).toBeGreaterThan(0);
  await hint.getByText('Likely reply by').first().hover();
  await expect.poll(() => page.locator('.board-lit-up rect.board-lit').count()).toBe(1);

  await hint.locator('.advice button').first().click();
  await hint.waitFor({ state: 'detached' });
  await settled(page);
  expect(await page.locator('.board-ranked-text').count()).toBe(0);
  expect((await keptGame(page)).record.turns.length).toBe(8);
  const [x, y] = ((await page.locator(GHOST).getAttribute('data-stop')) ?? '').split(',').map(Number);
  const rotation = await shownRotation(page);
  await confirmButton(page).click();
  await expect.poll(async () => (await keptGame(page)).record.turns.length).toBe(11);
  expect((await keptGame(page)).record.turns[8]).toMatchObject({ x, y, rotation });

  await atRest(page, 11);
  await page.keyboard.press('w');
  const why = dialog(page, 'Why did the bot play that?');
  await why.locator('.advice li[data-played="true"]').waitFor();
  expect(await why.locator('.advice-played').innerText()).toMatch(/^Played: no\. \d+ of \d+$/);
  expect(await why.locator('.advice li').count()).toBeGreaterThanOrEqual(3);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
});

test('a tournament gives no advice', async () => {
  const page = await sit({ 'asteroute.assist': 'tournament' });
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  for (const key of ['i', 'w']) await page.keyboard.press(key);
  expect(await page.locator('.sheet').count()).toBe(0);
});

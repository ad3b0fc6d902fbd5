/** The first game with a coach: its first turns as the coach advises, and leaving at any time. */

import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { keptGame } from '@asteroute/page/testing/truth.ts';
import { TOPICS } from '@asteroute/page-learn/coach/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousViolations } from '../../support/axe.ts';
import { FREE, GHOST, settled } from '../../support/board-page.ts';
import { type PageOptions, useStage } from '../../support/stage.ts';
import { confirmButton } from '../../support/table-page.ts';
import { listen } from '../../table/listener.ts';

const open = useStage();
const middle = findTurn({ players: 2 }, ({ before }) => before.turns.length === 25);

async function meetCoach(options: PageOptions): Promise<Page> {
  const page = await open({ speed: 'off', ...options });
  await page.getByRole('button', { name: /^Learn in five minutes/ }).click();
  await page.locator('.coach').waitFor();
  return page;
}

const said = (page: Page): Promise<string> => page.locator('.coach > p').innerText();

/** Plays one turn as the coach marks it; returns all that the coach said. */
async function follow(page: Page): Promise<string> {
  await page.locator('.hand-tile').waitFor();
  await settled(page);
  let heard = await said(page);
  const mark = page.locator('.board-lit').last();
  expect(await mark.evaluate((cell) => getComputedStyle(cell).fill), 'a light around the cell, not over it').toBe(
    'none',
  );
  const box = await mark.boundingBox();
  if (box === null) throw new Error('the coach points nowhere');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.board-cell[data-kind="ghost"]').waitFor();
  heard += await said(page);
  const place = /I would choose number (\d)/.exec(heard)?.[1] ?? '0';
  await page.locator('[data-advised="true"]').first().waitFor();
  await page.keyboard.press(place);
  heard += await said(page);
  if (heard.includes('before you confirm')) await page.locator('.loupe-go[data-pointed]').waitFor();
  await confirmButton(page).click();
  return heard;
}

describe('the coach', () => {
  test('marks what is good, asks for no press, and goes on after a reload', async () => {
    const page = await meetCoach({ before: listen });
    await page.setViewportSize({ width: 1366, height: 650 });
    const heard = await follow(page);
    expect(heard, 'the bright cell has a name').toMatch(/(North|South|East|West)\s\d+: recommended/);
    for (const lesson of [/Welcome/, /Now a meeple/, /before you confirm/]) expect(heard).toMatch(lesson);
    expect(await page.locator('.coach button').count(), 'only the way out').toBe(1);
    await page.locator('.hand-tile').waitFor();
    await page.getByText('In a battle each meeple').waitFor();
    await page.reload();
    await page.getByText('In a battle each meeple').waitFor();
    const again = await page.evaluate(() => window.heard.length);
    expect(await follow(page)).toMatch(/fits in more than one way here/);
    await page.getByText('Points! What is complete').waitFor();
    await page.locator('[data-guides="true"] > g.board-lit').first().waitFor();
    const announced = await page.evaluate((from) => window.heard.slice(from).map(({ text }) => text), again);
    expect(
      announced.filter((text) => text.includes('In a battle each')),
      'said again',
    ).toEqual([]);
  });

  test('counts up when it is enough, and its last words stand above the results', async () => {
    const told = TOPICS['star-wars'].map((lesson, turn) => ({ lesson, turn }));
    const notes = JSON.stringify({ game: 1, told });
    const page = await open({
      speed: 'off',
      kept: { ...kept(middle.before, middle.seed, [null, null]), 'asteroute.coach': notes },
    });
    await page.goto('/#play/1');
    const coach = page.locator('.coach');
    await coach.getByText('Twelve turns!').waitFor();
    await coach.getByRole('button', { name: 'Count the points now' }).click();
    await page.locator('.final').waitFor();
    expect(await said(page)).toMatch(/The final scoring/);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.locator('.results').waitFor();
    expect(await said(page)).toMatch(/Well played/);
    const covered = await coach.evaluate((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(covered).toBe(false);
    await page.reload();
    await page.locator('.results').waitFor();
    await coach.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.locator('.hand-tile').waitFor();
    expect((await keptGame(page)).record.turns.length).toBe(25);
    await page.reload();
    await page.locator('.hand-tile').waitFor();
    expect(await coach.getByText('Twelve turns!').count(), 'asked once').toBe(0);
  });

  test('does not ask again whether it is enough once somebody plays on', async () => {
    const told = TOPICS['star-wars'].map((lesson, turn) => ({ lesson, turn }));
    const notes = JSON.stringify({ game: 1, told });
    const seats = { ...kept(middle.before, middle.seed, [null, null]), 'asteroute.coach': notes };
    const page = await open({ speed: 'off', kept: seats });
    await page.goto('/#play/1');
    const question = page.locator('.coach').getByText('Twelve turns!');
    await question.waitFor();
    await page.reload();
    await question.waitFor();
    await page.locator(FREE).first().focus();
    await page.keyboard.press('Enter');
    await page.locator(GHOST).waitFor();
    await page.keyboard.press('0');
    await confirmButton(page).click();
    await page.locator(FREE).first().waitFor();
    expect(await question.count()).toBe(0);
  });

  test('leaves when asked to, on a phone, and the game goes on and is kept', async () => {
    const page = await meetCoach({ phone: true });
    expect(await seriousViolations(page)).toEqual([]);
    expect((await page.locator('.coach').boundingBox())?.height).toBeLessThanOrEqual(96);
    const board = () => page.locator('.table > .board').boundingBox();
    // On its side, for the left hand, the card has a column between the board and the players.
    await page.evaluate(() => document.documentElement.setAttribute('data-reach', 'left'));
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await board())?.width).toBeGreaterThan(250);
    expect((await board())?.height).toBe(390);
    // At 400 % it lies above the board, not over the cell of which it speaks.
    await page.setViewportSize({ width: 320, height: 256 });
    const card = await page.locator('.coach').boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual((await board())?.y ?? 0);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Play on without the coach' }).tap();
    await page.locator('.coach').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.board-lit').count()).toBe(0);
    expect(await page.locator('.hand-tile').count()).toBe(1);
    await page.reload();
    await page.locator('.hand-tile').waitFor();
    expect(await page.locator('.coach').count()).toBe(0);
  });
});

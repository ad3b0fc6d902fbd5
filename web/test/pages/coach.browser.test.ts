/** The first game with a coach: its first turns as the coach advises, and leaving at any time. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousViolations } from '../support/axe.ts';
import { settled } from '../support/board-page.ts';
import { type PageOptions, useStage } from '../support/stage.ts';
import { confirmButton } from '../support/table-page.ts';

const open = useStage();

async function meetCoach(options: PageOptions, edition?: RegExp): Promise<Page> {
  const page = await open({ speed: 'off', ...options });
  if (edition) await page.getByRole('radio', { name: edition }).check({ force: true });
  await page.getByRole('button', { name: /^Learn in five minutes/ }).click();
  await page.locator('.coach').waitFor();
  return page;
}

const said = (page: Page): Promise<string> => page.locator('.coach [role="status"]').innerText();
const nod = (page: Page) => page.getByRole('button', { name: 'Got it' }).click();

/** Nods to every talk; all that was said. */
async function listen(page: Page): Promise<string> {
  let heard = '';
  await page.locator('.hand-tile').waitFor();
  for (;;) {
    heard += await said(page);
    if ((await page.getByRole('button', { name: 'Got it' }).count()) === 0) return heard;
    await nod(page);
  }
}

/** Plays one turn as the coach advises; all that was said. */
async function follow(page: Page): Promise<string> {
  let heard = await listen(page);
  await settled(page);
  const box = await page.locator('.board-lit').last().boundingBox();
  if (box === null) throw new Error('the coach points nowhere');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.board-cell[data-kind="ghost"]').waitFor();
  heard += await listen(page);
  const place = /I would choose number (\d)/.exec(await said(page))?.[1] ?? '0';
  await page.keyboard.press(place);
  heard += await said(page);
  await confirmButton(page).click();
  return heard;
}

describe('the coach', () => {
  test('tells of tiles, meeples, points, planets and battles in the first turns', async () => {
    const page = await meetCoach({});
    let heard = '';
    for (let turn = 0; turn < 5; turn++) heard += await follow(page);
    for (const lesson of [
      /Welcome/,
      /This is your tile/,
      /Now a meeple/,
      /before you confirm/,
      /Points!/,
      /A battle!/,
    ]) {
      expect(heard).toMatch(lesson);
    }
    expect(heard).toMatch(/A planet is in reach/);
  });

  test('tells of farmers in the classic game', async () => {
    const page = await meetCoach({}, /^Classic/);
    let heard = '';
    for (let turn = 0; turn < 3; turn++) heard += await follow(page);
    expect(heard).toMatch(/lay a meeple down in a meadow/);
    expect(heard).toMatch(/Points!/);
  });

  test('leaves when asked to, on a phone, and the game goes on and is kept', async () => {
    const page = await meetCoach({ phone: true });
    expect(await seriousViolations(page)).toEqual([]);
    await nod(page);
    await page.getByRole('button', { name: 'Play on without the coach' }).tap();
    await page.locator('.coach').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.board-lit').count()).toBe(0);
    expect(await page.locator('.hand-tile').count()).toBe(1);
    await page.reload();
    await page.locator('.hand-tile').waitFor();
    expect(await page.locator('.coach').count()).toBe(0);
  });
});

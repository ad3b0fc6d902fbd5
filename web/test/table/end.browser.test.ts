/** The end of a game: the ceremony in its order, the sentence, and everything at once where nothing moves. */
import { findTurn, kept, recipeOf } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from '../support/board-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, confirmButton, dialog, followRecipe } from '../support/table-page.ts';

const open = useStage();
const last = findTurn({ players: 3 }, ({ running }) => !running);

/** What moves on the results page: for each part when it begins and ends, in milliseconds. */
async function motions(page: Page): Promise<Record<string, readonly [from: number, to: number]>> {
  await page.goto('/#play/1');
  await dialog(page, 'Results').waitFor();
  return page.evaluate(() => {
    const parts = { account: '.results-account', figures: '.podium-figures', facts: '.results-facts' };
    const places = [...document.querySelectorAll('.podium li')].map((li, place) => [`${place + 1}`, li] as const);
    const all = [
      ...Object.entries(parts).map(([name, part]) => [name, document.querySelector(`.results ${part}`)] as const),
      ...places.map(([name, li]) => [name, li.querySelector('.podium-lift')] as const),
    ];
    return Object.fromEntries(
      all.map(([name, part]) => {
        const { delay, endTime } = part?.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
        return [name, [Number(delay ?? 0), Number(endTime ?? 0)] as const];
      }),
    );
  });
}

test('the places come from last to first, the winner climbs, and the sentence and the details follow', async () => {
  const page = await open({ speed: 'full', kept: kept(last.after, last.seed) });
  const { account, figures, facts, ...places } = await motions(page);
  expect(places['3'][0]).toBeLessThan(places['2'][0]);
  expect(places['2'][0]).toBeLessThan(places['1'][0]);
  const climber = page.locator('.podium [data-winner="true"] .podium-figures');
  expect(await climber.evaluate((part) => getComputedStyle(part).animationName)).toBe('climb');
  expect(figures[0]).toBeGreaterThanOrEqual(places['1'][1]);
  expect(account[0]).toBeGreaterThanOrEqual(figures[1]);
  expect(facts[0]).toBeGreaterThan(account[0]);
  await page.keyboard.press('Tab');
  const running = () =>
    dialog(page, 'Results').evaluate((results) => {
      const moving = results.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
      return moving.map((one) => ((one.effect as KeyframeEffect).target as Element).className);
    });
  expect(await running(), 'after a press').toEqual([]);
});

test('every sum of the final scoring is in the window with its formula, on a phone too', async () => {
  const page = await open({ resumed: true, phone: true, speed: 'off', kept: kept(last.before, last.seed) });
  await atRest(page);
  await followRecipe(page, recipeOf(last));
  await confirmButton(page).click();
  const next = page.locator('.final').getByRole('button', { name: 'Next' });
  await next.waitFor();
  let sums = 0;
  while ((await next.count()) > 0) {
    await settled(page);
    const beyond = await page.locator('.board-sum :is(b, span)').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const [box, board] = [text, text.closest('.board') ?? text].map((part) => part.getBoundingClientRect());
        const isIn = box.left >= board.left && box.right <= board.right && box.top >= board.top;
        return isIn ? [] : [`${text.textContent}: ${box.left} to ${box.right}`];
      }),
    );
    expect(beyond).toEqual([]);
    sums += await page.locator('.board-sum').count();
    await next.click();
  }
  expect(sums).toBeGreaterThan(5);
});

test('with no motion everything is there at once, and nothing moves when it comes back', async () => {
  const page = await open({ speed: 'off', kept: kept(last.after, last.seed) });
  expect(new Set(Object.values(await motions(page)).flat())).toEqual(new Set([0]));
  expect(await page.locator('.results-account').textContent()).toMatch(/Ada|Ben|Cleo/);
});

test('a reload in the final scoring goes on where it was, and the results show all of it again', async () => {
  const page = await open({ resumed: true, speed: 'off', kept: kept(last.before, last.seed) });
  await atRest(page);
  await followRecipe(page, recipeOf(last));
  await confirmButton(page).click();
  const final = page.locator('.final');
  await final.getByText(/^Step 1 of/).waitFor();
  await final.getByRole('button', { name: 'Next' }).click();
  await final.getByText(/^Step 2 of/).waitFor();
  await page.reload();
  await final.getByText(/^Step 2 of/).waitFor();
  await final.getByRole('button', { name: 'Show all' }).click();
  await dialog(page, 'Results').getByRole('button', { name: 'Final scoring again' }).click();
  await final.getByText(/^Step 1 of/).waitFor();
  await final.getByRole('button', { name: 'Show all' }).click();
  await dialog(page, 'Results').waitFor();
});

/** The review of a finished game, walked by keyboard and on a phone. */
import { BOTS } from '@asteroute/bots';
import { createRandom } from '@asteroute/engine';
import { storageOf } from '@asteroute/page/library/testing.ts';
import { findTurn, kept, keptText } from '@asteroute/page/testing/prepared.ts';
import { keptReviews } from '@asteroute/page-review/worker/kept-reviews';
import { quickReview, runToEnd } from '@asteroute/review';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { tilesOnBoard } from '../../support/board-page.ts';
import { finger, mouse } from '../../support/pointing.ts';
import { useStage } from '../../support/stage.ts';
import { takeTurn } from '../../support/table-page.ts';

const open = useStage();
const last = findTurn({ players: 2, bot: BOTS[1] }, ({ running }) => !running);
const finished = { speed: 'off', kept: kept(last.after, last.seed) } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const slider = (page: Page) => page.getByRole('slider', { name: 'Turn of the game' });
const turn = (page: Page, n: number) => page.getByRole('heading', { name: `Turn ${n}: `, level: 2 });
const hash = (page: Page) => page.evaluate(() => location.hash);

/** Stops the search, which the following steps do not need and which loads every core. */
async function stop(page: Page): Promise<void> {
  await button(page, 'Stop').press('Enter');
  await page.getByText(/of \d+ turns? analysed in depth/).waitFor();
}

/** What the page keeps of the game's review if every turn was searched and the search agreed with the first look. */
function searched(): Record<string, string> {
  const review = runToEnd(quickReview(last.after));
  if (!review.ok) throw new Error(review.error.message);
  const entries: Record<string, string> = {};
  const turns = review.value.turns.map((turn) => ({ ...turn, seen: { points: turn.after, se: [1, 1] } }));
  const looked = turns.map(({ n }) => n);
  keptReviews(() => storageOf(entries)).save(last.after, { review: { ...review.value, turns }, looked });
  return entries;
}

test('is walked by keyboard, kept over a reload, and closed by Back', async () => {
  const page = await open(finished);
  await page.locator('.game-more summary').press('Enter');
  await button(page, 'Review').press('Enter');
  await page.getByRole('region', { name: 'What made the difference' }).waitFor();
  await stop(page);
  const margin = Math.abs((last.after.final?.scores ?? []).reduce((a, b) => a - b));
  const story = page.getByRole('region', { name: 'What made the difference' });
  await story.getByText(new RegExp(`won by ${margin}[:.]`)).waitFor();
  await story.getByText(new RegExp(`fell ${margin} short[:.]`)).waitFor();
  await story.getByText('In numbers').press('Enter');
  expect(await story.locator('tbody tr').last().locator('td').allTextContents()).toEqual([`+${margin}`, `−${margin}`]);

  await slider(page).press('Home');
  await turn(page, 1).waitFor();
  await slider(page).press('ArrowRight');
  await turn(page, 2).waitFor();
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(
    /^Turn 2: \w+, Expected lead .*Turns of others [−+0]/,
  );
  await expect.poll(() => hash(page)).toBe('#review/1?review=2');
  await button(page, 'Next turn').press('Enter');
  await turn(page, 3).waitFor();
  expect(await page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/^Turn 3: /));
  await page.locator('.turn-reasons small').first().waitFor();
  const ways = page.getByRole('region', { name: 'Best turns' }).getByRole('listitem').getByRole('button');
  await ways.nth(1).press('Enter');
  expect(await ways.nth(1).getAttribute('aria-pressed')).toBe('true');
  await page.getByText('The curve as a table').press('Enter');
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(last.after.turns.length);
  await page.getByRole('checkbox', { name: 'Only turns with mistakes' }).press('Space');
  expect(await violations(page)).toEqual([]);

  await expect.poll(() => hash(page)).toBe('#review/1?review=3');
  await page.reload();
  await turn(page, 3).waitFor();
  await stop(page);
  await button(page, 'Try again').press('Enter');
  await page.getByRole('region', { name: /^Turn 3 again: / }).waitFor();
  await expect.poll(() => hash(page)).toBe('#review/1?review=3&plan');
  await page.goBack();
  await turn(page, 3).waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Looking back' }).waitFor();
});

test('is walked on a phone, and a turn is tried again', { tags: ['soak'] }, async () => {
  const page = await open({ ...finished, phone: true });
  await button(page, /^Look back: /).tap();
  await button(page, 'Review').tap();
  await page.getByRole('region', { name: 'What made the difference' }).waitFor();
  await stop(page);
  const box = await slider(page).boundingBox();
  if (box === null) throw new Error('there is no curve');
  await slider(page).tap({ position: { x: box.width * 0.25, y: box.height / 2 } });
  const n = Number(await slider(page).inputValue());
  expect(n / last.after.turns.length).toBeCloseTo(0.25, 1);
  await turn(page, n).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // There is no room for their names, which are read out all the same.
  const top = page.locator('.page-top');
  for (const name of ['Puzzles', 'Your form']) expect(await top.getByRole('link', { name }).count(), name).toBe(1);
  expect(await button(page, 'Back').count()).toBe(1);
  await page.locator('.review-list li button').last().tap();
  await turn(page, last.after.turns.length).waitFor();
  await button(page, 'Turn 20').or(page.locator('.review-list li button').nth(19)).first().tap();
  await turn(page, 20).waitFor();

  await button(page, 'Try again').tap();
  const asked = page.getByRole('region', { name: /^Turn 20 again: / });
  const random = createRandom(3);
  const [loss, noLoss] = [asked.getByText(/This loses [\d.]+ points/), asked.getByText('Nothing better was found.')];
  // The cells in view, and so the turn that is played, depend on when the camera rests. A turn that loses nothing is
  // taken back and another one is played.
  for (let tries = 0; (await loss.count()) === 0; tries++) {
    expect(tries, 'turns that lose nothing').toBeLessThan(10);
    if (tries > 0) await button(page, 'Try again').tap();
    await asked.getByText('How would you play this tile?').waitFor();
    await takeTurn(page, { pointing: finger(page), random });
    await loss.or(noLoss).waitFor();
  }
  await asked.getByRole('heading', { name: 'Better' }).waitFor();
  await page.locator('.board-lit').waitFor({ state: 'attached' });
  expect(await page.getByText('is thinking').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Try again').tap();
  await asked.getByText('How would you play this tile?').waitFor();
  await button(page, 'Back to the review').tap();
  await turn(page, 20).waitFor();
});

test('from the results to one’s own worst turns in two presses: each is tried again, its answer is played, the next one follows', async () => {
  const page = await open({ ...finished, kept: { ...finished.kept, ...searched() }, resumed: true, seed: 2 });
  const results = page.getByRole('dialog', { name: 'Results' });
  await results.locator('.results-account').waitFor();
  expect(await results.textContent(), 'what decided the game, without its sums').not.toMatch(/gave [−+±]/);
  await results.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('region', { name: 'What made the difference' }).waitFor();
  const learn = button(page, /^Learn from my mistakes: \d+$/);
  const count = Number((await learn.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(2);
  await learn.click();
  const asked = page.getByRole('region', { name: /^Turn \d+ again: Ada/ });
  const heading = () => asked.locator('strong').first().textContent();
  const random = createRandom(4);
  const [loss, noLoss] = [asked.getByText(/This loses [\d.]+ points/), asked.getByText('Nothing better was found.')];
  for (let tries = 0; (await loss.count()) === 0; tries++) {
    expect(tries, 'turns that lose nothing').toBeLessThan(10);
    if (tries > 0) await button(page, 'Try again').click();
    await asked.getByText('How would you play this tile?').waitFor();
    await takeTurn(page, { pointing: mouse(page), random });
    await loss.or(noLoss).waitFor();
  }
  const tiles = await tilesOnBoard(page);
  await button(page, 'What follows').click();
  await expect.poll(() => tilesOnBoard(page)).toBe(tiles + 1);
  const first = await heading();
  await button(page, 'Next mistake').click();
  await expect.poll(heading).not.toBe(first);
  await asked.getByText('How would you play this tile?').waitFor();
  await button(page, 'Back to the review').click();
  await page.getByRole('region', { name: 'What made the difference' }).waitFor();
});

test('once a game is reviewed, its mistakes become puzzles in the background', { tags: ['soak'] }, async () => {
  const entries: Record<string, string> = {};
  const review = runToEnd(quickReview(last.after));
  if (!review.ok) throw new Error(review.error.message);
  // Only the last mistake, after which playouts are short.
  const mistake = review.value.turns.findLast(({ seat, label }) => seat === 0 && label !== null);
  const turns = review.value.turns.map((one) => (one === mistake ? one : { ...one, label: null }));
  const looked = turns.map(({ n }) => n);
  keptReviews(() => storageOf(entries)).save(last.after, { review: { ...review.value, turns }, looked });
  const own = { 'asteroute.game.1': keptText(last.after, last.seed, [null, 'gentle']) };
  const page = await open({ speed: 'off', kept: { ...own, ...entries } });
  await page.evaluate(() => {
    location.hash = '#review/1?review=1';
  });
  await page.getByText('Every turn that had a choice has been analysed in depth.').waitFor();
  await page.getByRole('link', { name: 'Puzzles from my mistakes: 1' }).click();
  await button(page, 'Next own puzzle').waitFor();
  await page
    .getByText(/^\d+ puzzles?$/)
    .first()
    .waitFor();
});

/** Puzzles solved by keyboard, and on a phone: hints, a wrong answer, the solution, an end of a game, what is kept. */
import { createRandom } from '@asteroute/engine';
import type { Recipe } from '@asteroute/page/testing/prepared.ts';
import { dailyPuzzles, dateOf } from '@asteroute/page-puzzles/rating/daily';
import type { Puzzle } from '@asteroute/review/puzzles';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { focusIsIn, followRecipeByKeys, press, tabTo, tabToBoard } from '../../support/keyboard.ts';
import { finger } from '../../support/pointing.ts';
import { useStage } from '../../support/stage.ts';
import { atRest, confirmButton, followRecipe } from '../../support/table-page.ts';
import { openedPuzzle, puzzlesOf, solutionOf, wrongTurnOf } from './puzzles.ts';

const open = useStage();
const random = createRandom(5);

const region = (page: Page): Locator => page.getByRole('region', { name: 'Puzzle', exact: true });
const said = (page: Page): Locator => region(page).locator('.puzzle-said');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Waits until the puzzle asks the person for a turn. */
const asked = async (page: Page): Promise<void> => {
  await said(page)
    .getByText(/ to move: find the best/)
    .waitFor();
  await atRest(page);
};

async function answerByKeys(page: Page, recipe: Recipe): Promise<void> {
  await asked(page);
  await tabToBoard(page);
  await followRecipeByKeys(page, recipe, random);
  await press(page, 'Enter');
}

async function answerByFinger(page: Page, recipe: Recipe): Promise<void> {
  await asked(page);
  await followRecipe(page, recipe, finger(page));
  await confirmButton(page).tap();
}

/** Goes to a puzzle by its link. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

/** A date whose hard puzzle is this one, or whose easy one is it. */
function dayOf(edition: string, puzzle: Puzzle): { date: Date; level: string } {
  for (let date = new Date(2026, 0, 1, 12); ; date = new Date(date.getTime() + 86_400_000)) {
    const day = dailyPuzzles(puzzlesOf(edition), dateOf(date));
    if (day?.easy.id === puzzle.id) return { date, level: 'Easy' };
    if (day?.hard.id === puzzle.id) return { date, level: 'Hard' };
  }
}

/** What the page has kept of the person's tries. */
const tries = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('asteroute.puzzles') ?? '{}').tried));

/** How far the tiles of the daily puzzle reach beyond its picture, in pixels: the most of all edges. */
const cropped = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frame = document.querySelector('.puzzles-preview')?.getBoundingClientRect();
    const tiles = [...document.querySelectorAll('.puzzles-preview [data-tile]')].map((one) =>
      one.getBoundingClientRect(),
    );
    if (frame === undefined || tiles.length === 0) return Number.NaN;
    const beyond = (tile: DOMRect) => [
      frame.left - tile.left,
      frame.top - tile.top,
      tile.right - frame.right,
      tile.bottom - frame.bottom,
    ];
    return Math.max(...tiles.flatMap(beyond));
  });

/** Whether the card of the best turn can be read without scrolling: all of it lies above the buttons. */
const isCardWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [card, buttons] = ['.puzzle-ways .turn-row', '.puzzle-buttons'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    return card !== undefined && buttons !== undefined && card.height > 0 && card.bottom <= buttons.top + 1;
  });

/** How many tiles have their middle in the visible part of the board. */
function tilesInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const board = document.querySelector('.table > .board')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('.table > .board [data-tile]')].filter((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > board.left && x < board.right && y > board.top && y < board.bottom;
    }).length;
  });
}

/** Two puzzles of one turn on small boards, and an end of a game in two, which is cheap to solve. */
function someOf(edition: string): readonly [Puzzle, Puzzle, Puzzle] {
  const all = [...puzzlesOf(edition)].sort((a, b) => a.game.length - b.game.length);
  const [first, second] = all.filter(({ turns }) => turns === 1);
  const end = all.find(({ turns }) => turns === 2);
  if (second === undefined || end === undefined) throw new Error(`${edition} has too few puzzles`);
  return [first, second, end];
}

test('a session by keyboard: a hint, a wrong answer and its solution, and an end of a game', async () => {
  const page = await open({ speed: 'off', clock: true });
  const [first, next, end] = someOf('classic');
  const { date, level } = dayOf('classic', first);
  await page.clock.setSystemTime(date);
  await tabTo(page, /^Every day/);
  await press(page, 'Enter');
  await tabTo(page, 'Puzzles');
  await press(page, 'Enter');
  await page.getByRole('radio', { name: 'Classic' }).press('Space');
  await page.getByRole('radio', { name: 'Classic', checked: true }).waitFor();
  await page.getByText('1500', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  // A new person begins with an easy puzzle; the two of the day are beside it.
  await page.getByRole('heading', { name: 'A puzzle to begin with' }).waitFor();
  await page.getByRole('radio', { name: level }).press('Space');
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  await button(page, 'Solve it').press('Enter');
  await asked(page);
  expect(await openedPuzzle(page, 'classic')).toEqual(first);
  expect(await page.locator('[aria-live]').allTextContents()).toContainEqual(
    expect.stringMatching(/^Puzzle\. (Red|Blue) to move: find the best .*\w\. \w+, your turn\. Tile in hand: /),
  );
  const status = region(page).locator('[role="status"]');
  expect(await status.textContent(), 'the task is announced by the table alone').toBe('');
  await expect.poll(() => page.title()).toBe('Puzzle · Asteroute');
  await tabTo(page, 'Hint');
  await press(page, 'Enter');
  await press(page, 'Enter');
  await said(page)
    .getByText(/^The tile belongs here: /)
    .waitFor();
  await answerByKeys(page, solutionOf(first)[0]);
  await said(page)
    .getByText(/^Found!/)
    .waitFor();
  await said(page)
    .getByText(/^Your rating: \d+ \([+−]?\d+\)$/)
    .waitFor();
  await said(page).getByText('Solved with a hint').waitFor();
  await expect.poll(() => focusIsIn(page, '.puzzle-said')).toBe(true);
  await said(page)
    .getByText(/^Because it /)
    .waitFor();
  await page.locator('.puzzle-why summary').first().waitFor({ state: 'attached' });

  await goTo(page, `#puzzles/classic/${next.id}`);
  await answerByKeys(page, wrongTurnOf(next));
  await said(page)
    .getByText(/^Not the best turn\. It loses about [\d.]+ points\.$/)
    .waitFor();
  await tabTo(page, 'Show the solution');
  await press(page, 'Enter');
  await said(page).getByText('The best turn').waitFor();
  await tabTo(page, /^Your turn/);
  await press(page, 'Enter');
  expect(await page.locator('.turn-row[aria-pressed="true"]').textContent()).toMatch(/Your turn/);
  expect(await tries(page)).toEqual(['hinted', 'missed']);

  await goTo(page, `#puzzles/classic/${end.id}`);
  await said(page).getByText('find the best play for your last two turns').waitFor();
  for (const recipe of solutionOf(end)) await answerByKeys(page, recipe);
  await said(page).getByText('Found! No other turn').waitFor();
  expect(await said(page).textContent(), 'said once').not.toContain('Solved');
  expect(await tries(page)).toEqual(['hinted', 'missed', 'solved']);
  await page.goBack();
  await button(page, 'Solve it').waitFor();
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  await page.getByText('1 day in a row').waitFor();
  await page.getByText('1 of 3 found on the first try').waitFor();
});

test('a session by touch: tried again until it is found, then another one, and all forgotten', {
  tags: ['soak'],
}, async () => {
  const page = await open({ speed: 'off', phone: true });
  const [first] = someOf('star-wars');
  await goTo(page, `#puzzles/star-wars/${first.id}`);
  await answerByFinger(page, wrongTurnOf(first));
  await said(page)
    .getByText(/^Not the best turn/)
    .waitFor();
  const tiles = await page.locator('.table > .board [data-tile]').count();
  await button(page, 'What can follow').tap();
  await expect.poll(() => page.locator('.table > .board [data-tile]').count()).toBe(tiles + 1);
  await button(page, 'Try again').tap();
  await answerByFinger(page, solutionOf(first)[0]);
  await said(page)
    .getByText(/^Found!/)
    .waitFor();
  await page.locator('.puzzle-why summary').first().waitFor();
  expect(await isCardWhole(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await button(page, 'Next puzzle').tap();
  await expect.poll(async () => (await openedPuzzle(page, 'star-wars')).id).not.toBe(first.id);
  await asked(page);
  expect(await tries(page)).toEqual(['missed']);

  // At 400 % the bar is below the board and covers nothing of it.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => tilesInView(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await button(page, 'All puzzles').tap();
  await page.getByText('0 of 1 found on the first try').waitFor();
  await page.getByText('Your progress').tap();
  await button(page, 'Start over').tap();
  await page.getByRole('button', { name: /Really/ }).tap();
  await page.getByText('1500', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('asteroute.puzzles'))).toBeNull();
  for (const width of [180, 360, 900]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => cropped(page), { message: `${width} pixels wide` }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('five against the clock: what is found counts, a wrong answer leads on, and the result and the best one are told', {
  tags: ['soak'],
}, async () => {
  const page = await open({ speed: 'off', clock: true });
  await goTo(page, '#puzzles/star-wars');
  await button(page, 'Start the clock').click();
  for (let nth = 1; nth <= 5; nth++) {
    await region(page).getByText(`Puzzle ${nth} of 5`).waitFor();
    const puzzle = await openedPuzzle(page, 'star-wars');
    await asked(page);
    await page.clock.fastForward(10_000);
    await followRecipe(page, nth === 2 ? wrongTurnOf(puzzle) : solutionOf(puzzle)[0]);
    await confirmButton(page).click();
    await said(page)
      .getByText(nth === 2 ? /^Not the best turn/ : /^Found!/)
      .waitFor();
    if (nth < 5) await button(page, 'Next puzzle').click();
  }
  await button(page, 'See the result').click();
  const result = page.getByRole('region', { name: 'Against the clock' });
  await result
    .getByRole('status')
    .getByText(/^4 of 5 found in (0:5\d|1:\d\d)$/)
    .waitFor();
  await result.getByText(/^best: 4 of 5 in /).waitFor();
  await page.getByText('4 of 5 found on the first try').waitFor();
});

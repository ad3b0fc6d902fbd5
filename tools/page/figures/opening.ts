/** The longest uninterrupted work when puzzles and reviews open, on a desktop and on a phone. */
import { BOTS } from '@asteroute/bots';
import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { puzzlesOf } from '@asteroute/page-test/pages/learning/puzzles.ts';
import { openPage, type PageOptions } from '@asteroute/page-test/support/stage.ts';
import { longestTask, percentile95 } from '@asteroute/page-test/support/tracing.ts';
import type { Page } from 'playwright-core';
import type { PageFigure, PageStage } from './figure.ts';

/** The number of puzzles per edition and screen: the longest game, the shortest one, and some in between. */
const PUZZLES = 5;
const STEPS = 5;

async function onPage<T>(
  { browser, url }: PageStage,
  options: PageOptions,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await openPage(browser, url, { ...options, painted: true, sounds: true, speed: 'off' }, []);
  try {
    return await act(page);
  } finally {
    await page.context().close();
  }
}

/** Opens the list of an edition, each of its puzzles from there, and one by its link. */
async function openPuzzles(stage: PageStage, edition: string, phone: boolean): Promise<number[]> {
  const all = [...puzzlesOf(edition)].sort((a, b) => a.game.length - b.game.length);
  const some = Array.from({ length: PUZZLES }, (_, i) => all[Math.floor((i * (all.length - 1)) / (PUZZLES - 1))]);
  const home = async (page: Page) => {
    await page.goto(`/#puzzles/${edition}`);
    await page.locator('.puzzles-preview .board [data-tile]').first().waitFor();
  };
  const open = async (page: Page, id: string) => {
    await page.goto(`/#puzzles/${edition}/${id}`);
    await page.locator('.board-cell[data-kind=legal]').first().waitFor();
  };
  const fromHome = await onPage(stage, { phone }, async (page) => {
    const longest = [await longestTask(page, () => home(page))];
    for (const { id } of some) {
      longest.push(await longestTask(page, () => open(page, id)));
      await longestTask(page, () => home(page));
    }
    return longest;
  });
  const byLink = await onPage(stage, { phone }, (page) => longestTask(page, () => open(page, all[all.length >> 1].id)));
  return [...fromHome, byLink];
}

/** The longest task of each step in a review: opening it, walking along its curve, and trying a turn again. */
async function walkReview(stage: PageStage, classic: boolean, phone: boolean): Promise<number[]> {
  const game = findTurn({ players: 2, classic, bot: BOTS[1] }, ({ running }) => !running);
  return onPage(stage, { phone, kept: kept(game.after, game.seed) }, async (page) => {
    const turn = (n: number) => page.getByRole('heading', { name: `Turn ${n}: `, level: 2 }).waitFor();
    const slider = page.getByRole('slider', { name: 'Turn of the game' });
    const longest = [
      await longestTask(page, async () => {
        await page.goto('/#review/1?review=12');
        await turn(12);
      }),
    ];
    for (let step = 1; step <= STEPS; step++) {
      longest.push(
        await longestTask(page, async () => {
          await slider.press(step % 2 === 0 ? 'PageUp' : 'ArrowRight');
        }),
      );
    }
    const again = page.getByRole('button', { name: 'Try again' });
    longest.push(
      await longestTask(page, async () => {
        await again.press('Enter');
        await page.locator('.board-cell[data-kind=legal]').first().waitFor();
      }),
    );
    return longest;
  });
}

/** The 95th percentile of the measurements for each kind of game, on a desktop and on a phone. */
async function percentileOf<T>(
  kinds: readonly T[],
  measure: (kind: T, phone: boolean) => Promise<number[]>,
): Promise<number> {
  const longest: number[] = [];
  for (const kind of kinds) for (const phone of [false, true]) longest.push(...(await measure(kind, phone)));
  return percentile95(longest);
}

export const OPENING_PUZZLES: PageFigure = {
  name: 'Longest task while a puzzle opens, 95th percentile of 28',
  unit: 'ms',
  bound: { most: 50 },
  measure: (stage) => percentileOf(['classic', 'star-wars'], (edition, phone) => openPuzzles(stage, edition, phone)),
};

export const WALKING_REVIEW: PageFigure = {
  name: 'Longest task in a review, 95th percentile of 28 steps',
  unit: 'ms',
  bound: { most: 50 },
  measure: (stage) => percentileOf([true, false], (classic, phone) => walkReview(stage, classic, phone)),
};

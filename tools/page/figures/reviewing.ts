/** Figures about the deep review of a whole game, from its opening to the last searched turn, in both editions. */
import { BOTS } from '@asteroute/bots';
import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { openPage } from '@asteroute/page-test/support/stage.ts';
import { longestOf, percentile95, tasksDuring } from '@asteroute/page-test/support/tracing.ts';
import type { Page } from 'playwright-core';
import type { PageFigure, PageStage } from './figure.ts';

/** What one review took, in milliseconds: until its first look was painted, until its last turn, and the page's tasks. */
interface ReviewTimes {
  readonly first: number;
  readonly whole: number;
  readonly tasks: readonly number[];
}

/** Shorter tasks, in milliseconds, are left out of the percentile: nobody could notice thousands of them. */
const LEAST_MS = 1;

/** The reviews of a run, so that one review gives all figures. */
const reviews = new WeakMap<PageStage, Promise<readonly ReviewTimes[]>>();

function reviewsOn(stage: PageStage): Promise<readonly ReviewTimes[]> {
  const made = reviews.get(stage) ?? bothEditions(stage);
  reviews.set(stage, made);
  return made;
}

async function bothEditions(stage: PageStage): Promise<readonly ReviewTimes[]> {
  return [await reviewGame(stage, true), await reviewGame(stage, false)];
}

async function reviewGame({ browser, url }: PageStage, classic: boolean): Promise<ReviewTimes> {
  const game = findTurn({ players: 2, classic, bot: BOTS[1] }, ({ running }) => !running);
  const options = { kept: kept(game.after, game.seed), painted: true, sounds: true, speed: 'off' } as const;
  const page = await openPage(browser, url, options, []);
  try {
    let [first, whole] = [0, 0];
    const tasks = await tasksDuring(page, async () => {
      const begin = performance.now();
      first = await page.evaluate(askForReview);
      await allSearched(page);
      whole = performance.now() - begin;
    });
    return { first, whole, tasks: tasks.filter((ms) => ms >= LEAST_MS) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: until the first look is painted. From outside it would be seen up to half a second later. */
function askForReview(): Promise<number> {
  const begin = performance.now();
  location.hash = '#review/1?review';
  return new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.review-verdict') === null) return;
      seen.disconnect();
      // The frame after the one that paints it.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begin)));
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
}

/** Waits until every turn was searched. Looks seldom, because each look is a task of the page. */
async function allSearched(page: Page): Promise<void> {
  const searches = () => document.querySelector('.review-progress progress') !== null;
  while (await page.evaluate(searches)) await page.waitForTimeout(1000);
}

async function worst(stage: PageStage, value: (review: ReviewTimes) => number): Promise<number> {
  return Math.max(...(await reviewsOn(stage)).map(value));
}

export const FIRST_LOOK: PageFigure = {
  name: 'Review: first look painted, slower edition',
  unit: 'ms',
  bound: { most: 1000 },
  measure: (stage) => worst(stage, ({ first }) => first),
};

export const WHOLE_REVIEW: PageFigure = {
  name: 'Review: every turn searched, slower edition',
  unit: 's',
  bound: { most: 60 },
  measure: (stage) => worst(stage, ({ whole }) => whole / 1000),
};

export const REVIEW_TASKS: PageFigure = {
  name: 'Review: 95th percentile of tasks from 1 ms until all is searched',
  unit: 'ms',
  bound: { most: 50 },
  measure: (stage) => worst(stage, ({ tasks }) => percentile95(tasks)),
};

export const REVIEW_LONGEST: PageFigure = {
  name: 'Review: longest task until all is searched',
  unit: 'ms',
  bound: { most: 50 },
  measure: (stage) => worst(stage, ({ tasks }) => longestOf(tasks)),
};

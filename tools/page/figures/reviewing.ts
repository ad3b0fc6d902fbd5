/** Figures about the deep review of a whole game, from its opening to the last searched turn, in both editions. */
import { BOTS } from '@asteroute/bots';
import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import { openPage } from '@asteroute/page-test/support/stage.ts';
import type { PageFigure, PageStage } from './figure.ts';
import { longestTask } from './tracing.ts';

/** What one review took, in milliseconds: until its first look, until its last turn, and the longest task of the page. */
interface ReviewTimes {
  readonly first: number;
  readonly whole: number;
  readonly longest: number;
}

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
    let first = 0;
    const begin = performance.now();
    const longest = await longestTask(page, async () => {
      await page.goto('/#review/1?review');
      await page.getByRole('region', { name: 'What made the difference' }).waitFor();
      first = performance.now() - begin;
      await page.getByText('Every turn that had a choice has been analysed in depth.').waitFor();
    });
    return { first, whole: performance.now() - begin, longest };
  } finally {
    await page.context().close();
  }
}

/** The larger value of both editions. */
async function worst(stage: PageStage, value: (review: ReviewTimes) => number): Promise<number> {
  return Math.max(...(await reviewsOn(stage)).map(value));
}

/** The time until the first look at a game. */
export const FIRST_LOOK: PageFigure = {
  name: 'Review: first look, slower edition',
  unit: 'ms',
  bound: { most: 1000 },
  measure: (stage) => worst(stage, ({ first }) => first),
};

/** The time until every turn of a game was searched. */
export const WHOLE_REVIEW: PageFigure = {
  name: 'Review: every turn searched, slower edition',
  unit: 's',
  bound: { most: 60 },
  measure: (stage) => worst(stage, ({ whole }) => whole / 1000),
};

/** The longest task of the page while a game is reviewed from its opening to the last turn. */
export const REVIEW_TASK: PageFigure = {
  name: 'Review: longest task until every turn was searched',
  unit: 'ms',
  bound: { most: 50 },
  measure: (stage) => worst(stage, ({ longest }) => longest),
};

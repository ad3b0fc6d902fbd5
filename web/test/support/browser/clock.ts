/** The page's time in the hands of a test: what is shown for a moment only stays until it was looked at. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds of the page at a time: less than anything is shown. */
const STEP = 100;
/** Steps in which everything of a turn has been shown, at full speed. */
const MAX_STEPS = 400;

/** Stops the time of a page that was opened with `clock`: timers and frames of its program wait. */
export async function stopClock(page: Page): Promise<void> {
  // Later than now, whatever the time is when the page gets to it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Does something that waits for timers of the page now and then, in a page with a stopped clock: a moment passes. */
export async function inAMoment<T>(page: Page, work: Promise<T>): Promise<T> {
  const done = work.then(
    () => true,
    () => true,
  );
  for (let step = 0; !(await Promise.race([done, page.clock.runFor(1).then(() => false)])); step++) {
    expect(step, 'milliseconds of the page').toBeLessThan(MAX_STEPS);
  }
  return work;
}

/** Lets time pass in a page with a stopped clock, step by step, until something is so. */
export async function passUntil(page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; !(await isSo()); step++) {
    expect(step, `steps until ${what}`).toBeLessThan(MAX_STEPS);
    await page.clock.runFor(STEP);
  }
}

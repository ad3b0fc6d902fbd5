/** Lets a test control the page's time, so that what is shown only for a moment stays until the test has seen it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds of the page per step, fewer than anything is shown for. */
const STEP = 100;
/** More steps than it takes to show all events of a turn at full speed. */
const MAX_STEPS = 400;

/** Stops the time of a page that was opened with `clock`: timers and frames of its program wait. */
export async function stopClock(page: Page): Promise<void> {
  // A time in the future, because the page's clock goes on until the call arrives.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Waits for work that needs timers of the page, in a page with a stopped clock: time passes by single milliseconds. */
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

/** Lets time pass in a page with a stopped clock, step by step, until `isSo` is true. */
export async function passUntil(page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; !(await isSo()); step++) {
    expect(step, `steps until ${what}`).toBeLessThan(MAX_STEPS);
    await page.clock.runFor(STEP);
  }
}

/** Lets a test control the page's time, so that what is shown only for a moment stays until the test has seen it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds of the page per step, fewer than anything is shown for. */
const STEP = 100;
/** More steps than it takes to show all events of a turn at full speed. */
const MAX_STEPS = 400;

/** Scripts that pages with a stopped clock are loading. */
const loading = new WeakMap<Page, Set<Request>>();

/** Stops the time of a page that was opened with `clock`: timers and frames of its program wait. */
export async function stopClock(page: Page): Promise<void> {
  const scripts = new Set<Request>();
  loading.set(page, scripts);
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request));
  page.on('requestfinished', (request) => scripts.delete(request));
  page.on('requestfailed', (request) => scripts.delete(request));
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

/**
 * Lets time pass in a page with a stopped clock, step by step, until `isSo` is true. It stands still while a script
 * loads, because on a busy machine what the script shows would be over before it is there.
 */
export async function passUntil(page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; !(await isSo()); step++) {
    expect(step, `steps until ${what}`).toBeLessThan(MAX_STEPS);
    while ((loading.get(page)?.size ?? 0) > 0) await sleep(5);
    await page.clock.runFor(STEP);
  }
}

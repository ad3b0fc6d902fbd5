/** The response while turns are played: the browser's own records of long tasks and slow events. */
import { createRandom, type Random } from '@asteroute/engine';
import { FREE, GHOST, inView, settled, tilesOnBoard } from '@asteroute/page-test/support/board-page.ts';
import { playDoor } from '@asteroute/page-test/support/stage.ts';
import { atRest, choose, confirmButton, countChoices, pick } from '@asteroute/page-test/support/table-page.ts';
import type { Page } from 'playwright-core';
import { freshPage, type PageFigure, type PageStage } from './figure.ts';

const TURNS = 8;
/** The browser does not record faster events. They count as this many milliseconds. */
const LEAST_MS = 16;

interface Records {
  readonly longTasks: number[];
  readonly events: { readonly id: number; readonly ms: number }[];
}

declare global {
  var records: Records;
}

/** Plays some turns of a person against a bot at the usual speed, and returns the browser's records. */
async function playTurns(stage: PageStage): Promise<Records & { readonly interactions: number }> {
  const { page } = await freshPage(stage);
  await page.addInitScript(() => {
    globalThis.records = { longTasks: [], events: [] };
  });
  await page.goto('/');
  await playDoor(page).click();
  await atRest(page);
  // Recording starts here, since earlier work of the page belongs to loading.
  await page.evaluate(watch, LEAST_MS);
  const random = createRandom(7);
  for (let turn = 0; turn < TURNS; turn++) {
    const tiles = await tilesOnBoard(page);
    await takeTurn(page, random);
    await atRest(page, tiles);
  }
  const noted = await notedBy(page);
  await page.context().close();
  return noted;
}

/** Plays a turn by mouse and keyboard: puts the tile on a cell, turns it, chooses a meeple or none, and confirms. */
async function takeTurn(page: Page, random: Random): Promise<void> {
  await settled(page);
  const { x, y } = pick(await inView(page, FREE), random);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.click(x, y);
  await page.locator(GHOST).waitFor();
  await page.keyboard.press('r');
  await settled(page);
  const count = await countChoices(page);
  if (count > 0) await choose(page, random.below(count));
  await confirmButton(page).click();
}

function watch(least: number): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.records.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId: id = 0, duration: ms } = entry;
      if (id > 0) globalThis.records.events.push({ id, ms });
    }
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
}

function notedBy(page: Page): Promise<Records & { readonly interactions: number }> {
  return page.evaluate(() => ({
    ...globalThis.records,
    interactions: (performance as Performance & { interactionCount?: number }).interactionCount ?? 0,
  }));
}

export const LONGEST_TASK: PageFigure = {
  name: `Longest task after loading, in ${TURNS} turns`,
  unit: 'ms',
  bound: { most: 50 },
  measure: async (stage) => Math.max(0, ...(await playTurns(stage)).longTasks),
};

/** Time from a press to the next painted frame while turns are played. */
export const INPUT_TO_PAINT: PageFigure = {
  name: `Input to next paint, 95th percentile, in ${TURNS} turns`,
  unit: 'ms',
  bound: { most: 100 },
  async measure(stage) {
    const { events, interactions } = await playTurns(stage);
    const slowest = [...Map.groupBy(events, ({ id }) => id).values()].map((of) => Math.max(...of.map(({ ms }) => ms)));
    const fast = Math.max(0, interactions - slowest.length);
    const all = [...slowest, ...Array<number>(fast).fill(LEAST_MS)].sort((a, b) => a - b);
    return all[Math.floor(all.length * 0.95)] ?? Number.NaN;
  },
};

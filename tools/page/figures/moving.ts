/** Figures about moving a large board: frames per second with software rendering. */
import type { Page } from 'playwright-core';
import type { PageFigure, PageStage } from './figure.ts';

const TILES = 150;
const SECONDS = 3;
const STEP_MS = 12;

type Gesture = (page: Page, step: number) => Promise<void>;

/** Performs a gesture and returns the frames per second that were shown in that time. */
async function framesDuring({ browser, board }: PageStage, gesture: Gesture): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${board}?tiles=${TILES}`);
  await page.locator('.board-cell').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  await page.mouse.move(640, 400);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const frame = (now: number): void => {
      times.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const until = performance.now() + SECONDS * 1000;
  for (let step = 0; performance.now() < until; step++) {
    await gesture(page, step);
    await new Promise((done) => setTimeout(done, STEP_MS));
  }
  const rate = await page.evaluate(() => {
    const times: number[] = Reflect.get(globalThis, 'times');
    return ((times.length - 1) * 1000) / (times[times.length - 1] - times[0]);
  });
  await page.close();
  return rate;
}

const pan: Gesture = async (page, step) => {
  if (step === 0) await page.mouse.down();
  await page.mouse.move(640 + 260 * Math.sin(step / 18), 400 + 180 * Math.sin(step / 29));
};

const zoom: Gesture = (page, step) => page.mouse.wheel(0, Math.sin(step / 14) * 60);

export const PANNING: PageFigure = {
  name: `Panning ${TILES} tiles, software rendering`,
  unit: 'frames/s',
  bound: { least: 55 },
  measure: (stage) => framesDuring(stage, pan),
};

export const ZOOMING: PageFigure = {
  name: `Zooming ${TILES} tiles, software rendering`,
  unit: 'frames/s',
  bound: { least: 55 },
  measure: (stage) => framesDuring(stage, zoom),
};

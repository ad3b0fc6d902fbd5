/** Takes pictures of the board alone and measures it: `node web/test/board-alone/dev-shots.ts <folder>`. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/browser/chromium.ts';
import { serveBoard } from './dev-server.ts';

const folder = process.argv[2] ?? '.cache';

type Act = (page: Page) => Promise<unknown>;

interface Shot {
  readonly name: string;
  readonly query: string;
  readonly act: Act;
}

const middleOf = (page: Page, stop: string): Promise<{ x: number; y: number }> =>
  page
    .locator(`[data-stop="${stop}"]`)
    .boundingBox()
    .then((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }));

async function firstLegal(page: Page, nth = 2): Promise<string> {
  return (await page.locator('.board-cell').nth(nth).getAttribute('data-stop'))!;
}

async function hoverLegal(page: Page): Promise<void> {
  const at = await middleOf(page, await firstLegal(page));
  await page.mouse.move(at.x, at.y);
}

async function dropTile(page: Page): Promise<void> {
  const at = await middleOf(page, await firstLegal(page));
  await page.mouse.click(at.x, at.y);
  await page.waitForTimeout(700);
}

async function selectSpot(page: Page): Promise<void> {
  await dropTile(page);
  const at = await middleOf(page, 'spot:s1');
  await page.mouse.click(at.x, at.y);
}

async function byKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await page.waitForTimeout(500);
}

const SHOTS: readonly Shot[] = [
  { name: 'rest', query: 'tiles=75', act: async () => {} },
  { name: 'few', query: 'tiles=2', act: async () => {} },
  { name: 'hover', query: 'tiles=30', act: hoverLegal },
  { name: 'spots', query: 'tiles=30', act: dropTile },
  { name: 'selected', query: 'tiles=30', act: selectSpot },
  { name: 'keyboard', query: 'tiles=30', act: byKeyboard },
  { name: 'score', query: 'tiles=30', act: (page) => page.evaluate(() => globalThis.dev.light()) },
];

async function open(browser: Browser, url: string, phone: boolean): Promise<Page> {
  const viewport = phone ? { width: 360, height: 640 } : { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport, hasTouch: phone, deviceScaleFactor: phone ? 2 : 1 });
  page.on('pageerror', (error) => console.error('page error:', error.message));
  page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()));
  await page.goto(url);
  await page.waitForSelector('.board-cell');
  await page.waitForTimeout(500);
  return page;
}

async function shoot(browser: Browser, base: string, shot: Shot, phone: boolean): Promise<void> {
  const page = await open(browser, `${base}?${shot.query}`, phone);
  await shot.act(page);
  await page.waitForTimeout(1200);
  await page.screenshot({ path: join(folder, `${phone ? 'phone' : 'desk'}-${shot.name}.png`) });
  await page.close();
}

/** Drags the board about for two seconds and counts frames. */
async function frameRate(browser: Browser, base: string, tiles: number): Promise<void> {
  const page = await open(browser, `${base}?tiles=${tiles}`, false);
  await page.evaluate(() => globalThis.dev.camera.zoomBy(1.6));
  await page.waitForTimeout(800);
  const result = await page.evaluate(async () => {
    const gaps: number[] = [];
    const start = performance.now();
    let before = start;
    while (before - start < 2000) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      globalThis.dev.camera.pan(Math.sin((now - start) / 300) * 9, Math.cos((now - start) / 400) * 7);
      gaps.push(now - before);
      before = now;
    }
    gaps.sort((a, b) => a - b);
    return { frames: gaps.length / 2, median: gaps[gaps.length >> 1], worst: gaps[Math.floor(gaps.length * 0.98)] };
  });
  console.log(`pan ${tiles} tiles:`, result);
  await page.close();
}

const server = await serveBoard();
const browser = await launchChromium();
try {
  const only = process.argv.slice(3);
  for (const shot of SHOTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    await shoot(browser, server.url, shot, false);
    await shoot(browser, server.url, shot, true);
  }
  if (only.length === 0 || only.includes('fps')) await frameRate(browser, server.url, 150);
} finally {
  await browser.close();
  await server.close();
}

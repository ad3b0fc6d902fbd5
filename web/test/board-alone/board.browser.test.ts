import { createRequire } from 'node:module';
import type { BoardIntent } from '@asteroute/board/model/state.ts';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { painted, paintNothing } from '../support/browser/painting.ts';
import { sharedChromium } from '../support/stage.ts';
import { type DevServer, serveBoard } from './dev-server.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Place {
  readonly x: number;
  readonly y: number;
}

let server: DevServer;
let browser: Browser;
let page: Page;
let errors: string[] = [];

beforeAll(async () => {
  server = await serveBoard();
  browser = await sharedChromium();
});
afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});
afterAll(() => server?.close());

/** Opens the page; `still` keeps the camera from easing, so that places can be read at once. */
async function open(query: string, phone = false): Promise<void> {
  const viewport = phone ? { width: 360, height: 640 } : { width: 1280, height: 800 };
  page = await browser.newPage({ viewport, hasTouch: phone });
  await paintNothing(page.context());
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${server.url}?${query}`);
  await page.waitForSelector('.board-cell');
}

const intents = (): Promise<BoardIntent[]> => page.evaluate(() => globalThis.dev.intents);
const scale = (): Promise<number> => page.evaluate(() => globalThis.dev.camera.pose.value.scale);
const focused = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-stop') ?? null);

async function middle(selector: string): Promise<Place> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function axeComplaints(): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  // Painted, because axe finds no contrast in what is transparent.
  return painted(page, () =>
    page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(on: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run('.board');
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    }),
  );
}

/** Waits until the page has drawn `count` frames. */
const frames = (count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((done) => requestAnimationFrame(done));
  }, count);

const legalAway = '.board-cell:nth-child(1)';

describe('mouse', () => {
  test('hovers, chooses, turns by click, wheel and right button, and takes a spot', async () => {
    await open('tiles=30&still');
    const at = await middle(legalAway);
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
    // A corner of the tile that is far from every spot, at any zoom.
    const ghost = (await page.locator('.board-cell[data-kind="ghost"]').boundingBox())!;
    const [x, y] = [ghost.x + 0.1 * ghost.width, ghost.y + 0.9 * ghost.height];
    await page.mouse.click(x, y);
    await page.mouse.wheel(0, 100);
    await page.mouse.click(x, y, { button: 'right' });
    const spot = await middle('[data-stop="spot:s1"]');
    await page.mouse.click(spot.x, spot.y);
    const said = (await intents()).filter(({ type }) => type !== 'hover');
    expect(said.map(({ type }) => type)).toEqual(['cell', 'rotate', 'rotate', 'rotate', 'spot']);
    expect(await page.locator('[data-stop="spot:s1"]').getAttribute('aria-pressed')).toBe('true');
  });

  test('drags the board without choosing anything, and zooms at the pointer', async () => {
    await open('tiles=30&still');
    const at = await middle(legalAway);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 60, at.y + 40, { steps: 4 });
    await page.mouse.up();
    const moved = await middle(legalAway);
    expect([moved.x - at.x, moved.y - at.y]).toEqual([expect.closeTo(60, 0), expect.closeTo(40, 0)]);
    expect((await intents()).some(({ type }) => type === 'cell')).toBe(false);
    const before = await scale();
    await page.mouse.move(1200, 100);
    await page.mouse.wheel(0, -200);
    expect(await scale()).toBeGreaterThan(before);
  });

  test('zooms by the gesture that Safari makes of two fingers on a trackpad, and keeps the page from it', async () => {
    await open('tiles=30&still');
    const before = await scale();
    const spread = (type: string, by: number) =>
      page.evaluate(
        ([name, scale]) => {
          const gesture = new MouseEvent(String(name), { clientX: 600, clientY: 400, bubbles: true, cancelable: true });
          document.querySelector('.board')?.dispatchEvent(Object.assign(gesture, { scale, rotation: 0 }));
          return gesture.defaultPrevented;
        },
        [type, by] as const,
      );
    expect(await spread('gesturestart', 1)).toBe(true);
    expect(await spread('gesturechange', 1.1)).toBe(true);
    expect(await spread('gesturechange', 1.2)).toBe(true);
    expect((await scale()) / before).toBeCloseTo(1.2, 2);
    await spread('gestureend', 1.2);
    await spread('gesturestart', 1);
    await spread('gesturechange', 0.5);
    expect((await scale()) / before).toBeCloseTo(0.6, 2);
  });
});

describe('touch', () => {
  const finger = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  test('a tap chooses a cell, and spots are big enough for a finger', async () => {
    await open('tiles=30&still', true);
    const at = await middle(legalAway);
    await page.touchscreen.tap(at.x, at.y);
    // If a tap is reported twice, as a touch and as a mouse, the second report comes within the next frames.
    await frames(10);
    const said = (await intents()).filter(({ type }) => type !== 'hover');
    expect(said.map(({ type }) => type)).toEqual(['cell']);
    const box = await page.locator('[data-stop="spot:s3"]').boundingBox();
    expect(box!.width).toBeGreaterThanOrEqual(24);
  });

  test('a finger that rests asks about a cell until it is lifted, and presses nothing', async () => {
    await open('tiles=30&still', true);
    const at = await middle(legalAway);
    const session = await page.context().newCDPSession(page);
    await finger(session, 'touchStart', [at]);
    const asked = async () => (await intents()).map((intent) => (intent.type === 'hover' ? intent.cell : intent.type));
    await expect.poll(asked).toEqual([expect.objectContaining({ x: expect.any(Number) })]);
    await finger(session, 'touchEnd', []);
    await frames(10);
    expect(await asked()).toEqual([expect.anything(), null]);
  });

  test('two fingers zoom', async () => {
    await open('tiles=30&still', true);
    const before = await scale();
    const session = await page.context().newCDPSession(page);
    const fingers = (gap: number) => [
      { x: 180 - gap, y: 300 },
      { x: 180 + gap, y: 300 },
    ];
    await finger(session, 'touchStart', fingers(40));
    for (const gap of [50, 60, 70, 80]) await finger(session, 'touchMove', fingers(gap));
    await finger(session, 'touchEnd', []);
    expect(await scale()).toBeCloseTo(before * 2, 1);
    expect(await page.evaluate(() => globalThis.dev.camera.dragging)).toBe(false);
  });
});

describe('keyboard and listening', () => {
  test('one tab stop, arrows, Enter, R, and the focus is never lost', async () => {
    await open('tiles=30&still');
    await page.keyboard.press('Tab');
    const first = await focused();
    await page.keyboard.press('ArrowDown');
    const second = await focused();
    expect(second).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.keyboard.press('r');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toMatch(/^spot:/);
    await page.keyboard.press('Enter');
    const said = (await intents()).filter(({ type }) => type !== 'hover');
    expect(said.map(({ type }) => type)).toEqual(['cell', 'rotate', 'spot']);
    await page.evaluate(() => globalThis.dev.commit());
    await expect.poll(focused).toMatch(/^-?\d+,-?\d+$/);
    expect(await page.locator('.board-layer [tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.board') === null)).toBe(true);
    // Focus that leaves while the view changes is not taken back.
    await page.locator('.board-layer [tabindex="0"]').focus();
    await page.evaluate(() => {
      globalThis.dev.change({});
      (document.activeElement as HTMLElement).blur();
    });
    await frames(3);
    expect(await focused()).toBe(null);
  });

  test('keys zoom as a pinch does, and show the whole board again', async () => {
    await open('tiles=30&still');
    const before = await scale();
    await page.keyboard.press('Tab');
    await page.keyboard.press('+');
    expect(await scale()).toBeCloseTo(before * 1.25);
    await page.keyboard.press('f');
    expect(await scale()).toBe(before);
  });

  test('axe has no complaint: at rest, with a draft, without anything to place', { tags: ['soak'] }, async () => {
    await open('tiles=30&still');
    expect(await axeComplaints()).toEqual([]);
    const at = await middle(legalAway);
    await page.mouse.click(at.x, at.y);
    expect(await axeComplaints()).toEqual([]);
    await page.evaluate(() => globalThis.dev.change({ legal: [], ghost: null, spots: [] }));
    expect(await axeComplaints()).toEqual([]);
  });
});

describe('drawing', () => {
  test('placed tiles keep their elements while a move is made', async () => {
    await open('tiles=30');
    const at = await middle(legalAway);
    const kept = await page.evaluateHandle(() => [...document.querySelectorAll('.board-pivot')]);
    await page.mouse.click(at.x, at.y);
    await page.evaluate(() => globalThis.dev.commit());
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const after = await kept.evaluate((before) => {
      const now = [...document.querySelectorAll('.board-pivot')];
      return { same: before.every((element, i) => now[i] === element), count: now.length };
    });
    expect(after).toEqual({ same: true, count: 31 });
    expect(await page.locator('.board-meeple').count()).toBe(
      await page.evaluate(() => globalThis.dev.view.value.meeples.length),
    );
  });
});

/** The board as a person uses it: where marked cells and spots are on the screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something on the board that can be pressed, with the middle of what is seen of it. */
export interface Pressable extends Place {
  /** `3,-2` for a cell, `spot:1` for a spot. */
  readonly stop: string;
  readonly width: number;
}

export const FREE = '.board-cell[data-kind="legal"]';
export const GHOST = '.board-cell[data-kind="ghost"]';
export const SPOT = '.board-spot';

/** Shows the whole board by its key, because the table has no button for it. */
export async function showAll(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await settled(page);
}

/** Waits until the camera has rested for some frames. */
export function settled(page: Pick<Page, 'evaluate'>): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const pose = () => (document.querySelector('.board-layer') as HTMLElement | null)?.style.transform;
    for (let calm = 0, before = pose(); calm < 3; ) {
      await frame();
      calm = pose() === before ? calm + 1 : 0;
      before = pose();
    }
  });
}

/** The elements that a press in their centre would reach, because nothing is in front of them. */
export function inView(page: Pick<Page, 'evaluate'>, selector: string): Promise<Pressable[]> {
  return page.evaluate((wanted) => {
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reached = document.elementFromPoint(x, y)?.closest('[data-stop]');
      return reached === element ? [{ x, y, width, stop: element.getAttribute('data-stop') ?? '' }] : [];
    });
  }, selector);
}

/** The distance in pixels from a spot's centre within which a finger chooses the spot. */
const REACH = 24;

/** A place on the ghost's tile for rotating it: the corner farthest from every spot; null if spots leave no room. */
export async function turningPlace(page: Page): Promise<Place | null> {
  const box = await page.locator(GHOST).boundingBox();
  if (box === null) throw new Error('no tile is being placed');
  const spots = await inView(page, SPOT);
  const gap = ({ x, y }: Place): number => Math.min(...spots.map((spot) => Math.hypot(spot.x - x, spot.y - y)), 1e4);
  const corners = [0.06, 0.94].flatMap((u) =>
    [0.06, 0.94].map((v) => ({ x: box.x + u * box.width, y: box.y + v * box.height })),
  );
  const seen = await hittable(page, corners);
  return seen.filter((place) => gap(place) > REACH).sort((a, b) => gap(b) - gap(a))[0] ?? null;
}

/** The places that are on the ghost and not covered. */
function hittable(page: Page, places: readonly Place[]): Promise<Place[]> {
  return page.evaluate(
    (list) =>
      list.filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-stop]')?.matches('[data-kind=ghost]')),
    places,
  );
}

/** The drawing of the tile in hand, which is rotated. */
const HAND_TILE = '.hand-tile .tile g';

/** The rotation in which the tile in hand is drawn, in quarter turns. */
export async function shownRotation(page: Page): Promise<number> {
  const transform = await page.locator(HAND_TILE).getAttribute('transform');
  return Number(/rotate\((-?\d+)/.exec(transform ?? '')?.[1] ?? 0) / 90;
}

export async function rotationsOfGhost(page: Page): Promise<number> {
  return Math.max(1, await page.locator(`${GHOST} .board-pips i`).count());
}

export async function tilesOnBoard(page: Page): Promise<number> {
  const label = await page.locator('.board').getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0]);
}

/** Runs `turn`, and checks that it changes the tile's rotation if more than one fits. */
export async function turning(page: Page, turn: () => Promise<void>): Promise<void> {
  const [before, count] = [await shownRotation(page), await rotationsOfGhost(page)];
  const drawn = await page.locator(HAND_TILE).getAttribute('transform');
  await turn();
  // Also called outside of a test, where `expect.poll` fails.
  if (count > 1) await page.locator(`${HAND_TILE}:not([transform="${drawn}"])`).waitFor({ state: 'attached' });
  else expect(await shownRotation(page)).toBe(before);
}

/** Whether a page suits a phone: nothing wider than the screen, everything big enough for a finger. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const COMFORTABLE = 44;
/** The least size of a crowded spot in pixels. */
const LEAST = 24;
/** Tolerance for half pixels and borders. */
const SLACK = 0.6;

interface Misfit {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/** Checks that nothing overflows, and that every control is big enough and inside the screen. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  expect(await overflow(page), 'wider than the screen').toEqual([]);
  expect(
    await misfits(page, 'button:not(.board-spot), select, input[type="text"], .switch, .colors label', COMFORTABLE),
  ).toEqual([]);
  // Spots take their size once the camera has rested for a moment.
  await expect.poll(() => misfits(page, '.board-spot', LEAST)).toEqual([]);
  await expect.poll(() => badSpots(page), { message: 'spots that are not round or overlap' }).toEqual([]);
  expect(await handOutside(page), 'parts of the hand outside the screen').toEqual([]);
}

/** The page's width in pixels if it is wider than the screen; otherwise empty. */
function overflow(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const width = document.scrollingElement?.scrollWidth ?? 0;
    return width > innerWidth ? [width] : [];
  });
}

/** Controls that are lower than `least` pixels. Spots count with the reach that a finger has around them. */
function misfits(page: Page, selector: string, least: number): Promise<Misfit[]> {
  return page.evaluate(
    ([wanted, size, slack]) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => !element.matches('.board-spot') || element.getClientRects().length > 0)
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return { what: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '', width, height };
        })
        .filter(({ width, height }) => width > 0 && height < size - slack),
    [selector, least, SLACK] as const,
  );
}

/** Spots that are no circles, and pairs of spots with middles too close for a finger. */
function badSpots(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const spots = [...document.querySelectorAll('.board-spot')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        name: element.querySelector('.board-said')?.textContent,
        x: left + width / 2,
        y: top + height / 2,
        width,
        height,
      };
    });
    const ovals = spots.filter(({ width, height }) => Math.abs(width - height) > 1);
    const pairs = spots.flatMap((a, i) =>
      spots.slice(i + 1).map((b) => ({ a, b, gap: Math.hypot(a.x - b.x, a.y - b.y) })),
    );
    return [
      ...ovals.map(({ name, width, height }) => `${name} is ${width.toFixed(1)} x ${height.toFixed(1)}`),
      ...pairs.filter(({ gap }) => gap < least).map(({ a, b, gap }) => `${a.name} and ${b.name}: ${gap.toFixed(1)}`),
    ];
  }, LEAST);
}

/**
 * Parts of the hand outside the screen. The list of choices counts as one part, because it can be scrolled sideways.
 */
function handOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.hand, .hand-tile, .hand-end button, .hand-title, .choices')].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return inside ? [] : [`${element.className} ${[left, top, right, bottom].map(Math.round).join(' ')}`];
    }),
  );
}

/** The common actions of a mouse and a finger. */
import type { Locator, Page } from 'playwright-core';
import type { Place } from './board-page.ts';

export interface Pointing {
  press(place: Place): Promise<void>;
  pressOn(control: Locator): Promise<void>;
  /** Rotates the tile under the place. */
  turnAt(place: Place, by: 1 | -1): Promise<void>;
}

export function mouse(page: Page): Pointing {
  let wheel = false;
  return {
    press: ({ x, y }) => page.mouse.click(x, y),
    pressOn: (control) => control.click(),
    // Rotates by clicks and by the wheel alternately.
    turnAt: async ({ x, y }, by) => {
      wheel = !wheel;
      await page.mouse.move(x, y);
      if (by === 1 && !wheel) await page.mouse.click(x, y);
      else await page.mouse.wheel(0, 100 * by);
    },
  };
}

export function finger(page: Page): Pointing {
  const press = ({ x, y }: Place): Promise<void> => page.touchscreen.tap(x, y);
  return { press, pressOn: (control) => control.tap(), turnAt: press };
}

/** Drags a finger over the screen, in steps as a hand does. */
export async function drawFinger(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch('touchEnd', []);
}

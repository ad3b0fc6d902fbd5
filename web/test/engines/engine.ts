/** A page in a real browser of another engine than Chromium, driven by W3C WebDriver or BiDi. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A step of the input sources of WebDriver and BiDi, which share their form. */
type InputSource = Readonly<Record<string, unknown>>;

/** What a driver offers; everything else is built on it. */
export interface EnginePage extends Pick<Page, 'evaluate'> {
  goto(url: string): Promise<void>;
  /** Runs a whole script in the page; the page's security policy does not bind a driver. */
  script(code: string): Promise<void>;
  input(sources: readonly InputSource[]): Promise<void>;
  /** Errors, rejected promises, warnings and faults of the security policy since the browser began. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Makes Playwright's `evaluate` from a function that calls the source of another one in the page, with JSON as its
 * argument and its result.
 */
export function evaluateBy(call: (source: string, json: string) => Promise<string>): Page['evaluate'] {
  const evaluate = async (work: unknown, argument: unknown = null) => {
    const source = `async (json) => JSON.stringify((await (${String(work)})(JSON.parse(json))) ?? null)`;
    return JSON.parse(await call(source, JSON.stringify(argument)));
  };
  return evaluate as Page['evaluate'];
}

/** A press with the mouse. */
export async function press(page: EnginePage, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  await page.input([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
}

/** One key, as WebDriver writes it. */
export async function key(page: EnginePage, value: string): Promise<void> {
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  await page.input([{ type: 'key', id: 'keys', actions }]);
}

/** Waits until `isSo` returns true in the page. */
export async function until(page: EnginePage, what: string, isSo: (text: string) => boolean, text = ''): Promise<void> {
  await expect.poll(() => page.evaluate(isSo, text), { message: what }).toBe(true);
}

/** Presses the element with a selector and a text, once it is visible, stands still, and has nothing in front of it. */
export async function pressOn(page: EnginePage, selector: string, text = ''): Promise<void> {
  let at: { x: number; y: number } | null = null;
  const find = async () => {
    const before = at;
    at = await page.evaluate(placeOf, [selector, text] as const);
    return at !== null && at.x === before?.x && at.y === before.y;
  };
  await expect.poll(find, { message: `${selector} ${text} can be pressed` }).toBe(true);
  await press(page, at ?? { x: 0, y: 0 });
}

/** Runs in the page: the middle of the first element that is named, enabled, and not covered. */
function placeOf([selector, text]: readonly [string, string]): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    const name = `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
    if (!name.includes(text) || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width > 0 && element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

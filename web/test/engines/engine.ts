/** A page in a real browser of another engine than Chromium, driven by W3C WebDriver or BiDi. */
import type { ChildProcess } from 'node:child_process';
import { expect } from 'vitest';

/** A step of the input sources of WebDriver and BiDi, which share their form. */
type InputSource = Readonly<Record<string, unknown>>;

/** What a driver offers; everything else is built on it. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Runs a function without outer references in the page and returns its result; both go through JSON. */
  run<A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Runs a whole script in the page; the page's security policy does not bind a driver. */
  script(code: string): Promise<void>;
  input(sources: readonly InputSource[]): Promise<void>;
  /** Errors, rejected promises, warnings and faults of the security policy since the browser began. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The source of a function to run in a page: its arguments come in and its result goes out as JSON. */
export const inJson = (work: (...args: never[]) => unknown): string =>
  `async (json) => JSON.stringify((await (${String(work)})(...JSON.parse(json))) ?? null)`;

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
export async function until<A extends readonly unknown[]>(
  page: EnginePage,
  what: string,
  isSo: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  await expect.poll(() => page.run(isSo, ...args), { message: what }).toBe(true);
}

/** Presses the element with a selector and a text, once it is visible with nothing in front of it. */
export async function pressOn(page: EnginePage, selector: string, text = ''): Promise<void> {
  let at: { x: number; y: number } | null = null;
  const find = async () => {
    at = await page.run(placeOf, selector, text);
    return at !== null;
  };
  await expect.poll(find, { message: `${selector} ${text} can be pressed` }).toBe(true);
  await press(page, at ?? { x: 0, y: 0 });
}

/** Runs in the page: the middle of the first element that is named, enabled, and not covered. */
function placeOf(selector: string, text: string): { x: number; y: number } | null {
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

/** Waits for a line that a program prints, such as the port it listens on. */
export function printed(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    const read = (data: Buffer): void => {
      all += data;
      const found = wanted.exec(all)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`ended before it was ready: ${all}`)));
  });
}

/** Ends a program that was spawned `detached`, with all its child processes. */
export function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  process.kill(-child.pid, 'SIGKILL');
  return ended;
}

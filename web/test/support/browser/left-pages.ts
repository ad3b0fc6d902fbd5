/**
 * Pages that tests have left, for later tests of the same worker: a page whose process and compiled scripts are there
 * opens the game with little more than half of the work.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** Something that is undone before the page goes to another test, such as a script that runs before the page's own. */
export interface Undoable {
  dispose(): Promise<void>;
}

type Options = BrowserContextOptions & { readonly viewport: { readonly width: number; readonly height: number } };

/** A text of the game's origin that runs nothing. */
const NOTHING = '/old-browser.js';

/** The most pages with the same options that are kept; a test rarely opens more. */
const MOST_ALIKE = 3;

const left = new Map<string, Page[]>();
const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** Returns a page of a context with these options: one that was left, or a new one. */
export async function takePage(browser: Browser, options: Options): Promise<Page> {
  return left.get(JSON.stringify(options))?.pop() ?? (await browser.newContext(options)).newPage();
}

/** Makes a page that was taken as new, and keeps it; `undone` is what was prepared in it. */
export async function leavePage(page: Page, options: Options, undone: readonly Undoable[]): Promise<void> {
  const key = JSON.stringify(options);
  const alike = left.get(key) ?? [];
  if (page.isClosed() || alike.length >= MOST_ALIKE) return page.context().close();
  page.removeAllListeners();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  for (const each of undone) await each.dispose();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.goto(NOTHING);
  await forget(page);
  await asOpened(page, options);
  left.set(key, [...alike, page]);
}

/** Forgets what the game and the tab have stored. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  const session = await sessionOf(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
}

/** Undoes what a test has set in the window, and moves the mouse away. */
async function asOpened(page: Page, { viewport, reducedMotion = null }: Options): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
  await page.mouse.move(-1, -1);
}

/** Makes the page that is shown the first one in the history of its tab. */
export async function forgetHistory(page: Page): Promise<void> {
  await (await sessionOf(page)).send('Page.resetNavigationHistory');
}

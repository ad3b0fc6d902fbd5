/** Pages that work as usual but are not painted, because painting is half of a browser's work. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Undoable } from './left-pages.ts';

/**
 * Stops the painting of all pages of a context: Chromium does not draw a page that is wholly transparent. The drawings of
 * the tiles never arrive, so that their placeholders stay, which have a hundredth of the elements.
 */
export const paintNothing = (context: BrowserContext): Promise<Undoable> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
    const { fetch } = globalThis;
    const isDrawing = (asked: unknown) => typeof asked === 'string' && /\/tiles\/[\w-]+\.svg$/.test(asked);
    globalThis.fetch = (...asked) => (isDrawing(asked[0]) ? new Promise(() => {}) : fetch(...asked));
  });

/** Runs something that needs the painted page. */
export async function painted<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const show = (shown: boolean) =>
    page.evaluate((yes) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = yes;
    }, shown);
  await show(true);
  try {
    return await act();
  } finally {
    await show(false);
  }
}

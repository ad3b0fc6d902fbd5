/** Pages that are laid out, pressed and heard as ever, but not painted: painting is half of a browser's work. */
import type { BrowserContext, Page } from 'playwright-core';

/** Nothing on the pages of a context is painted from now on. What is transparent as a whole, Chromium does not draw. */
export const paintNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });

/** Does what needs the page as it is seen. */
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

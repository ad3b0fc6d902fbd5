/** What a screen reader would say of a page by itself: changes of its live regions. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Notes from now on the text of each live region that changes, and of alerts that appear. A status that appears with
 * its text is not noted, because most screen readers say nothing then.
 */
export function listenTo(page: Page): Promise<void> {
  return page.evaluate(() => {
    const regions = '[role="status"], [role="log"], [role="alert"], [aria-live]:not([aria-live="off"])';
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const known = new WeakSet<Element>(document.querySelectorAll(regions));
    const note = (region: Element): void => {
      const text = region.textContent?.trim() ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    };
    new MutationObserver((changes) => {
      const changed = new Set(
        changes.flatMap(
          ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions) ?? [],
        ),
      );
      for (const region of changed) if (known.has(region)) note(region);
      for (const region of document.querySelectorAll(regions)) {
        if (!known.has(region) && region.matches('[role="alert"]')) note(region);
        known.add(region);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Everything that was said since `listenTo`. */
const saidBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

/** Waits until something that matches was said. */
export async function heard(page: Page, text: RegExp): Promise<void> {
  await expect
    .poll(async () => (await saidBy(page)).filter((one) => text.test(one)), { message: `${text}` })
    .not.toEqual([]);
}

/** The levels of the headings, in their order; no level may be left out on the way down. */
export async function headingFaults(page: Page): Promise<string[]> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ localName }) => Number(localName[1])));
  return levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1 ? [`h${level} after h${levels[at - 1] ?? 0}`] : [],
  );
}

/** The page under a browser's translator, which moves texts into `font` elements: nothing that changes keeps an old text. */
import { endgame, kept } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmTurn, draftTurn } from '../support/online.ts';
import { type PageOptions, useStage } from '../support/stage.ts';
import { atRest } from '../support/table-page.ts';

const open = useStage();

/** Runs in the page: replaces every text that may be translated, now and whenever one appears, as Google's does. */
function translate(): void {
  const pass = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) found.push(node as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (parent === null || !parent.translate || parent.closest('font, script, style, svg') || !text.data.trim())
        continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  };
  new MutationObserver(() => document.body && pass(document.body)).observe(document, {
    subtree: true,
    childList: true,
  });
}

/** The texts of the page and of its live regions, line by line. */
const lines = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.body.innerText.split('\n').filter((line) => line.trim() !== ''));

/** The same page without and with a translator. */
async function both(options: PageOptions): Promise<[plain: Page, translated: Page]> {
  return [await open(options), await open({ ...options, before: translate })];
}

test('a table says what it says without a translator, before a turn, while it is decided and after it', async () => {
  const { before, seed } = endgame({ players: 2 }, 5, 6);
  const saved = kept(before, seed);
  const pages = await both({ seed: 99_001, speed: 'off', resumed: true, kept: saved });
  const seen: string[][][] = [];
  for (const page of pages) {
    const steps: string[][] = [];
    await atRest(page);
    steps.push(await lines(page));
    await draftTurn(page);
    steps.push(await lines(page));
    await confirmTurn(page);
    await atRest(page);
    steps.push(await lines(page));
    seen.push(steps);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0][1]).not.toEqual(seen[0][0]);
});

test('the rulebook is translated page by page', async () => {
  const seen: string[][][] = [];
  for (const page of await both({ seed: 99_002, speed: 'off' })) {
    await page.goto('/#rules/SW-16');
    await page.locator('.book-text').first().waitFor();
    const steps = [await lines(page)];
    await page.locator('.book-turning .primary').click();
    steps.push(await lines(page));
    seen.push(steps);
    const isMoved = (await page.locator('.book-text font').count()) > 0;
    expect(isMoved).toBe(seen.length === 2);
  }
  expect(seen[1]).toEqual(seen[0]);
});

/** A performance figure of the page: its name, how it is measured once, and its upper or lower bound. */
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface PageStage {
  readonly browser: Browser;
  readonly url: string;
  /** URL of a page with only the board, whose number of tiles can be chosen. */
  readonly board: string;
}

export interface PageFigure {
  readonly name: string;
  readonly unit: string;
  readonly bound: { readonly most: number } | { readonly least: number };
  measure(stage: PageStage): Promise<number>;
}

export function isMet({ bound }: PageFigure, value: number): boolean {
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}

export async function freshPage({ browser, url }: PageStage): Promise<{ page: Page; inside: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url, locale: 'en-US' });
  const page = await context.newPage();
  return { page, inside: await context.newCDPSession(page) };
}

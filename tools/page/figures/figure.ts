/** One figure of the page: what it is, how it is had once, and what it may be at most or must be at least. */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** What a measurement runs on: a browser and a served game. */
export interface PageStage {
  readonly browser: Browser;
  /** The game as `npm start` serves it. */
  readonly url: string;
  /** The board alone, with as many tiles as are asked for. */
  readonly board: string;
}

/** A number that `npm run measure` takes, with its unit and its bound. */
export interface PageFigure {
  readonly name: string;
  readonly unit: string;
  readonly bound: { readonly most: number } | { readonly least: number };
  /** Measures once, in a browser profile of its own. */
  measure(stage: PageStage): Promise<number>;
}

/** Whether a measured value keeps the bound of its figure. */
export function isMet({ bound }: PageFigure, value: number): boolean {
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}

/** A fresh desktop page, and the line to its browser's inner side. */
export async function freshPage({ browser, url }: PageStage): Promise<{ page: Page; inside: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url, locale: 'en-US' });
  const page = await context.newPage();
  return { page, inside: await context.newCDPSession(page) };
}

/** A performance figure of the page: its name, how it is measured once, and its upper or lower bound. */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** The browser and the served game with which a figure is measured. */
export interface PageStage {
  readonly browser: Browser;
  /** URL of the game as `npm start` serves it. */
  readonly url: string;
  /** URL of a page with only the board, whose number of tiles can be chosen. */
  readonly board: string;
}

/** A number that `npm run lab -- measure` measures, with its unit and its bound. */
export interface PageFigure {
  readonly name: string;
  readonly unit: string;
  readonly bound: { readonly most: number } | { readonly least: number };
  /** Measures once, in a new browser profile. */
  measure(stage: PageStage): Promise<number>;
}

/** Whether a measured value is within the figure's bound. */
export function isMet({ bound }: PageFigure, value: number): boolean {
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}

/** Opens a new desktop page, and a DevTools session with it. */
export async function freshPage({ browser, url }: PageStage): Promise<{ page: Page; inside: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url, locale: 'en-US' });
  const page = await context.newPage();
  return { page, inside: await context.newCDPSession(page) };
}

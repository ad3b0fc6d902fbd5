/** A page in Chromium that shows a game, and what it shows. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paintNothing } from '../support/browser/painting.ts';
import { sharedChromium } from '../support/stage.ts';
import type { Host } from './host.ts';

export const TAG = 'asteroute-game';

interface Opening {
  readonly html: string;
  readonly policy?: string;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** Opens a page of the host, uses it, and checks that it complained of nothing. */
export async function withPage(host: Host, opening: Opening, use: (page: Page) => Promise<void>): Promise<void> {
  const { width = 1280, colorScheme = 'light', ...page } = opening;
  const browser = await sharedChromium();
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  try {
    await paintNothing(context);
    const tab = await context.newPage();
    tab.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    await tab.goto(host.serve(page));
    await use(tab);
    expect(complaints).toEqual([]);
  } catch (error) {
    throw complaints.length === 0 ? error : new Error(complaints.join('\n'), { cause: error });
  } finally {
    await context.close();
  }
}

/** The element as tests use it. */
export interface ShownGame extends HTMLElement {
  turn: number;
  readonly turns: number;
  record: unknown;
  play(): void;
}

/** Waits until the viewer shows a game; returns how many turns it has. */
export async function shown(page: Page): Promise<number> {
  await page.waitForFunction((tag) => (document.querySelector(tag) as ShownGame | null)?.turns, TAG);
  await page.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot?.querySelector('.scores'), TAG);
  return page.evaluate((tag) => (document.querySelector(tag) as ShownGame).turns, TAG);
}

/** What the viewer shows and says of its moment. */
export const seen = (page: Page): Promise<{ turn: number; scores: number[]; now: string; said: string }> =>
  page.evaluate((tag) => {
    const game = document.querySelector(tag) as ShownGame;
    const all = (selector: string) => [...(game.shadowRoot?.querySelectorAll(selector) ?? [])];
    const text = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '');
    const scores = text('.scores b').map(Number);
    return { turn: game.turn, scores, now: text('.now')[0], said: text('[role=status]')[0] };
  }, TAG);

/** The tiles and pieces on the board whose drawing is not there; a board of many tiles is drawn in several frames. */
export const undrawn = (page: Page): Promise<string[]> =>
  page.evaluate((tag) => {
    const root = (document.querySelector(tag) as HTMLElement).shadowRoot as ShadowRoot;
    const wanted = [...root.querySelectorAll('.board use')]
      .filter((use) => getComputedStyle(use).display !== 'none')
      .map((use) => use.getAttribute('href') as string);
    return wanted.length < 5 ? ['hardly anything is drawn'] : wanted.filter((href) => !root.querySelector(href));
  }, TAG);

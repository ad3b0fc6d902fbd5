/** The walk through every state, in windows of every size and in the languages with the longest words. */
import type { Browser, Page } from 'playwright-core';
import { settled } from '../support/board-page.ts';
import { misfits } from '../support/fit.ts';
import { openPage } from '../support/stage.ts';
import { unreachable } from './faults.ts';
import type { Scene, Stage, State } from './scenes/scene.ts';
import { unreadable } from './texts.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** The size of the text in percent of the ordinary one. */
  readonly text: number;
}

const size = (width: number, height: number, text = 100): Size => ({ width, height, text });

/** The windows that every state must fit. */
export const SIZES: readonly Size[] = [
  size(360, 640),
  size(390, 844),
  size(844, 390),
  size(667, 375),
  size(820, 1180),
  size(1280, 720),
  size(1366, 650),
  size(1440, 900),
  size(1920, 1080),
  size(2560, 1440),
  size(320, 256),
  size(1280, 800, 200),
];

/** English, and the two with the longest words. */
export const TAGS = ['en-US', 'de-DE', 'ru-RU'];

/** The least fraction of the window's height that the board keeps, and while the coach waits for an answer. */
const LEAST_BOARD = 0.55;
const LEAST_ASKED = 0.5;
/** The size of text in pixels of a browser whose settings nobody has changed. */
const ORDINARY_PX = 16;
/** Milliseconds in which a stopped page adapts to another window size. */
const ANSWER_MS = 40;
/** Milliseconds after which a step of a scene has failed, and the walk goes on with the next scene. */
const STEP_TIMEOUT_MS = 30_000;

export interface Walk {
  readonly url: string;
  readonly browser: Browser;
  readonly scenes: readonly Scene[];
  readonly sizes: readonly Size[];
  readonly tags: readonly string[];
  /** Called with every state in every window, before the next. */
  readonly onState?: (name: string, page: Page) => Promise<void>;
}

export interface Walked {
  /** How many combinations of state, size and language were checked. */
  readonly states: number;
  /** One line for each fault, which begins with the state. */
  readonly faults: readonly string[];
}

export async function walk(plan: Walk): Promise<Walked> {
  const faults: string[] = [];
  let states = 0;
  for (const tag of plan.tags) {
    for (const scene of plan.scenes) {
      const pages: Page[] = [];
      const stage: Stage = {
        url: plan.url,
        tag,
        async open(options) {
          const page = await openPage(plan.browser, plan.url, options, faults);
          page.setDefaultTimeout(STEP_TIMEOUT_MS);
          pages.push(page);
          return page;
        },
      };
      const edges = new Map<string, string>();
      try {
        for await (const state of scene.play(stage)) {
          states += plan.sizes.length;
          faults.push(...(await through(state, `${tag}, ${scene.name}, ${state.name}`, plan, edges)));
        }
      } catch (error) {
        faults.push(`${tag}, ${scene.name}: ${(error as Error).message}`);
      }
      for (const page of pages) await page.context().close();
    }
  }
  return { states, faults };
}

/** Checks a state in windows of every size, and restores the size in which it was found. */
async function through(state: State, name: string, plan: Walk, edges: Map<string, string>): Promise<string[]> {
  const { page } = state;
  const found: string[] = [];
  const before = page.viewportSize();
  for (const window of plan.sizes) {
    const { width, height, text } = window;
    await resize(page, window);
    await answered(state);
    const at = `${name}, ${width} x ${height}${text === 100 ? '' : `, text of ${text} %`}`;
    const wrong = [
      ...(await misfits(page)),
      ...(await unreachable(page)),
      ...(await unreadable(page)),
      ...(await boardFaults(state, window, edges)),
    ];
    found.push(...new Set(wrong.map((fault) => `${at}: ${fault}`)));
    await plan.onState?.(at, page);
  }
  if (before !== null) await resize(page, before);
  await answered(state);
  return found;
}

/** Changes the window, and the size of text as the setting of a browser does. */
async function resize(page: Page, { width, height, text = 100 }: Omit<Size, 'text'> & Partial<Size>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (ORDINARY_PX * text) / 100 } });
  await session.detach();
  // Last, because a page measures itself when its window changes.
  await page.setViewportSize({ width, height });
}

/** Waits until the page has been laid out for its window. */
async function answered({ page, stopped }: State): Promise<void> {
  if (!stopped) return settled(page);
  // A stopped page gets no frames of its own, but a new ResizeObserver is still called in those of the browser.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) {
      await new Promise<void>((seen) => {
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          seen();
        }).observe(document.body);
      });
    }
  });
  await page.clock.runFor(ANSWER_MS);
}

/** Checks that the board keeps most of the height, and that its edge does not move during a turn. */
async function boardFaults({ page, turn }: State, window: Size, edges: Map<string, string>): Promise<string[]> {
  const box = await page.evaluate(() => {
    const asked = document.querySelector('.coach-ways') !== null;
    const board = document.querySelector<HTMLElement>('.table > .board');
    if (board === null) return undefined;
    // The board's position within the table, which scrolls in tiny windows.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = board;
    return {
      asked,
      edge: [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' '),
      part: offsetHeight / innerHeight,
    };
  });
  if (box === undefined) return [];
  const faults =
    box.part < (box.asked ? LEAST_ASKED : LEAST_BOARD)
      ? [`the board has ${Math.round(box.part * 100)} % of the height`]
      : [];
  if (turn === undefined) return faults;
  const key = `${turn} ${JSON.stringify(window)}`;
  const first = edges.get(key) ?? box.edge;
  edges.set(key, first);
  return first === box.edge ? faults : [...faults, `the board's edge moved from ${first} to ${box.edge}`];
}

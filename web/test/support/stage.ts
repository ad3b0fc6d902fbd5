/**
 * The base of every browser test: the run's server, the worker's browser, fresh pages, and a check of each for faults.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium, launchShell } from './browser/chromium.ts';
import { forgetHistory, leavePage, takePage, type Undoable } from './browser/left-pages.ts';
import { painted, paintNothing } from './browser/painting.ts';
import { PLAIN_HOST, startServer } from './network/server.ts';

export interface PageOptions {
  /** 360 x 640 with fingers instead of a mouse; else 1280 x 800. */
  readonly phone?: boolean;
  /** Device pixels for a CSS pixel: 1 unless a picture is wanted. */
  readonly density?: number;
  /** The seed of `crypto.getRandomValues` in the page. */
  readonly seed?: number;
  readonly speed?: 'full' | 'short' | 'off';
  /** The entries of the browser's storage from earlier visits. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The language that the browser requests; English if absent. */
  readonly locale?: string;
  /** Runs in the page before its own code. */
  readonly before?: () => void;
  /** Lets the test control the page's time; see `clock.ts`. It passes by itself until the test stops it. */
  readonly clock?: boolean;
  /** Whether the page is painted; a test that looks at no pixel saves the time. */
  readonly painted?: boolean;
  /** Lets the service worker cache the whole page for use without a network; other pages save that time. */
  readonly offline?: boolean;
  /** Whether the table sounds; all its sounds are synthesized, and a test that hears none saves the time. */
  readonly sounds?: boolean;
  /** Opens the kept game at once, without the start page before it, which takes a fifth of the time. */
  readonly resumed?: boolean;
  /** The folder of the page, from the root of its origin; `/` if absent. */
  readonly folder?: string;
  /** Loads the page over plain HTTP from another name than `localhost`, as in a home without certificates. */
  readonly plainHttp?: boolean;
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/**
 * Milliseconds after which a step counts as hanging, also on a busy machine: half of what a test may take, so that the
 * report names the step that hung.
 */
const STEP_TIMEOUT_MS = 300_000;

/** The entries of the browser's storage of somebody who has turned all volumes down. */
const SILENT = { 'asteroute.effects': '0', 'asteroute.ambience': '0', 'asteroute.calls': '0' };

/** Opens a page that is closed at the end of its test; the test fails if the page has caused a complaint. */
export type OpenPage = (options?: PageOptions) => Promise<Page>;

let launched: Promise<Browser> | undefined;

/** The Chromium of this worker: all files that it runs share it, each with contexts of its own. It ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  launched ??= launchShell();
  return launched;
}

/** Starts a server of the game and a browser, and stops both afterwards. */
export async function withGame<T>(use: (game: { browser: Browser; url: string }) => Promise<T>): Promise<T> {
  const [server, browser] = await Promise.all([startServer(), launchChromium()]);
  try {
    return await use({ browser, url: server.url });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A page of a test, and what follows from its options. */
export interface LentPage {
  readonly page: Page;
  readonly options: PageOptions;
  readonly context: ReturnType<typeof contextOf>;
  readonly prepared: readonly Undoable[];
}

/** Registers the hooks of a test file; returns the function that opens pages of the game. */
export function useStage(): OpenPage {
  let browser: Browser;
  let opened: LentPage[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await sharedChromium();
  });
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    if (failed) for (const { page, options } of opened) await keepPicture(task.name, page, options.seed ?? 1);
    const heard = complaints;
    for (const each of opened) await (failed ? each.page.context().close() : leave(each));
    [opened, complaints] = [[], []];
    expect(heard, 'complaints of the page').toEqual([]);
  });

  return async (options = {}) => {
    const url = inject('gameServer');
    const from = options.plainHttp ? url.replace('127.0.0.1', PLAIN_HOST) : url;
    const last = await openLentPage(browser, from, options, complaints);
    opened.push(last);
    return last.page;
  };
}

/** Opens the game in a page that an earlier test may have left, for a test that will leave it. */
export async function openLentPage(
  browser: Browser,
  url: string,
  options: PageOptions,
  complaints: string[],
): Promise<LentPage> {
  const context = contextOf(url, options);
  const page = await takePage(browser, context);
  const prepared = await showGame(page, url, options, complaints);
  await forgetHistory(page);
  return { page, options, context, prepared };
}

/** Leaves a page to later tests, unless its clock or its service worker would stay. */
export function leave({ page, options, context, prepared }: LentPage): Promise<void> {
  return options.clock || options.offline ? page.context().close() : leavePage(page, context, prepared);
}

/** Opens the start page, or the table where `kept` and the address ask for it, in a context of its own. */
export async function openPage(
  browser: Browser,
  url: string,
  options: PageOptions,
  complaints: string[],
): Promise<Page> {
  const page = await (await browser.newContext(contextOf(url, options))).newPage();
  await showGame(page, url, options, complaints);
  return page;
}

function contextOf(url: string, options: PageOptions) {
  return {
    ...(options.phone ? PHONE : DESK),
    deviceScaleFactor: options.density ?? 1,
    baseURL: url,
    locale: options.locale ?? 'en-US',
    // If no event is animated, nothing slides or fades either, so that a press need not wait for that.
    reducedMotion: options.speed === 'off' ? ('reduce' as const) : ('no-preference' as const),
  };
}

/** Opens the game in a page; returns what was prepared for that. */
async function showGame(page: Page, url: string, options: PageOptions, complaints: string[]): Promise<Undoable[]> {
  const context = page.context();
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  const prepared = [await seedChance(context, options.seed ?? 1)];
  if (!options.offline) prepared.push(await context.addInitScript(keepNothing));
  prepared.push(await context.addInitScript(renderNoSound));
  if (!options.painted) prepared.push(await paintNothing(context));
  if (options.clock) await context.clock.install();
  // Before the test's own script, which may refuse to store anything.
  const keeping = await context.addInitScript(keep, {
    ...(options.speed === undefined ? {} : { 'asteroute.speed': options.speed }),
    ...(options.sounds ? {} : SILENT),
    ...options.kept,
  });
  if (options.before !== undefined) prepared.push(await context.addInitScript(options.before));
  watch(page, url, complaints);
  const answer = await page.goto(`${options.folder ?? '/'}${options.resumed ? '#play/1' : ''}`);
  if (!answer?.ok()) throw new Error(`the server refuses the page: ${await answer?.text()}`);
  await keeping.dispose();
  await page.getByRole('main').waitFor();
  return prepared;
}

/**
 * Runs in the page: fills the browser's storage. Playwright's `storageState` would open another page with a process of
 * its own.
 */
function keep(entries: Readonly<Record<string, string>>): void {
  // A blank page has no storage.
  if (location.protocol === 'about:') return;
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

/** Waits until the service worker has cached the build (with `offline`); from then on the page needs no network. */
export function keptWhole(page: Pick<Page, 'evaluate'>): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 20));
  });
}

/** Runs in the page: the registration of a service worker never ends, so that no page fetches all files of the game. */
function keepNothing(): void {
  // A blank page has no service workers.
  if ('ServiceWorkerContainer' in globalThis) ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
}

/** Runs in the page: sounds are built but not rendered, because a running audio context renders all the time. */
function renderNoSound(): void {
  const Heard = globalThis.AudioContext;
  globalThis.AudioContext = class extends Heard {
    constructor(options?: AudioContextOptions) {
      super(options);
      void super.suspend();
    }
    override get state(): AudioContextState {
      return 'running';
    }
  };
}

/** Seeds the page's random numbers (Mulberry32), so that a failing test can be repeated. */
function seedChance(context: BrowserContext, seed: number): Promise<Undoable> {
  return context.addInitScript((start: number) => {
    let state = start;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const words = array as unknown as Uint32Array;
      for (let i = 0; i < words.length; i++) {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        words[i] = (mixed ^ (mixed >>> 14)) >>> 0;
      }
      return array;
    };
  }, seed);
}

/** Chromium's messages about headers that it follows only over HTTPS. */
const NEEDS_HTTPS = /Cross-Origin-Opener-Policy header has been ignored|Origin-Agent-Cluster header/;

/**
 * A room's page may ask for its code just when the game begins, and is told that there is none any more; a person who is
 * not let in yet asks which seat is theirs.
 */
const isUsual = (url: string, text: string): boolean =>
  (/\/api\/games\/\w+\/code$/.test(url) && /\b409\b/.test(text)) ||
  (/\/api\/games\/\w+$/.test(url) && /\b403\b/.test(text));

/** Notes errors, warnings (the security policy's too), failed requests and requests to other servers. */
function watch(page: Page, url: string, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('crash', () => complaints.push('the page crashed'));
  page.on('console', (message) => {
    if (isUsual(message.location().url, message.text())) return;
    if (['error', 'warning'].includes(message.type()) && !NEEDS_HTTPS.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== url) complaints.push(`another origin: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // The requests of a page that is left are aborted, which is no fault.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (isUsual(response.url(), String(response.status()))) return;
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

async function keepPicture(test: string, page: Page, seed: number): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'asteroute-failed-')), 'page.png');
  // A page that has crashed has no picture, and its crash is reported anyway.
  const taken = await painted(page, () => page.screenshot({ path })).then(
    () => path,
    () => 'no picture',
  );
  console.error(`"${test}" failed with seed ${seed}: ${taken}`);
}
/** The button that starts a game at once, with the previous set-up. */
export const playDoor = (page: Page): Locator => page.getByRole('button', { name: /^Play Against/ });

/** The button behind which everything about a game can be chosen. */
export const setUpButton = (page: Page): Locator => page.getByRole('button', { name: 'Set up the game' });

/** The button at the end of the set-up. */
export const startButton = (page: Page): Locator => page.getByRole('button', { name: 'Start the game' });

/** Opens the set-up of a game. */
export async function openSetup(page: Page): Promise<void> {
  await setUpButton(page).click();
  await startButton(page).waitFor();
}

/** Uncovers what few change in a set-up. */
export const openMore = (page: Page): Promise<void> => page.locator('.setup form > details > summary').click();

/** The seat of a player in a set-up. */
export const seatOf = (page: Page, name: string): Locator => page.locator('button.seat', { hasText: name });

/** Opens the choice of who plays at a seat, changes it, and closes it. */
export async function changeSeat(
  page: Page,
  name: string,
  change: (asked: Locator) => Promise<unknown>,
): Promise<void> {
  await seatOf(page, name).click();
  const asked = page.getByRole('dialog');
  await asked.waitFor();
  await change(asked);
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
}

/** Puts a bot or a person on a seat. */
export const putAt = (page: Page, name: string, bot: string): Promise<void> =>
  changeSeat(page, name, (asked) => asked.getByLabel(/^Who plays/).selectOption(bot));

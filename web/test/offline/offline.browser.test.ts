/** The game without its server, which is stopped for good or comes back with another version. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import { findTurn, kept, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame, shownTable } from '@asteroute/page/testing/truth.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzlesOf, solutionOf } from '../pages/learning/puzzles.ts';
import { FREE, GHOST, tilesOnBoard } from '../support/board-page.ts';
import { type GameServer, startServer } from '../support/network/server.ts';
import { mouse } from '../support/pointing.ts';
import { keptWhole, openPage, playDoor, sharedChromium } from '../support/stage.ts';
import { atRest, confirmButton, dialog, followRecipe, takeTurn } from '../support/table-page.ts';
import { makeNextVersion } from './next-version.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');
/** The parts of the repository from which a bundle is built and served. */
const { workspaces } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { workspaces: string[] };
const PARTS = [
  ...new Set([
    ...workspaces,
    'examples',
    'fixtures',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.browser.json',
  ]),
];
const SEED = 5;
/** Complaints of a browser that has no network or no server. */
const OFFLINE = /healthz|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

const finished = findTurn({ players: 2 }, ({ running }) => !running);

let browser: Browser;
let root: string;
let server: GameServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'asteroute-versions-'));
  for (const part of PARTS) {
    // The bundle that is already built is copied too, because the same sources need not be built again.
    const ours = (path: string) => !/node_modules|app[\\/]dist-/.test(path.slice(REPOSITORY.length));
    cpSync(join(REPOSITORY, part), join(root, part), { recursive: true, filter: ours });
  }
  linkPackages();
  [server, browser] = await Promise.all([startServer(root), sharedChromium()]);
});
afterAll(async () => {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

/**
 * Links the packages of the repository. The links of workspaces are relative, so that in the copy they lead to the
 * copy.
 */
function linkPackages(): void {
  const [packages, folder] = [join(REPOSITORY, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@asteroute') symlinkSync(join(packages, name), join(folder, name));
  }
  cpSync(join(packages, '@asteroute'), join(folder, '@asteroute'), { recursive: true, verbatimSymlinks: true });
}

/** Opens a page with a finished game, and waits until its whole build is cached, so that it needs no network any more. */
async function openKept(complaints: string[]): Promise<Page> {
  const games = kept(finished.after, finished.seed);
  const page = await openPage(
    browser,
    server.url,
    { seed: SEED, speed: 'off', offline: true, kept: games },
    complaints,
  );
  await keptWhole(page);
  return page;
}

/** The sentence about the game on the start page. */
const promise = async (page: Page): Promise<string> =>
  (await page.locator('.start-title p').textContent()) ?? 'there is none';

async function playTurns(page: Page, turns: number): Promise<void> {
  const habits = { pointing: mouse(page), random: createRandom(SEED) };
  for (let turn = 0; turn < turns; turn++) {
    const tiles = await tilesOnBoard(page);
    await takeTurn(page, habits);
    await atRest(page, tiles);
    await expectTrueTable(page);
  }
}

/** Goes to an address of the page without loading it again. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);

async function startGame(page: Page): Promise<void> {
  await playDoor(page).click();
  await atRest(page);
}

/** Replaces the promise of the start page by another, and starts a server, which was stopped, with that version. */
async function release(before: string, after: string): Promise<void> {
  const { port } = new URL(server.url);
  makeNextVersion(join(root, 'web', 'app', 'dist'), before, after);
  server = await startServer(root, Number(port));
}

/** Six turns of a game, as a link has them. */
const SIX_TURNS = '1KAXCGfFDFiHoT4_JvNxiIIYboyznoAA';

/** With the server gone and the network pulled: a game goes on, another begins, and pages open that never were. */
async function playOffline(page: Page): Promise<void> {
  await startGame(page);
  await playTurns(page, 1);
  const before = await shownTable(page);
  await server.stop();
  await page.context().setOffline(true);
  await expect(page.evaluate(() => fetch('/healthz'))).rejects.toThrow();

  await page.reload();
  await atRest(page);
  expect(await shownTable(page)).toEqual(before);
  await playTurns(page, 1);
  // The worker of the bot and the other language are files of their own, which are cached too.
  expect((await keptGame(page)).seats.some(({ bot }) => bot !== null)).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page, 'Menu').getByRole('combobox').selectOption('ru');
  await page.locator('html[lang=ru]').waitFor();
  await page.getByRole('combobox').selectOption('en');

  await goTo(page, '#puzzles/star-wars');
  await page.getByRole('button', { name: 'Solve it' }).waitFor();
  await goTo(page, '#review/1?review=1');
  await page.getByRole('heading', { name: 'Turn 1: ', level: 2 }).waitFor();
  const [puzzle] = [...puzzlesOf('classic')]
    .filter(({ turns }) => turns === 1)
    .sort((a, b) => a.game.length - b.game.length);
  await goTo(page, `#puzzles/classic/${puzzle.id}`);
  await atRest(page);
  await followRecipe(page, solutionOf(puzzle)[0]);
  await confirmButton(page).click();
  await page.getByText(/^Found!/).waitFor();

  // The path of a shared game is a page of the server, for which the cached one answers.
  await page.goto(`/game/${SIX_TURNS}/3`);
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await page.goto('/index.html');
  await startGame(page);
  await playTurns(page, 1);
  expect((await keptGame(page)).record.turns.length).toBeLessThan(5);
}

/** A new version waits for the person, and keeps the game that is being played. */
async function updateInGame(page: Page, old: string): Promise<void> {
  const before = await shownTable(page);
  await release(old, 'A promise nobody has read before.');
  await page.context().setOffline(false);
  await page.reload();
  await atRest(page);
  const offer = page.getByRole('complementary', { name: 'New version' });
  await offer.waitFor();
  expect(await shownTable(page), 'the old version plays on').toEqual(before);

  // While a turn is drafted the update is not offered, and does not happen.
  await page.locator(FREE).first().focus();
  await page.keyboard.press('Enter');
  await page.locator(GHOST).waitFor();
  await offer.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  if ((await page.locator(GHOST).count()) > 0) await page.keyboard.press('Escape');
  await offer.waitFor();
  expect(await page.locator('.loupe, .hand-end .primary:enabled').count()).toBe(0);
  await acceptUpdate(page);
  await atRest(page);
  expect(await shownTable(page), 'the new version has the same table').toEqual(before);
  expect(await offer.count()).toBe(0);
  await playTurns(page, 1);
}

async function acceptUpdate(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('complementary', { name: 'New version' }).getByRole('button', { name: 'Update now' }).click();
  await loaded;
}

/** The browser keeps two versions: the newest, and the one that another page may still run. */
const expectTwoVersions = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);

test('with the server gone a game goes on, another begins, and a puzzle, a review and a link open that never were; then a new version waits for a person', async () => {
  const complaints: string[] = [];
  const page = await openKept(complaints);
  const old = await promise(page);
  await playOffline(page);
  await updateInGame(page, old);
  await expectTwoVersions(page);
  let newest = 'A promise nobody has read before.';
  // That a third version takes the place of the first is tested beside the worker, and here in a soak.
  if (WHOLE_GAMES) {
    await server.stop();
    await release(newest, 'One more.');
    newest = 'One more.';
    await page.reload();
    await acceptUpdate(page);
    await atRest(page);
    await expectTwoVersions(page);
  }

  await page.context().setOffline(true);
  await page.goto('/');
  expect(await promise(page)).toBe(newest);
  expect(old).not.toBe(newest);
  await page.getByRole('button', { name: 'Continue' }).click();
  await atRest(page);
  expect(complaints.filter((one) => !OFFLINE.test(one))).toEqual([]);
  await page.context().close();
});

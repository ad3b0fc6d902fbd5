/** The page that `npm run build` makes, in a folder of a web space that serves nothing but files. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRandom } from '@asteroute/engine';
import { expectTrueTable, keptGame, shownTable } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { serveFiles, type WebSpace } from '../support/network/web-space.ts';
import { mouse } from '../support/pointing.ts';
import { keptWhole, openPage, playDoor, sharedChromium } from '../support/stage.ts';
import { atRest, confirmButton, followRecipe, takeTurn } from '../support/table-page.ts';
import { smallPuzzle, solutionOf } from './learning/puzzles.ts';

const BUILD = join(import.meta.dirname, '..', '..', '..', 'tools', 'page', 'build.ts');
const PATH = '/our/games/';
const SEED = 5;

let folder: string;
let space: WebSpace;

const build = (...args: readonly string[]) => promisify(execFile)(process.execPath, [BUILD, ...args]);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-space-'));
  const { stdout } = await build('--out', join(folder, 'page'));
  expect(stdout).toMatch(/^Building the page \.\.\.\n\d+\.\d MB in \S+: copy it into any folder of a web space\.\n$/);
  space = await serveFiles(join(folder, 'page'), PATH);
});
afterAll(async () => {
  await space?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function playTurn(page: Page): Promise<void> {
  const tiles = await tilesOnBoard(page);
  await takeTurn(page, { pointing: mouse(page), random: createRandom(SEED) });
  await atRest(page, tiles);
  await expectTrueTable(page);
}

/** Goes to an address of the page without loading it again. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);

test('in any folder the page plays against a bot, reloads without a network, and opens puzzles', {
  tags: ['soak'],
}, async () => {
  const complaints: string[] = [];
  const options = { seed: SEED, speed: 'off', offline: true, folder: PATH } as const;
  const page = await openPage(await sharedChromium(), space.url, options, complaints);
  await keptWhole(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${space.url}${PATH}sw.js`);
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^asteroute\/our\/games\/-/)]);
  await page.getByText('No game server here').waitFor();
  expect(await page.getByLabel('Have a code?').count()).toBe(0);

  await playDoor(page).click();
  await atRest(page);
  await playTurn(page);
  const [before, address] = [await shownTable(page), page.url()];
  expect(address.startsWith(`${space.url}${PATH}#`)).toBe(true);
  await space.stop();
  await page.context().setOffline(true);
  await page.reload();
  await atRest(page);
  expect(await shownTable(page)).toEqual(before);
  await playTurn(page);
  expect((await keptGame(page)).seats.some(({ bot }) => bot !== null)).toBe(true);

  const puzzle = smallPuzzle('classic');
  await goTo(page, `#puzzles/classic/${puzzle.id}`);
  await atRest(page);
  await followRecipe(page, solutionOf(puzzle)[0]);
  await confirmButton(page).click();
  await page.getByText(/^Found!/).waitFor();

  await goTo(page, '#online');
  await page.getByRole('heading', { name: 'With friends' }).waitFor();
  await page.getByRole('button', { name: 'To the start page' }).click();
  await playDoor(page).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a folder with other files is left alone, and a wrong path is refused', { tags: ['soak'] }, async () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  writeFileSync(join(own, 'thesis.txt'), 'years of work');
  await expect(build('--out', own)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('other files') });
  await expect(build('--base', 'play')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('a slash') });
});

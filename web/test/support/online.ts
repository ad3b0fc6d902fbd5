/** Tables on a server as people use them: each in a browser of their own. */
import { byKey, createAsk } from '@asteroute/client';
import { editionNamed } from '@asteroute/engine';
import type { Key } from '@asteroute/page-online/keyring/keyring';
import { follow, openTable } from '@asteroute/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GHOST, settled, tilesOnBoard } from './board-page.ts';
import { commandBy } from './network/page-requests.ts';
import { choose, confirmButton, countChoices, freeCells } from './table-page.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export async function toLobby(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#online'));
  await button(page, 'New public table').waitFor();
}

export const atTable = (page: Page) => page.locator('.players').waitFor();

/** Puts the tile somewhere in view with a meeple, and stops before the confirmation. */
export async function draftTurn(page: Page): Promise<void> {
  await page.locator('.hand-tile').waitFor();
  await settled(page);
  const cells = await freeCells(page);
  const cell = cells[Math.floor(cells.length / 2)];
  await page.mouse.click(cell.x, cell.y);
  await page.locator(`${GHOST}[data-stop="${cell.stop}"]`).waitFor();
  const count = await countChoices(page);
  if (count > 0) {
    await choose(page, Math.min(1, count - 1));
  }
  await confirmButton(page).and(page.locator(':enabled')).waitFor();
}

/** Confirms, and waits until the tile is on the board. */
export async function confirmTurn(page: Page): Promise<void> {
  const before = await tilesOnBoard(page);
  await confirmButton(page).click();
  await expect.poll(() => tilesOnBoard(page)).toBeGreaterThan(before);
}

/** Runs something while these pages are elsewhere: a page that is open draws every turn. Then they return to the table. */
export async function whileAway<T>(pages: readonly Page[], act: () => Promise<T>): Promise<T> {
  const addresses = pages.map((page) => page.url());
  await Promise.all(pages.map((page) => page.goto('/old-browser.js')));
  const result = await act();
  await Promise.all(pages.map((page, at) => page.goto(addresses[at])));
  await Promise.all(pages.map(atTable));
  return result;
}

/** Shows the rest of the final scoring at once. */
export async function toResults(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Show all' });
  await page.locator('.final, .results').first().waitFor();
  if ((await all.count()) > 0) await all.click();
  await page.locator('.results').waitFor();
}

/** Points by player, as the results list them. */
export function resultsOf(page: Page): Promise<Record<string, number>> {
  return page
    .locator('.results li')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('.result-name')?.textContent?.trim() ?? '',
          Number(row.querySelector('.result-points')?.textContent),
        ]),
      ),
    );
}

/** The settings of a host that differ from the default, which is the first edition without a clock. */
export interface Wish {
  readonly name: string;
  /** Whether the table is opened from the lobby, for everybody on the server. */
  readonly public?: boolean;
  readonly takebacks?: boolean;
  readonly clock?: RegExp;
}

/** Creates a room and takes a seat there; returns the link to the room. */
export async function openRoom(page: Page, wish: Wish): Promise<string> {
  await button(page, wish.public ? /^New public table/ : /^With friends/).click();
  await enter(page, wish.name);
  if (wish.takebacks) {
    // The server ticks it: until its answer news of the room may draw it without.
    const takebacks = page.getByLabel(/^Turns can be taken back/);
    await takebacks.click();
    await expect.poll(() => takebacks.isChecked()).toBe(true);
  }
  if (wish.clock) {
    const clocks = page.getByLabel('Time to think');
    const text = await clocks.locator('option', { hasText: wish.clock }).first().textContent();
    await clocks.selectOption(text ?? '');
    await page
      .locator('.room-facts')
      .getByText(text ?? '')
      .waitFor();
  }
  return page.getByLabel('Link to this table').inputValue();
}

/** Enters a name and takes a seat. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your name').press('Enter');
}

/** Waits until a page shows exactly these names in the seats of the room. */
export async function expectSeated(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.locator('.room-seat:not([data-free="true"]) .room-name > b:first-child').allTextContents())
    .toEqual(names);
}

/** The host adds a bot of each of these levels. */
export async function addBots(page: Page, bots: readonly string[]): Promise<void> {
  const taken = page.locator('.room-seat:not([data-free="true"])');
  for (const bot of bots) {
    const before = await taken.count();
    await page.getByLabel('Add a bot').selectOption(bot);
    await taken.nth(before).waitFor();
  }
}

/** The host begins the game. */
export async function start(page: Page): Promise<void> {
  await button(page, 'Start the game').click();
}

/** The letters of the room's code, once the server has given them. */
export async function codeOf(page: Page): Promise<string> {
  await expect.poll(() => page.locator('.room-letter').count()).toBeGreaterThan(0);
  return (await page.locator('.room-letter').allTextContents()).join('');
}

/** The start tile and so many others, of at most nine, that a whole game fits into a test. */
const fewTiles = (count: number): ReadonlyMap<string, number> => {
  const drawn = ['curve', 'planet-r', 'straight', 'curve', 'straight', 'planet-r', 'curve', 'straight', 'curve'];
  const counts = Map.groupBy(drawn.slice(0, count), (name) => `SW-${name}`);
  return new Map([['SW-start', 1], ...[...counts].map(([id, all]) => [id, all.length] as const)]);
};

/** The host's program chooses a set of few tiles, which rematches keep: `count` besides the start tile. */
export async function withFewTiles(host: Page, count = 9, origin = new URL(host.url()).origin): Promise<void> {
  const [key] = await host.evaluate(() => JSON.parse(localStorage.getItem('asteroute.tables') ?? '[]') as Key[]);
  const ask = createAsk(origin, fetch);
  const read = await ask('GET /api/games/:id/events', { ...byKey(key), query: { wait: 1 } });
  const [first, ...rest] = read.ok ? read.value.entries : [];
  const { plan } = rest.reduce((table, entry) => follow(table, entry), openTable(key.table, first));
  const few = fewTiles(count);
  const counts = Object.fromEntries(editionNamed('star-wars').tiles.tiles.map(({ id }) => [id, few.get(id) ?? 0]));
  const tiles = { name: 'few', counts };
  const command = {
    type: 'configure' as const,
    id: 'few-tiles',
    plan: { ...plan, tiles },
    from: [...plan.seats.keys()],
  };
  expect(await commandBy(ask, key, command)).toMatchObject({ ok: true });
}

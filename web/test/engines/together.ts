/** A table of the server with a browser in each seat. */

import { requestTable, sitDown } from '@asteroute/page-online/connection/new-table';
import { expect } from 'vitest';
import { commandBy, pageRequests, planOfPeople } from '../support/network/page-requests.ts';
import type { EnginePage } from './engine.ts';
import { emptyDrawings, openWith, playAnywhere, tilesOnBoard } from './play.ts';

const TURNS = 2;

const PLAN = planOfPeople('classic', ['red', 'blue']);

/** Two seats are taken over HTTP; each browser opens the table with the key of one and plays when it is its turn. */
export async function playTogether(pages: readonly EnginePage[], url: string): Promise<void> {
  const clients = pages.map(() => pageRequests(url));
  const [ada, ben] = clients;
  const opened = await requestTable({ ...ada, account: async () => undefined }, { plan: PLAN, seat: 0, name: 'Ada' });
  if (!opened.ok) throw new Error(`no table: ${opened.fault}`);
  const key = ben.keyring.of(opened.key.table, opened.key.invite);
  ben.keyring.keep(key);
  expect((await commandBy(ben.ask, key, sitDown(key, 'Ben'))).ok).toBe(true);
  for (const [seat, page] of pages.entries()) {
    await openWith(page, url, { 'asteroute.speed': 'off', ...clients[seat].kept() }, `#table/${key.table}`);
  }
  for (let tiles = await tilesAlike(pages), turn = 0; turn < TURNS; turn++, tiles++) {
    const active = await activePage(pages);
    await playAnywhere(active);
    for (const page of pages) await expect.poll(() => tilesOnBoard(page)).toBe(tiles + 1);
  }
  for (const page of pages) {
    expect(await page.evaluate(emptyDrawings)).toEqual([]);
    expect(await page.complaints()).toEqual([]);
  }
}

async function tilesAlike(pages: readonly EnginePage[]): Promise<number> {
  for (const page of pages) await expect.poll(() => tilesOnBoard(page)).toBeGreaterThan(0);
  return tilesOnBoard(pages[0]);
}

/** The page whose person is on turn. */
async function activePage(pages: readonly EnginePage[]): Promise<EnginePage> {
  const mayPlay = (page: EnginePage) =>
    page.evaluate(() => document.querySelector('.board-cell[data-kind="legal"]') !== null);
  let active: EnginePage | undefined;
  const find = async () => {
    const able = await Promise.all(pages.map(mayPlay));
    active = pages[able.indexOf(true)];
    return active !== undefined;
  };
  await expect.poll(find).toBe(true);
  return active ?? pages[0];
}

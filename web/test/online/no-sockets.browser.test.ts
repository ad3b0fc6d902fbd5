/** A network that lets requests pass and no WebSockets: people meet, talk and play all the same, and are told why it is slow. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { startProxy } from '../support/network/proxy.ts';
import { atTable, confirmTurn, draftTurn, enter, expectSeated, openRoom, start } from '../support/online.ts';
import { type LentPage, leave, openLentPage, sharedChromium } from '../support/stage.ts';

let proxy: Awaited<ReturnType<typeof startProxy>>;
let pages: LentPage[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  proxy = await startProxy(inject('gameServer'), { sockets: false });
});
afterEach(async () => {
  for (const page of pages) await leave(page);
  pages = [];
  expect(complaints.filter((text) => !/WebSocket connection to .* failed/.test(text))).toEqual([]);
});
afterAll(() => proxy?.stop());

async function person(seed: number) {
  const lent = await openLentPage(await sharedChromium(), proxy.url, { speed: 'off', seed: 98_000 + seed }, complaints);
  pages.push(lent);
  return lent.page;
}

test('two people meet in a room, play and talk', async () => {
  const [ada, ben] = [await person(1), await person(2)];
  const link = await openRoom(ada, { name: 'Ada' });
  await ben.goto(link);
  await enter(ben, 'Ben');
  await expectSeated(ada, ['Ada', 'Ben']);
  await start(ada);
  await Promise.all([ada, ben].map(atTable));
  for (const [mover, other] of [
    [ada, ben],
    [ben, ada],
  ]) {
    const before = await tilesOnBoard(other);
    await draftTurn(mover);
    await confirmTurn(mover);
    await expect.poll(() => tilesOnBoard(other)).toBeGreaterThan(before);
  }
  await ada.getByLabel('Say something').fill('Hello Ben');
  await ada.getByLabel('Say something').press('Enter');
  await ben.getByText('Hello Ben').first().waitFor();
  await ben.getByText('This network blocks live connections.').waitFor();
});

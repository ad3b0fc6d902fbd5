/** A network that lets requests pass and no WebSockets: people meet, talk and play all the same, and are told why it is slow. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { atTable, confirmTurn, draftTurn, enter, expectSeated, openRoom, start } from '../support/online.ts';
import { type LentPage, leave, openLentPage, sharedChromium } from '../support/stage.ts';

let proxy: Server;
let pages: LentPage[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  proxy = createServer((incoming, answer) => {
    const { method, headers, url } = incoming;
    const passed = request(new URL(url ?? '/', inject('gameServer')), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    answer.on('close', () => passed.destroy());
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  proxy.on('upgrade', (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n'));
  await new Promise<void>((listens) => void proxy.listen(0, '127.0.0.1', listens));
});
afterEach(async () => {
  for (const page of pages) await leave(page);
  pages = [];
  expect(complaints.filter((text) => !/WebSocket connection to .* failed/.test(text))).toEqual([]);
});
afterAll(() => void proxy.close());

async function person(seed: number) {
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const lent = await openLentPage(await sharedChromium(), url, { speed: 'off', seed: 98_000 + seed }, complaints);
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

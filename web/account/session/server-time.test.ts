import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serverFetch, serverNow } from './server-time.ts';

const DAY_MS = 86_400_000;

test.each([
  ['three days behind', -3 * DAY_MS],
  ['a day ahead', DAY_MS],
  ['right', 0],
])('a server whose clock differs is believed: %s', async (_, offset) => {
  const server = createServer((_asked, answer) => {
    answer.setHeader('Date', new Date(Date.now() + offset).toUTCString());
    answer.end();
  });
  await new Promise<void>((listens) => void server.listen(0, '127.0.0.1', listens));
  await serverFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  expect(Math.abs(serverNow() - Date.now() - offset)).toBeLessThanOrEqual(2000);
});

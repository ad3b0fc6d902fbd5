import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createFramer, textFrame } from './frames.ts';

test('clients read frames of every length, and letters of several bytes', async () => {
  const texts = [0, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length)).concat('Zoë „ж“ 🎲');
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(textFrame(text));
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      if (read.push(data.toString()) === texts.length) resolve();
    });
  });
  expect(read).toEqual(texts);
  client.terminate();
  server.close();
});

test('a text that goes to many sockets in a row is one frame', () => {
  const frameOf = createFramer();
  const [first, again, other] = ['a', 'a', 'b'].map(frameOf);
  expect(again).toBe(first);
  expect(other).toEqual(textFrame('b'));
});

/** Where notices may go: not into the operator's own network, whatever a name server answers. */
import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { QUIET } from '../testing.ts';
import { createSender, isPublic } from './resolve.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1%eth0',
  'ff02::1',
  'no address',
])('%s is not of the internet', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (address) => {
  expect(isPublic(address)).toBe(true);
});

test('a host is resolved once and reached at that very address, or not at all', async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (data) => received.push(`${request.method} ${request.headers.host} ${data}`));
    request.on('end', () => response.writeHead(307, { Location: '/again' }).end('moved'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const warned: object[] = [];
  const log = { ...QUIET, warn: (fields: object) => void warned.push(fields) };
  let asked = 0;
  const find = (addresses: readonly string[]) => (_: string, done: (e: null, all: LookupAddress[]) => void) => {
    asked++;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  const url = `http://hooks.example:${port}/x`;
  const post = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };

  const closed = createSender({ toPrivate: false, log, find: find(['93.184.215.14', '::ffff:127.0.0.1']) });
  for (let i = 0; i < 2; i++) await expect(closed(url, post)).rejects.toThrow('not of the internet');
  for (const at of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
    await expect(closed(`http://${at}:${port}/x`, post)).rejects.toThrow('not of the internet');
  expect(received).toEqual([]);
  expect(warned.filter((fields) => JSON.stringify(fields).includes('hooks.example'))).toHaveLength(1);

  asked = 0;
  const open = createSender({ toPrivate: true, log, find: find(['127.0.0.1']) });
  expect((await open(url, post)).status).toBe(307);
  expect([asked, received]).toEqual([1, [`POST hooks.example:${port} {}`]]);
  await expect(open(url, { signal: AbortSignal.abort() })).rejects.toThrow();
  await new Promise((resolve) => server.close(resolve));
});

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { QUIET } from '../../testing.ts';
import { clientOf, createAddresses, networkOf } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['junk17', null],
  ['203.0.113.7:4001', '203.0.113.7'],
  ['[203.0.113.7]:4001', '203.0.113.7'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
  ['203.0.113.7:', null],
  ['[]:80', null],
  ['', null],
])('limits count %s as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test.each([
  [false, '198.51.100.1', '203.0.113.7'],
  [true, '198.51.100.1', '198.51.100.1'],
  [true, '1.1.1.1, 2001:db8::9', '2001:db8:0:0::/64'],
  [true, '1.1.1.1, junk17', '203.0.113.7'],
  [true, undefined, '203.0.113.7'],
])('with a trusted proxy %s, X-Forwarded-For %s makes %s', (trusts, forwarded, client) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '::ffff:203.0.113.7' } };
  expect(createAddresses(trusts, QUIET).ofUpgrade(request as unknown as IncomingMessage)).toBe(client);
});

test('an address that a proxy writes in a way not known is logged once', () => {
  const logged: object[] = [];
  const addresses = createAddresses(true, { warn: (fields) => void logged.push(fields) });
  const of = (forwarded?: string) =>
    addresses.ofUpgrade({ headers: { 'x-forwarded-for': forwarded }, socket: {} } as unknown as IncomingMessage);
  for (const forwarded of ['203.0.113.7:80', undefined, 'unknown', 'unknown', 'hidden']) of(forwarded);
  expect(logged).toEqual([{ forwarded: 'unknown' }]);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
])('the network of %s is %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});

import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Logger } from '../domain/ports.ts';

/**
 * Not the internet: private, local, multicast, reserved, tunnelled. Two lists: one would apply mapped addresses to
 * IPv4.
 */
const [PRIVATE_4, PRIVATE_6] = [new BlockList(), new BlockList()];
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE_6.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to the internet. One that is an IPv4 address in the form of IPv6 does not. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE_4.check(address, 'ipv4');
  return version === 6 && !PRIVATE_6.check(address.replace(/%.*/, ''), 'ipv6');
}

interface SenderPlan {
  readonly toPrivate: boolean;
  readonly log: Logger;
  readonly find?: (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;
}

const findBySystem: SenderPlan['find'] = (host, done) =>
  lookup(host, { all: true }, (error, found) => done(error, found ?? []));

/**
 * Like `fetch`, without redirects and bodies. The host is resolved once, every address checked, and that one used: no
 * name server leads into the operator's network.
 */
export function createSender({ toPrivate, log, find = findBySystem }: SenderPlan): typeof fetch {
  const told = new Set<string>();

  function faultOf(host: string, addresses: readonly string[]): Error | null {
    if (toPrivate || addresses.every(isPublic)) return null;
    const error = new Error(`${host} leads to an address that is not of the internet`);
    if (!told.has(host)) log.warn({ host }, 'no notices are sent to a private address unless WEBHOOK_PRIVATE=1');
    told.add(host);
    return error;
  }

  const checked: LookupFunction = (host, { all }, done) =>
    find?.(host, (error, found) => {
      const fault =
        error ??
        faultOf(
          host,
          found.map(({ address }) => address),
        );
      if (fault !== null || found.length === 0) return done(fault ?? new Error(`${host} has no address`), '', 0);
      return all ? done(null, [...found]) : done(null, found[0].address, found[0].family);
    });

  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input));
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // An address is not looked up.
      const fault = isIP(host) === 0 ? null : faultOf(host, [host]);
      if (fault !== null) return reject(fault);
      const ask = url.protocol === 'http:' ? httpRequest : httpsRequest;
      const options = { method, headers: headers as Record<string, string>, lookup: checked, agent: false as const };
      const asked = ask(url, { ...options, ...(signal && { signal }) }, (answer) => {
        answer.resume();
        resolve(new Response(null, { status: answer.statusCode }));
      });
      return asked.on('error', reject).end(body as string | Uint8Array);
    });
}

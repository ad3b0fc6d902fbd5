import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from '../../domain/ports.ts';

/**
 * By which limits count: the connection's or, behind a trusted proxy, the last of X-Forwarded-For, which the proxy
 * appended; a client may have invented those before. Text that is not an address is ignored, and logged once.
 */
export function createAddresses(trustProxy: boolean, log: Pick<Logger, 'warn'>) {
  let isLogged = false;
  const fromProxy = (forwarded: string): string | null => {
    const last = forwarded.split(',').at(-1)?.trim() ?? '';
    const client = clientOf(last);
    if (client === null && !isLogged) log.warn({ forwarded: last.slice(0, MAX_LOGGED) }, NOT_UNDERSTOOD);
    isLogged ||= client === null;
    return client;
  };
  const pick = (forwarded: string | undefined, remote = ''): string =>
    (trustProxy && forwarded !== undefined ? fromProxy(forwarded) : null) ?? clientOf(remote) ?? '';
  return {
    ofRequest: (c: Context): string => {
      const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
      return pick(c.req.header('X-Forwarded-For'), incoming?.socket.remoteAddress);
    },
    ofUpgrade: ({ headers, socket }: IncomingMessage): string =>
      pick(headers['x-forwarded-for']?.toString(), socket.remoteAddress),
  };
}

const MAX_LOGGED = 100;
const NOT_UNDERSTOOD =
  'the proxy does not end X-Forwarded-For with an address: everybody behind it counts as one client';

/** An address as some proxies write it: in brackets, or with a port behind it. */
const [BRACKETED, WITH_PORT] = [/^\[([^\]]*)\](?::\d{1,5})?$/, /^([\d.]+):\d{1,5}$/];

/** 16-bit groups of an IPv6 address that identify a client's network: the client chooses the others freely. */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The form by which limits count: IPv4, also if written as IPv6, or the /64 network of IPv6. Null for no address. */
export function clientOf(text: string): string | null {
  const address = BRACKETED.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  // URL normalizes the address to lower case and its short form. A zone does not identify the client.
  const short = new URL(`http://[${address.replace(/%.*/, '')}]/`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high !== undefined) return mappedIPv4(Number.parseInt(high, 16), Number.parseInt(low, 16));
  const [before, after] = short.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - before.length - (after?.length ?? 0) }, () => '0');
  return `${[...before, ...zeros, ...(after ?? [])].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function mappedIPv4(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns the network of an address in the form of `clientOf`: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(client: string): string {
  if (client.includes('.')) return `${client.split('.').slice(0, 3).join('.')}.0/24`;
  return `${client.split(':').slice(0, 3).join(':')}::/48`;
}

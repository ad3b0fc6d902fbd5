import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The addresses that clients connect from: rate limits count by them. */
export interface Addresses {
  ofRequest(c: Context): string;
  ofUpgrade(request: IncomingMessage): string;
}

/**
 * The address of the connection or, behind a trusted proxy, the last one of X-Forwarded-For: the proxy appended that
 * one, while a client may have invented those before it.
 */
export function createAddresses(trustProxy: boolean): Addresses {
  const pick = (forwarded: string | undefined, remote = ''): string =>
    (trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined) ?? remote;
  return {
    ofRequest: (c) => pick(c.req.header('X-Forwarded-For'), getConnInfo(c).remote.address),
    ofUpgrade: ({ headers, socket }) => pick(headers['x-forwarded-for']?.toString(), socket.remoteAddress),
  };
}

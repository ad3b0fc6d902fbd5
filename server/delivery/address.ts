import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where requests come from, for limits. */
export interface Addresses {
  ofRequest(c: Context): string;
  ofUpgrade(request: IncomingMessage): string;
}

/** What a proxy saw is the last in its list; what comes before may be anybody's invention. */
export function createAddresses(trustProxy: boolean): Addresses {
  const pick = (forwarded: string | undefined, remote = ''): string =>
    (trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined) ?? remote;
  return {
    ofRequest: (c) => pick(c.req.header('X-Forwarded-For'), getConnInfo(c).remote.address),
    ofUpgrade: ({ headers, socket }) => pick(headers['x-forwarded-for']?.toString(), socket.remoteAddress),
  };
}

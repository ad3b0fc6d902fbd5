import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of this origin may open a WebSocket: pages that this server served, and origins of the list. Programs
 * send no origin. Without this check, any page could talk to a server on the visitor's own machine.
 */
export function isOriginAllowed({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';
import type { Context } from 'hono';
import type { Config } from './config.ts';
import { LOOPBACK } from './port.ts';

/** Programs send no origin. Without this check, any page could talk to a server on the visitor's own machine. */
export function isOriginAllowed({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  return origin === undefined || isPageOrigin(origin, host, allowed);
}

function isPageOrigin(origin: string, host: string | undefined, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase());
}

/** Whether a request came over HTTPS, to this server or to the proxy in front of it, if that is to be believed. */
export function isEncrypted(c: Context, trustProxy: boolean): boolean {
  const proxied = trustProxy ? c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() : undefined;
  return proxied === 'https' || c.req.url.startsWith('https:');
}

/** Endings of names that exist only in local networks: nobody can register one and let it lead to this machine. */
const LOCAL_ENDING = /\.(local|lan|internal|home\.arpa)$/;
const HOUSE_ENDINGS = new RegExp(`^[^.]+$|${LOCAL_ENDING.source}`);

/**
 * Why a request with this Host is refused; null if answered. Another site could lead its own name here ("DNS
 * rebinding"). Answered are localhost, addresses, ORIGINS, HOST, this machine's own name, and on a server that others
 * in the network can reach, names that only a local network has.
 */
export type HostCheck = (host: string | undefined) => string | null;

export function createHostCheck({ host: own, origins }: Pick<Config, 'host' | 'origins'>): HostCheck {
  const isLocal = [LOOPBACK, 'localhost', '::1'].includes(own);
  const known = new Set(
    ['localhost', own, hostname(), ...origins.map((origin) => new URL(origin).hostname)].map(plain),
  );
  const isKnown = (name: string): boolean =>
    known.has(name) || name.endsWith('.localhost') || (!isLocal && HOUSE_ENDINGS.test(name));
  return (host = 'localhost') => {
    const name = URL.canParse(`http://${host}`) ? plain(new URL(`http://${host}`).hostname) : null;
    if (name !== null && (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || isKnown(name))) return null;
    const all = [...origins, `http://${host}`].join(',');
    return `This server does not know itself by the name ${host}. If that is its name, set ORIGINS=${all} (https:// behind a proxy with TLS).`;
  };
}

type Listening = Pick<Socket, 'localAddress' | 'localPort'>;

/** ORIGINS, or this machine with the port listened on. Not the Host header: who passes requests on chooses it. */
export type OwnOrigin = (origin: string, at: Listening) => boolean;

export function createOwnOrigin({ host: own, origins }: Pick<Config, 'host' | 'origins'>): OwnOrigin {
  const given = origins.map((origin) => new URL(origin).hostname);
  const names = new Set([...LOOPBACKS, own, hostname(), ...given].map(withoutEnding));
  return (origin, { localAddress = '', localPort }) => {
    if (origins.includes(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const { hostname: name, port, protocol } = new URL(origin);
    const isHere = names.has(withoutEnding(name)) || name.replace(/^\[|\]$/g, '') === localAddress.replace(MAPPED, '');
    return isHere && Number(port || (protocol === 'https:' ? 443 : 80)) === localPort;
  };
}

/** How Node writes an IPv4 address on a socket that takes both kinds. */
const MAPPED = /^::ffff:(?=\d+\.)/;
const LOOPBACKS = ['localhost', LOOPBACK, '[::1]'];

const withoutEnding = (name: string): string => plain(name).replace(LOCAL_ENDING, '');
const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

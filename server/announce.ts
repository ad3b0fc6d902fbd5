import { hostname, networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from './config/config.ts';
import { LOOPBACK } from './config/port.ts';
import { START_COMMAND } from './config/start-command.ts';

const ANY = ['0.0.0.0', '::'];
/** Names of network interfaces that exist only inside this machine, such as those of containers. */
const WITHIN = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman)/;

export function houseAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    WITHIN.test(name) ? [] : addresses.filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  const rank = (address: string): number => ['192.168.', '10.'].findIndex((start) => address.startsWith(start)) >>> 0;
  return found.map(({ address }) => address).sort((a, b) => rank(a) - rank(b));
}

export function announcement(
  { port, host, trustProxy, origins, tls }: Pick<Config, 'port' | 'host' | 'trustProxy' | 'origins' | 'tls'>,
  houses: readonly string[],
  isTerminal: boolean,
): string {
  const scheme = tls === null ? 'http' : 'https';
  const at = (name: string): string => `${scheme}://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const isLocal = host === LOOPBACK || host === 'localhost' || host === '::1';
  const isAny = ANY.includes(host);
  const lines = [`Asteroute is ready at ${at(isLocal || isAny ? 'localhost' : host)}`];
  if (isLocal) lines.push(`Only this machine can reach it; to let others in: HOST=0.0.0.0 ${START_COMMAND}`);
  // A name may be in both.
  const named = [...new Set(origins)];
  if (named.length > 0)
    lines.push(`Also by the names in ORIGINS${tls === null ? '' : ' and its certificate'}: ${named.join(' or ')}`);
  else if (trustProxy) lines.push('Behind a proxy it answers to its public name once that is in ORIGINS');
  const others = isAny ? houses.map(at) : isLocal ? [] : [at(host)];
  // The public address is that of a reverse proxy in front, or of the certificate.
  if (trustProxy || tls !== null || others.length === 0) return lines.join('\n');
  if (isAny) lines.push(`For others in your network: ${others.join(' or ')}`);
  if (isAny) lines.push(`Where your network knows this machine by name: ${at(hostname().toLowerCase())}`);
  if (isTerminal) lines.push(codeOf(others[0]));
  return lines.join('\n');
}

export function noticeHint({ notifications, mail }: Pick<Config, 'notifications' | 'mail'>): readonly string[] {
  const isOn = notifications.pushContact !== null || notifications.webhookHosts.length > 0 || mail !== null;
  const how = `PUSH_CONTACT=mailto:you@example.org ${START_COMMAND}`;
  return isOn ? [] : [`Nobody is told of turns while the page is closed; to turn that on: ${how}`];
}

function codeOf(address: string): string {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n');
  return lines.map((line) => `\u001b[97;40m${line}\u001b[0m`).join('\n');
}

/** A whole game through each way to HTTPS that the docs name, while nodes are restarted as for an upgrade. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { errorText } from '@asteroute/cli/arguments';
import { createRandom, type Random } from '@asteroute/engine';
import { onTurn } from '@asteroute/protocol';
import { compareWithLog } from '@asteroute/server/blows';
import { anyTurn, freePort, NO_POSTGRES, type NodeProcess } from '@asteroute/server/testing';
import type { LongCampaign } from '../../campaign/campaign.ts';
import { withNode, withPostgresNodes } from '../own-node.ts';
import { PageClient } from '../page-client.ts';
import { CADDY, CERTIFICATE, isInstalled, NGINX, type ReverseProxy, untilAnswers } from './programs.ts';

/** The first turn after which a node is restarted, and the turns between two restarts. */
const TURNS_BETWEEN = 15;
const A_YEAR = 'max-age=31536000';

/** One way to HTTPS; resolves with what was seen, or why nothing was tried. */
type Way = (seed: number) => Promise<string>;

const WAYS: Readonly<Record<string, Way>> = {
  'TLS_CERT and TLS_KEY': async (seed) => {
    const [TLS_CERT, TLS_KEY] = CERTIFICATE;
    trust(readFileSync(TLS_CERT, 'utf8'));
    return withNode((node) => playAt(node.origin.replace('http://127.0.0.1', 'https://localhost'), [node], seed), {
      TLS_CERT,
      TLS_KEY,
    });
  },
  'deploy/Caddyfile': (seed) => withNode((node) => playBehind(CADDY, [node], seed), behind()),
  'deploy/nginx.conf': (seed) => withNode((node) => playBehind(NGINX, [node], seed), behind()),
  'deploy/Caddyfile with two nodes': async (seed) =>
    NO_POSTGRES ?? withPostgresNodes(2, (nodes) => playBehind(CADDY, nodes, seed), behind('5')),
};

/** The settings of nodes behind a proxy, without a name of their own: `localhost` is always answered. */
const behind = (drain = '0') => ({ TRUST_PROXY: '1', DRAIN_SECONDS: drain });

/** Plays a game through every way. */
export const PROXIES: LongCampaign = {
  name: 'proxies',
  count: Object.keys(WAYS).length,
  async runAll({ seed, count }, progress) {
    const [faults, lines]: [string[], string[]] = [[], []];
    const ways = Object.entries(WAYS).slice(0, count);
    for (const [done, [name, play]] of ways.entries()) {
      try {
        lines.push(`${name}: ${await play(seed)}`);
      } catch (error) {
        faults.push(`soak --only proxies --seed ${seed}: ${name}: ${errorText(error)}`);
      }
      progress(done + 1, faults.length);
    }
    return { done: ways.length, faults, lines };
  },
};

/** From now on TLS connections of this process accept what this certificate has signed. */
function trust(ca: string): void {
  setDefaultCACertificates([...getCACertificates('default'), ca]);
}

async function playBehind(proxy: ReverseProxy, nodes: readonly NodeProcess[], seed: number): Promise<string> {
  if (!isInstalled(proxy)) return `${proxy.name} is not installed, nothing tried`;
  const folder = mkdtempSync(join(tmpdir(), `asteroute-${proxy.name}-`));
  const ports = [await freePort(), await freePort()] as const;
  const running = proxy.start({ folder, ports, nodes: nodes.map(({ origin }) => Number(new URL(origin).port)) });
  const origin = `https://localhost:${ports[0]}`;
  const isUp = async () => {
    try {
      trust(running.ca());
      return (await fetch(`${origin}/readyz`)).ok;
    } catch {
      return false;
    }
  };
  try {
    await untilAnswers(running, isUp);
    const { status, headers } = await fetch(`http://localhost:${ports[1]}/x`, { redirect: 'manual' });
    if (status < 300 || status > 399) throw new Error(`plain HTTP is answered ${status}`);
    if (!headers.get('location')?.startsWith('https://localhost')) throw new Error('plain HTTP leads elsewhere');
    return await playAt(origin, nodes, seed);
  } finally {
    await running.program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays a game to its end by sockets and HTTP, and restarts a node every few turns. */
async function playAt(origin: string, nodes: readonly NodeProcess[], seed: number): Promise<string> {
  const host = await hostAt(origin);
  const { table } = host;
  const guest = PageClient.at(origin, table);
  try {
    await guest.sitDown('guest');
    const { acknowledged, restarts } = await playOut([host, guest], nodes, seed);
    await compareWithLog(origin, table, acknowledged);
    const gaps = [...host.gaps, ...guest.gaps].map(Math.round);
    return `${acknowledged.length} turns, ${restarts} restarts of a node, without the table for ${Math.max(0, ...gaps)} ms at most`;
  } finally {
    for (const client of [host, guest]) client.close();
  }
}

/** Looks at the page, and opens a table. */
async function hostAt(origin: string): Promise<PageClient> {
  const page = await fetch(`${origin}/`);
  const demands = page.headers.get('strict-transport-security');
  if (!page.ok || demands !== A_YEAR) throw new Error(`the page is answered ${page.status}, HSTS ${demands}`);
  const host = await PageClient.host(origin);
  if (host === null) throw new Error('no table could be opened');
  return host;
}

async function playOut(clients: readonly PageClient[], nodes: readonly NodeProcess[], seed: number) {
  const random = createRandom(seed);
  const acknowledged: { seq: number; seat: number }[] = [];
  let restarts = 0;
  for (;;) {
    const { length } = acknowledged;
    const state = await clients[0].until(({ status, turns }) => status !== 'open' && turns === length);
    if (state.status === 'over') break;
    if (length > 0 && length % TURNS_BETWEEN === 0) await restart(nodes[restarts++ % nodes.length]);
    const seat = onTurn(state) ?? 0;
    acknowledged.push({ seq: await playTurn(clients[seat], length, random), seat });
  }
  return { acknowledged, restarts };
}

async function playTurn(player: PageClient, turn: number, random: Random): Promise<number> {
  const own = await player.until(({ status, turns }) => status === 'running' && turns === turn);
  const answer = await player.send(anyTurn(own, random));
  if (!answer.ok) throw new Error(`turn ${turn + 1} was refused: ${answer.fault.code}`);
  return answer.seq;
}

async function restart(node: NodeProcess): Promise<void> {
  await node.stop();
  await node.start();
}

import { setTimeout as sleep } from 'node:timers/promises';
import { metricsOf, newToken, openAt } from '@asteroute/server/testing';
import { WebSocket } from 'ws';
import { withNode } from '../own-node.ts';
import type { AddressAttack } from './attack.ts';

const SPECTATORS = 5000;
/** Most sockets that are being opened at a time. */
const OPENING = 250;
/** Seconds of processor time within which the server has told all of them that all are back. */
const SETTLED_S = 10;
/** Most messages about presence for each spectator: the first, and one a second while they arrive. */
const MESSAGES = 30;
const LOOK_MS = 100;

/** Thousands of spectators of one table that come back after a restart of their server. */
export const SPECTATORS_RETURN: AddressAttack = {
  name: 'spectators',
  run: () =>
    withNode(async (node) => {
      const seats = [{ color: 'red' }, { color: 'blue' }];
      const table = await openAt(node.origin, newToken(), { edition: 'classic', seats }, { name: 'Ann' });
      const first = await gather(node.origin, table);
      await node.kill();
      await node.start();
      const back = await gather(node.origin, table);
      const figures = [first, back].map(describe);
      return `${SPECTATORS} spectators settled after ${figures.join(', after a restart after ')}`;
    }),
};

/** Returns the figures in words; throws if they are above the limits. */
function describe({ cpu, seconds, messages }: Awaited<ReturnType<typeof gather>>): string {
  if (cpu > SETTLED_S) throw new Error(`${SPECTATORS} spectators cost ${cpu.toFixed(1)} s of processor time`);
  if (messages > MESSAGES * SPECTATORS) throw new Error(`${messages} messages for ${SPECTATORS} spectators`);
  return `${seconds.toFixed(1)} s (${cpu.toFixed(1)} s of the server's processor time, ${messages} messages)`;
}

/** Opens all sockets and waits until each was told that all are there; then closes them. */
async function gather(origin: string, table: string) {
  const [begin, cpuBefore] = [performance.now(), await cpuOf(origin)];
  const told = new Array<number>(SPECTATORS).fill(0);
  let messages = 0;
  const sockets: WebSocket[] = [];
  const open = async (place: number) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const text = data.toString();
      if (!text.startsWith('{"type":"presence"')) return;
      messages++;
      told[place] = (JSON.parse(text) as { readonly watchers: number }).watchers;
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('close', reject));
    socket.send(JSON.stringify({ type: 'watch', table, since: 0, presence: true }));
  };
  let next = 0;
  const lane = async () => {
    while (next < SPECTATORS) await open(next++);
  };
  await Promise.all(Array.from({ length: OPENING }, lane));
  while (told.some((watchers) => watchers !== SPECTATORS)) await sleep(LOOK_MS);
  const seconds = (performance.now() - begin) / 1000;
  const cpu = (await cpuOf(origin)) - cpuBefore;
  for (const socket of sockets) socket.terminate();
  return { seconds, cpu, messages };
}

/** Seconds of processor time that the server has used. */
async function cpuOf(origin: string): Promise<number> {
  return Number(/^asteroute_process_cpu_seconds_total (\S+)$/m.exec(await metricsOf(origin))?.[1]);
}

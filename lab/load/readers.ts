/** What readers of a long log cost who take nothing: memory of the node, and how long others wait meanwhile. */

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newToken, openAt, openSqlite } from '@asteroute/server/testing';
import { WebSocket } from 'ws';
import { withNode } from '../server/own-node.ts';
import { metric } from './metric.ts';

const ENTRIES = 20_000;
const READERS = 40;
const BATCH = 500;
/** Looks without work in between after which the node has nothing left to do, the milliseconds between them, and the most. */
const [QUIET_LOOKS, LOOK_MS, MAX_LOOKS] = [6, 500, 600];
/** Processor seconds between two looks that a node needs to be asked. */
const AT_REST = 0.05;

/** Measures one node on the embedded store, in a sentence. */
export function benchReaders(): Promise<string> {
  return withNode(async (node, folder) => {
    const sockets: WebSocket[] = [];
    const seats = [{ color: 'red' }, { color: 'blue' }];
    const table = await openAt(node.origin, newToken(), { edition: 'classic', seats }, { name: 'host' });
    await node.stop();
    await fillLog(join(folder, 'asteroute.sqlite'), table);
    await node.start();
    const idle = await whenAtRest(node.origin);
    for (let i = 0; i < READERS; i++) sockets.push(readNothing(node.origin, table));
    const { memory, waits } = await whenAtRest(node.origin);
    for (const socket of sockets) socket.terminate();
    return describeReaders(memory - idle.memory, waits);
  });
}

function describeReaders(bytes: number, waits: readonly number[]): string {
  const grown = (bytes / 2 ** 20).toFixed(0);
  const sorted = waits.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[sorted.length >> 1], sorted[sorted.length - 1]];
  const others = `others answered within ${median.toFixed(0)} ms (median), ${longest.toFixed(0)} ms (longest)`;
  return `${READERS} readers of ${ENTRIES} entries that take nothing: ${grown} MiB more than idle, ${others}\n`;
}

/** Lines of chat, more than any client could write. */
async function fillLog(file: string, table: string): Promise<void> {
  const store = await openSqlite(file);
  const { up } = (await store.read(table, 0, 1))[0];
  for (let from = 2; from <= ENTRIES; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, ENTRIES + 1 - from) }, (_, i) => from + i);
    const rows = numbers.map((seq) => {
      const events = JSON.stringify([{ type: 'chat', seat: 0, text: `${'x'.repeat(60)}${seq}` }]);
      return {
        seq,
        at: Date.now(),
        up,
        command: null,
        events,
        personal: true,
        private: false,
        erases: false,
        secret: null,
      };
    });
    await store.append(rows.map((row) => ({ table, row, updates: {} })));
  }
  await store.close();
}

function readNothing(origin: string, table: string): WebSocket {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'watch', table, since: 0 }));
    socket.pause();
  });
  return socket;
}

interface Rest {
  /** Bytes, at most. */
  readonly memory: number;
  /** Milliseconds that requests of others took. */
  readonly waits: readonly number[];
}

/** Looks at a node until it has nothing left to do. */
async function whenAtRest(origin: string): Promise<Rest> {
  const waits: number[] = [];
  let [memory, used, quiet] = [0, 0, 0];
  for (let look = 0; look < MAX_LOOKS && quiet < QUIET_LOOKS; look++) {
    await sleep(LOOK_MS);
    const begin = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    waits.push(performance.now() - begin);
    memory = Math.max(memory, await metric(origin, 'asteroute_process_resident_memory_bytes'));
    const now = await metric(origin, 'asteroute_process_cpu_seconds_total');
    quiet = now - used < AT_REST ? quiet + 1 : 0;
    used = now;
  }
  return { memory, waits };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createChannels,
  createPushKeys,
  openSqlite,
  startNode,
  systemClock,
  TEST_SECRET,
  type TestNode,
} from '@asteroute/server/testing';

/** A push service and webhook in one. */
export interface Receiver {
  /** `http://localhost:PORT` */
  readonly origin: string;
  /** The path of each message, and when it arrived, in milliseconds of `performance.now()`. */
  readonly received: readonly { readonly path: string; readonly at: number }[];
}

/**
 * Starts two nodes on one embedded store in this process, which may notify only the receiver, and afterwards stops them.
 */
export async function withNotifiers<T>({ origin }: Receiver, use: (nodes: readonly TestNode[]) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-lab-'));
  const plan = { pushContact: 'mailto:host@example.org', pushHosts: [origin], webhookHosts: [origin] };
  const ports = { clock: systemClock, keys: createPushKeys(TEST_SECRET), send: fetch, mailer: null };
  const whole = await openSqlite(join(folder, 'lab.sqlite'));
  const store = { ...whole, close: async () => undefined };
  const start = () => startNode({ store, channels: createChannels(plan, ports), trustProxy: true });
  const nodes = [await start(), await start()];
  try {
    return await use(nodes);
  } finally {
    for (const node of nodes) await node.close();
    await whole.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a receiver that answers messages to `/slow/...` only after `slowMs`. Afterwards stops it. */
export async function withReceiver<T>(slowMs: number, use: (receiver: Receiver) => Promise<T>): Promise<T> {
  const received: { readonly path: string; readonly at: number }[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    received.push({ path, at: performance.now() });
    request.resume();
    if (path.startsWith('/slow/')) await sleep(slowMs);
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    return await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, received });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

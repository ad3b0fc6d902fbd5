import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceiverKind } from '../../attacks/attacks.ts';

export interface Receiver {
  readonly origin: string;
  readonly received: readonly string[];
}

/** Milliseconds that a slow receiver takes: less than a server waits. */
const SLOW_MS = 9000;
const STATUS: Readonly<Partial<Record<string, number>>> = { gone: 410, failing: 500 };

/** Starts a receiver that behaves as the first part of a path says, and stops it afterwards. */
export async function withReceiver<T>(use: (receiver: Receiver) => Promise<T>): Promise<T> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const kind = path.split('/')[1] as ReceiverKind;
    received.push(path);
    request.resume();
    if (kind === 'dead') return;
    if (kind === 'slow') await sleep(SLOW_MS);
    response.writeHead(STATUS[kind] ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    return await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, received });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

import type { IncomingMessage, Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Certificate } from '../secrets/certificate.ts';
import { clientOf } from './requests/address.ts';
import { OpenCounts } from './requests/open-counts.ts';

/** Milliseconds within which a client must have sent the headers of a request, and the whole request. */
const [HEAD_TIMEOUT_MS, REQUEST_TIMEOUT_MS] = [8000, 12_000];
const CHECK_EVERY_MS = 2000;

export interface HttpServerPlan {
  readonly fetch: Parameters<typeof createAdaptorServer>[0]['fetch'];
  /** Most open connections from one address, with or without a request; 0 is no limit. */
  readonly maxConnections: number;
  readonly certificate?: Pick<Certificate, 'cert' | 'key'> | null;
}

/** As HTTP allows, an upgrade to anything but a WebSocket, such as h2c, is ignored and the request answered normally. */
const SERVER_OPTIONS = {
  headersTimeout: HEAD_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_EVERY_MS,
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
};

export function createHttpServer({ fetch, maxConnections, certificate = null }: HttpServerPlan): Server {
  const serverOptions = { ...SERVER_OPTIONS, handshakeTimeout: HEAD_TIMEOUT_MS, ...certificate };
  const server = (
    certificate === null
      ? createAdaptorServer({ fetch, serverOptions: SERVER_OPTIONS })
      : createAdaptorServer({ fetch, serverOptions, createServer: createTlsServer })
  ) as Server;
  if (maxConnections > 0) limitConnections(server, maxConnections);
  return server;
}

function limitConnections(server: Server, max: number): void {
  const counts = new OpenCounts();
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket.remoteAddress ?? '') ?? '';
    if (counts.of(client) >= max) return socket.destroy();
    return socket.once('close', counts.open(client));
  });
}

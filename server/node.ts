import type { IncomingMessage, Server } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import { createApp } from './app.ts';
import type { Asset } from './assets.ts';
import { createAudience } from './audience.ts';
import { startUptime } from './clock.ts';
import type { Config } from './config.ts';
import { createDesk } from './desk.ts';
import { createDriver } from './driver.ts';
import { createApi } from './http.ts';
import { createLimits } from './limits.ts';
import { createLobby } from './lobby.ts';
import { createMetrics } from './metrics.ts';
import { createMinds } from './minds.ts';
import type { Bus, Clock, Log, RandomBytes, Store } from './ports.ts';
import { createRooms } from './rooms.ts';
import { attachSockets, type Sockets } from './socket.ts';
import { createWriter } from './writer.ts';

export interface NodePorts {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Log;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** One server of possibly many on the same store. */
export interface Node {
  readonly app: Hono;
  /** Takes sockets on this server. */
  attach(server: Server): void;
  /** Sends everybody away, waits for what is under way, and gives the store back. */
  close(underWay: Promise<unknown>): Promise<void>;
}

/** How often this node looks for entries that nobody told it of, in milliseconds. */
const POLL = 1500;

export async function createNode({ config, store, bus, clock, random, log, assets }: NodePorts): Promise<Node> {
  const uptime = await startUptime(store, clock, log);
  const up = uptime.now;
  let sockets: Sockets | null = null;
  let stopping = false;

  const audience = createAudience(store, (error) => log.warn({ error: error.message }, 'a reader was not caught up'));
  const metrics = createMetrics({ sockets: () => sockets?.size() ?? 0, watchers: () => audience.size() });
  const writer = createWriter(store, metrics.committed);
  const limits = createLimits(config.limits);
  const minds = createMinds();
  const rooms = createRooms({
    ...{ store, writer, clock, up, random, log },
    onEntry(room, row, own) {
      audience.tell(room.id, row);
      if (own) bus.publish([room.id]);
      driver.look(room, own);
    },
  });
  const driver = createDriver({ store, rooms, minds, up, log });
  const desk = createDesk({ store, writer, rooms, audience, limits, clock, random, up, count: metrics.command });
  const lobby = createLobby(store, rooms, clock.monotonic);

  /** Other nodes have written there. */
  function news(tables: readonly string[]): void {
    for (const table of tables) {
      const room = rooms.known(table);
      if (room !== undefined) room.refresh().catch(() => undefined);
      audience.poke(table);
    }
  }

  async function poll(): Promise<void> {
    const heads = await store.heads(audience.tables());
    news([...heads].flatMap(([table, head]) => (head > audience.reached(table) ? [table] : [])));
  }

  bus.listen(news);
  const polling = setInterval(() => poll().catch(() => undefined), POLL);
  polling.unref();

  const isReady = async (): Promise<boolean> =>
    !stopping &&
    (await store.heads(['']).then(
      () => true,
      () => false,
    ));

  async function tellMetrics(c: Context): Promise<Response> {
    const { metricsToken } = config;
    if (metricsToken !== null && c.req.header('Authorization') !== `Bearer ${metricsToken}`) return c.text('', 401);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.type });
  }

  const addressOf = (c: Context): string => addressIn(c.req.header('X-Forwarded-For'), getConnInfo(c).remote.address);
  const socketAddress = (request: IncomingMessage): string =>
    addressIn(request.headers['x-forwarded-for']?.toString(), request.socket.remoteAddress);
  function addressIn(forwarded: string | undefined, remote: string | undefined): string {
    // What the proxy saw is the last in the list; what comes before may be anybody's invention.
    return (config.trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined) ?? remote ?? '';
  }

  const api = createApi({ desk, lobby, store, audience, limits, log, addressOf });
  return {
    app: createApp({ assets, api, isReady, metrics: tellMetrics }),
    attach(server) {
      const mostSockets = config.limits.sockets;
      sockets = attachSockets(server, {
        ...{ desk, audience, limits, log, mostSockets },
        addressOf: socketAddress,
        onMessage: metrics.message,
      });
    },
    async close(underWay) {
      stopping = true;
      clearInterval(polling);
      driver.close();
      uptime.close();
      sockets?.close();
      await Promise.all([minds.close(), underWay]);
      await bus.close();
      await store.close();
    },
  };
}

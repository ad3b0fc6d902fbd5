import type { Server } from 'node:http';
import type { Hono } from 'hono';
import type { Config } from './config.ts';
import { createAddresses } from './delivery/address.ts';
import { createApp } from './delivery/app.ts';
import type { Asset } from './delivery/assets.ts';
import { createApi } from './delivery/http.ts';
import { createMetrics, serveMetrics } from './delivery/metrics.ts';
import { attachSockets, type Sockets } from './delivery/socket.ts';
import type { Bus, Clock, Log, RandomBytes, Store } from './domain/ports.ts';
import { createMinds } from './table/bot-worker.ts';
import { createRooms } from './table/cache.ts';
import { createLimits } from './table/limits.ts';
import { createLobby } from './table/lobby.ts';
import { followNews } from './table/peer-sync.ts';
import { createDriver } from './table/scheduler.ts';
import { createDesk } from './table/service.ts';
import { createAudience } from './table/subscriptions.ts';
import { startUptime } from './table/uptime.ts';
import { createWriter } from './table/writer.ts';

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

/** Puts the parts together: how data flows is told in ARCHITECTURE.md. */
export async function createNode({ config, assets, ...ports }: NodePorts): Promise<Node> {
  const { store, bus, clock, log } = ports;
  const uptime = await startUptime(store, clock, log);
  let sockets: Sockets | null = null;
  const audience = createAudience(store, (error) => log.warn({ error: error.message }, 'a reader was not caught up'));
  const metrics = createMetrics({ sockets: () => sockets?.size() ?? 0, watchers: () => audience.size() });
  const shared = { ...ports, audience, up: uptime.now, minds: createMinds(), limits: createLimits(config.limits) };
  const writer = createWriter(store, metrics.committed);
  const rooms = createRooms({
    ...{ ...shared, writer },
    onEntry(room, row, own) {
      audience.tell(room.id, row);
      if (own) bus.publish([room.id]);
      driver.look(room, own);
    },
  });
  const driver = createDriver({ ...shared, rooms });
  const news = followNews({ ...shared, rooms });
  const desk = createDesk({ ...shared, writer, rooms, count: metrics.command });
  const addresses = createAddresses(config.trustProxy);
  const api = createApi({ ...shared, desk, lobby: createLobby(store, rooms, clock), addressOf: addresses.ofRequest });
  const ready = readiness(store);
  return {
    app: createApp({ assets, api, isReady: ready.ask, metrics: serveMetrics(metrics, config.metricsToken) }),
    attach(server) {
      const own = { mostSockets: config.limits.sockets, addressOf: addresses.ofUpgrade, onMessage: metrics.message };
      sockets = attachSockets(server, { ...shared, desk, ...own });
    },
    async close(underWay) {
      ready.stop();
      for (const part of [news, driver, uptime, sockets]) part?.close();
      await Promise.all([shared.minds.close(), underWay]);
      await bus.close();
      await store.close();
    },
  };
}

/** Whether this node can play: not without its store, and not while it stops. */
function readiness(store: Store): { ask(): Promise<boolean>; stop(): void } {
  let stopping = false;
  const answers = async (): Promise<boolean> => {
    await store.heads(['']);
    return true;
  };
  return {
    ask: async () => !stopping && answers().catch(() => false),
    stop: () => {
      stopping = true;
    },
  };
}

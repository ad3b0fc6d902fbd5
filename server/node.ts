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
import type { BotWorker } from './table/bot-worker.ts';
import { createTableCache } from './table/cache.ts';
import { createLobby } from './table/lobby.ts';
import { startPeerSync } from './table/peer-sync.ts';
import { createRateLimiter } from './table/rate-limiter.ts';
import { createScheduler } from './table/scheduler.ts';
import { createTableService } from './table/service.ts';
import { createSubscriptions } from './table/subscriptions.ts';
import { startUptime } from './table/uptime.ts';
import { createBatchWriter } from './table/writer.ts';

export interface NodePorts {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Log;
  readonly botWorker: BotWorker;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** One server of possibly many on the same store. */
export interface ServerNode {
  readonly app: Hono;
  /** Takes sockets on this server. */
  attach(server: Server): void;
  /** Sends everybody away, waits for what is under way, and gives the store back. */
  close(underWay: Promise<unknown>): Promise<void>;
}

/** Puts the parts together: how data flows is told in ARCHITECTURE.md. */
export async function createNode({ config, assets, ...ports }: NodePorts): Promise<ServerNode> {
  const { store, bus, clock, log } = ports;
  const uptime = await startUptime(store, clock, log);
  let sockets: Sockets | null = null;
  const subscriptions = createSubscriptions(store, (error) =>
    log.warn({ error: error.message }, 'a reader was not caught up'),
  );
  const metrics = createMetrics({ sockets: () => sockets?.size() ?? 0, watchers: () => subscriptions.size() });
  const shared = {
    ...ports,
    subscriptions,
    up: uptime.now,
    limiter: createRateLimiter(config.limits),
  };
  const writer = createBatchWriter({ store, clock, onCommit: metrics.committed });
  const cache = createTableCache({
    ...{ ...shared, writer },
    onEntry(actor, row, own) {
      subscriptions.tell(actor.id, row);
      if (own) bus.publish([actor.id]);
      scheduler.look(actor, own);
    },
  });
  const scheduler = createScheduler({ ...shared, cache });
  const news = startPeerSync({ ...shared, cache });
  const service = createTableService({ ...shared, writer, cache, count: metrics.command });
  const addresses = createAddresses(config.trustProxy);
  const api = createApi({
    ...shared,
    service,
    lobby: createLobby(store, cache, clock),
    addressOf: addresses.ofRequest,
  });
  const ready = readiness(store);
  return {
    app: createApp({ assets, api, isReady: ready.ask, metrics: serveMetrics(metrics, config.metricsToken) }),
    attach(server) {
      const own = { mostSockets: config.limits.sockets, addressOf: addresses.ofUpgrade, onMessage: metrics.message };
      sockets = attachSockets(server, { ...shared, service, ...own });
    },
    async close(underWay) {
      ready.stop();
      for (const part of [news, scheduler, uptime, sockets]) part?.close();
      await Promise.all([shared.botWorker.close(), underWay]);
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

import type { Server } from 'node:http';
import type { Signer } from '@asteroute/record';
import type { Hono } from 'hono';
import { createAdminApi } from './admin/api.ts';
import type { BotPool } from './bots/bot-pool.ts';
import type { Config } from './config.ts';
import { createAddresses } from './delivery/address.ts';
import { createApp } from './delivery/app.ts';
import type { Asset } from './delivery/assets.ts';
import { createHttpApi } from './delivery/http.ts';
import { createWaits } from './delivery/long-poll.ts';
import { createMetrics, serveMetrics } from './delivery/metrics.ts';
import { isOriginAllowed } from './delivery/origin.ts';
import { createReadiness } from './delivery/readiness.ts';
import { attachSockets, type Sockets } from './delivery/socket.ts';
import type { Bus, Clock, Logger, RandomBytes, Store } from './domain/ports.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { startRetention } from './limits/retention.ts';
import { watchStore } from './storage/store-health.ts';
import { createTableCache } from './table/cache.ts';
import { createFailureReporter, type ReportFailure } from './table/failures.ts';
import { createLobby } from './table/lobby.ts';
import { startPeerSync } from './table/peer-sync.ts';
import { createPresence } from './table/presence.ts';
import { createRecordWriter } from './table/record-writer.ts';
import { createScheduler } from './table/scheduler.ts';
import { createTableService } from './table/service.ts';
import { createSubscriptions } from './table/subscriptions.ts';
import { startUptime } from './table/uptime.ts';
import { createBatchWriter } from './table/writer.ts';

/** What a node needs. */
export interface NodePorts {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly signer: Signer;
  readonly log: Logger;
  readonly botPool: BotPool;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** One server process; several may share a store. */
export interface ServerNode {
  readonly app: Hono;
  /** Accepts WebSockets on this HTTP server. */
  attach(server: Server): void;
  /** The operator's commands. */
  readonly admin: Hono;
  /** From now on the node says that it is not ready. */
  drain(): void;
  /** Answers requests that wait for an entry. */
  endWaits(): void;
  /** Requests that wait for an entry. */
  waiting(): number;
  /** Closes all sockets, waits for requests under way, then closes the store. */
  close(underWay: Promise<unknown>): Promise<void>;
}

/** Puts the parts together; ARCHITECTURE.md describes how data flows between them. */
export async function createNode({ config, assets, ...given }: NodePorts): Promise<ServerNode> {
  const { bus, clock, log } = given;
  const { store, fault: storeFault } = watchStore(given.store, log, clock);
  const ports = { ...given, store };
  const uptime = await startUptime(store, clock, log);
  let sockets: Sockets | null = null;
  const metrics = createMetrics({
    sockets: () => sockets?.size() ?? 0,
    watchers: () => tables.subscriptions.size(),
    clockBehind: uptime.behind,
  });
  const report = createFailureReporter(log, metrics.bug);
  const { cachedTables: maxTables, keep } = config;
  const tables = createTables({ ...ports, maxTables, report, up: uptime.now, onCommit: metrics.committed });
  const retention = startRetention(keep, ports);
  const limiter = createRateLimiter(config.limits, { store, clock });
  const records = createRecordWriter(store, ports.signer);
  const count = metrics.command;
  const service = createTableService({ ...ports, ...tables, records, report, limiter, up: uptime.now, count });
  const addresses = createAddresses(config.trustProxy);
  const shared = { clock, service, limiter, report };
  const lobby = createLobby(store, tables.cache, clock);
  const waits = createWaits(clock);
  const api = createHttpApi({ ...shared, lobby, waits, addressOf: addresses.ofRequest });
  const ready = createReadiness({ store, storeFault, writer: tables.writer, clock });
  return {
    app: createApp({
      assets,
      api,
      publicKey: ports.signer.publicKey,
      whyNotReady: ready.fault,
      limit: (c) => limiter.take('files', addresses.ofRequest(c)),
      metrics: serveMetrics(metrics, config.metricsToken),
    }),
    admin: createAdminApi({ ...ports, ...tables, report, up: uptime.now }),
    drain: ready.stop,
    endWaits: waits.end,
    waiting: waits.count,
    attach(server) {
      sockets = attachSockets(server, {
        ...shared,
        maxSockets: config.limits.sockets,
        addressOf: addresses.ofUpgrade,
        isOriginAllowed: (request) => isOriginAllowed(request, config.origins),
        countMessage: metrics.message,
      });
    },
    async close(underWay) {
      ready.stop();
      waits.end();
      for (const part of [tables, retention, uptime, sockets]) part?.close();
      await Promise.all([ports.botPool.close(), underWay]);
      await bus.close();
      await store.close();
    },
  };
}

interface TablesPorts extends Omit<NodePorts, 'config' | 'assets'> {
  readonly maxTables: number;
  readonly report: ReportFailure;
  /** Server time. */
  readonly up: () => number;
  readonly onCommit: (entries: number, ms: number) => void;
}

/** The cached tables of this node with their subscribers, scheduler and peer sync. */
function createTables({ onCommit, ...ports }: TablesPorts) {
  const { store, bus, clock, report } = ports;
  const writer = createBatchWriter({ store, clock, onCommit });
  const subscriptions = createSubscriptions(store, (error) => report(error, 'a subscriber was not sent its entries'));
  const cache = createTableCache({
    ...{ ...ports, writer },
    onEntry(actor, row, own) {
      subscriptions.emit(actor.id, row);
      if (own) bus.publish([actor.id]);
      scheduler.consider(actor, own);
    },
    onOpened: (first) => scheduler.opened(first),
  });
  const scheduler = createScheduler({ ...ports, cache });
  const presence = createPresence({ ...ports, node: Buffer.from(ports.random(8)).toString('hex') });
  const peerSync = startPeerSync({ ...ports, cache, subscriptions });
  const close = () => {
    peerSync.close();
    scheduler.close();
    presence.close();
  };
  return { writer, cache, subscriptions, presence, close, onOpened: scheduler.opened };
}

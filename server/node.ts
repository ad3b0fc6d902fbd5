import type { Server } from 'node:http';
import type { Context } from 'hono';
import { createAdminApi } from './admin/api.ts';
import type { Config } from './config/config.ts';
import { createHostCheck, createOwnOrigin, isOriginAllowed } from './config/origin.ts';
import { type Core, type CorePorts, type Counters, createCore } from './core.ts';
import { createApp } from './delivery/app.ts';
import { createHttpApi } from './delivery/http.ts';
import { createMetrics, serveMetrics } from './delivery/metrics.ts';
import type { Asset } from './delivery/pages/assets.ts';
import { createMailPages } from './delivery/pages/mail-pages.ts';
import { type PicturePorts, pictureRoutes } from './delivery/pages/picture-routes.ts';
import { createPreviews, type PreviewPorts } from './delivery/pages/previews.ts';
import { TaggedPage } from './delivery/pages/tagged-page.ts';
import { createReadiness } from './delivery/readiness.ts';
import { createAddresses } from './delivery/requests/address.ts';
import { Waits } from './delivery/requests/long-poll.ts';
import { SocketServer, type SocketServerPorts } from './delivery/socket.ts';
import type { Limiter } from './limits/limiter.ts';
import { Pictures } from './pictures/pictures.ts';
import { addHealthGauges } from './telemetry/health-gauges.ts';
import { measureBots, measureRequests } from './telemetry/measures.ts';
import type { Telemetry } from './telemetry/otlp.ts';
import { traceCommand, traceRequests } from './telemetry/traced.ts';

export interface NodePorts extends Omit<CorePorts, 'config' | 'counters'> {
  readonly config: Config;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly telemetry?: Telemetry | null;
}

export type ServerNode = Awaited<ReturnType<typeof createNode>>;

export async function createNode({ config, assets, telemetry = null, ...ports }: NodePorts) {
  let sockets: SocketServer | null = null;
  const metrics = createMetrics({
    sockets: () => sockets?.size() ?? 0,
    watchers: () => core.subscriptions.size(),
    clockBehind: () => core.uptime.behind(),
    spansDropped: () => telemetry?.dropped() ?? 0,
  });
  const traced = telemetry === null ? {} : { traceCommand: traceCommand(telemetry) };
  const botPool = measureBots(metrics.registry, ports.botPool);
  const core = await createCore({ ...ports, botPool, config, counters: countersOf(metrics, telemetry), ...traced });
  const pictures = new Pictures(ports.clock);
  const delivery = createDelivery({ config, assets, telemetry, ports, metrics, core, pictures });
  return {
    app: delivery.app,
    decks: core.decks,
    admin: createAdminApi({ ...ports, ...core, up: () => core.uptime.now() }),
    backedUp: metrics.backedUp,
    drain: delivery.ready.stop,
    endWaits: () => delivery.waits.end(),
    waiting: () => delivery.waits.count(),
    attach(server: Server): void {
      sockets = new SocketServer(server, delivery.socketPorts);
    },
    async close(underWay: Promise<unknown>): Promise<void> {
      delivery.ready.stop();
      delivery.waits.end();
      await sockets?.close();
      core.close();
      await Promise.all([ports.botPool.close(), ports.reviewer.close(), pictures.close(), underWay]);
      // What was spent in the last second is not worth a stop that fails.
      await core.limiter.flush().catch(() => undefined);
      for (const part of [telemetry, ports.bus, core.store]) await part?.close();
    },
  };
}

interface DeliveryPorts extends Pick<Required<NodePorts>, 'config' | 'assets' | 'telemetry'> {
  readonly ports: Pick<NodePorts, 'clock' | 'log' | 'signer' | 'channels' | 'links' | 'sealer'>;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly core: Core;
  readonly pictures: Pictures;
}

function createDelivery({ config, assets, telemetry, ports, metrics, core, pictures }: DeliveryPorts) {
  const { clock } = ports;
  const { basePath, trustProxy } = config;
  const addresses = createAddresses(trustProxy, ports.log);
  const hostFault = createHostCheck(config);
  const isOwnOrigin = createOwnOrigin(config);
  const waits = new Waits(clock);
  const addressOf = addresses.ofRequest;
  const now = () => clock.now();
  const onRefusal = metrics.refused;
  const api = createHttpApi({ ...core, basePath, now, waits, addressOf, isOwnOrigin, onRefusal });
  const ready = createReadiness({ ...core, clock });
  addHealthGauges(metrics.registry, { ...core, clock, config, whyNotReady: ready.fault });
  const app = createApp({
    assets,
    api,
    publicKey: ports.signer.publicKey,
    channels: ports.channels,
    mailPages: createMailPages({ ...ports, ...core, basePath }),
    whyNotReady: ready.fault,
    limit: (c) => core.limiter.take('files', addressOf(c)),
    hostFault,
    trustProxy,
    basePath,
    ...createPages({ ...core, assets, pictures, trustProxy, basePath, addressOf }),
    trace: telemetry === null ? null : traceRequests(telemetry),
    measure: measureRequests(metrics.registry),
    metrics: serveMetrics(metrics, config.metricsToken),
  });
  const socketPorts: SocketServerPorts = {
    ...core,
    clock,
    maxSockets: config.limits.sockets,
    addressOf: addresses.ofUpgrade,
    hostFault,
    isOriginAllowed: (request) => isOriginAllowed(request, config.origins),
    countMessage: metrics.message,
    onRefusal,
  };
  return { app, ready, waits, socketPorts };
}

type LogPagePorts = Omit<PicturePorts & PreviewPorts, 'page' | 'payOf'> & { readonly limiter: Limiter };

function createPages(ports: LogPagePorts) {
  const page = new TaggedPage(ports.assets.get('/index.html'), `${ports.basePath}/`);
  const payOf = (c: Context) => (cost: number) => ports.limiter.spend('files', ports.addressOf(c), cost);
  const paid = { ...ports, payOf };
  return { page, previews: createPreviews({ ...paid, page }), pictures: pictureRoutes(paid) };
}

function countersOf(metrics: Counters, telemetry: Telemetry | null): Counters {
  if (telemetry === null) return metrics;
  return {
    ...metrics,
    committed(entries, ms) {
      metrics.committed(entries, ms);
      telemetry.ended('commit', ms, { 'asteroute.entries': entries });
    },
  };
}

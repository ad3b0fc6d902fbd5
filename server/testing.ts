/** For tests only: nodes in this process, and clients that follow a table as a browser does. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotWorker } from '@asteroute/bots';
import { createAsk, type NewCommand, NO_ANSWER } from '@asteroute/client';
import {
  type Answer,
  type Command,
  type Fault,
  follow,
  type Opening,
  openTable,
  type Table,
} from '@asteroute/protocol';
import type { AnswerOf, AnyRoute, ParamsOf } from '@asteroute/protocol/routes';
import { threadBotPool } from './bots/bot-pool.ts';
import { type Config, readConfig } from './config/config.ts';
import { type GameReviewer, threadReviewer } from './contests/review/reviewer.ts';
import { createHttpServer } from './delivery/http-server.ts';
import type { Asset } from './delivery/pages/assets.ts';
import type { Bus, Clock, Logger, Stores } from './domain/ports.ts';
import { createNode } from './node.ts';
import { type Channels, createChannels } from './notifications/channels.ts';
import { createMailLinks } from './notifications/mail-links.ts';
import { createAddressTagger } from './secrets/address-tags.ts';
import { createContestKeys } from './secrets/contest-keys.ts';
import { createPushKeys } from './secrets/push-keys.ts';
import { createSealer } from './secrets/sealer.ts';
import { createSigner } from './secrets/signer.ts';
import { localBus } from './storage/bus/local-bus.ts';
import { openSqlite } from './storage/sqlite.ts';
import { systemClock } from './system-clock.ts';
import type { Telemetry } from './telemetry/otlp.ts';
import { NO_LIMITS } from './test/no-limits.ts';
import { METRICS_TOKEN } from './test/node-process.ts';

export const TEST_SECRET = Buffer.alloc(32, 7);
/** A log that discards everything. */
export const QUIET: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Creates a token as a client does. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A node in this process, on a free port. */
export type TestNode = Awaited<ReturnType<typeof startNode>>;

/** Options that override the defaults: a new store, the system clock and no limits. */
export interface TestPlan {
  readonly store?: Stores;
  readonly bus?: Bus;
  readonly limits?: Partial<Config['limits']>;
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly botWorker?: BotWorker;
  readonly duelBot?: string;
  /** Whether the node has neither duels nor decks of the day. */
  readonly offersNothing?: boolean;
  readonly reviewer?: GameReviewer;
  readonly origins?: readonly string[];
  readonly metricsToken?: string | null;
  /** Whether the address of a client is taken from `X-Forwarded-For`. */
  readonly trustProxy?: boolean;
  /** The path below which a proxy serves the node. */
  readonly basePath?: string;
  readonly channels?: Channels;
  readonly telemetry?: Telemetry;
  /** The server's secret; the same for all nodes of a server. */
  readonly secret?: Uint8Array;
  readonly assets?: ReadonlyMap<string, Asset>;
}

/** Starts a node. Without a store in the plan it gets a new one, which is deleted when the node closes. */
export async function startNode(plan: TestPlan = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-node-'));
  const store = plan.store ?? (await openSqlite(join(folder, 'test.sqlite'), { sealer: createSealer(TEST_SECRET) }));
  const limits = { ...NO_LIMITS, ...plan.limits };
  const config: Config = {
    ...readConfig({ KEEP_OPEN: '0', KEEP_RUNNING: '0', KEEP_FINISHED: '0' }, folder),
    trustProxy: plan.trustProxy === true,
    basePath: plan.basePath ?? '',
    ...(plan.offersNothing === true ? { daily: false, duelBot: null } : { duelBot: plan.duelBot ?? 'master' }),
    limits,
    metricsToken: plan.metricsToken === undefined ? METRICS_TOKEN : plan.metricsToken,
    origins: [...(plan.origins ?? [])],
  };
  const { bus = localBus(), clock = systemClock, log = QUIET } = plan;
  const botPool = plan.botWorker ?? threadBotPool(systemClock);
  const signer = createSigner(plan.secret ?? TEST_SECRET);
  const tagOf = createAddressTagger(TEST_SECRET);
  const sealer = createSealer(TEST_SECRET);
  const links = createMailLinks(TEST_SECRET, sealer);
  const keys = createPushKeys(TEST_SECRET);
  const { channels = createChannels(config.notifications, { clock, keys, send: fetch, mailer: null }) } = plan;
  const official = {
    contestKeys: createContestKeys(TEST_SECRET),
    reviewer: plan.reviewer ?? threadReviewer(systemClock),
  };
  const ports = {
    store,
    bus,
    clock,
    sealer,
    links,
    channels,
    botPool,
    signer,
    tagOf,
    random: randomBytes,
    log,
    ...official,
  };
  const node = await createNode({ ...ports, config, assets: plan.assets ?? new Map(), telemetry: plan.telemetry });
  const server = createHttpServer({ fetch: node.app.fetch, maxConnections: limits.connections });
  node.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** `http://127.0.0.1:PORT` */
    origin: `http://127.0.0.1:${port}`,
    node,
    server,
    store,
    async close(): Promise<void> {
      server.closeAllConnections();
      await node.close(new Promise((resolve) => server.close(resolve)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type RouteOf<A> = Extract<AnyRoute, { readonly address: A }>;

/** An answer, or why there is none. */
type Refusable<T> = T & { readonly fault?: Fault };

/** What tests send to a route: what it needs may be missing or wrong, and the address of the client another. */
interface TestRequest<A> {
  readonly params?: { readonly [K in keyof ParamsOf<RouteOf<A>>]: string };
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object | undefined;
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
  readonly account?: string | undefined;
  readonly session?: string | undefined;
  readonly from?: string | undefined;
}

/** Sends a request to a route of the server at `origin`; rejects without an answer. */
export async function ask<A extends AnyRoute['address']>(
  origin: string,
  address: A,
  given: TestRequest<A> = {},
): Promise<Refusable<AnswerOf<RouteOf<A>>>> {
  const { from, ...request } = given;
  const more: Record<string, string> = from === undefined ? {} : { 'X-Forwarded-For': from };
  const send = createAsk(origin, (url, sent) => fetch(url, { ...sent, headers: { ...sent.headers, ...more } }));
  const answer = await send(address, request as never);
  if (answer === NO_ANSWER) throw new Error(`no answer to ${address}`);
  // What is refused says so under `fault`, as the server writes it.
  return (answer.ok ? answer.value : answer) as Refusable<AnswerOf<RouteOf<A>>>;
}

/** Creates a table and resolves with its id. */
export async function openAt(
  origin: string,
  token: string,
  plan: object,
  more: Partial<Opening> = {},
): Promise<string> {
  const body = { id: newToken().slice(0, 12), plan, ...more };
  const opened = await ask(origin, 'POST /api/games', { token, body });
  if (!('table' in opened)) throw new Error(JSON.stringify(opened));
  return opened.table;
}

export type CommandBody = NewCommand & { readonly id?: string };

/** Sends a command over HTTP. */
export function command(at: string, table: string, body: CommandBody, token?: string): Promise<Answer> {
  const sent = { id: newToken().slice(0, 12), ...body };
  return ask(at, 'POST /api/games/:id/commands', { params: { id: table }, token, body: sent });
}

/** A table whose seats are all taken, so that its game has begun. */
export interface SeatedTable {
  readonly name: string;
  readonly tokens: readonly string[];
  /** The invitation of a table by link; null for a public one. */
  readonly invite: string | null;
  /** The commands with which all players but the host sat down. */
  readonly joins: readonly { readonly seat: number; readonly command: Command }[];
}

/** Creates a table and seats a player for each colour; the first one is its host. */
export async function openSeated(
  origin: string,
  colors: readonly string[],
  { access = 'public', ...plan }: { readonly edition: string; readonly access?: string },
): Promise<SeatedTable> {
  const tokens = colors.map(newToken);
  const invite = access === 'link' ? newToken() : undefined;
  const seats = colors.map((color) => ({ color }));
  const name = await openAt(origin, tokens[0], { ...plan, access, seats }, { name: 'host', invite });
  const joins: { readonly seat: number; readonly command: Command }[] = [];
  for (const [seat, token] of tokens.entries()) {
    if (seat === 0) continue;
    const join: Command = { id: `j${seat}`, type: 'join', name: `guest ${seat}`, clientSeed: '' };
    await ask(origin, 'POST /api/games/:id/commands', { params: { id: name }, token, body: join, invite });
    joins.push({ seat, command: join });
  }
  return { name, tokens, invite: invite ?? null, joins };
}

/** Returns the current table as computed from its log. */
export async function readTable(origin: string, name: string, token?: string): Promise<Table> {
  const { entries } = await ask(origin, 'GET /api/games/:id/events', { params: { id: name }, token });
  return entries.slice(1).reduce((table, entry) => follow(table, entry), openTable(name, entries[0]));
}

export type { Row } from './domain/ports.ts';
export { createSealer } from './secrets/sealer.ts';
export { openSqlite } from './storage/sqlite.ts';
export { systemClock } from './system-clock.ts';
export { TestDevice } from './test/accounts/account-device.ts';
export { Follower } from './test/follower.ts';
export { type TcpProxy, tcpProxy } from './test/network/tcp-proxy.ts';
export { NO_LIMITS } from './test/no-limits.ts';
export { metricsOf, type NodeProcess, nodeProcess } from './test/node-process.ts';
export { PostgresPair } from './test/postgres/pair.ts';
export { NEEDS_POSTGRES, NO_POSTGRES, openDatabase, type TestDatabase } from './test/postgres/postgres.ts';
export { freePort, query } from './test/postgres/programs.ts';
export { anyTurn } from './test/turns.ts';

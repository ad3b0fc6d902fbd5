/** A node without HTTP and sockets: the server adds those, a simulation runs it directly. */
import type { BotWorker } from '@asteroute/bots';
import type { FaultCode } from '@asteroute/protocol';
import type { Signer } from '@asteroute/record';
import { exportAccount } from './accounts/account-export.ts';
import { type AccountPorts, Accounts } from './accounts/accounts.ts';
import { type BlockPorts, Blocks } from './accounts/blocks.ts';
import { Pairings } from './accounts/pairings.ts';
import { Ratings } from './accounts/ratings.ts';
import type { Config } from './config/config.ts';
import { createContestCache } from './contests/contest-log.ts';
import { DeckService } from './contests/decks.ts';
import { DuelService } from './contests/duels.ts';
import { ContestKeeper } from './contests/keeper.ts';
import type { GameReviewer } from './contests/review/reviewer.ts';
import { ContestService } from './contests/service.ts';
import { TwinDraws } from './contests/twin-draws.ts';
import type { Append, Environment, NoticeChannel } from './domain/ports.ts';
import { Runner } from './jobs/runner.ts';
import { TableTurns } from './jobs/table-turns.ts';
import { Uptime } from './jobs/uptime.ts';
import { AddressBans } from './limits/address-bans.ts';
import { Limiter } from './limits/limiter.ts';
import type { LimitName } from './limits/limits.ts';
import { startRetention } from './limits/retention.ts';
import type { Channels } from './notifications/channels.ts';
import { Contacts } from './notifications/contacts.ts';
import type { MailLinks } from './notifications/mail-links.ts';
import { type NoticeResult, noticeJobs } from './notifications/notifier.ts';
import type { AddressTagger } from './secrets/address-tags.ts';
import type { ContestKeys } from './secrets/contest-keys.ts';
import type { Sealer } from './secrets/sealer.ts';
import { StoreWatch } from './storage/store-health.ts';
import { StoreReturn } from './storage/store-return.ts';
import { whenThere } from './storage/wait.ts';
import type { TableActor } from './table/actor.ts';
import { createTableCache, type TableCache } from './table/cache.ts';
import { createTableCodes } from './table/codes.ts';
import { createFailureReporter, type ReportFailure } from './table/failures.ts';
import { Lobby } from './table/lobby.ts';
import type { LogActorPorts } from './table/log/log-actor.ts';
import { Subscriptions } from './table/log/subscriptions.ts';
import { BatchWriter } from './table/log/writer.ts';
import { startPeerSync } from './table/peer-sync.ts';
import { Presence } from './table/presence/presence.ts';
import { RecordWriter } from './table/record-writer.ts';
import { TableService, type TraceCommand } from './table/service.ts';

export interface CorePorts extends Pick<Environment, 'store' | 'bus' | 'clock' | 'random' | 'log'> {
  readonly config: Pick<Config, 'limits' | 'keep' | 'cacheBytes' | 'commitGroups' | 'daily' | 'duelBot'>;
  readonly signer: Signer;
  readonly tagOf: AddressTagger;
  readonly botPool: BotWorker;
  readonly counters: Counters;
  readonly contestKeys: ContestKeys;
  readonly reviewer: GameReviewer;
  readonly traceCommand?: TraceCommand;
  readonly channels: Channels;
  readonly sealer: Sealer;
  readonly links: MailLinks;
}

export interface Counters {
  command(type: string, outcome: string): void;
  committed(entries: number, ms: number): void;
  bug(): void;
  quarantined(): void;
  notice(channel: NoticeChannel, result: NoticeResult): void;
  jobFailed(kind: string, code: FaultCode): void;
  limited(limit: LimitName): void;
  storeFailed(reason: string): void;
  lookedUp(isHeld: boolean): void;
}

export type Core = Awaited<ReturnType<typeof createCore>>;

async function createBase<Given extends BasePorts>(given: Given, counters: Counters) {
  const { clock, log } = given;
  const watch = new StoreWatch(given.store, log, clock, counters.storeFailed);
  const { store } = watch;
  const uptime = await whenThere(() => Uptime.start(store, clock, log), log, clock);
  const report = createFailureReporter(log, counters.bug);
  const { quarantined: onQuarantine, jobFailed: countFailure } = counters;
  const runner = new Runner({ jobs: store.jobs, clock, log, report, countFailure, onQuarantine });
  return {
    ports: { ...given, store, runner, report, up: () => uptime.now() },
    uptime,
    storeFault: () => watch.fault(),
  };
}

type BasePorts = Pick<Environment, 'store' | 'clock' | 'log'>;

/** Puts the parts of a core together; ARCHITECTURE.md describes how data flows between them. */
export async function createCore({ config, counters, traceCommand: trace, ...given }: CorePorts) {
  const { ports, storeFault, uptime } = await createBase(given, counters);
  const { store, clock, signer, channels, runner, report } = ports;
  const { cacheBytes: maxBytes, commitGroups: groups, keep, limits } = config;
  const limiter = new Limiter(limits, { ...ports, onLimit: counters.limited });
  const onWritten = (tag: string, bytes: number) => limiter.add('dayDisk', tag, bytes);
  /** Called for each entry that this node has written; contests are made of tables, so that they come later. */
  const onOwn = considerIn(() => [ofContests.draws, ofContests.keeper]);
  const tables = createTables({ ...ports, maxBytes, groups, onWritten, onOwn, counters });
  const records = new RecordWriter({ store, clock, signer });
  const retention = startRetention(keep, ports);
  const addressBans = new AddressBans(ports);
  const people = createAccountParts({
    ...ports,
    limiter,
    addressBans,
    findTable: (id) => tables.cache.find(id),
    ...erasureIn(() => ({ service, ...ofContests })),
  });
  const service = new TableService({
    ...ports,
    ...tables,
    records,
    limiter,
    addressBans,
    refusal: channels.refusal,
    whoIs: (session) => people.accounts.whoIs(session),
    count: counters.command,
    trace,
    followContest: (id, pay) => ofContests.contests.follower(id, pay),
  });
  const ofContests = createContests(config, { ...ports, ...tables, records, limiter });
  const contacts = new Contacts({ ...ports, limiter });
  runner.count('notice', clock.now);
  if (channels.isOn) runner.on('notice', noticeJobs({ ...ports, ...tables, contacts, count: counters.notice }));
  const close = () => {
    for (const part of [tables, runner, retention, uptime, limiter]) part.close();
  };
  const parts = {
    ...people,
    contacts,
    links: given.links,
    records,
    service,
    ...ofContests,
    lobby: new Lobby({ ...ports, cache: tables.cache }),
    codes: createTableCodes({ ...ports, cache: tables.cache }),
    limiter,
    addressBans,
    report,
    uptime,
    runner,
    store,
    storeFault,
    storeReturn: new StoreReturn(ports),
  };
  return { ...tables, ...parts, close };
}

function considerIn(parts: () => readonly { consider(actor: TableActor): void }[]): TablesPorts['onOwn'] {
  return (actor) => {
    for (const part of parts()) part.consider(actor);
  };
}

function createAccountParts(ports: Omit<AccountPorts, 'blocks'> & BlockPorts) {
  const ratings = new Ratings(ports);
  return {
    accounts: new Accounts({ ...ports, blocks: new Blocks(ports) }),
    pairings: new Pairings(ports),
    ratings,
    exportOf: (id: string) => exportAccount(id, { ...ports, ratings }),
  };
}

interface ErasingParts {
  readonly service: TableService;
  readonly contests: ContestService;
  readonly decks: DeckService | null;
}

function erasureIn(parts: () => ErasingParts): Pick<AccountPorts, 'onDelete' | 'eraseAt'> {
  return {
    onDelete: async (account) => parts().decks?.noteDeleted(account),
    eraseAt: async (id, hash) => (await parts().contests.erase(id, hash)) ?? parts().service.erase(id, hash),
  };
}

type ContestsPorts = Omit<
  ConstructorParameters<typeof DeckService>[0] &
    ConstructorParameters<typeof ContestService>[0] &
    ConstructorParameters<typeof ContestKeeper>[0],
  'keys' | 'keeper' | 'draws'
> & { readonly contestKeys: ContestKeys };

function createContests({ daily, duelBot: bot }: Pick<Config, 'daily' | 'duelBot'>, ports: ContestsPorts) {
  const draws = new TwinDraws(ports);
  const keeper = new ContestKeeper({ ...ports, draws });
  const official = { ...ports, keeper, keys: ports.contestKeys };
  return {
    draws,
    keeper,
    contests: new ContestService({ ...ports, keeper }),
    decks: daily ? new DeckService(official) : null,
    duels: bot === null ? null : new DuelService({ ...official, bot }),
  };
}

const CONTEST_SHARE = 16;

interface TablesPorts extends Omit<CorePorts, 'config'> {
  readonly runner: Runner;
  readonly maxBytes: number;
  readonly groups: number;
  readonly report: ReportFailure;
  readonly up: () => number;
  readonly onWritten: LogActorPorts<never, never>['onWritten'];
  readonly onOwn: (actor: TableActor) => void;
}

function createTables({ counters, groups, onOwn, ...ports }: TablesPorts) {
  const { store, bus, clock, report } = ports;
  const writer = new BatchWriter({ store, clock, groups, onCommit: counters.committed });
  const subscriptions = new Subscriptions({
    store,
    clock,
    onError: (error) => report(error, 'a subscriber was not sent its entries'),
  });
  const held = createTableCache({
    ...ports,
    writer,
    onEntry(actor, row, own) {
      subscriptions.emit(actor.id, row);
      const { moves, table } = actor.state();
      if (moves.at(-1)?.seq === row.seq) presence.moved(actor.id);
      // Before the game, the entry may have seated a client or freed a seat.
      else if (table.game === null) presence.seated(actor.id);
      if (own) bus.publish([actor.id]);
      turns.consider(actor, own);
      if (own) onOwn(actor);
    },
    onOpened: (first) => turns.opened(first),
  });
  const cache: TableCache = {
    ...held,
    find(id, pay) {
      counters.lookedUp(held.cached(id) !== undefined);
      return held.find(id, pay);
    },
  };
  const turns = new TableTurns({ ...ports, cache });
  const presence = new Presence({ ...ports, node: Buffer.from(ports.random(8)).toString('hex') });
  const contestCache = createContestCache(Math.ceil(ports.maxBytes / CONTEST_SHARE), {
    ...ports,
    writer,
    onOpened: () => undefined,
    onEntry(actor, row, own) {
      subscriptions.emit(actor.id, row);
      if (own) bus.publish([actor.id]);
    },
  });
  const cached = (id: string) => cache.cached(id) ?? contestCache.cached(id);
  const peerSync = startPeerSync({ ...ports, cached, subscriptions });
  const close = () => {
    peerSync.close();
    presence.close();
  };
  const onOpened = (first: Append) => turns.opened(first);
  return { writer, cache, contestCache, subscriptions, presence, close, onOpened };
}

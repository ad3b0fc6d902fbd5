import {
  type Command,
  deny,
  type Fault,
  grant,
  type Opening,
  type Outcome,
  type OwnData,
  type Reaction,
} from '@asteroute/protocol';
import { createTable, type OpeningRefusal } from '../domain/commands/create-table.ts';
import { eraseOwner } from '../domain/commands/erasure.ts';
import {
  type Credentials,
  callerOf,
  type EntryRefusal,
  entryFault,
  type HashedCredentials,
  hashCredentials,
  OPENERS,
  type OwnAccount,
  ownSeat,
  partyKeys,
} from '../domain/commands/seats.ts';
import type { Append, Environment, Row } from '../domain/ports.ts';
import { hashOf, type TableState } from '../domain/table-state.ts';
import { ownDataIn } from '../domain/views/own-data.ts';
import type { AddressBans } from '../limits/address-bans.ts';
import { costsOf, type Pay, readingCost, TABLE_COSTS } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { AddressTagger } from '../secrets/address-tags.ts';
import { performCommand, type TableActor, type TableAnswer } from './actor.ts';
import type { ReportFailure } from './failures.ts';
import { NO_TABLE, rowBytes } from './log/log-actor.ts';
import { readPages } from './log/log-pages.ts';
import type { BatchWriter } from './log/writer.ts';
import { type LogFollower, type ReaderPorts, TableReader } from './reader.ts';

interface Client extends Credentials {
  readonly address: string;
}

type Opener = Client & { readonly token: string };

export interface TableServicePorts extends ReaderPorts, Pick<Environment, 'clock' | 'random'> {
  readonly writer: BatchWriter;
  readonly limiter: Limiter;
  readonly addressBans: AddressBans;
  readonly report: ReportFailure;
  readonly tagOf: AddressTagger;
  readonly whoIs: (session: string | undefined) => Promise<OwnAccount | null>;
  readonly refusal: (command: Command) => Fault<'not-offered' | 'malformed'> | null;
  readonly onOpened: (first: Append) => void;
  readonly count: (command: string, outcome: string) => void;
  readonly followContest: (id: string, pay: Pay) => Promise<LogFollower | null>;
  readonly trace?: TraceCommand | undefined;
}

type WriteRefusal = 'day-spent' | 'busy';
type Refusing = Extract<TableAnswer, { readonly ok: false }>['fault'];

const BANNED_ADDRESS = deny('banned', 'the operator has banned an account at this address');

export type TraceCommand = (command: Command, run: () => Promise<TableAnswer>) => Promise<TableAnswer>;

export class TableService {
  readonly #ports: TableServicePorts;

  constructor(ports: TableServicePorts) {
    this.#ports = ports;
  }

  up(): number {
    return this.#ports.up();
  }

  /** Creates a table and resolves with its id; the same request sent again gives the same id. */
  async open(
    opening: Opening,
    { token, address }: Opener,
  ): Promise<Outcome<string, 'banned' | OpeningRefusal | WriteRefusal>> {
    const { clock, random, tagOf, up } = this.#ports;
    const account = await this.#ports.whoIs(opening.account);
    if (account === null && (await this.#ports.addressBans.isBanned(address))) return BANNED_ADDRESS;
    const opener = { token, tag: tagOf(OPENERS, address), account };
    const first = createTable(opening, opener, random, { at: clock.now(), up: up() });
    return first.ok ? this.#write(first.value, { token, address }) : first;
  }

  /** Also if the host has opened it before. */
  async #write(first: Append, { token, address }: Opener): Promise<Outcome<string, WriteRefusal>> {
    const { writer, cache, tagOf, count, limiter, onOpened } = this.#ports;
    const taken = await limiter.takeAll(TABLE_COSTS, address);
    if (!taken.ok) {
      count('open', taken.fault.code);
      return taken;
    }
    const { table, row } = first;
    const [written] = await writer.append([first]);
    if (written) {
      limiter.add('dayDisk', tagOf(OPENERS, address), rowBytes(row));
      onOpened(first);
    }
    // If nothing was written, the table may exist because the same host sent the request before.
    const actor = written ? null : await cache.find(table);
    count('open', written ? 'done' : 'already');
    return written || actor?.state().host === hashOf(token) ? grant(table) : deny('busy', 'send it again');
  }

  /** Carries out a command. Never rejects: an exception is logged, and the answer is a fault. */
  command(table: string, given: Command, client: Client): Promise<TableAnswer> {
    const { count, trace = (_, run) => run() } = this.#ports;
    return trace(given, async () => {
      const result = await this.#answer(table, given, client);
      count(given.type, result.ok ? (result.already ? 'already' : 'done') : result.fault.code);
      return result;
    });
  }

  async erase(
    table: string,
    hash: string,
  ): Promise<Outcome<unknown, 'unknown-table' | 'wrong-token' | 'wrong-status' | 'busy'>> {
    const actor = await this.#ports.cache.find(table);
    return actor === null ? NO_TABLE : actor.act((state) => eraseOwner(state, hash));
  }

  async react(
    table: string,
    reaction: Reaction,
    client: Client,
  ): Promise<Outcome<null, 'unknown-table' | 'no-token' | 'wrong-token' | 'too-many'>> {
    const { cache, limiter, presence } = this.#ports;
    const actor = await cache.find(table);
    if (actor === null) return NO_TABLE;
    const hashed = this.#hashed(table, client);
    const seat = ownSeat(actor.state(), await freshCaller(actor, hashed));
    if (!seat.ok) return seat;
    const taken = limiter.spend('chat', `${table} ${hashed.token}`, 1);
    if (taken.ok) presence.react(table, seat.value, reaction);
    return taken;
  }

  async reader(
    table: string,
    client: Client,
  ): Promise<Outcome<TableReader, 'unknown-table' | 'too-many' | EntryRefusal>> {
    const pay = this.#payOf(client.address);
    const actor = await this.#ports.cache.find(table, pay);
    if (actor === null) return NO_TABLE;
    const hashed = this.#hashed(table, client);
    const caller = await freshCaller(actor, hashed);
    const fault = entryFault(actor.state(), caller);
    if (fault !== null) return { ok: false, fault };
    return grant(new TableReader(actor, { seat: caller.seat, hashed, pay }, this.#ports));
  }

  async follower(
    id: string,
    client: Client,
  ): Promise<Outcome<LogFollower, 'unknown-table' | 'too-many' | EntryRefusal>> {
    const table = await this.reader(id, client);
    if (table.ok || table.fault.code !== 'unknown-table') return table;
    const contest = await this.#ports.followContest(id, this.#payOf(client.address));
    return contest === null ? table : grant(contest);
  }

  /** Returns a log's data about the owner of a token, even if the owner may not read the table. */
  async ownData(table: string, { token, address }: Opener): Promise<Outcome<OwnData, 'unknown-table' | 'too-many'>> {
    const pay = this.#payOf(address);
    const actor = await this.#ports.cache.find(table, pay);
    if (actor === null) return NO_TABLE;
    const paid = pay(readingCost(actor.state().table.head));
    if (!paid.ok) return paid;
    const rows: Row[] = [];
    for await (const page of readPages(this.#ports, table, 0)) rows.push(...page);
    return grant(ownDataIn(rows, hashOf(token)));
  }

  async #answer(table: string, given: Command, client: Client): Promise<TableAnswer> {
    const { cache, report, refusal, store, addressBans } = this.#ports;
    const refused = (fault: Refusing): TableAnswer => ({ type: 'answer', table, id: given.id, ok: false, fault });
    const hashed = this.#hashed(table, client);
    try {
      const taken =
        hashed.token === null ? grant(null) : await this.#takeFromLimits(given, `${table} ${hashed.token}`, client);
      if (!taken.ok) return refused(taken.fault);
      const notOffered = refusal(given);
      if (notOffered !== null) return refused(notOffered);
      const actor = await cache.find(table, this.#payOf(client.address));
      if (actor === null) return refused(NO_TABLE.fault);
      const account = 'account' in given ? await this.#ports.whoIs(given.account) : null;
      if (given.type !== 'join') return await this.#perform(actor, given, { ...hashed, account });
      if (account === null && (await addressBans.isBanned(client.address))) return refused(BANNED_ADDRESS.fault);
      const avoids = await store.people.avoided(partyKeys(account?.id ?? null, hashed.token));
      const sit = () => this.#perform(actor, given, { ...hashed, account, avoids });
      const who = { tag: this.#ports.tagOf(OPENERS, client.address), account: account?.id ?? null };
      if (!isOfStrangers(actor.state(), hashed, who.tag)) return await sit();
      const sat = await this.#ports.limiter.sit(who, sit);
      return sat.ok ? sat.value : refused(sat.fault);
    } catch (error) {
      return refused(report(error, `the command ${given.type} failed`));
    }
  }

  /** Commands without a token do nothing and are limited by address only. A rematch and a knock count as a table. */
  async #takeFromLimits(
    command: Command,
    seat: string,
    { address }: Client,
  ): Promise<Outcome<null, 'too-many' | 'day-spent'>> {
    const { limiter } = this.#ports;
    const { type } = command;
    if (type === 'rematch' || type === 'knock') {
      const opened = await limiter.take('openings', address);
      if (!opened.ok) return opened;
    }
    const taken = limiter.spend(type === 'chat' || type === 'phrase' ? 'chat' : 'commands', seat, 1);
    const costs = costsOf(command);
    return taken.ok && costs.length > 0 ? limiter.takeAll(costs, address) : taken;
  }

  #perform(actor: TableActor, command: Command, hashed: HashedCredentials): Promise<TableAnswer> {
    const { presence } = this.#ports;
    const isHere = (table: string, seat: number) => presence.isHere(table, seat);
    return performCommand(actor, command, hashed, { ...this.#ports, isHere });
  }

  #payOf(address: string): Pay {
    return (cost) => this.#ports.limiter.spend('requests', address, cost);
  }

  #hashed(table: string, client: Client): HashedCredentials {
    return { ...hashCredentials(client), address: (of = table) => this.#ports.tagOf(of, client.address) };
  }
}

/** Whether somebody who sits down there takes a new seat at a public table that another address has opened. */
function isOfStrangers(state: TableState, hashed: HashedCredentials, tag: string): boolean {
  const { contest, plan } = state.table;
  return contest === null && plan.access === 'public' && state.opener !== tag && callerOf(state, hashed).seat === null;
}

/** Returns the caller. An unknown token may have taken its seat on another node, so the log is read again for it. */
async function freshCaller(actor: TableActor, hashed: HashedCredentials): Promise<ReturnType<typeof callerOf>> {
  const caller = callerOf(actor.state(), hashed);
  const isUnknown = hashed.token !== null && caller.seat === null;
  return isUnknown && (await actor.refresh()) ? callerOf(actor.state(), hashed) : caller;
}

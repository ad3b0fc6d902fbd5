/** What the server needs from outside; all code below `main.ts` receives it as arguments. */
import type {
  AccountSeat,
  ContactRequest,
  Entry,
  NoticeChannelChoice,
  QuietHours,
  RatedResult,
  Summary,
} from '@asteroute/protocol';
import type { JobStore } from './jobs.ts';
import type { AccountStore, PairingStore, ResultStore, SessionStore } from './stores/account-store.ts';
import type { PeopleStore, Report, ReportedAccount, Slice } from './stores/block-store.ts';
import type { ContestStore, NewOfficial, OfficialFigures, OfficialState } from './stores/contest-store.ts';

export type { Report, Slice } from './stores/block-store.ts';

/** Time and timers, in milliseconds. Code below `main.ts` has no others, so that tests can control time. */
export interface Clock {
  soon(run: () => void): void;
  /** The wall clock, since 1970. */
  now(): number;
  /** Time since an arbitrary moment; it never goes backwards. */
  monotonic(): number;
  after(ms: number, run: () => void): () => void;
  every(ms: number, run: () => void): () => void;
}

export type RandomBytes = (count: number) => Uint8Array;

export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A browser's subscription, and the language in which it is told. */
export type PushSubscription = NonNullable<ContactRequest['push']> & Pick<ContactRequest, 'language'>;

interface SeatToken {
  readonly seat: number;
  readonly hash: string | null;
  /** The tag of the address: only by this can a ban recognise a player with a new token. */
  readonly address?: string | null;
  /** The account of the player; only by this do bans and seats follow a person to another device. */
  readonly account?: string | null;
}

export interface SeatContact {
  readonly id: string;
  readonly channels: readonly NoticeChannelChoice[];
}

export interface Ban {
  /** The table at which the ban was made, because tags of addresses are valid for one table. */
  readonly table: string;
  readonly keys: readonly string[];
}

/** The part of an entry that never leaves the server. */
export interface Secret {
  readonly serverSeed?: string;
  /** The server seed in the store, encrypted with a key that is outside the store. */
  readonly sealedSeed?: string;
  /** Hashes of the tokens of the host, the invitation and the seats; a later host replaces the one before. */
  readonly host?: string;
  readonly invite?: string;
  /** In the first entry: the tag of the address that opened the table, the same for all tables of an address. */
  readonly opener?: string;
  readonly seats?: readonly SeatToken[];
  readonly contact?: { readonly seat: number; readonly to: SeatContact | null };
  readonly webhook?: string | null;
  readonly knock?: { readonly hash: string; readonly address: string | null };
  readonly bans?: readonly string[];
  readonly bansBefore?: readonly Ban[];
}

/** Facts about an entry's events that the store keeps beside their text, so that the text need not be searched. */
export type RowFlags = Pick<Row, 'personal' | 'private' | 'erases'>;

/** An entry as it is stored. Its events are JSON text, so that most entries are sent without being parsed. */
export interface Row extends Omit<Entry, 'events'> {
  readonly events: string;
  /** Whether readers may receive different versions of it; it is then parsed and filtered for each reader. */
  readonly personal: boolean;
  /** Whether it holds an event that only the seat which caused it may read, such as a mute. */
  readonly private: boolean;
  readonly erases: boolean;
  /** The idempotency key: token hash and command id. Null for what the server does itself. */
  readonly command: string | null;
  readonly secret: Secret | null;
}

interface Counted {
  readonly key: string;
  readonly used: number;
}

interface Count {
  readonly key: string;
  readonly amount: number;
  readonly until: number;
}

export interface LogPage<T = readonly Row[]> {
  readonly entries: T;
  readonly more: boolean;
}

export const COMMAND_HASH_LETTERS = 32;

export interface IndexUpdates {
  readonly summary?: Summary;
  /** Whether a public table is left out of the lists, because nobody can sit down there. */
  readonly unlisted?: boolean;
  readonly opener?: string;
  readonly partOf?: string;
  readonly seats?: Secret['seats'];
  /** The tag of the address from which new ones of them are taken, the same at all tables. */
  readonly from?: string;
  readonly notices?: readonly NewNotice[];
  readonly erase?: string;
  /** The account whose seats these are, at a table that is no seat of the account elsewhere: a try or a duel. */
  readonly owner?: string;
  readonly result?: RatedResult;
  readonly report?: Pick<Report, 'seat' | 'by' | 'reason' | 'tag'> & { readonly account: string };
  readonly contest?: { readonly status: Summary['status']; readonly opener: string; readonly due: number | null };
  readonly places?: readonly { readonly hash: string; readonly account: string }[];
  readonly official?: NewOfficial;
  readonly officialResult?: { readonly state: OfficialState; readonly figures: OfficialFigures | null };
  /** When the scheduler must act on the table, in server time; null for never. */
  readonly due?: number | null;
  readonly bot?: boolean;
}

export type NoticeChannel = NoticeChannelChoice | 'webhook';

/** `call` is told to nobody: it becomes a `wanted` for each contact that wants to play. */
export type NoticeKind = 'turn' | 'begins' | 'seated' | 'rematch' | 'reminder' | 'wanted' | 'confirm' | 'call';

export interface NewNotice {
  readonly kind: NoticeKind;
  /** `all` for a call. */
  readonly channel: NoticeChannel | 'all';
  readonly seat: number | null;
  /** The number of turns before the turn, or the time of the appointment, that it is about; else 0. */
  readonly about: number;
  readonly dueAt: number;
}

export interface PendingNotice extends Omit<NewNotice, 'dueAt'> {
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly contact: string | null;
}

export interface ContactWays {
  readonly push: PushSubscription | null;
  readonly mail: string | null;
  readonly language: PushSubscription['language'];
  readonly zone: string;
  readonly quiet: QuietHours | null;
}

export interface StoredContact {
  readonly id: string;
  readonly sealed: string;
  readonly channels: readonly NoticeChannelChoice[];
  readonly confirmed: boolean;
  /** Until when it is told that somebody wants to play; 0 for never. In milliseconds since 1970, as all times here. */
  readonly wantsUntil: number;
  readonly toldAt: number;
  readonly until: number;
  /** The account of the person, who is not told of those that it avoids; empty for a guest. */
  readonly account: string;
}

interface Reporter {
  readonly tag: string;
  readonly count: number;
  readonly newest: number;
}

export interface Append {
  readonly table: string;
  readonly row: Row;
  readonly updates: IndexUpdates;
}

/** Whether a write succeeded is unknown. A wrong statement, which is a bug, throws its own error. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export interface TableCode {
  readonly code: string;
  readonly table: string;
  readonly until: number;
}

export interface SeatHolder {
  readonly tag: string;
  readonly account: string | null;
}

export interface TableLog {
  /**
   * In one transaction, durably; returns which were written. Others must be read again: number or command was taken.
   */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  read(table: string, since: number, limit: number): Promise<readonly Row[]>;
  /** The number of the entry of a command, by its idempotency key; null if it was not carried out. */
  commandSeq(table: string, command: string): Promise<number | null>;
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Its entries are emptied and one is appended, so that a node behind conflicts. False if another node wrote or
   * deleted.
   */
  remove(table: string, at: number): Promise<boolean>;
}

export interface TableLists {
  /** Changed after `since` (milliseconds since 1970), most recently changed first. */
  listed(status: Summary['status'], since: number, limit: number): Promise<readonly Summary[]>;
  summaries(tables: readonly string[]): Promise<readonly Summary[]>;
  all(status: Summary['status'] | null, limit: number): Promise<readonly Summary[]>;
  tally(): Promise<Readonly<Record<Summary['status'], number>>>;
  seatsOf(
    hashes: readonly string[],
    limit: number,
  ): Promise<readonly { readonly hash: string; readonly seat: number; readonly summary: Summary }[]>;
  /** At public tables of others that are not over, by address or account, whichever are more; no contests. */
  seatsHeld(by: SeatHolder): Promise<number>;
  seatsOfAccount(account: string, limit: number): Promise<readonly AccountSeat[]>;
}

export interface CodeStore {
  /** Stores a code for a table until its game begins; false if another table has the code. */
  keep(code: TableCode, now: number): Promise<boolean>;
  /** Finds the table of a code, or the code of a table; null if there is none or it has expired. */
  find(by: { readonly code: string } | { readonly table: string }, now: number): Promise<TableCode | null>;
  count(now: number): Promise<number>;
}

export interface ContactStore {
  /** In place of what was stored but for `toldAt`; `confirm` adds a notice that asks to confirm the address. */
  keep(contact: StoredContact, confirm: { readonly at: number } | null): Promise<void>;
  find(id: string, now: number): Promise<StoredContact | null>;
  drop(id: string): Promise<boolean>;
  /** A notice for each channel of at most `limit` contacts that want to play and were not told so since `since`. */
  spreadCall(
    call: PendingNotice,
    plan: { readonly now: number; readonly since: number; readonly limit: number },
  ): Promise<void>;
}

export interface CounterStore {
  /** Adds one to a counter that is reset `ms` milliseconds after its first use; resolves with its value. */
  count(key: string, now: number, ms: number): Promise<number>;
  /** In one statement; each is reset at its `until`, in milliseconds since 1970. Resolves with their values. */
  add(costs: readonly Count[], now: number): Promise<readonly Counted[]>;
  read(keys: readonly string[], now: number): Promise<ReadonlyMap<string, number>>;
  highest(prefix: string, now: number, limit: number): Promise<readonly Counted[]>;
}

export interface ReportStore {
  reporters(slice: Slice): Promise<readonly Reporter[]>;
  from(tag: string, slice: Slice): Promise<readonly Report[]>;
  dismiss(table: string, seq: number): Promise<boolean>;
  dismissAll(tag: string): Promise<number>;
  accounts(slice: Slice): Promise<readonly ReportedAccount[]>;
  of(account: string, slice: Slice): Promise<readonly Report[]>;
}

export interface UpkeepStore {
  /**
   * Adds the time since the last beat of any node, unless above `longest`; a clock behind adds nothing, unless `reset`.
   * Resolves with the server time and the clock ahead of all.
   */
  beat(wall: number, longest: number, reset: boolean): Promise<{ readonly up: number; readonly wall: number }>;
  /** Not written to since `since` (milliseconds since 1970), and in no contest that goes on. */
  idle(status: Summary['status'], since: number, limit: number): Promise<readonly string[]>;
  /** At most `limit` logs move to another table, where they are read as before. */
  moveFinished(since: number, limit: number): Promise<number>;
  /** Deletes what is left of tables removed before `before`, and expired counters. */
  purge(before: number, now: number): Promise<void>;
  purgeAccounts(now: number): Promise<void>;
  bytes(): Promise<number>;
}

/** Every method may reject with StoreUnavailable. One suite of tests covers every implementation. */
export interface Stores {
  readonly tables: TableLog;
  readonly lists: TableLists;
  readonly codes: CodeStore;
  readonly contacts: ContactStore;
  readonly counters: CounterStore;
  readonly reports: ReportStore;
  readonly upkeep: UpkeepStore;
  readonly jobs: JobStore;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly pairings: PairingStore;
  readonly people: PeopleStore;
  readonly results: ResultStore;
  readonly contests: ContestStore;
  close(): Promise<void>;
}

/** Notifies other nodes of tables with new entries. A notification may be lost: nodes poll as well. */
export interface Bus {
  publish(tables: readonly string[]): void;
  listen(listener: (tables: readonly string[]) => void): void;
  broadcast(text: string): void;
  onBroadcast(listener: (text: string) => void): void;
  close(): Promise<void>;
}

export interface Environment {
  readonly store: Stores;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Logger;
  readonly up: () => number;
}

export interface UsesStores<Part extends keyof Stores> {
  readonly store: Pick<Stores, Part>;
}

/** Why the server cannot start, as a sentence for the person who starts it. */
export class StartError extends Error {}

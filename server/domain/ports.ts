/** What the server needs from outside; all code below `main.ts` receives it as arguments. */
import type {
  AccountSeat,
  Entry,
  NoticeChannelChoice,
  pushSubscription,
  QuietHours,
  RatedResult,
  Summary,
} from '@asteroute/protocol';
import type { InferOutput } from 'valibot';
import type { JobStore } from './jobs.ts';
import type { AccountStore, PairingStore, ResultStore, SessionStore } from './stores/account-store.ts';
import type { PeopleStore, Report, ReportedAccount, Slice } from './stores/block-store.ts';
import type { ContestStore, NewOfficial, OfficialFigures, OfficialState } from './stores/contest-store.ts';

export type { Report, Slice } from './stores/block-store.ts';

/**
 * Time and timers, in milliseconds. Code below `main.ts` sets timers and waits for the event loop only through this, so
 * that tests can control time.
 */
export interface Clock {
  /** Runs once, after the current work of this process. */
  soon(run: () => void): void;
  /** The wall clock, since 1970. */
  now(): number;
  /** Time since an arbitrary moment; it never goes backwards. */
  monotonic(): number;
  /** Runs once, after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs periodically, first after one period; returns a function that cancels it. */
  every(ms: number, run: () => void): () => void;
}

/** Cryptographically random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** A structured log. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A browser's address and keys for push messages. */
export type PushSubscription = InferOutput<typeof pushSubscription>;

/** The new owner of a seat. */
interface SeatToken {
  readonly seat: number;
  /** Hash of the token; null for a seat without a player. */
  readonly hash: string | null;
  /**
   * The tag of the address from which the seat was taken; only by this can a ban recognise a player with a new token.
   */
  readonly address?: string | null;
  /** The account of the player; only by this do bans and seats follow a person to another device. */
  readonly account?: string | null;
}

/** How the player of a seat is told: the id of a contact, and which of its ways. */
export interface SeatContact {
  readonly id: string;
  readonly channels: readonly NoticeChannelChoice[];
}

/** What identifies a banned player. */
export interface Ban {
  /** The table at which the ban was made, because tags of addresses are valid for one table. */
  readonly table: string;
  /** Hashes of tokens, and tags of addresses. */
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
  /** The contact of the player of a seat, and by which of its ways the player is told. */
  readonly contact?: { readonly seat: number; readonly to: SeatContact | null };
  /** Where push messages for the player of a seat are sent. */
  readonly push?: { readonly seat: number; readonly to: PushSubscription | null };
  readonly webhook?: string | null;
  /** Who asks to come in: the hash of the token, and the tag of the address. */
  readonly knock?: { readonly hash: string; readonly address: string | null };
  /** Hashes of tokens, and tags of addresses, that the host has banned. */
  readonly bans?: readonly string[];
  /** The bans that a rematch takes over from the previous table. */
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
  /** Whether it removes a player's data from earlier entries. */
  readonly erases: boolean;
  /**
   * The idempotency key: token hash and command id, unique in a table. Null for entries of the server itself: bots'
   * turns and deadlines.
   */
  readonly command: string | null;
  readonly secret: Secret | null;
}

/** A counter of limits and its value. */
interface Counted {
  readonly key: string;
  readonly used: number;
}

/** What is added to a counter. */
interface Count {
  readonly key: string;
  readonly amount: number;
  readonly until: number;
}

/** Some entries of a log, and whether there are further ones. */
export interface LogPage<T = readonly Row[]> {
  readonly entries: T;
  readonly more: boolean;
}

/** How many letters of a token's hash an idempotency key begins with. */
export const COMMAND_HASH_LETTERS = 32;

/** Index rows to change in the same transaction; omit what does not change. */
export interface IndexUpdates {
  readonly summary?: Summary;
  /** Whether a public table is left out of the lists, because nobody can sit down there. */
  readonly unlisted?: boolean;
  /** Set with the first entry: the tag of the address that opened the table. */
  readonly opener?: string;
  /** Set with the first entry of a game of a league or a duel: its id. */
  readonly partOf?: string;
  readonly seats?: Secret['seats'];
  /** The tag of the address from which new ones of them are taken, the same at all tables. */
  readonly from?: string;
  /** What players outside the page are told of this entry. */
  readonly notices?: readonly NewNotice[];
  /** The hash of the token whose owner's data is removed from all earlier entries. */
  readonly erase?: string;
  /** The account whose seats these are, at a table that is no seat of the account elsewhere: a try or a duel. */
  readonly owner?: string;
  /** Set if a rated game ends with this entry. */
  readonly result?: RatedResult;
  /** Set if a player is reported in this entry. */
  readonly report?: Pick<Report, 'seat' | 'by' | 'reason' | 'tag'> & { readonly account: string };
  /** Set with each entry of a contest: what the index says of it, and when the server must look at it; null: never. */
  readonly contest?: { readonly status: Summary['status']; readonly opener: string; readonly due: number | null };
  /** Accounts that have entered a contest, with the hashes of their tokens. */
  readonly places?: readonly { readonly hash: string; readonly account: string }[];
  /** Set with the first entry of an official contest. */
  readonly official?: NewOfficial;
  /** Set with the entry that ends an official contest. */
  readonly officialResult?: { readonly state: OfficialState; readonly figures: OfficialFigures | null };
  /** When the scheduler must act on the table, in server time; null for never. */
  readonly due?: number | null;
  /** Set with `due` if it must then play for a bot. */
  readonly bot?: boolean;
}

/** How a notice reaches a person outside the page. */
export type NoticeChannel = NoticeChannelChoice | 'webhook';

/**
 * What a notice says: it is your turn, your game begins, somebody sat down, a rematch waits, an appointment is near,
 * somebody wants to play, or this address is to be confirmed. `call` is told to nobody: it becomes a `wanted` for each
 * contact that wants to play.
 */
export type NoticeKind = 'turn' | 'begins' | 'seated' | 'rematch' | 'reminder' | 'wanted' | 'confirm' | 'call';

/** A notice that an entry causes. */
export interface NewNotice {
  readonly kind: NoticeKind;
  /** `all` for a call. */
  readonly channel: NoticeChannel | 'all';
  /** Null where it is not for one seat alone. */
  readonly seat: number | null;
  /** The number of turns before the turn, or the time of the appointment, that it is about; else 0. */
  readonly about: number;
  /** The earliest time to send it, in milliseconds since 1970. */
  readonly dueAt: number;
}

/** A notice by one channel that is not sent yet. */
export interface PendingNotice extends Omit<NewNotice, 'dueAt'> {
  /** Names it among all. */
  readonly id: string;
  /** Empty if it concerns no table. */
  readonly table: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The contact that is told, for a notice that is not of a seat. */
  readonly contact: string | null;
}

/** How a browser's person is told outside the page, as the page sends it. */
export interface ContactWays {
  readonly push: PushSubscription | null;
  readonly mail: string | null;
  readonly language: PushSubscription['language'];
  readonly zone: string;
  readonly quiet: QuietHours | null;
}

/** A contact as it is stored. */
export interface StoredContact {
  /** From the hash of its token. */
  readonly id: string;
  /** `ContactWays`, encrypted. */
  readonly sealed: string;
  readonly channels: readonly NoticeChannelChoice[];
  /** Whether the owner of the mail address has confirmed it. */
  readonly confirmed: boolean;
  /** Until when it is told that somebody wants to play; 0 for never. In milliseconds since 1970, as all times here. */
  readonly wantsUntil: number;
  /** When it was last told so. */
  readonly toldAt: number;
  /** When it is forgotten unless it is used again. */
  readonly until: number;
  /** The account of the person, who is not told of those that it avoids; empty for a guest. */
  readonly account: string;
}

/** The reports from one address. */
interface Reporter {
  readonly tag: string;
  readonly count: number;
  /** When the last one came, in milliseconds since 1970. */
  readonly newest: number;
}

/** An entry to write, with its index updates. */
export interface Append {
  readonly table: string;
  readonly row: Row;
  readonly updates: IndexUpdates;
}

/**
 * Thrown by a store that did not answer: the database is unreachable, stopped or full. Whether a write succeeded is
 * then unknown. If the database rejects a statement as wrong, that is a bug, and the original error is thrown.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A short code by which a table is found. */
export interface TableCode {
  readonly code: string;
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Who holds seats: the tag of an address, the same at all tables, and an account or null. */
export interface SeatHolder {
  readonly tag: string;
  readonly account: string | null;
}

/** The logs of tables. */
export interface TableLog {
  /**
   * Writes all entries that can be written, durably and in one transaction, and returns which were. An entry is not
   * written if its number is taken or its command was written before: the caller must read again.
   */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** The entries after `since`, in order, at most `limit`. */
  read(table: string, since: number, limit: number): Promise<readonly Row[]>;
  /** The number of the entry of a command, by its idempotency key; null if it was not carried out. */
  commandSeq(table: string, command: string): Promise<number | null>;
  /** Number of the newest entry of each table. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Deletes a table. Its entries are emptied but kept, and one is appended; each says that the table is deleted. A node
   * that has not heard of the deletion then conflicts with them on its next write. Resolves with false if another node
   * has just written to the table or deleted it.
   */
  remove(table: string, at: number): Promise<boolean>;
}

/** Lists of tables and of the seats at them. */
export interface TableLists {
  /**
   * Public tables with this status that changed after `since` (milliseconds since 1970), most recently changed first.
   */
  listed(status: Summary['status'], since: number, limit: number): Promise<readonly Summary[]>;
  /** Those of these tables that exist. */
  summaries(tables: readonly string[]): Promise<readonly Summary[]>;
  /** All tables with this status (null for any), including private ones, most recently changed first. */
  all(status: Summary['status'] | null, limit: number): Promise<readonly Summary[]>;
  /** How many tables there are, by status. */
  tally(): Promise<Readonly<Record<Summary['status'], number>>>;
  /** The seats of these token hashes, at most recently changed tables first. */
  seatsOf(
    hashes: readonly string[],
    limit: number,
  ): Promise<readonly { readonly hash: string; readonly seat: number; readonly summary: Summary }[]>;
  /**
   * How many seats a person holds at public tables that are open or run and that another address has opened: those of an
   * address or those of an account, whichever are more. Games of leagues and duels do not count.
   */
  seatsHeld(by: SeatHolder): Promise<number>;
  /** The seats of an account at tables that are not over, the last changed first. */
  seatsOfAccount(account: string, limit: number): Promise<readonly AccountSeat[]>;
}

/** Short codes by which tables are found. */
export interface CodeStore {
  /** Stores a code for a table until its game begins; false if another table has the code. */
  keep(code: TableCode, now: number): Promise<boolean>;
  /** Finds the table of a code, or the code of a table; null if there is none or it has expired. */
  find(by: { readonly code: string } | { readonly table: string }, now: number): Promise<TableCode | null>;
  /** How many codes are valid now. */
  count(now: number): Promise<number>;
}

/** How people are told outside the page. */
export interface ContactStore {
  /**
   * Stores a contact, in place of what was stored but for `toldAt`; with `confirm` a notice that asks its owner to
   * confirm the address.
   */
  keep(contact: StoredContact, confirm: { readonly at: number } | null): Promise<void>;
  /** Finds a contact; null if there is none or it has expired. */
  find(id: string, now: number): Promise<StoredContact | null>;
  /** Removes a contact and its notices; false if there is none. */
  drop(id: string): Promise<boolean>;
  /**
   * Makes of a call a notice for each channel of the contacts that want to play and were not told so since `since`,
   * at most `limit` contacts.
   */
  spreadCall(
    call: PendingNotice,
    plan: { readonly now: number; readonly since: number; readonly limit: number },
  ): Promise<void>;
}

/** Counters that all nodes share. */
export interface CounterStore {
  /** Adds one to a counter that is reset `ms` milliseconds after its first use; resolves with its value. */
  count(key: string, now: number, ms: number): Promise<number>;
  /**
   * Adds to counters that are reset at their `until` (milliseconds since 1970), in one statement; resolves with their
   * values.
   */
  add(costs: readonly Count[], now: number): Promise<readonly Counted[]>;
  /** The values of those of these counters that are not to be reset yet. */
  read(keys: readonly string[], now: number): Promise<ReadonlyMap<string, number>>;
  /** Counters whose keys begin with `prefix`, the highest first. */
  highest(prefix: string, now: number, limit: number): Promise<readonly Counted[]>;
}

/** Reports of players, for the operator. */
export interface ReportStore {
  /** Who reports others, by address, the one with the newest report first. */
  reporters(slice: Slice): Promise<readonly Reporter[]>;
  /** The reports from an address, newest first. */
  from(tag: string, slice: Slice): Promise<readonly Report[]>;
  /** Removes a report from the list; false if it is not there. */
  dismiss(table: string, seq: number): Promise<boolean>;
  /** Removes all reports from an address; resolves with their number. */
  dismissAll(tag: string): Promise<number>;
  /** Accounts that were reported, those of the newest reports first. */
  accounts(slice: Slice): Promise<readonly ReportedAccount[]>;
  /** The reports of an account, newest first. */
  of(account: string, slice: Slice): Promise<readonly Report[]>;
}

/** Server time, and what is deleted or moved in time. */
export interface UpkeepStore {
  /**
   * Adds the time since the last beat of any node to the server time, unless it exceeds `longest`. A node whose clock
   * is behind adds nothing, unless `reset` makes its clock the reference. Resolves with the server time, and the clock
   * of the node that is ahead of all others (milliseconds since 1970).
   */
  beat(wall: number, longest: number, reset: boolean): Promise<{ readonly up: number; readonly wall: number }>;
  /**
   * Tables with this status to which nothing was written after `since` (milliseconds since 1970), and which are part of
   * no contest that goes on.
   */
  idle(status: Summary['status'], since: number, limit: number): Promise<readonly string[]>;
  /**
   * Moves logs of finished games to which nothing was written after `since` to a separate table; they can be read as
   * before. Moves at most `limit` logs; resolves with their number, 0 if the store has no separate table.
   */
  moveFinished(since: number, limit: number): Promise<number>;
  /** Deletes what is left of tables removed before `before`, and expired counters. */
  purge(before: number, now: number): Promise<void>;
  /** Deletes sessions and pairings that have ended. */
  purgeAccounts(now: number): Promise<void>;
  /** Its size. */
  bytes(): Promise<number>;
}

/**
 * What a database gives: a part for each kind of rows. Every method may reject with StoreUnavailable. One suite of tests
 * covers every implementation.
 */
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
  /** Sends a text that is not stored to the other nodes, and possibly to this one. */
  broadcast(text: string): void;
  onBroadcast(listener: (text: string) => void): void;
  close(): Promise<void>;
}

/** What `main.ts` provides; each part of a node receives some of it. */
export interface Environment {
  readonly store: Stores;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Logger;
  /** Server time. */
  readonly up: () => number;
}

/** The parts of the stores that a consumer uses. */
export interface UsesStores<Part extends keyof Stores> {
  readonly store: Pick<Stores, Part>;
}

/** Why the server cannot start, as a sentence for the person who starts it. */
export class StartError extends Error {}

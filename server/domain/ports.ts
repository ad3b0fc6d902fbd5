/** What the server needs from outside: everything below `main.ts` takes it as an argument. */
import type { Entry, pushSubscription, ReportReason, Summary } from '@asteroute/protocol';
import type { InferOutput } from 'valibot';

/**
 * Time and timers, in milliseconds. Nothing below `main.ts` sets a timer or waits for the event loop in any other way,
 * so a test can drive them.
 */
export interface Clock {
  /** Runs once, after what this process has to do now. */
  soon(run: () => void): void;
  /** Since 1970. */
  now(): number;
  /** Since some moment, never backwards. */
  monotonic(): number;
  /** Runs once, after so many milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs again and again, first after one period; the answer cancels it. */
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

/** Where a browser takes push messages. */
export type PushSubscription = InferOutput<typeof pushSubscription>;

/** Whose seat it is from now on. */
interface SeatToken {
  readonly seat: number;
  /** Hash of the token; null for a seat without a player. */
  readonly hash: string | null;
  /** The tag of the address that the seat was taken from, by which alone a ban can hold against a new token. */
  readonly address?: string | null;
}

/** By what a banned player is recognised. */
export interface Ban {
  /** The table at which it was made: tags of addresses are bound to it. */
  readonly table: string;
  /** Hashes of tokens, and tags of addresses. */
  readonly keys: readonly string[];
}

/** The part of an entry that never leaves the server. */
export interface Secret {
  readonly serverSeed?: string;
  /** The same at rest, sealed with a key outside the store. */
  readonly sealedSeed?: string;
  /** Hashes of tokens. */
  readonly host?: string;
  readonly invite?: string;
  readonly seats?: readonly SeatToken[];
  /** Where push messages for the player of a seat go. */
  readonly push?: { readonly seat: number; readonly to: PushSubscription | null };
  readonly webhook?: string | null;
  /** Hashes of tokens, and tags of addresses, that the host has banned. */
  readonly bans?: readonly string[];
  /** The bans that a rematch takes over from the table before. */
  readonly bansBefore?: readonly Ban[];
}

/** What the store keeps beside the events of an entry, so that their text need not be searched. */
export type RowFlags = Pick<Row, 'personal' | 'private' | 'erases'>;

/** An entry as it is stored. Its events are JSON text, so that most entries are sent without being parsed. */
export interface Row extends Omit<Entry, 'events'> {
  readonly events: string;
  /** Whether readers may be sent different versions of it: then it is parsed and filtered for each of them. */
  readonly personal: boolean;
  /** Whether it holds an event that only the seat which caused it may read, such as a mute. */
  readonly private: boolean;
  /** Whether it takes a player out of the entries before it. */
  readonly erases: boolean;
  /** The idempotency key: token hash and command id, unique in a table. Null for turns of bots and what clocks end. */
  readonly command: string | null;
  readonly secret: Secret | null;
}

/** Some entries of a log, and whether there are further ones. */
export interface LogPage<T = readonly Row[]> {
  readonly entries: T;
  readonly more: boolean;
}

/** Index rows to change in the same transaction; omit what does not change. */
export interface IndexUpdates {
  readonly summary?: Summary;
  readonly seats?: Secret['seats'];
  /** A player who wants notices has come on turn in this entry. */
  readonly notice?: { readonly seat: number; readonly turn: number };
  /** The hash of a token whose owner is taken out of all entries before this one. */
  readonly erase?: string;
  /** A player was reported in this entry. */
  readonly report?: Omit<Report, 'table' | 'seq' | 'at'>;
  /** When the scheduler must act on the table, in server time; null for never. */
  readonly due?: number | null;
}

/** A turn whose notice has not been sent yet. */
export interface PendingNotice {
  readonly table: string;
  /** The entry. */
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly turn: number;
  /** How often it was claimed, this time included. */
  readonly tries: number;
  /** The channel that took it already, where another failed. */
  readonly taken: NoticeChannel | null;
}

/** How a notice of a turn reaches a player outside the page. */
export type NoticeChannel = 'push' | 'webhook';

/** A player's report of another one, for the operator. */
export interface Report {
  readonly table: string;
  /** The entry. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  readonly by: number;
  readonly reason: ReportReason;
}

/** An entry to write, with its index updates. */
export interface Append {
  readonly table: string;
  readonly row: Row;
  readonly updates: IndexUpdates;
}

/** A seat that a token has at a table. */
interface TokenSeat {
  readonly hash: string;
  readonly seat: number;
  readonly summary: Summary;
}

/**
 * Thrown by a store that did not answer: the database is unreachable, stopped or full. Whether a write succeeded is
 * unknown. A statement that the database rejects as wrong is a bug and is thrown as it is.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What a beat wrote, or what another node had written. */
interface Beat {
  /** Server time. */
  readonly up: number;
  /** The wall clock of the node that is ahead of all others, in milliseconds since 1970. */
  readonly wall: number;
}

/** A short code by which a table is found. */
export interface TableCode {
  readonly code: string;
  readonly table: string;
  /** The invitation, for a table by link. */
  readonly invite: string | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Where tables are stored. Every method may reject with StoreUnavailable. One suite of tests holds for every store. */
export interface Store {
  /**
   * Writes all that can be written, durably and in one transaction, and says which were. An entry whose number is
   * taken, or whose command was written before, is not: the caller reads again.
   */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** The entries after `since`, in order, at most `limit`. */
  read(table: string, since: number, limit: number): Promise<readonly Row[]>;
  /** Number of the newest entry of each table. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Public tables with this status that changed since then (milliseconds since 1970), those changed last first. */
  listed(status: Summary['status'], since: number, limit: number): Promise<readonly Summary[]>;
  /** All tables with this status (null for any), private ones too, those changed last first. */
  all(status: Summary['status'] | null, limit: number): Promise<readonly Summary[]>;
  /** How many tables there are, by status. */
  tally(): Promise<Readonly<Record<Summary['status'], number>>>;
  /** The seats of these token hashes, those at the tables changed last first. */
  seatsOf(hashes: readonly string[], limit: number): Promise<readonly TokenSeat[]>;
  /** Tables whose deadline has passed, the earliest first. */
  due(up: number, limit: number): Promise<readonly string[]>;
  /**
   * Adds the time since the last beat of any node to the server time, unless it is over `longest`. A clock that is
   * behind adds nothing, unless `reset` says that it is the one to go by from now on.
   */
  beat(wall: number, longest: number, reset: boolean): Promise<Beat>;
  /** Adds one to a counter that is reset after so many milliseconds; resolves with its value. */
  count(key: string, window: CounterWindow): Promise<number>;
  /** Tables with this status to which nothing was written since then (milliseconds since 1970). */
  idle(status: Summary['status'], since: number, limit: number): Promise<readonly string[]>;
  /**
   * Moves logs of games that are over, and to which nothing was written since then, to a table of finished games;
   * they read as before. At most `limit` tables; resolves with their number, 0 where the store has no such place.
   */
  moveFinished(since: number, limit: number): Promise<number>;
  /**
   * Deletes a table. Its entries stay empty, and one more: each says that the table is closed. A node that does not know
   * yet conflicts with them when it writes. False where another node has just written, or has deleted the table.
   */
  remove(table: string, at: number): Promise<boolean>;
  /** Takes notices that no node has until then, for the caller alone until another time (milliseconds since 1970). */
  claimNotices(now: number, until: number, limit: number): Promise<readonly PendingNotice[]>;
  /** The notice was sent, or is no longer worth it. */
  settleNotice(table: string, seq: number): Promise<void>;
  /** The notice can be claimed again from then on, for the channels that have not taken it. */
  deferNotice(notice: Pick<PendingNotice, 'table' | 'seq' | 'taken'>, until: number): Promise<void>;
  /** What players were reported for, the newest first. */
  reports(limit: number): Promise<readonly Report[]>;
  /** Takes a report off the list; false where it is not there. */
  dismiss(table: string, seq: number): Promise<boolean>;
  /** Keeps a code for a table; false where another table has it. It is gone once the table's game begins. */
  keepCode(code: TableCode, now: number): Promise<boolean>;
  /** The table of a code, or the code of a table; null where there is none, or no longer. */
  findCode(by: { readonly code: string } | { readonly table: string }, now: number): Promise<TableCode | null>;
  /** Deletes what stayed of tables removed before then, and counters that have ended. */
  purge(before: number, now: number): Promise<void>;
  close(): Promise<void>;
}

/** When a counter was asked for, and how long it counts. */
export interface CounterWindow {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ms: number;
}

/** Notifies other nodes of tables with new entries. A notification may be lost: nodes poll as well. */
export interface Bus {
  publish(tables: readonly string[]): void;
  listen(listener: (tables: readonly string[]) => void): void;
  /** Sends a text that no store keeps to the other nodes, and perhaps to this one. */
  broadcast(text: string): void;
  onBroadcast(listener: (text: string) => void): void;
  close(): Promise<void>;
}

/** What the parts of a node are given, each of them some of it. */
export interface Environment {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Logger;
  /** Server time. */
  readonly up: () => number;
}

/** Why the server cannot start, as a sentence for the person who starts it. */
export class StartError extends Error {}

/** What the server needs from outside. Everything below `main.ts` is given these and reaches for nothing else. */
import type { Entry, Fault, Summary } from '@asteroute/protocol';

/** Time and timers, in milliseconds. Nothing below `main.ts` sets a timer in any other way, so a test can drive them. */
export interface Clock {
  /** Since 1970. */
  now(): number;
  /** Since some moment, never backwards. */
  monotonic(): number;
  /** Runs once, after so many milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs again and again, first after one period; the answer cancels it. */
  every(ms: number, run: () => void): () => void;
}

/** Bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array;

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What an entry keeps to the server: nothing of it is ever sent. */
export interface Secret {
  readonly serverSeed?: string;
  /** Hashes of tokens. */
  readonly host?: string;
  readonly invite?: string;
  readonly seats?: readonly { readonly seat: number; readonly hash: string | null }[];
}

/** An entry as it is stored. Its events are JSON text, so that most entries are sent without being parsed. */
export interface Row extends Omit<Entry, 'events'> {
  readonly events: string;
  /** Whether readers may be sent different versions of it: then it is parsed and filtered for each of them. */
  readonly personal: boolean;
  /** Who did it and the id of the command: unique in a table. Null for what the server does by itself. */
  readonly command: string | null;
  readonly secret: Secret | null;
}

/** What else an entry changes, in the same transaction. Absent: nothing. */
export interface IndexUpdates {
  readonly summary?: Summary;
  readonly seats?: Secret['seats'];
  /** When the server must look at the table again, in server time; null for never. */
  readonly due?: number | null;
}

export interface Append {
  readonly table: string;
  readonly row: Row;
  readonly updates: IndexUpdates;
}

/** A place of a token at a table. */
export interface TokenSeat {
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

/** Where tables are stored. Every method may reject with StoreUnavailable. One suite of tests holds for every store. */
export interface Store {
  /**
   * Writes all that can be written, durably and in one transaction, and says which were. An entry whose number is
   * taken, or whose command was written before, is not: the caller reads again.
   */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** The entries after `since`, in order. */
  read(table: string, since: number): Promise<readonly Row[]>;
  /** Number of the newest entry of each table. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Public tables with this status that changed since then (milliseconds since 1970), those changed last first. */
  listed(status: Summary['status'], since: number, limit: number): Promise<readonly Summary[]>;
  seatsOf(hashes: readonly string[]): Promise<readonly TokenSeat[]>;
  /** Tables that are due, the longest first. */
  due(up: number, limit: number): Promise<readonly string[]>;
  /** Counts the time since the last beat of any node, `longest` at most, as server time, which it answers. */
  beat(wall: number, longest: number): Promise<number>;
  close(): Promise<void>;
}

/** Tells other nodes which tables have new entries. Nothing depends on it: heads are asked for as well. */
export interface Bus {
  publish(tables: readonly string[]): void;
  listen(listener: (tables: readonly string[]) => void): void;
  close(): Promise<void>;
}

/** Thrown inside a request to end it with a fault that is sent to the client. */
export class Refused extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** What the store keeps of people who do not want to meet, and of those who were reported. */
import type { MetAccount, ReportReason } from '@asteroute/protocol';

/** A player's report of another one, for the operator. */
export interface Report {
  readonly table: string;
  /** The number of the entry. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  readonly by: number;
  readonly reason: ReportReason;
  /** The tag of the address that reported; empty if it is unknown. */
  readonly tag: string;
}

/** A part of a list. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** A block of an account. */
export interface NewBlock {
  readonly id: string;
  /** The id of the blocked account, or `token` and the hash of a guest's token (`partyKeys`). */
  readonly blocked: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An account that was reported, at any table. */
export interface ReportedAccount {
  readonly account: string;
  readonly count: number;
  /** From how many addresses. */
  readonly reporters: number;
}

/** Whom accounts avoid, sit with and have met. */
export interface PeopleStore {
  /** Whom those with these keys have blocked, and who has blocked them. */
  avoided(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these tables at which somebody with one of these keys has a seat. */
  tablesWith(keys: readonly string[], tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** The block of an account by its id; null if there is none. */
  findBlock(account: string, id: string): Promise<NewBlock | null>;
  /** The other accounts with a seat at those of these tables where an account has one. */
  accountsBeside(account: string, tables: readonly string[]): Promise<readonly string[]>;
  /** With whom an account has played games that are over, the most frequent first. */
  companionsOf(account: string, limit: number): Promise<readonly MetAccount[]>;
}

import type { MetAccount, ReportReason } from '@asteroute/protocol';

export interface Report {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly by: number;
  readonly reason: ReportReason;
  readonly tag: string;
}

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface NewBlock {
  readonly id: string;
  /** The id of the blocked account, or `token` and the hash of a guest's token (`partyKeys`). */
  readonly blocked: string;
  readonly name: string;
  readonly at: number;
}

export interface ReportedAccount {
  readonly account: string;
  readonly count: number;
  readonly reporters: number;
}

export interface PeopleStore {
  avoided(keys: readonly string[]): Promise<ReadonlySet<string>>;
  tablesWith(keys: readonly string[], tables: readonly string[]): Promise<ReadonlySet<string>>;
  findBlock(account: string, id: string): Promise<NewBlock | null>;
  accountsBeside(account: string, tables: readonly string[]): Promise<readonly string[]>;
  companionsOf(account: string, limit: number): Promise<readonly MetAccount[]>;
}

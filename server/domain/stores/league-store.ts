/** Where leagues are stored: their logs, and an index of those at which the server must look. */
import type { ContestEntry } from '@asteroute/protocol/contests';

/** The part of an entry of a league that never leaves the server. */
export interface LeagueSecret {
  /** In the first entry: the hash of the organizer's token, and the tag of the address that opened the league. */
  readonly host?: string;
  readonly opener?: string;
  /** Of a player who enters: the hash of the token, and the account of one who is signed in. */
  readonly tokens?: readonly LeagueToken[];
}

interface LeagueToken {
  readonly player: number;
  readonly hash: string;
  readonly account?: string;
}

/** An entry of a league as it is stored; its events are JSON text. */
export interface LeagueRow extends Omit<ContestEntry, 'events'> {
  readonly events: string;
  /** The idempotency key: the hash of a token and the id of its command; null for what the server does itself. */
  readonly command: string | null;
  readonly secret: LeagueSecret | null;
}

/** An entry to write, and what the index says of the league after it. */
export interface LeagueAppend {
  readonly league: string;
  readonly row: LeagueRow;
  readonly status: LeagueStatus;
  /** When the server must look at it, in milliseconds since 1970; null: never. */
  readonly due: number | null;
  /** The player whose name, account and token are removed from all earlier entries. */
  readonly erase?: number;
}

/** A league and the hash of a player's token there. */
export interface LeaguePlace {
  readonly league: string;
  readonly hash: string;
}

/** The status of a league. */
type LeagueStatus = 'open' | 'running' | 'over';

/** Where leagues are stored. Every method may reject with StoreUnavailable. */
export interface LeagueStore {
  /** Writes an entry; false if its number is taken or its command was written before: the caller must read again. */
  appendLeague(append: LeagueAppend): Promise<boolean>;
  /** The entries of a league after `since`, in order. */
  readLeague(league: string, since: number): Promise<readonly LeagueRow[]>;
  /** The number of the entry of a command, by its idempotency key; null if it was not carried out. */
  leagueCommandSeq(league: string, command: string): Promise<number | null>;
  /** Leagues with this status to which nothing was written after `since` (milliseconds since 1970). */
  idleLeagues(status: LeagueStatus, since: number, limit: number): Promise<readonly string[]>;
  /** Deletes a league with its log. */
  removeLeague(league: string): Promise<void>;
}

import type { Answer, Command, EntriesMessage, FaultMessage } from '@asteroute/protocol';
import type { TableKey } from './key.ts';

/** After which entry a request for entries begins, and how many seconds it waits for one if there is none. */
interface EntriesWanted {
  readonly since: number;
  readonly wait: number;
}

/** The requests of a client over HTTP: which seat is its own, and all that a socket carries where none passes. */
export interface TableRequests {
  /** Whether requests reach the server. */
  isReachable(): Promise<boolean>;
  /** The seat of a key: null for none, undefined without an answer. */
  seat(key: TableKey): Promise<number | null | undefined>;
  /** Sends a command; null without an answer. */
  command(key: TableKey, command: Command): Promise<Answer | null>;
  /** The entries of a table, or why there are none; null without an answer. */
  events(key: TableKey, wanted: EntriesWanted, signal: AbortSignal): Promise<EntriesMessage | FaultMessage | null>;
}

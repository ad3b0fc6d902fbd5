import type { Chances } from './chances.ts';
import type { Conditions } from './conditions.ts';
import type { EventQueue } from './event-queue.ts';
import type { Ledger, StoreRequest, Violate } from './ledger.ts';
import type { RunTrace } from './trace.ts';

/** State that all parts of a run share. */
export interface World {
  readonly queue: EventQueue;
  readonly chances: Chances;
  readonly trace: RunTrace;
  readonly ledger: Ledger;
  readonly violate: Violate;
  /** Requests to the store that are not answered yet. */
  readonly requests: Set<StoreRequest>;
  /** The current probabilities of faults. */
  conditions: Conditions;
  /** The time until which the store refuses all requests, in virtual milliseconds. */
  storeDownUntil: number;
  /** The time until which the bus loses all messages. */
  busDownUntil: number;
}

/** The real time at which virtual time begins: 1 January 2026. */
export const RUN_START = Date.UTC(2026, 0, 1);

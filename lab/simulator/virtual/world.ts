import type { Chances } from './chances.ts';
import type { Conditions } from './conditions.ts';
import type { EventQueue } from './event-queue.ts';
import type { Ledger, StoreRequest, Violate } from './ledger.ts';
import type { RunTrace } from './trace.ts';

/** What all parts of a run share. */
export interface World {
  readonly queue: EventQueue;
  readonly chances: Chances;
  readonly trace: RunTrace;
  readonly ledger: Ledger;
  readonly violate: Violate;
  /** What nodes have asked the store and not yet been answered. */
  readonly requests: Set<StoreRequest>;
  /** How likely things go wrong now. */
  conditions: Conditions;
  /** Until when the store refuses everything, in virtual milliseconds. */
  storeDownUntil: number;
  /** Until when the bus loses everything. */
  busDownUntil: number;
}

/** Virtual time begins on the first of January 2026. */
export const RUN_START = Date.UTC(2026, 0, 1);

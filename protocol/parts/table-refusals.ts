import type { FaultCode, Outcome } from './faults.ts';

/** The codes with which a table refuses a command, whatever way it comes. */
export const TABLE_REFUSALS = [
  'no-token',
  'unknown-table',
  'wrong-token',
  'not-host',
  'ask-first',
  'asked',
  'turned-away',
  'banned',
  'blocked',
  'signed-out',
  'malformed',
  'bad-setup',
  'wrong-status',
  'seat-taken',
  'color-taken',
  'name-taken',
  'already-seated',
  'too-many-seats',
  'not-your-turn',
  'stale',
  'wrong-phase',
  'illegal',
  'takebacks-off',
  'nothing-to-take-back',
  'not-asked',
  'wrong-number',
  'too-early',
  'present',
  'time-up',
  'seat-lost',
  'not-offered',
  'log-full',
  'day-spent',
] as const satisfies readonly FaultCode[];

/** The code of a refusal of a table. */
export type TableRefusal = (typeof TABLE_REFUSALS)[number];
/** What a table makes of a command. */
export type TableOutcome<T> = Outcome<T, TableRefusal>;

import type { ErrorCode, Result } from '@asteroute/engine';

/** Why a record cannot be reviewed. */
export const REVIEW_FAULT_CODES = [
  /** A side resigned, so there is no final score. */
  'given-up',
  /** The record breaks the rules, or its scores differ from those that the rules give. */
  'differs',
  /** More than two sides play, so the endgame cannot be solved. */
  'many-sides',
  /** The game is not finished: tiles are left. */
  'unfinished',
] as const;
/** Also every code of a record that cannot be replayed. */
export type ReviewFaultCode = (typeof REVIEW_FAULT_CODES)[number] | ErrorCode;

/** What was found, or the reason that nothing can be said of the game. */
export type Reviewed<T> = Result<T, ReviewFaultCode>;

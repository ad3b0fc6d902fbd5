import type { ErrorCode } from '@asteroute/engine';

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
export type ReviewFaultCode = (typeof REVIEW_FAULT_CODES)[number] | ErrorCode;

/** Either a value or why there is none: a code, and a plain sentence for logs and command lines. */
export type Reviewed<T, Code = ReviewFaultCode> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly code: Code; readonly message: string } };

export function fault<Code>(code: Code, message: string): Reviewed<never, Code> {
  return { ok: false, error: { code, message } };
}

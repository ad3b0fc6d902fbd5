import type { ErrorCode } from '@asteroute/engine';

/** Why a record cannot be reviewed. */
export const REVIEW_FAULT_CODES = [
  /** A side gave the game up, so that there is no final score. */
  'given-up',
  /** The record does not follow the rules, or its points are not theirs. */
  'differs',
  /** More than two sides play, and the end was to be solved. */
  'many-sides',
  /** Tiles are left. */
  'unfinished',
] as const;
export type ReviewFaultCode = (typeof REVIEW_FAULT_CODES)[number] | ErrorCode;

/** Either a value or why there is none: a code, and a plain sentence for logs and command lines. */
export type Reviewed<T, Code = ReviewFaultCode> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly code: Code; readonly message: string } };

/** Why there is no value. */
export function fault<Code>(code: Code, message: string): Reviewed<never, Code> {
  return { ok: false, error: { code, message } };
}

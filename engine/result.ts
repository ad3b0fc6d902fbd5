/** Why a checked door refused: a closed list, so that a caller can answer each in its own words. */
export const ERROR_CODES = [
  'malformed',
  'unknown-edition',
  'unknown-module',
  'unknown-option',
  'unknown-tile-set',
  'module-conflict',
  'player-count',
  'player-color',
  'wrong-phase',
  'unknown-tile',
  'unknown-place',
  'unknown-meeple',
  'tile-not-in-stack',
  'illegal-placement',
  'illegal-action',
  'illegal-roll',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected refusal: its code and a plain sentence for logs and command lines. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Either a value or an expected refusal; nothing is thrown for bad input. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: ErrorCode, message: string): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, message } };
}

/** The value of a result that cannot be a refusal here; throws (a bug of ours) when it is one. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

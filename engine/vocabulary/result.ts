/** Why input from outside was refused: a closed list, so that callers can handle each code. */
export const ERROR_CODES = [
  'malformed',
  'unknown-edition',
  'unknown-module',
  'unknown-option',
  'unknown-tile-set',
  'changed-tile-set',
  'no-start-tile',
  'too-few-tiles',
  'too-many-tiles',
  'too-many-symbols',
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
/** For programs: its spelling stays, while messages may change. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Why the rules forbid a move: a closed list, so that word catalogues cover each. Rule modules say which of these
 * reasons their rules give, and the number of the rule (`RuleModule.cites`).
 */
export const WHYS = [
  /** The move names a tile, a rotation, a meeple or a place that does not exist. No rule number exists for this. */
  'unknown',
  'game-over',
  /** The game waits for a move of another type. */
  'wrong-phase',
  /** No tile of the kind is left in the stack. */
  'none-left',
  /** Tiles of an earlier stage come first. */
  'comes-later',
  /** A tile lies on the cell. */
  'cell-taken',
  /** No tile lies at any side of the cell. */
  'no-neighbour',
  /** A side does not match the neighbouring side. */
  'sides-differ',
  /** The tile matches, but does not join the feature that it must continue (the river). */
  'not-continued',
  /** The tile joins the feature that it must continue with more than one side. */
  'joined-twice',
  /** The continued feature bends the same way as at its previous bend. */
  'turns-back',
  /** The player has no meeple of the kind in reserve. */
  'none-in-reserve',
  /** The place is neither on the new tile nor reachable from it. */
  'not-reached',
  /** A meeple of the kind never stands on such a realm. */
  'may-not-stand',
  /** A meeple stands in the realm. */
  'realm-held',
  /** No meeple of the player stands in the realm. */
  'no-own-meeple',
  /** The new tile completed the realm. */
  'realm-complete',
  /** The player's own side holds the place already. */
  'held-already',
  /** The player has no meeple on the board that may be taken back. */
  'none-to-recall',
  /** The new tile completed the realm of the meeple, which is scored instead. */
  'scores-anyway',
  /** The numbers of dice differ from those that the sides have to throw. */
  'wrong-dice',
] as const;
export type Why = (typeof WHYS)[number];

/** An expected refusal: its code and a plain sentence for logs and command lines. */
export interface Refusal<Code = ErrorCode> {
  readonly code: Code;
  readonly message: string;
}

/** Either a value or an expected refusal; nothing is thrown for bad input. */
export type Result<T, Code = ErrorCode> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal<Code> };

/** A result that is no refusal. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal; `message` is a sentence for people, which may name values but no secret. */
export function refuse<Code extends string = ErrorCode>(
  code: Code,
  message: string,
): { readonly ok: false; readonly error: Refusal<Code> } {
  return { ok: false, error: { code, message } };
}

/** Returns the value of a result that cannot be a refusal here; throws if it is one, which would be a bug. */
export function unwrap<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** Whether a value from outside is an object with properties and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Prints a value from outside, shortened for an error message. */
export function show(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`;
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : typeof value;
}

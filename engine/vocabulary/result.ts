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

/**
 * Why the rules forbid a move: a closed list, so that a catalogue has words for each. Rule modules say which of them
 * their own rules mean, and the number of the rule (`RuleModule.cites`).
 */
export const WHYS = [
  /** The move names a tile, a rotation, a meeple or a place that does not exist. No rule has a number for that. */
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
  /** A side shows something else than the tile that it touches. */
  'sides-differ',
  /** The tile matches, but does not go on with what it has to continue. */
  'not-continued',
  /** The tile joins with more than one side what it has to continue. */
  'joined-twice',
  /** What the tile continues turns the same way as at its last turn. */
  'turns-back',
  /** The player has no meeple of the kind in reserve. */
  'none-in-reserve',
  /** The place is neither on the new tile nor within reach of it. */
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
  /** Not the number of dice that each side has to throw. */
  'wrong-dice',
] as const;
export type Why = (typeof WHYS)[number];

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

/** Whether a value from outside is an object with properties, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

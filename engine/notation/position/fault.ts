import type { ErrorCode, Refusal, Why } from '../../vocabulary/result.ts';
import type { Coordinates } from '../../vocabulary/types.ts';

/** What only a description of a position can violate. */
type OwnCode =
  /** The start tile does not lie at 0, 0 in its usual rotation. */
  | 'start-elsewhere'
  /** The tile in hand fits nowhere, so that another one would have been drawn. */
  | 'fits-nowhere'
  /** No tile is left: the game is over. */
  | 'game-ended'
  /** The sides hold other tokens than complete realms have brought. */
  | 'tokens-differ'
  /** No module of the game brings second turns. */
  | 'no-extra-turns';

/** Why a position is refused: the set-up or the description is faulty, or the rules do not allow it. */
type PositionFaultCode = ErrorCode | Why | OwnCode;

/** The message says what is wrong and what to do about it. */
export interface PositionFault extends Refusal<PositionFaultCode> {
  /** The number of the rule that is violated, as modules cite it; null if they cite none. */
  readonly rule: string | null;
  /** Where it is, if it is on the board. */
  readonly at: Coordinates | null;
}

export function fault(code: PositionFaultCode, message: string, more: Partial<PositionFault> = {}): PositionFault {
  return { code, message, rule: null, at: null, ...more };
}

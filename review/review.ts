/** The contents of a review. All of it is plain data that can be sent as JSON and between threads. */
import type { TurnWords } from '@asteroute/engine';
import type { Label } from './measure/labels.ts';

/** A way to play the turn. */
export interface Alternative extends TurnWords {
  /** The expected margin after this turn, in points, of the side that played it. */
  readonly value: number;
}

/** The causes of changes of the margins in a turn, in points by side. */
export interface Parts {
  /** The luck of the draw. */
  readonly tiles: readonly number[];
  /** The luck of the dice. */
  readonly dice: readonly number[];
  /** The loss against the best turn: never above 0 for the side on turn. */
  readonly errors: readonly number[];
  /** The change of the judge's estimate between the end of the previous turn and this draw, without a move. */
  readonly drift: readonly number[];
}

/** A tile that could have been drawn, and its value for the side on turn compared with the average tile, in points. */
export interface TileLuck {
  readonly tile: string;
  readonly luck: number;
}

/** The review of one turn. */
export interface TurnReview {
  /** From 1. */
  readonly n: number;
  readonly seat: number;
  readonly side: number;
  readonly tile: string;
  /** Margins by side before the draw, averaged over the bag, and the resulting chances to win. */
  readonly before: readonly number[];
  readonly chances: readonly number[];
  /** Margins by side after the best turn with the drawn tile. */
  readonly value: readonly number[];
  readonly parts: Parts;
  /**
   * Points that the side on turn lost: its error, or in a search the raw estimate, which may be off by a few standard
   * errors. Accuracy uses this value, because a mean over many turns needs no certainty about a single one.
   */
  readonly lost: number;
  /** Standard error of the error, in points; 0 if it was computed exactly. */
  readonly se: number;
  /** Winning chance lost by the error, 0 to 1. */
  readonly loss: number;
  readonly label: Label | null;
  /** How many different ways there were to play the turn. */
  readonly choices: number;
  /** Points that the turn would cost a player who only looks at the board's current score. */
  readonly hardness: number;
  /** The best ways to play the turn, best first. */
  readonly best: readonly Alternative[];
  /** The best and the worst tile of the bag. */
  readonly bag: { readonly best: TileLuck; readonly worst: TileLuck };
}

/** The review of a game. Lists by side; `margin` is the sum of `expected`, `tiles`, `dice`, `errors` and `drift`. */
export interface Review extends Parts {
  readonly scores: readonly number[];
  /** The final score minus that of the best rival. */
  readonly margin: readonly number[];
  /** The expected margin before the first draw. */
  readonly expected: readonly number[];
  /** 0 to 100; 100 if no turn had a choice. */
  readonly accuracy: readonly number[];
  /** Mean points per turn that the game would cost a player who only looks at the board's current score. */
  readonly hardness: readonly number[];
  readonly turns: readonly TurnReview[];
}

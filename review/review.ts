/** What a review says. All of it is plain data that goes through JSON and between threads. */
import type { ActionWords } from '@asteroute/engine';
import type { Label } from './measure/labels.ts';

/** A way to play the turn. */
export interface Alternative {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly action: ActionWords;
  /** The margin to be expected after it of the side on turn, in points. */
  readonly value: number;
}

/** What changed the margins in a turn, in points by side. */
export interface Parts {
  /** The luck of the draw. */
  readonly tiles: readonly number[];
  /** The luck of the dice. */
  readonly dice: readonly number[];
  /** What the turn lost against the best one: never above 0 for the side on turn. */
  readonly errors: readonly number[];
  /** How much the judge changes its mind between the end of the turn before and this draw, with nothing played. */
  readonly drift: readonly number[];
}

/** A tile that might have come, and what it would have been worth to the side on turn beyond the average, in points. */
export interface TileLuck {
  readonly tile: string;
  readonly luck: number;
}

/** What a review says about a turn. */
export interface TurnReview {
  /** From 1. */
  readonly n: number;
  readonly seat: number;
  readonly side: number;
  readonly tile: string;
  /** Margins by side before the draw, averaged over the bag, and the chances to win that follow from them. */
  readonly before: readonly number[];
  readonly chances: readonly number[];
  /** Margins by side after the best turn with the tile that came. */
  readonly value: readonly number[];
  readonly parts: Parts;
  /**
   * Points that the side on turn lost: its error, or with search the estimate itself, which may be off by a few standard
   * errors either way. Accuracy counts these, since a mean over many turns needs no turn to be certain.
   */
  readonly lost: number;
  /** Standard error of the error, in points; 0 where nothing was left to chance. */
  readonly se: number;
  /** Loss of winning chance by the error, 0 to 1. */
  readonly loss: number;
  readonly label: Label | null;
  /** How many different ways there were to play the turn. */
  readonly choices: number;
  /** Points that a player loses here who only counts what the board would score now. */
  readonly hardness: number;
  /** The best ways to play it, best first. */
  readonly best: readonly Alternative[];
  /** The best and the worst tile of the bag. */
  readonly bag: { readonly best: TileLuck; readonly worst: TileLuck };
}

/** The review of a game. Lists by side; `margin` is the sum of `expected`, `tiles`, `dice`, `errors` and `drift`. */
export interface Review {
  readonly scores: readonly number[];
  /** Final score less the best rival's. */
  readonly margin: readonly number[];
  /** The margin to be expected before the first draw. */
  readonly expected: readonly number[];
  readonly tiles: readonly number[];
  readonly dice: readonly number[];
  readonly errors: readonly number[];
  readonly drift: readonly number[];
  /** 0 to 100; 100 where no turn had a choice. */
  readonly accuracy: readonly number[];
  /** Mean points a turn that a player loses who only counts what the board would score now. */
  readonly hardness: readonly number[];
  readonly turns: readonly TurnReview[];
}

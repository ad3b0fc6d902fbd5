/** The contents of a review. All of it is plain data that can be sent as JSON and between threads. */
import type { Spread } from '@asteroute/bots/search';
import type { TurnWords } from '@asteroute/engine';
import type { SideEstimate } from './measure/estimates.ts';
import type { Label } from './measure/labels.ts';

/** A way to play the turn. */
export interface Alternative extends TurnWords {
  /** The expected margin after this turn, in points, of the side that played it. */
  readonly value: number;
}

/** The causes of the change of the expected margins in a turn: nothing is left over. */
export interface Parts {
  readonly tiles: SideEstimate;
  /** The turn as it was played, compared with the reference turn: the one that is best at first sight. */
  readonly turn: SideEstimate;
  readonly dice: SideEstimate;
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
  readonly tilesLeft: number;
  /** Expected margins by side before the draw, and the resulting chances to win. */
  readonly before: readonly number[];
  readonly chances: readonly number[];
  /** Expected margins after the turn and its dice: those before the next draw; after the last turn the final ones. */
  readonly after: readonly number[];
  readonly parts: Parts;
  /** The change of the margins by the draw as the judge sees it at first sight, by side. */
  readonly sight: readonly number[];
  /** The margins after the turn as playouts see them; null if the turn was not searched. */
  readonly seen: SideEstimate | null;
  /** Points that the turn is sure to have lost against the best one: 0 within the sampling error. */
  readonly error: number;
  /**
   * The error, or in a search the raw estimate, which may be off by a few standard errors: accuracy is a mean over
   * turns and needs no certainty of one.
   */
  readonly lost: number;
  /** Standard error of `lost`; 0 if it was computed exactly. */
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
  readonly bag: { readonly best: TileLuck; readonly worst: TileLuck };
}

/** How far a review is: by the judge at first sight, or with every decision and all dice searched. */
type Depth = 'quick' | 'deep';

/** The review of a game. Lists are by side; a side's `margin` is the sum of `start`, `tiles`, `dice` and all of `play`. */
export interface Review {
  readonly depth: Depth;
  readonly scores: readonly number[];
  /** The final score minus that of the best rival. */
  readonly margin: readonly number[];
  /** The expected margins before the first draw. */
  readonly start: SideEstimate;
  /** The luck of all draws and of all dice. */
  readonly tiles: SideEstimate;
  readonly dice: SideEstimate;
  /** What the turns of each side did to the margins of all: `play[by].points[side]`. */
  readonly play: readonly SideEstimate[];
  /** The standard error of the split between luck and play, in points. */
  readonly unexplained: readonly number[];
  /** 0 to 100; 100 if no turn had a choice. */
  readonly accuracy: readonly number[];
  /** Mean points per turn that the game would cost a player who only looks at the board's current score. */
  readonly hardness: readonly number[];
  /** How far final points scatter around expected ones, from which chances to win follow. */
  readonly spread: Spread;
  readonly turns: readonly TurnReview[];
}

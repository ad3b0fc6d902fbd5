/** The messages between a review and its worker: plain data. */
import type { TurnWords } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Review, ReviewFaultCode, TurnVerdict } from '@asteroute/review';

/** Reviews a game at first sight, or opens a review whose turns in `looked` were already searched. */
export interface OpenQuestion {
  readonly type: 'open';
  readonly record: GameRecord;
  readonly review: Review | null;
  readonly looked: readonly number[];
}

export type ReviewQuestion =
  | OpenQuestion
  /** Searches the turns that are left. */
  | { readonly type: 'search' }
  /** Judges a turn that was tried in place of the one that was played. */
  | { readonly type: 'judge'; readonly n: number; readonly turn: TurnWords };

export type ReviewAnswer =
  /** The current review, and the turns that were searched. */
  | { readonly type: 'review'; readonly review: Review; readonly looked: readonly number[] }
  | { readonly type: 'fault'; readonly code: ReviewFaultCode }
  /** The verdict on a tried turn: first the judge's, then that of a search; null if the rules do not allow the turn. */
  | { readonly type: 'judged'; readonly n: number; readonly verdict: Judged | null; readonly searched: boolean };

/** The loss of a tried turn against the best turn. */
export type Judged = Pick<TurnVerdict, 'error' | 'lost' | 'se' | 'label' | 'best'>;

/** The messages between the page and the review worker: plain data. */
import type { Move, TurnWords } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Review, ReviewFaultCode, TurnVerdict } from '@asteroute/review';
import type { Puzzle } from '@asteroute/review/puzzles';

/** A question to the worker. */
export type ReviewQuestion =
  /** Reviews a game, or continues an existing review whose turns in `looked` were already searched. */
  | {
      readonly type: 'open';
      readonly record: GameRecord;
      readonly review: Review | null;
      readonly looked: readonly number[];
    }
  /** Judges another answer to a turn of the game. */
  | { readonly type: 'judge'; readonly n: number; readonly turn: TurnWords }
  /** Requests the points that a turn of a puzzle loses; the answer has the same `n`. */
  | { readonly type: 'lost'; readonly n: number; readonly position: PuzzlePosition; readonly turn: TurnWords }
  /** Requests the continuation after a turn in a puzzle of several turns. */
  | { readonly type: 'follow'; readonly n: number; readonly position: PuzzlePosition };

/** A position of a puzzle: its game, and the moves since. */
export interface PuzzlePosition extends Pick<Puzzle, 'id' | 'game' | 'edition' | 'draws'> {
  readonly moves: readonly Move[];
}

/** A message of the worker. */
export type ReviewAnswer =
  | { readonly type: 'progress'; readonly done: number; readonly count: number }
  /** The current review, and the turns that were searched. */
  | { readonly type: 'review'; readonly review: Review; readonly looked: readonly number[] }
  | { readonly type: 'fault'; readonly code: ReviewFaultCode }
  /** The verdict on another answer: the judge's, then that of a search; null if the rules do not allow the turn. */
  | { readonly type: 'judged'; readonly n: number; readonly verdict: Judged | null; readonly searched: boolean }
  | { readonly type: 'lost'; readonly n: number; readonly lost: number }
  | { readonly type: 'followed'; readonly n: number; readonly next: NextDecision };

/** The next decision in a puzzle of several turns. */
export interface NextDecision {
  /** The moves until its player has a tile in hand again, or the game is over. */
  readonly moves: readonly Move[];
  /** Every right turn of that decision; empty if the game is over. */
  readonly answers: readonly TurnWords[];
}

/** The loss of another answer against the best turn. */
export type Judged = Pick<TurnVerdict, 'errors' | 'lost' | 'se' | 'label' | 'best'>;

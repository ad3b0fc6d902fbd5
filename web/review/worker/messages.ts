/** What the page and the worker that reviews say to each other: plain data. */
import type { Move, TurnWords } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Review, ReviewFaultCode, TurnVerdict } from '@asteroute/review';
import type { Puzzle } from '@asteroute/review/puzzles';

/** A question to the worker. */
export type ReviewQuestion =
  /** Reviews a game; goes on with a review that is there already, whose turns in `looked` were searched. */
  | {
      readonly type: 'open';
      readonly record: GameRecord;
      readonly review: Review | null;
      readonly looked: readonly number[];
    }
  /** Judges another answer to a turn of the game. */
  | { readonly type: 'judge'; readonly n: number; readonly turn: TurnWords }
  /** How many points a turn of a puzzle loses; `n` comes back with the answer. */
  | { readonly type: 'lost'; readonly n: number; readonly position: PuzzlePosition; readonly turn: TurnWords }
  /** What follows a turn in a puzzle of several. */
  | { readonly type: 'follow'; readonly n: number; readonly position: PuzzlePosition };

/** A position of a puzzle: its game, and what was played since. */
export interface PuzzlePosition extends Pick<Puzzle, 'id' | 'game' | 'edition' | 'draws'> {
  readonly moves: readonly Move[];
}

/** What the worker says. */
export type ReviewAnswer =
  | { readonly type: 'progress'; readonly done: number; readonly count: number }
  /** The review as it is now, with the turns that were searched. */
  | { readonly type: 'review'; readonly review: Review; readonly looked: readonly number[] }
  | { readonly type: 'fault'; readonly code: ReviewFaultCode }
  /** The verdict on another answer: the judge's, then that of a search; null where the rules do not allow the turn. */
  | { readonly type: 'judged'; readonly n: number; readonly verdict: Judged | null; readonly searched: boolean }
  | { readonly type: 'lost'; readonly n: number; readonly lost: number }
  | { readonly type: 'followed'; readonly n: number; readonly next: NextDecision };

/** How a puzzle of several turns goes on. */
export interface NextDecision {
  /** What happens until its player has a tile in hand again, or the game is over. */
  readonly moves: readonly Move[];
  /** Every right turn then; none where the game is over. */
  readonly answers: readonly TurnWords[];
}

/** What another answer to a turn lost against the best one. */
export type Judged = Pick<TurnVerdict, 'errors' | 'lost' | 'se' | 'label' | 'best'>;

/** A puzzle: a turn of a played game that has one best answer. Plain data, as stored in a pack. */
import type { TurnWords } from '@asteroute/engine';

/**
 * The kinds: a turn to be found by thinking ahead, and an endgame, whose answer is proved over every tile, turn and
 * throw that may follow.
 */
export const PUZZLE_KINDS = ['turn', 'endgame'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The effects of the best turn. */
export const PUZZLE_TAGS = [
  /** It takes over or shares a realm of a rival. */
  'steal',
  /** It makes a realm of a rival hard or impossible to complete. */
  'block',
  /** It makes it unlikely that a meeple of a rival returns. */
  'trap',
  /** It places the last meeple in reserve. */
  'last-meeple',
  /** It places a farmer. */
  'farm',
  /** It attacks a planet. */
  'planet-attack',
  /** It completes a realm of its own. */
  'completion',
  /** It completes nothing and places no meeple, or gives points away now for more later. */
  'patience',
  /** It takes the abbot back. */
  'recall',
] as const;
export type PuzzleTag = (typeof PUZZLE_TAGS)[number];

/** A puzzle. Its player is the one on turn. */
export interface Puzzle {
  /** Short and stable: letters and digits, made from the position. */
  readonly id: string;
  readonly edition: string;
  /** The game until now as the text of a link (`readLink`); the tile to be placed is in hand. */
  readonly game: string;
  readonly kind: PuzzleKind;
  /** How many own turns must be found, one after another. */
  readonly turns: number;
  /** If there are several turns: the tiles drawn after the first one, in order. The player does not see them. */
  readonly draws: readonly string[];
  readonly tags: readonly PuzzleTag[];
  /** Every right first turn, including all that lead to the same game. */
  readonly answers: readonly TurnWords[];
  /** The points by which the right turn beats the next best. */
  readonly gap: number;
  /** The initial difficulty on the scale of Glicko-2: 1500 is average. */
  readonly rating: number;
}

/** The puzzles of an edition. */
export interface PuzzlePack {
  readonly format: 1;
  readonly edition: string;
  readonly puzzles: readonly Puzzle[];
}

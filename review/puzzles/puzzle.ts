/** A puzzle: a turn of a played game that has one best answer. Plain data, as it lies in a pack. */
import type { TurnWords } from '@asteroute/engine';

/** A turn to be found by looking ahead, or the end of a game, which is proved: every tile, turn and throw that may follow. */
export const PUZZLE_KINDS = ['turn', 'endgame'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** What the best turn does. */
export const PUZZLE_TAGS = [
  /** It takes a realm of a rival, or comes to share it. */
  'steal',
  /** It makes a realm of a rival hard or impossible to complete. */
  'block',
  /** It leaves a meeple of a rival where it is unlikely to come back from. */
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
  /** Own turns to solve, one after another. */
  readonly turns: number;
  /** Where there are several: the tiles that come after the first turn, in their order, which the player does not see. */
  readonly draws: readonly string[];
  readonly tags: readonly PuzzleTag[];
  /** Every first turn that counts as right, those that lead to the same game included. */
  readonly answers: readonly TurnWords[];
  /** By how many points the right turn beats the next best. */
  readonly gap: number;
  /** A difficulty to begin with, on the scale of Glicko-2: 1500 is the middle. */
  readonly rating: number;
}

/** The puzzles of an edition. */
export interface PuzzlePack {
  readonly format: 1;
  readonly edition: string;
  readonly puzzles: readonly Puzzle[];
}

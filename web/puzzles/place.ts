/** A place among the puzzles: all of them, those of an edition, or one. */
export interface PuzzlePlace {
  /** Null for the edition that was played last. */
  readonly edition: string | null;
  /** Null if no puzzle is chosen. */
  readonly id: string | null;
}

export const puzzleAddress = ({ edition, id }: PuzzlePlace): string =>
  ['#puzzles', edition, id].filter(Boolean).join('/');

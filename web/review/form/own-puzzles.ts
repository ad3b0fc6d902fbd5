import { personSeat } from '@asteroute/page/library/own-seat.ts';
import type { Kept } from '@asteroute/page/library/shelf.ts';
import type { Puzzle } from '@asteroute/review/puzzles';
import { formKey, type KeptForms } from './kept-forms.ts';

/** A puzzle from one of the person's own mistakes, and the game and turn that it comes from. */
export interface OwnPuzzle {
  readonly puzzle: Puzzle;
  readonly from: Kept;
  readonly n: number;
}

interface OwnSource {
  readonly edition: string;
  /** The person's name in games of several people. */
  readonly name: string;
  readonly kept: KeptForms;
}

/** The puzzles that were made of the person's mistakes in kept games, those of the latest games first. */
export function ownPuzzles(games: readonly Kept[], { edition, name, kept }: OwnSource): OwnPuzzle[] {
  return games.flatMap((from) => {
    const { record } = from.saved;
    const seat = personSeat(from.saved, name);
    if (seat === null || record.edition !== edition || record.final === undefined) return [];
    const turns = kept.load(formKey(record, seat))?.turns ?? [];
    return turns.flatMap(({ n, puzzle }) => (puzzle == null ? [] : { puzzle, from, n }));
  });
}

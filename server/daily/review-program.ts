/** What a try was worth: its proved record is replayed from its moves before it counts. */
import { verify } from '@asteroute/record';
import { quickReview, runToEnd } from '@asteroute/review';
import type { TryFigures } from '../domain/daily.ts';
import { OWN_SEAT } from './opening.ts';

/** The text of a proved record. */
export interface TryQuestion {
  readonly record: string;
}

/** The figures, or why the record proves no whole game. */
export type TryAnswer = { readonly figures: TryFigures } | { readonly fault: string };

/** Checks every move, tile and die of a record against the rules and the seed, then reviews the game at first sight. */
export function reviewTry({ record }: TryQuestion): TryAnswer {
  const verified = verify(record);
  if (!verified.ok) return { fault: verified.error.message };
  const reviewed = runToEnd(quickReview(verified.value.record));
  if (!reviewed.ok) return { fault: reviewed.error.message };
  const { margin, tiles, dice, accuracy } = reviewed.value;
  const luck = tiles.points[OWN_SEAT] + dice.points[OWN_SEAT];
  const tenths = (value: number) => Math.round(value * 10);
  return {
    figures: { margin: margin[OWN_SEAT], fair: tenths(margin[OWN_SEAT] - luck), accuracy: tenths(accuracy[OWN_SEAT]) },
  };
}

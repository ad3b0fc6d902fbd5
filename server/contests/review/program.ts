/** What a game was worth: its proved record is replayed from its moves before it counts. */
import { verify } from '@asteroute/record';
import { quickReview, type Review, runToEnd } from '@asteroute/review';
import type { GameFigures } from '../../domain/stores/contest-store.ts';

export interface ProvedGameQuestion {
  readonly record: string;
  readonly seat: number;
}

export type ProvedGameAnswer = { readonly figures: GameFigures } | { readonly fault: string };

export function reviewGame({ record, seat }: ProvedGameQuestion): ProvedGameAnswer {
  const verified = verify(record);
  if (!verified.ok) return { fault: verified.error.message };
  const reviewed = runToEnd(quickReview(verified.value.record));
  if (!reviewed.ok) return { fault: reviewed.error.message };
  return { figures: figuresOfSeat(reviewed.value, seat) };
}

function figuresOfSeat({ margin, tiles, dice, accuracy, unexplained }: Review, seat: number): GameFigures {
  const tenths = (value: number) => Math.round(value * 10);
  return {
    margin: margin[seat],
    fair: tenths(margin[seat] - tiles.points[seat] - dice.points[seat]),
    error: tenths(unexplained[seat]),
    accuracy: tenths(accuracy[seat]),
  };
}

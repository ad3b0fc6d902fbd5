import { accuracyOf, meanOf } from './labels.ts';
import { addTo } from './margins.ts';
import type { Parts, Review, TurnReview } from './review.ts';

/** What a review is summed up from. */
export interface Reviewing extends Pick<Review, 'scores' | 'margin' | 'turns'> {
  /** The judge's change of mind after the last turn. */
  readonly lastDrift: readonly number[];
}

/** Sums up the turns of a game. */
export function reviewOf({ scores, margin, turns, lastDrift }: Reviewing): Review {
  const sum = (part: keyof Parts): number[] => {
    const total = scores.map(() => 0);
    for (const turn of turns) addTo(total, turn.parts[part]);
    return total;
  };
  const drift = sum('drift');
  addTo(drift, lastDrift);
  return {
    scores,
    margin,
    expected: turns[0]?.before ?? margin,
    tiles: sum('tiles'),
    dice: sum('dice'),
    errors: sum('errors'),
    drift,
    ...skillOf(turns, scores.length),
    turns,
  };
}

/** Accuracy and hardness by side, over its turns that had a choice. */
function skillOf(turns: readonly TurnReview[], sides: number): Pick<Review, 'accuracy' | 'hardness'> {
  const own = Array.from({ length: sides }, (_, side) =>
    turns.filter((turn) => turn.side === side && turn.choices > 1),
  );
  return {
    accuracy: own.map((list) => accuracyOf(list.map(({ parts, side }) => Math.max(0, -parts.errors[side])))),
    hardness: own.map((list) => meanOf(list.map(({ hardness }) => hardness))),
  };
}

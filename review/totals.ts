import type { DeepTurn } from './deep.ts';
import { accuracyOf, average } from './measure/labels.ts';
import { addTo } from './measure/margins.ts';
import type { Parts, Review, TurnReview } from './review.ts';

/** The data from which a review is summed up. */
export interface Reviewing extends Pick<Review, 'scores' | 'margin' | 'turns'> {
  /** By side: the change of the judge's estimate after the last turn, in points. */
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

/** Accuracy and hardness by side, over the turns in which it had a choice. */
function skillOf(turns: readonly TurnReview[], sides: number): Pick<Review, 'accuracy' | 'hardness'> {
  const own = Array.from({ length: sides }, (_, side) =>
    turns.filter((turn) => turn.side === side && turn.choices > 1),
  );
  return {
    accuracy: own.map((list) => accuracyOf(list.map(({ lost }) => lost))),
    hardness: own.map((list) => average(list.map(({ hardness }) => hardness))),
  };
}

/** Replaces the errors of turns by those that search found; turns that were not searched keep theirs. */
export function withDeepTurns(review: Review, found: readonly DeepTurn[]): Review {
  const deep = new Map(found.map((turn) => [turn.n, turn]));
  const lastDrift = [...review.drift];
  for (const { parts } of review.turns) addTo(lastDrift, parts.drift, -1);
  const turns = review.turns.map((turn) => deepened(turn, deep.get(turn.n)));
  return reviewOf({ ...review, turns, lastDrift });
}

/**
 * A turn with the errors of search. The difference to the judge's errors is added to the drift, because it was an
 * inconsistency of the judge.
 */
function deepened(turn: TurnReview, found: DeepTurn | undefined): TurnReview {
  if (found === undefined) return turn;
  const { errors, lost, se, loss, label, best } = found;
  const drift = [...turn.parts.drift];
  addTo(drift, turn.parts.errors);
  addTo(drift, errors, -1);
  return { ...turn, lost, se, loss, label, best, parts: { ...turn.parts, errors, drift } };
}

import type { DeepTurn } from './deep.ts';
import { chancesOf } from './measure/chances.ts';
import { noPoints, type SideEstimate, sumOf } from './measure/estimates.ts';
import { accuracyOf, average } from './measure/labels.ts';
import { type Step, smoothPath } from './measure/smooth.ts';
import type { Parts, Review, TurnReview } from './review.ts';

export type SingleTurn = Omit<TurnReview, 'before' | 'chances' | 'after' | 'parts'> & {
  readonly parts: Omit<Parts, 'tiles'>;
};

export type Reviewing = Pick<Review, 'scores' | 'margin' | 'start' | 'spread'> & {
  readonly turns: readonly SingleTurn[];
};

/** In square points: what first sight of a draw's luck misses, and the least of playouts, a few of which may agree. */
const UNSEEN_LUCK = 4;
const LEAST_VARIANCE = 0.01;

export function reviewOf(reviewing: Reviewing): Review {
  const { scores, margin, start, spread } = reviewing;
  const turns = wholeTurns(reviewing);
  const sum = (parts: readonly SideEstimate[]) => sumOf([noPoints(scores.length), ...parts]);
  const dice = sum(turns.map(({ parts }) => parts.dice));
  const play = scores.map((_, by) => sum(turns.flatMap(({ side, parts }) => (side === by ? [parts.turn] : []))));
  const { points } = sum(turns.map(({ parts }) => parts.tiles));
  const split = sum([start, ...play]).se;
  const tiles = { points, se: split.map((se, side) => Math.hypot(se, dice.se[side])) };
  const depth = turns.every(({ choices, seen }) => choices < 2 || seen !== null) ? 'deep' : 'quick';
  const account = { depth, scores, margin, start, tiles, dice, play, unexplained: split } as const;
  return { ...account, ...skillOf(turns, scores.length), spread, turns };
}

/** From the start to the final margin. The luck of a draw is what turn and dice leave, so that nothing is left over. */
function wholeTurns({ scores, margin, start, spread, turns }: Reviewing): TurnReview[] {
  const steps = (side: number) => turns.map((turn) => stepOf(turn, side));
  const paths = scores.map((_, side) => smoothPath(start.points[side], steps(side), margin[side]));
  return turns.map((turn, index): TurnReview => {
    const [before, after] = [index, index + 1].map((at) => paths.map(({ values }) => values[at]));
    const known = sumOf([turn.parts.turn, turn.parts.dice]);
    const tiles: SideEstimate = {
      points: before.map((value, side) => after[side] - value - known.points[side]),
      se: paths.map(({ variances }, side) => Math.sqrt(variances[index] + known.se[side] ** 2)),
    };
    const chances = chancesOf(spread, before, turn.tilesLeft);
    return { ...turn, before, chances, after, parts: { ...turn.parts, tiles } };
  });
}

function stepOf({ parts: { turn, dice }, sight, seen }: SingleTurn, side: number): Step {
  return {
    change: turn.points[side] + dice.points[side] + sight[side],
    variance: UNSEEN_LUCK + turn.se[side] ** 2 + dice.se[side] ** 2,
    seen: seen && { value: seen.points[side], variance: Math.max(LEAST_VARIANCE, seen.se[side] ** 2) },
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

/** Replaces what the judge saw in turns by what search found; turns that were not searched keep theirs. */
export function withDeepTurns(review: Review, found: readonly DeepTurn[]): Review {
  const deep = new Map(found.map(({ start: _, ...turn }) => [turn.n, turn]));
  const turns = review.turns.map((turn): SingleTurn => ({ ...turn, ...deep.get(turn.n) }));
  const start = found.find((turn) => turn.start !== null)?.start ?? review.start;
  return reviewOf({ ...review, start, turns });
}

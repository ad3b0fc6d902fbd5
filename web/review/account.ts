import type { Review, SideEstimate, TurnReview } from '@asteroute/review';
import { CAUSES, type Cause, type Told } from '@asteroute/words/story.ts';

/** Points of a side by their causes. */
export type ByCause = Readonly<Record<Cause, number>>;

/** A cause is certain beyond this many standard errors. */
const CERTAIN = 2;
/** Smaller causes, in points, and those below this share of the largest one are not told. */
const LEAST_POINTS = 1;
const LEAST_SHARE = 0.2;
/** A turn that moved the margin by fewer points is not named, nor are more turns than these. */
const LEAST_MOVED = 3;
const MOST_TURNS = 2;

/** The causes of a side's margin, with their standard errors; they add up to it. */
export function causesOf({ start, tiles, dice, play }: Review, side: number): Readonly<Record<Cause, SideEstimate>> {
  const of = (one: SideEstimate): SideEstimate => ({ points: [one.points[side]], se: [one.se[side]] });
  const others = play.filter((_, by) => by !== side);
  const rivals: SideEstimate = {
    points: [others.reduce((sum, { points }) => sum + points[side], 0)],
    se: [Math.hypot(...others.map(({ se }) => se[side]))],
  };
  return { seat: of(start), tiles: of(tiles), dice: of(dice), own: of(play[side]), rivals };
}

/** As far as it is certain; null if nothing certain goes with the result. The luck of the seat is not told. */
export function certainCauses(review: Review, side: number): Told | null {
  const causes = causesOf(review, side);
  const certain = CAUSES.filter((cause) => cause !== 'seat').filter((cause) => {
    const { points, se } = causes[cause];
    return Math.abs(points[0]) >= LEAST_POINTS && Math.abs(points[0]) > CERTAIN * se[0];
  });
  const size = (cause: Cause): number => Math.abs(causes[cause].points[0]);
  const least = LEAST_SHARE * Math.max(...certain.map(size));
  const named = certain.filter((cause) => size(cause) >= least).sort((a, b) => size(b) - size(a));
  const [helped, hurt] = [1, -1].map((sign) => named.filter((cause) => causes[cause].points[0] * sign > 0));
  const margin = review.margin[side];
  if ((margin > 0 && helped.length === 0) || (margin < 0 && hurt.length === 0) || named.length === 0) return null;
  return { helped, hurt };
}

/** The turns that moved the margin of a side most in the direction of its result, by luck or play, in their order. */
export function largestTurns({ margin, turns }: Review, side: number): number[] {
  const way = margin[side] < 0 ? -1 : 1;
  const moved = ({ before, after }: TurnReview): number => way * (after[side] - before[side]);
  return turns
    .filter((turn) => moved(turn) >= LEAST_MOVED)
    .sort((a, b) => moved(b) - moved(a))
    .slice(0, MOST_TURNS)
    .map(({ n }) => n)
    .sort((a, b) => a - b);
}

/** The label of a turn once search has found it: at first sight it often is another. */
export function foundLabel({ label, seen }: TurnReview): TurnReview['label'] {
  return seen === null ? null : label;
}

/** The only rival, or those whose turns certainly moved the margin as the turns of all rivals did, largest first. */
export function rivalsBehind(review: Review, side: number): number[] {
  const { play } = review;
  if (play.length === 2) return [1 - side];
  const way = Math.sign(causesOf(review, side).rivals.points[0]);
  const part = (by: number): number => way * play[by].points[side];
  return [...play.keys()]
    .filter((by) => by !== side && part(by) >= LEAST_POINTS && part(by) > CERTAIN * play[by].se[side])
    .sort((a, b) => part(b) - part(a));
}

/** The causes in whole points that add up to the margin: the largest remainders are rounded up. */
export function wholePoints(review: Review, side: number): ByCause {
  const causes = causesOf(review, side);
  const exact = CAUSES.map((cause) => causes[cause].points[0]);
  const whole = exact.map(Math.floor);
  const missing = Math.round(review.margin[side]) - whole.reduce((sum, part) => sum + part, 0);
  const order = exact.map((part, index) => ({ index, over: part - whole[index] })).sort((a, b) => b.over - a.over);
  for (const { index } of order.slice(0, Math.max(0, missing))) whole[index]++;
  return Object.fromEntries(CAUSES.map((cause, index) => [cause, whole[index]])) as Record<Cause, number>;
}

/** The points that a side gave away with its turns, however uncertain each single loss is. */
export function givenAway({ turns }: Review, side: number): number {
  return Math.max(
    0,
    turns.filter((turn) => turn.side === side).reduce((sum, { lost }) => sum + lost, 0),
  );
}

/** Between two sides: the loser's worst turn that surely lost, by search, what it missed in the end; null if none. */
export function decisiveMistake({ margin, turns }: Review): TurnReview | null {
  if (margin.length !== 2) return null;
  const costly = turns.filter(
    (turn) => foundLabel(turn) !== null && margin[turn.side] < 0 && turn.error >= -margin[turn.side],
  );
  return costly.sort((a, b) => b.error - a.error)[0] ?? null;
}

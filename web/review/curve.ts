import type { Review } from '@asteroute/review';
import { CAUSES, type Cause } from '@asteroute/words/story.ts';
import type { ByCause } from './account.ts';

/** The areas of the curve, from the zero line outwards, are the causes: they add up to the expected margin. */
export type Area = Cause;

export interface CurveMoment extends ByCause {
  readonly n: number;
  /** The expected margin after the turn; after the last turn the final one. */
  readonly margin: number;
}

export function momentsOf({ turns, start }: Review, side: number): CurveMoment[] {
  const seat = start.points[side];
  let [tiles, dice, own, rivals] = [0, 0, 0, 0];
  return turns.map(({ n, side: by, parts, after }) => {
    tiles += parts.tiles.points[side];
    dice += parts.dice.points[side];
    if (by === side) own += parts.turn.points[side];
    else rivals += parts.turn.points[side];
    return { n, seat, tiles, dice, own, rivals, margin: after[side] };
  });
}

/** The lowest and highest value that the curve shows, always with room on both sides of zero. */
export function rangeOf(moments: readonly CurveMoment[]): readonly [low: number, high: number] {
  const edges = moments.flatMap((moment) => [...CAUSES.flatMap((area) => band(moment, area)), moment.margin]);
  return [Math.min(-3, ...edges), Math.max(3, ...edges)];
}

/** Gains are stacked upwards from the zero line, losses downwards, so that no area hides another. */
export function band(moment: CurveMoment, area: Area): readonly [from: number, to: number] {
  const value = moment[area];
  const before = CAUSES.slice(0, CAUSES.indexOf(area)).map((one) => moment[one]);
  const from = before.filter((one) => one > 0 === value > 0).reduce((sum, one) => sum + one, 0);
  return [from, from + value];
}

/** The picture of an area as a path: a column for each turn, without gaps between them. */
export function areaPath(moments: readonly CurveMoment[], area: Area, place: CurvePlace): string {
  const width = place.x(1) - place.x(0);
  const columns = moments.map((moment, index) => {
    const [from, to] = band(moment, area).map(place.y);
    return `M${round(place.x(index))} ${round(from)}h${round(width)}V${round(to)}h${round(-width)}z`;
  });
  return columns.join('');
}

export interface CurvePlace {
  /** The left edge of the column of a turn, from 0. */
  readonly x: (index: number) => number;
  readonly y: (points: number) => number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The turns with the largest gain or loss by luck or play, the largest first, at most `most`. */
export function turningTurns({ turns }: Review, most: number): number[] {
  const swing = ({ parts, side }: Review['turns'][number]): number =>
    Math.max(...[parts.tiles, parts.dice, parts.turn].map(({ points }) => Math.abs(points[side])));
  return [...turns]
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, most)
    .map(({ n }) => n)
    .sort((a, b) => a - b);
}

export function areasOf({ turns }: Review): readonly Area[] {
  return hasDice(turns) ? CAUSES : CAUSES.filter((area) => area !== 'dice');
}

/** Whether dice changed anything in these turns. */
export function hasDice(turns: Review['turns']): boolean {
  return turns.some(({ parts }) => parts.dice.points.some((points) => Math.abs(points) > 1e-9));
}

import { type Position, scoreOf } from '@asteroute/engine/core';

/** Judges a position between turns: writes a value for every side. */
export type Judge = (pos: Position, values: Float64Array) => void;

/** Judges by the points so far alone. */
export function judgePoints(pos: Position, values: Float64Array): void {
  for (let side = 0; side < values.length; side++) values[side] = scoreOf(pos, side);
}

/** Own value against the mean of the rivals': linear, so that expectations may be added up. */
export function margin(values: ArrayLike<number>, side: number): number {
  let rivals = 0;
  for (let other = 0; other < values.length; other++) if (other !== side) rivals += values[other];
  return values[side] - rivals / (values.length - 1);
}

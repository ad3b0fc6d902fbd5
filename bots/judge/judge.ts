import type { Figure } from '@asteroute/engine';
import { type Position, scoreOf } from '@asteroute/engine/search';

/** Judges a position between turns: writes a value for every side. */
export type Judge = (pos: Position, values: Float64Array) => void;

/** Called after each step of a turn, so that it only needs to compute what changed. */
export interface TurnJudge {
  /** Announces that the turns from this position will be judged, with a tile in hand or one just placed. */
  beginTurns(pos: Position): void;
  /** After the turns with that placement the position is restored, and the tile is placed elsewhere. */
  tilePlaced(pos: Position): void;
  /** Judges the position after an action, and after the battles that it led to. */
  judgeAction: Judge;
  /** A turn without a meeple that leads to no battle or scoring, judged first after each placement. */
  judgePassed: Judge;
  /** Judges a turn that puts this figure on a free realm and otherwise equals the pass. */
  judgeDeployed(pos: Position, figure: Figure, values: Float64Array): void;
}

export interface PositionJudge extends TurnJudge {
  judge: Judge;
}

export function freshly(judge: Judge): PositionJudge {
  return {
    judge,
    beginTurns: ignore,
    tilePlaced: ignore,
    judgeAction: judge,
    judgePassed: judge,
    judgeDeployed: (pos, _, values) => judge(pos, values),
  };
}

function ignore(): void {}

export function judgePoints(pos: Position, values: Float64Array): void {
  for (let side = 0; side < values.length; side++) values[side] = scoreOf(pos, side);
}

/** A side's value minus its rivals' mean. Throws if not finite: comparisons would silently choose a wrong turn. */
export function margin(values: ArrayLike<number>, side: number): number {
  let rivals = 0;
  for (let other = 0; other < values.length; other++) if (other !== side) rivals += values[other];
  const found = values[side] - rivals / (values.length - 1);
  if (!Number.isFinite(found))
    throw new RangeError(`the values of a position are not finite: ${Array.from(values).join(', ')}`);
  return found;
}

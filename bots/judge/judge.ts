import type { Figure } from '@asteroute/engine';
import { type Position, scoreOf } from '@asteroute/engine/search';

/** Judges a position between turns: writes a value for every side. */
export type Judge = (pos: Position, values: Float64Array) => void;

/** A judge of all turns with one tile. It is called after each step of a turn, so that it looks only at what changed. */
export interface TurnJudge {
  /** Turns will be judged that begin at this position, with a tile in hand or with one just placed. */
  beginTurns(pos: Position): void;
  /** The tile was placed; after the turns with it there, the position is put back as it was and it comes elsewhere. */
  tilePlaced(pos: Position): void;
  /** Judges the position after an action, and after the battles that it led to. */
  judgeAction: Judge;
  /** The same after a turn that was passed and led to nothing: the first action with the tile there. */
  judgePassed: Judge;
  /** The same where this figure was put on a free realm, and nothing else is other than in the turn that was passed. */
  judgeDeployed(pos: Position, figure: Figure, values: Float64Array): void;
}

/** A judge of turns that can also be asked about a position by itself. */
export interface PositionJudge extends TurnJudge {
  judge: Judge;
}

/** A judge that looks at every position as if it had seen none before. */
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

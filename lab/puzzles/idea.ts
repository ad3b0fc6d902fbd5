import type { Puzzle } from '@asteroute/review/puzzles';

/**
 * Whether the answer of a puzzle lies on another cell than those of others of its game, and another realm gains most by
 * it: else it is the same idea with another tile.
 */
export function isAnother(puzzle: Puzzle, others: readonly Puzzle[]): boolean {
  return !others.some((other) => cellOf(other) === cellOf(puzzle) || isSameRealm(other, puzzle));
}

const cellOf = ({ answers: [{ x, y }] }: Puzzle): string => `${x} ${y}`;

function isSameRealm({ why: [one] = [] }: Puzzle, { why: [other] = [] }: Puzzle): boolean {
  if (one === undefined || other === undefined) return false;
  return one.kind === other.kind && one.x === other.x && one.y === other.y && one.side === other.side;
}

import type { Cell, Coordinates } from './types.ts';

/**
 * The difference between a cell and the one below it. The cell of (x, y) is `y * ROW + x`, and its index on a board is
 * the low bits of that number. Two cells share an index only if they are at least 88 steps apart on a board of 2^12
 * cells, 178 on one of 2^14. No chain of a game's tiles is that long (`layout.ts`), so there is no border to check, and
 * a step is one addition. The value was found by trying all row lengths.
 */
const ROW = 522;

/** x grows east and y south; the start tile lies at 0, 0. */
export function cellAt(x: number, y: number): Cell {
  return (y * ROW + x) as Cell;
}

/** Row of a cell, growing south from the start tile. */
export function yOf(cell: Cell): number {
  return Math.round(cell / ROW) | 0;
}

/** Column of a cell, growing east from the start tile. */
export function xOf(cell: Cell): number {
  return cell - ROW * yOf(cell);
}

/** The inverse of `cellAt`. */
export function coordinates(cell: Cell): Coordinates {
  return { x: xOf(cell), y: yOf(cell) };
}

/** Steps to the four neighbours, in the order N, E, S, W. */
export const SIDE_STEPS = [-ROW, 1, ROW, -1] as const;
/** Steps to the eight cells around, ordered by y, then x (C-17). */
export const AROUND_STEPS = [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1] as const;

/** The neighbour across a side (0 to 3 = N, E, S, W). */
export function across(cell: Cell, side: number): Cell {
  return (cell + SIDE_STEPS[side]) as Cell;
}

/** Returns one of the eight cells around, given a step from `AROUND_STEPS`. */
export function beside(cell: Cell, step: number): Cell {
  return (cell + step) as Cell;
}

/** Returns the side of the neighbour that touches this side. */
export function opposite(side: number): number {
  return (side + 2) & 3;
}

/** Returns the printed half edge (at rotation 0) that lies at a half edge of the board after the rotation. */
export function printedHalf(half: number, rotation: number): number {
  return (half - 2 * rotation) & 7;
}

/** Returns the printed side (at rotation 0) that lies at a side of the board after the rotation. */
export function printedSide(side: number, rotation: number): number {
  return (side - rotation) & 3;
}

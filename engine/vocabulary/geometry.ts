import type { Cell, Coordinates } from './types.ts';

/**
 * From a cell to the one below it. The cell of (x, y) is `y * ROW + x`, and its place on a board the low bits of that:
 * two cells share a place only when they are 88 steps apart on a board of 2^12 cells, 178 on one of 2^14. No chain of
 * the tiles of one game is so long (`layout.ts`), so there is no border to check, and a step is one addition. Found by
 * trying all rows.
 */
const ROW = 522;

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

export function coordinates(cell: Cell): Coordinates {
  return { x: xOf(cell), y: yOf(cell) };
}

/** Steps to the four neighbours, in the order N, E, S, W. */
export const SIDE_STEPS = [-ROW, 1, ROW, -1] as const;
/** Steps to the eight cells around, row by row, so that they come by y, then x (C-17). */
export const AROUND_STEPS = [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1] as const;

/** The neighbour across a side (0 to 3 = N, E, S, W). */
export function across(cell: Cell, side: number): Cell {
  return (cell + SIDE_STEPS[side]) as Cell;
}

/** One of the eight cells around (step from `AROUND_STEPS`). */
export function beside(cell: Cell, step: number): Cell {
  return (cell + step) as Cell;
}

/** The side that faces back from the neighbour. */
export function opposite(side: number): number {
  return (side + 2) & 3;
}

/** Which half edge of the neighbour each meets: `Nw` meets `Sw`, `En` meets `Wn` (0 to 7 clockwise from Nw). */
const FACING_HALVES = [5, 4, 7, 6, 1, 0, 3, 2] as const;

export function facingHalf(half: number): number {
  return FACING_HALVES[half];
}

/** The printed half edge (rotation 0) that lies at a board half edge after the rotation. */
export function printedHalf(half: number, rotation: number): number {
  return (half - 2 * rotation) & 7;
}

/** The printed side (rotation 0) that lies at a board side after the rotation. */
export function printedSide(side: number, rotation: number): number {
  return (side - rotation) & 3;
}

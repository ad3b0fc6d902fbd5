import type { Cell, Coordinates } from './types.ts';

/**
 * Cells of the board: rows of 256, one after the other. Row ends meet the next row's start, which no game notices: its
 * tiles never span 256 columns. So a step in any direction is one addition and no index is ever out of the board.
 */
export const BOARD_CELLS = 1 << 16;
const MASK = BOARD_CELLS - 1;

export function cellAt(x: number, y: number): Cell {
  return (((y << 8) + x) & MASK) as Cell;
}

/** Column of a cell, growing east from the start tile. */
export function xOf(cell: Cell): number {
  return (cell << 24) >> 24;
}

/** Row of a cell, growing south from the start tile. */
export function yOf(cell: Cell): number {
  return ((cell - xOf(cell)) << 16) >> 24;
}

export function coordinates(cell: Cell): Coordinates {
  return { x: xOf(cell), y: yOf(cell) };
}

/** Steps to the four neighbours, in the order N, E, S, W. */
const SIDE_STEPS = [-256, 1, 256, -1] as const;
/** Steps to the eight cells around, row by row, so that they come by y, then x (C-17). */
export const AROUND_STEPS = [-257, -256, -255, -1, 1, 255, 256, 257] as const;

/** The neighbour across a side (0 to 3 = N, E, S, W). */
export function across(cell: Cell, side: number): Cell {
  return ((cell + SIDE_STEPS[side]) & MASK) as Cell;
}

/** One of the eight cells around (step from `AROUND_STEPS`). */
export function beside(cell: Cell, step: number): Cell {
  return ((cell + step) & MASK) as Cell;
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

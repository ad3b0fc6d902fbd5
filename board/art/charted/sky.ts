/** Which piece of the sky lies under a cell. */
import type { BoardCell } from '../../model/state.ts';

/** The number of cells, in each direction, after which the sky repeats without a seam. */
export const SKY_CELLS = 14;

/**
 * How many units a piece of the sky reaches beyond its cell. Without this overlap the ground would show through as a
 * hairline between two pieces.
 */
export const SKY_OVERLAP = 0.4;

const wrapped = (n: number): number => ((n % SKY_CELLS) + SKY_CELLS) % SKY_CELLS;

/** The id of the symbol under a cell, in the themes that have a sky. */
export const skyId = ({ x, y }: BoardCell): string => `sky-${wrapped(x)}-${wrapped(y)}`;

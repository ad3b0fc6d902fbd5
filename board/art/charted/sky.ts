/** Which piece of the sky lies under a cell. */
import type { BoardCell } from '../../model/state.ts';

/** The sky repeats after so many cells each way, seamlessly. */
export const SKY_CELLS = 14;

/**
 * The pieces of the sky reach so many units beyond their cells: each is opaque, and where two only met, the ground
 * behind them would show through as a hair line.
 */
export const SKY_OVERLAP = 0.4;

const wrapped = (n: number): number => ((n % SKY_CELLS) + SKY_CELLS) % SKY_CELLS;

/** The id of the symbol under a cell, in the themes that have a sky. */
export const skyId = ({ x, y }: BoardCell): string => `sky-${wrapped(x)}-${wrapped(y)}`;

/** Which piece of the sky lies under a cell. */
import type { BoardCell } from '../../model/state.ts';

/** The number of cells, in each direction, after which the sky repeats without a seam. */
export const SKY_CELLS = 14;

/** Units beyond its cell: without this overlap the ground would show as a hairline between two pieces. */
export const SKY_OVERLAP = 0.4;

const wrapped = (n: number): number => ((n % SKY_CELLS) + SKY_CELLS) % SKY_CELLS;

export const skyId = ({ x, y }: BoardCell): string => `sky-${wrapped(x)}-${wrapped(y)}`;

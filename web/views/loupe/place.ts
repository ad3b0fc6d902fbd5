/** Where the loupe lies: beside its cell, never over it, and wholly inside the free part of the board. */
import type { Box } from '../../board/model/projection.ts';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The loupe's two forms: the controls below the tile, or beside it where the window is narrow. */
export type LoupeForm = 'tall' | 'wide';

type Side = 'left' | 'right' | 'above' | 'below';

/** A place for the loupe, in pixels of the board. */
export interface LoupePlace {
  readonly x: number;
  readonly y: number;
  readonly form: LoupeForm;
  readonly side: Side;
  /** The confirm button is on top, because the cell is up there. */
  readonly flipped: boolean;
}

/** How big each form is until it has been measured. */
export const SIZES: Readonly<Record<LoupeForm, Size>> = {
  tall: { width: 232, height: 360 },
  wide: { width: 344, height: 194 },
};

/** Pixels between the cell and the loupe, and around the loupe. */
export const GAP = 10;
export const MARGIN = 6;
/** From the end of the loupe to the middle of its confirm button. */
const CONFIRM = 32;
/** The confirm button lies so far below the cell's middle, where it can, and at most so far. */
const DROP = 36;
const MOST_DROP = 116;

/** The wide form gives in to a narrow window, down to so many pixels. */
const LEAST_WIDTH = 306;

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The part of the cell that is inside; a point of the edge where none is. */
const inside = (cell: Box, free: Box): Box => ({
  left: between(cell.left, free.left, free.right),
  right: between(cell.right, free.left, free.right),
  top: between(cell.top, free.top, free.bottom),
  bottom: between(cell.bottom, free.top, free.bottom),
});

/** What a place is sought for. */
export interface Wanted {
  /** The cell on the screen. */
  readonly cell: Box;
  /** The part of the board that nothing covers. */
  readonly free: Box;
  readonly sizes: Readonly<Record<LoupeForm, Size>>;
  /** The side it was on before, kept while there is room. */
  readonly before: Side | null;
}

/** The loupe's place, or null where there is no room for it beside the cell. */
export function placeLoupe({ cell: whole, free, sizes, before }: Wanted): LoupePlace | null {
  const cell = inside(whole, free);
  const tries = [...sidesFor(cell, free)].sort(([a], [b]) => Number(b === before) - Number(a === before));
  for (const [side, form] of tries) {
    const size = sizes[form];
    const at = side === 'left' || side === 'right' ? beside(cell, free, size, side) : over(cell, free, size, side);
    if (at !== null) return { ...at, form, side };
  }
  return null;
}

/** Outwards first, away from the middle, where less of the board is covered. */
function sidesFor(cell: Box, free: Box): (readonly [Side, LoupeForm])[] {
  const west = cell.left + cell.right < free.left + free.right;
  const north = cell.top + cell.bottom < free.top + free.bottom;
  const sides: readonly Side[] = west ? ['left', 'right'] : ['right', 'left'];
  const ends: readonly Side[] = north ? ['below', 'above'] : ['above', 'below'];
  return [
    ...sides.map((side) => [side, 'tall'] as const),
    ...ends.map((side) => [side, 'wide'] as const),
    ...sides.map((side) => [side, 'wide'] as const),
    ...ends.map((side) => [side, 'tall'] as const),
  ];
}

type At = Pick<LoupePlace, 'x' | 'y' | 'flipped'>;

/** Left or right of the cell, with the confirm button about at its height. */
function beside(cell: Box, free: Box, { width, height }: Size, side: 'left' | 'right'): At | null {
  const x = side === 'left' ? cell.left - GAP - width : cell.right + GAP;
  if (x < free.left || x + width > free.right || height > free.bottom - free.top) return null;
  const middle = (cell.top + cell.bottom) / 2;
  const keep = (y: number) => between(y, free.top, free.bottom - height);
  const y = keep(middle + DROP + CONFIRM - height);
  if (y + height - CONFIRM - middle <= MOST_DROP) return { x, y, flipped: false };
  return { x, y: keep(middle - DROP - CONFIRM), flipped: true };
}

/** Above or below the cell. */
function over(cell: Box, free: Box, size: Size, side: 'above' | 'below'): At | null {
  const { height } = size;
  const width = Math.min(size.width, Math.max(LEAST_WIDTH, free.right - free.left));
  const y = side === 'above' ? cell.top - GAP - height : cell.bottom + GAP;
  if (y < free.top || y + height > free.bottom || width > free.right - free.left) return null;
  const x = between((cell.left + cell.right - width) / 2, free.left, free.right - width);
  return { x, y, flipped: false };
}

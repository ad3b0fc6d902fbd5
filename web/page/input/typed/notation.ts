/** The notation of typed cells, rotations and moves: `L E3S2 b @route large`. Cells are counted from the start tile. */

import type { BoardCell } from '@asteroute/board/model/state.ts';
import { COMMON_LETTERS, parseCell, parseRotation, type Rotation } from '@asteroute/engine';

export interface TypedMove {
  readonly cell: BoardCell;
  readonly rotation: Rotation | null;
  /** The text after `@`, the place for a meeple; null if absent. */
  readonly place: string | null;
}

/** Parses a move, with or without the `L` at its beginning; null if the text is no move. */
export function parseMove(text: string, letters = COMMON_LETTERS): TypedMove | null {
  const match = /^(?:l\s+)?([\p{L}\d]+)(?:\s+(\p{L}|\d))?(?:\s*@\s*(.+))?$/iu.exec(text.trim());
  const cell = match && parseCell(match[1], letters);
  if (!match || !cell) return null;
  const rotation = match[2] === undefined ? null : parseRotation(match[2], letters);
  if (match[2] !== undefined && rotation === null) return null;
  return { cell, rotation, place: match[3]?.trim() ?? null };
}

export interface Line {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** `3`, `S3` or `N2` is a row, `E1` a column, `0` the row of the start tile; null if the text is no line. */
export function parseTypedLine(text: string, letters = COMMON_LETTERS): Line | null {
  const number = /^[-−]?\d{1,3}$/.test(text) ? Number(text.replace('−', '-')) : null;
  if (number !== null) return { axis: 'y', at: number };
  const cell = parseCell(text, letters);
  if (cell === null || (cell.x !== 0 && cell.y !== 0)) return null;
  return cell.x === 0 ? { axis: 'y', at: cell.y } : { axis: 'x', at: cell.x };
}

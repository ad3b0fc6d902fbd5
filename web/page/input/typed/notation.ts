/** The notation of typed cells, rotations and moves: `L E3S2 b @route large`. Cells are counted from the start tile. */

import type { BoardCell } from '@asteroute/board/model/state.ts';
import type { Rotation } from '@asteroute/engine';
import type { Catalogue } from '../../words/catalogue.ts';

/** A move as far as it has been typed. */
export interface TypedMove {
  readonly cell: BoardCell;
  /** Null if no rotation was typed. */
  readonly rotation: Rotation | null;
  /** The text after `@`, the place for a meeple; null if absent. */
  readonly place: string | null;
}

/** The letters with which a language names cells and rotations. */
export type Letters = Pick<Catalogue['typed'], 'cells' | 'turns' | 'start'>;

/** The letters of the notation, which are understood in every language besides its own. */
export const COMMON_LETTERS: Letters = { cells: 'NESW', turns: 'abcd', start: 'start' };

/** The letter of a rotation, `a` to `d`. */
export const rotationName = (rotation: Rotation, { turns } = COMMON_LETTERS): string => turns[rotation];

/** The name of a cell, such as `E3S2` or `W1`; the start tile's own cell is `start`. */
export function cellName({ x, y }: BoardCell, { cells, start } = COMMON_LETTERS): string {
  const [north, east, south, west] = cells;
  const column = x === 0 ? '' : `${x > 0 ? east : west}${Math.abs(x)}`;
  const row = y === 0 ? '' : `${y > 0 ? south : north}${Math.abs(y)}`;
  return `${column}${row}` || start;
}

/**
 * Translates a text from the letters of the language into the common letters, unless it is written in those already.
 */
function inCommon(text: string, own: string, common: string): string {
  const upper = text.toUpperCase();
  return [...upper].map((letter) => common[own.toUpperCase().indexOf(letter)] ?? letter).join('');
}

/** Parses the name of a cell, with its parts in either order and in any case; null if the text is no cell. */
export function parseCell(text: string, { cells, start } = COMMON_LETTERS): BoardCell | null {
  if (['0', start, COMMON_LETTERS.start].includes(text.toLowerCase())) return { x: 0, y: 0 };
  const common = inCommon(text, cells, COMMON_LETTERS.cells);
  const parts = [...common.matchAll(/([NESW])(\d{1,3})/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== common) return null;
  const steps = (sides: string): number[] =>
    parts.filter(([, side]) => sides.includes(side)).map(([, side, n]) => (side === sides[0] ? Number(n) : -Number(n)));
  const [columns, rows] = [steps('EW'), steps('SN')];
  if (columns.length > 1 || rows.length > 1) return null;
  return { x: columns[0] ?? 0, y: rows[0] ?? 0 };
}

/** Parses the letter of a rotation; null if the text is none. */
export function parseRotation(text: string, { turns } = COMMON_LETTERS): Rotation | null {
  const letter = text.toLowerCase();
  const found = Math.max(turns.indexOf(letter), COMMON_LETTERS.turns.indexOf(letter));
  return letter.length !== 1 || found < 0 ? null : (found as Rotation);
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

/** A row or a column of the board. */
export interface Line {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/**
 * Parses a line: `3`, `S3` or `N2` is a row, `E1` a column, `0` the row of the start tile; null if the text is no line.
 */
export function parseTypedLine(text: string, letters = COMMON_LETTERS): Line | null {
  const number = /^[-−]?\d{1,3}$/.test(text) ? Number(text.replace('−', '-')) : null;
  if (number !== null) return { axis: 'y', at: number };
  const cell = parseCell(text, letters);
  if (cell === null || (cell.x !== 0 && cell.y !== 0)) return null;
  return cell.x === 0 ? { axis: 'y', at: cell.y } : { axis: 'x', at: cell.x };
}

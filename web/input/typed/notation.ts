/** The notation of typed cells, rotations and moves: `L E3S2 b @route large`. Cells are counted from the start tile. */
import type { Rotation } from '@asteroute/engine';
import type { BoardCell } from '../../board/model/state.ts';

/** A move as far as it has been typed. */
export interface TypedMove {
  readonly cell: BoardCell;
  /** Null where it was left open. */
  readonly rotation: Rotation | null;
  /** The text after `@`, the place for a meeple; null without one. */
  readonly place: string | null;
}

const ROTATIONS = 'abcd';
const START = '0';

/** The letter of a rotation, `a` to `d`. */
export const rotationName = (rotation: Rotation): string => ROTATIONS[rotation];

/** `E3S2`, `W1`; the start tile's own cell is `0`. */
export function cellName({ x, y }: BoardCell): string {
  const column = x === 0 ? '' : `${x > 0 ? 'E' : 'W'}${Math.abs(x)}`;
  const row = y === 0 ? '' : `${y > 0 ? 'S' : 'N'}${Math.abs(y)}`;
  return `${column}${row}` || START;
}

/** The cell of a name in either order and any case; null when it is none. */
export function parseCell(text: string): BoardCell | null {
  if (text === START) return { x: 0, y: 0 };
  const parts = [...text.toUpperCase().matchAll(/([NESW])(\d{1,3})/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text.toUpperCase()) return null;
  const steps = (sides: string): number[] =>
    parts.filter(([, side]) => sides.includes(side)).map(([, side, n]) => (side === sides[0] ? Number(n) : -Number(n)));
  const [columns, rows] = [steps('EW'), steps('SN')];
  if (columns.length > 1 || rows.length > 1) return null;
  return { x: columns[0] ?? 0, y: rows[0] ?? 0 };
}

/** A move; null when the text is none. The `L` at its beginning may be left out. */
export function parseMove(text: string): TypedMove | null {
  const match = /^(?:l\s+)?([nesw\d]+)(?:\s+([a-d]))?(?:\s*@\s*(.+))?$/i.exec(text.trim());
  const cell = match && parseCell(match[1]);
  if (!match || !cell) return null;
  const rotation = match[2] === undefined ? null : (ROTATIONS.indexOf(match[2].toLowerCase()) as Rotation);
  return { cell, rotation, place: match[3]?.trim() ?? null };
}

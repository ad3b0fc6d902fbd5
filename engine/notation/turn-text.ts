/** A turn as a line of text, the same in all languages: `E3S2 b @route:S large` (docs/record.md). */
import { ok, type Result, refuse } from '../vocabulary/result.ts';
import { type Coordinates, ROTATIONS, type Rotation } from '../vocabulary/types.ts';
import type { ActionWords } from './notation.ts';
import type { TurnWords } from './play-turn.ts';

/** The letters of cells (north, east, south, west) and of rotations, and the word for the cell of the start tile. */
export interface Letters {
  readonly cells: string;
  readonly turns: string;
  readonly start: string;
}

/** The letters of the notation. A page may take those of a language besides. */
export const COMMON_LETTERS: Letters = { cells: 'NESW', turns: 'abcd', start: 'start' };

/** The word for a turn without a meeple action, and for an abbot that is taken back. */
export const NO_FIGURE = 'none';
export const RECALLED = 'recall';

/** The letter of a rotation, `a` to `d`. */
export const rotationName = (rotation: Rotation, { turns } = COMMON_LETTERS): string => turns[rotation];

/** The name of a cell, such as `E3S2` or `W1`; the start tile's own cell is `start`. */
export function cellName({ x, y }: Coordinates, { cells, start } = COMMON_LETTERS): string {
  const [north, east, south, west] = cells;
  const column = x === 0 ? '' : `${x > 0 ? east : west}${Math.abs(x)}`;
  const row = y === 0 ? '' : `${y > 0 ? south : north}${Math.abs(y)}`;
  return `${column}${row}` || start;
}

/**
 * Translates a text from the letters of a language into the common letters, unless it is written in those already.
 */
function inCommon(text: string, own: string, common: string): string {
  const upper = text.toUpperCase();
  return [...upper].map((letter) => common[own.toUpperCase().indexOf(letter)] ?? letter).join('');
}

/** Parses the name of a cell, with its parts in either order and in any case; null if the text is no cell. */
export function parseCell(text: string, { cells, start } = COMMON_LETTERS): Coordinates | null {
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
  return letter.length === 1 ? (ROTATIONS[found] ?? null) : null;
}

/** Writes a turn; `usual` is the kind of meeple that is not named: the first of the ruleset. */
export function turnText({ x, y, rotation, action }: TurnWords, usual: string): string {
  const letter = rotationName(ROTATIONS[rotation] ?? 0);
  return `${cellName({ x, y })} ${letter} @${figureText(action, usual)}`;
}

function figureText(action: ActionWords, usual: string): string {
  if (action.type === 'pass') return NO_FIGURE;
  if (action.type === 'recall') return RECALLED;
  const [, kind, x, y] = /^([a-z]+)@(-?\d+),(-?\d+)$/.exec(action.on) ?? [];
  const place = kind === undefined ? action.on : `${kind} ${cellName({ x: Number(x), y: Number(y) })}`;
  return action.meeple === usual ? place : `${place} ${action.meeple}`;
}

/** Reads a turn that `turnText` wrote or a person typed, with or without a tile before it. */
export function parseTurnText(text: string, usual: string): Result<TurnWords> {
  const match = /^\s*(?:[A-Z]{2}-\S+\s+)?([a-z]\S*|0)\s+([a-d])(?:\s*@\s*(.+?))?\s*$/i.exec(text);
  const cell = match === null ? null : parseCell(match[1]);
  if (match === null || cell === null) return refuse('malformed', 'a turn is written like E3S2 b @route:S');
  const action = parseFigure(match[3] ?? NO_FIGURE, usual);
  if (action === null) return refuse('malformed', 'after @ comes a place such as route:S, none or recall');
  return ok({ ...cell, rotation: parseRotation(match[2]) ?? 0, action });
}

function parseFigure(text: string, usual: string): ActionWords | null {
  const [first = '', ...rest] = text.split(/\s+/);
  const word = first.toLowerCase();
  if (word === NO_FIGURE && rest.length === 0) return { type: 'pass' };
  if (word === RECALLED && rest.length === 0) return { type: 'recall' };
  const cell = rest[0] === undefined || word.includes(':') ? null : parseCell(rest[0]);
  const [meeple = usual, ...more] = cell === null ? rest : rest.slice(1);
  const place = /^([a-z]+)(?::([nesw][nesw]?))?$/.exec(word);
  if (place === null || more.length > 0) return null;
  const [, kind, edge] = place;
  const side = edge === undefined ? '' : `:${edge[0].toUpperCase()}${edge.slice(1)}`;
  const on = cell === null ? `${kind}${side}` : `${kind}@${cell.x},${cell.y}`;
  return { type: 'deploy', meeple: meeple.toLowerCase(), on };
}

/** The digits of a CarcassonneLab link. */
import { TYPES } from '../format/base-tiles.ts';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Digits without those that look alike. */
const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Reads the numbers of kinds, from 1; null if a character is no digit. */
export function readTypes(text: string): number[] | null {
  const digits = [...text].map((digit) => BASE64.indexOf(digit));
  if (digits.includes(-1)) return null;
  let number = digits.reduce((sum, digit) => sum * 64n + BigInt(digit), 0n);
  const types: number[] = [];
  for (; number > 0n; number /= BigInt(TYPES)) types.unshift(Number(number % BigInt(TYPES)) + 1);
  return types;
}

/** Where a tile lies, and the position of the meeple on it: 0 for none, else from 1. */
export interface LabMove {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly meeple: number;
}

/** How many characters a move takes. */
export const MOVE_LENGTH = 4;
/** What is added to the rotation of a tile west, or north, of the start tile. */
const [WEST, NORTH] = [16, 32];

/** Reads a move; null if it is none. */
export function readMove(text: string): LabMove | null {
  const [column, row, turned] = [...text.slice(0, 3)].map((digit) => DIGITS.indexOf(digit));
  const meeple = /^[0-9]$/.test(text[3] ?? '') ? Number(text[3]) : -1;
  const rotation = turned % WEST;
  if (column < 0 || row < 0 || turned < 0 || turned >= WEST + NORTH + 4 || rotation > 3 || meeple < 0) return null;
  const signed = (steps: number, negative: boolean) => (negative && steps > 0 ? -steps : steps);
  return { x: signed(column, (turned & WEST) > 0), y: signed(row, (turned & NORTH) > 0), rotation, meeple };
}

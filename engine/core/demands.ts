import { opposite } from '../vocabulary/geometry.ts';
import { layout } from './layout.ts';

/**
 * What the neighbours of an empty cell demand of a tile that would lie there: at each side nothing, where none lies, or
 * one of the codes that sides have. The four are the digits of one number, so that one load from a table gives what fits.
 */
export interface DemandTables {
  /** What a side asks of the cell across it: what to add to the demands there. Indexed `face * 4 + side`. */
  readonly demand: Uint16Array;
  /**
   * The rotations that meet a cell's demands: a bit each (4 bits), how many they are (4), and which, 2 bits each; so 0
   * where none does. Indexed `tile * demands + demand`.
   */
  readonly fit: Uint16Array;
  /** A bit for each side of a cell where a feature faces it, by its demands. */
  readonly facedSides: Uint8Array;
  /** A bit for each side of a cell where no tile lies, by its demands. */
  readonly emptySides: Uint8Array;
  /** How many demands there can be. */
  readonly demands: number;
}

const SIDE_NUMBERS = [0, 1, 2, 3] as const;
/** What a word of the frontier has bits for. */
const MAX_DEMANDS = layout.DEMAND + 1;

/** The tables for tiles whose sides have these codes, indexed `face * 4 + side`. Throws where a position has no room. */
export function compileDemands(sideCode: Uint8Array): DemandTables {
  const codes = [...new Set(sideCode)].sort((a, b) => a - b);
  const base = codes.length + 1;
  const demands = base ** 4;
  if (demands > MAX_DEMANDS) throw new Error('the sides of the tiles ask for more than a position has room for');
  const digit = (at: number, side: number) => (codes.indexOf(sideCode[at]) + 1) * base ** side;
  const codeAt = (demand: number, side: number) => codes[(Math.floor(demand / base ** side) % base) - 1];
  return {
    demands,
    demand: Uint16Array.from(sideCode, (_, at) => digit(at, opposite(at & 3))),
    fit: fitTable(sideCode.length >> 2, demands, digit),
    facedSides: sideTable(demands, (demand, side) => (codeAt(demand, side) ?? 0) !== 0),
    emptySides: sideTable(demands, (demand, side) => codeAt(demand, side) === undefined),
  };
}

/** For each demand a bit for each side where something holds. */
function sideTable(demands: number, holds: (demand: number, side: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: demands }, (_, demand) =>
    SIDE_NUMBERS.reduce<number>((bits, side) => bits | (Number(holds(demand, side)) << side), 0),
  );
}

function fitTable(faces: number, demands: number, digit: (at: number, side: number) => number): Uint16Array {
  const fit = new Uint16Array((faces >> 2) * demands);
  for (let face = 0; face < faces; face++) {
    for (const demand of demandsMetBy(SIDE_NUMBERS.map((side) => digit(face * 4 + side, side)))) {
      const at = (face >> 2) * demands + demand;
      fit[at] = addRotation(fit[at], face & 3);
    }
  }
  return fit;
}

/** What a cell may demand where a face lies that meets these digits: each side's, or nothing there. */
function demandsMetBy(digits: readonly number[]): number[] {
  const sums = [0];
  for (const digit of digits) sums.push(...sums.map((sum) => sum + digit));
  return sums;
}

function addRotation(fits: number, rotation: number): number {
  const before = (fits >> 4) & 15;
  return (fits | (1 << rotation) | (rotation << (8 + 2 * before))) + 16;
}

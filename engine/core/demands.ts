import { opposite } from '../vocabulary/geometry.ts';
import { layout } from './layout.ts';

/**
 * Lookup tables for demands. The demand of an empty cell is what its neighbours require of a tile there: for each side
 * nothing, where no tile lies, or the side code of the neighbouring tile. The four are digits of one number, so that
 * one table lookup gives the rotations that fit.
 */
export interface DemandTables {
  /** What a placed side adds to the demand of the cell across it. Indexed `face * 4 + side`. */
  readonly demand: Uint16Array;
  /**
   * The rotations of a tile that meet a demand: a bit set (4 bits), their number (4 bits), and a list of them, 2 bits
   * each; 0 if none fits. Indexed `tile * demands + demand`.
   */
  readonly fit: Uint16Array;
  /** By tile: the most rotations that fit in one cell beside another tile. */
  readonly mostFits: Uint8Array;
  /**
   * By demand: a bit for each side of the cell where no tile lies (`EMPTY_SIDES`), and from `FACED_SIDES_AT` on for each
   * where the neighbouring tile has a feature.
   */
  readonly sidesOf: Uint8Array;
  /** By demand: for each side, 4 bits with the code of the neighbouring side plus 1, or 0 where no tile lies. */
  readonly facedCodes: Uint16Array;
  readonly demands: number;
}

export const EMPTY_SIDES = 15;
export const FACED_SIDES_AT = 4;

const SIDE_NUMBERS = [0, 1, 2, 3] as const;
/** The maximum number of demands: as many as fit into a frontier word's bits for a demand. */
const MAX_DEMANDS = layout.DEMAND + 1;

/**
 * Builds the tables from the side codes of all faces, indexed `face * 4 + side`. Throws if there are more demands than
 * a position has bits for.
 */
export function compileDemands(sideCode: Uint8Array): DemandTables {
  const codes = [...new Set(sideCode)].sort((a, b) => a - b);
  const base = codes.length + 1;
  // Multiplied out, because V8 keeps the result of `**` as a floating-point number, and every index made from it too.
  const demands = base * base * base * base;
  if (demands > MAX_DEMANDS) throw new Error('the sides of the tiles ask for more than a position has room for');
  const digit = (at: number, side: number) => (codes.indexOf(sideCode[at]) + 1) * base ** side;
  const codeAt = (demand: number, side: number) => codes[(Math.floor(demand / base ** side) % base) - 1];
  const fit = fitTable(sideCode.length >> 2, demands, digit);
  return {
    demands,
    demand: Uint16Array.from(sideCode, (_, at) => digit(at, opposite(at & 3))),
    fit,
    mostFits: Uint8Array.from({ length: fit.length / demands }, (_, tile) =>
      fit.subarray(tile * demands + 1, (tile + 1) * demands).reduce((most, fits) => Math.max(most, (fits >> 4) & 7), 0),
    ),
    facedCodes: Uint16Array.from({ length: demands }, (_, demand) =>
      SIDE_NUMBERS.reduce<number>((word, side) => word | (((codeAt(demand, side) ?? -1) + 1) << (4 * side)), 0),
    ),
    sidesOf: Uint8Array.from({ length: demands }, (_, demand) =>
      SIDE_NUMBERS.reduce<number>((bits, side) => {
        const code = codeAt(demand, side);
        return bits | (code === undefined ? 1 << side : code === 0 ? 0 : 1 << (side + FACED_SIDES_AT));
      }, 0),
    ),
  };
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

/** Lists the demands that a face with these side digits meets: each side demands either the same digit or nothing. */
function demandsMetBy(digits: readonly number[]): number[] {
  const sums = [0];
  for (const digit of digits) sums.push(...sums.map((sum) => sum + digit));
  return sums;
}

function addRotation(fits: number, rotation: number): number {
  const before = (fits >> 4) & 15;
  return (fits | (1 << rotation) | (rotation << (8 + 2 * before))) + 16;
}

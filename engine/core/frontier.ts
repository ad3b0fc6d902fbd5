import type { Xorshift } from '../chance/xorshift.ts';
import * as xorshift from '../chance/xorshift.ts';
import { SIDE_STEPS } from '../vocabulary/geometry.ts';
import type { Cell, Placement, TileIndex } from '../vocabulary/types.ts';
import { layout } from './layout.ts';
import type { Position } from './position.ts';

const { scale, stir } = xorshift;

const { BORDER, DEMAND, DEMAND_BITS, FRONTIER, MAX_FRONTIER } = layout;

/** The frontier: every empty cell beside a tile, with the demand of its neighbours (`DemandTables`). */

/**
 * Removes a cell that gets a tile from the frontier, by moving the last entry into its slot. Returns the cell's demand.
 */
export function leaveFrontier(pos: Position, cell: Cell, placement: Placement): number {
  const { memory, board, frontierBase, mask } = pos;
  const index = cell & mask;
  const there = board[index];
  let demands = 0;
  if (there !== 0) {
    const last = memory[FRONTIER] - 1;
    const moved = memory[BORDER + last];
    memory[FRONTIER] = last;
    demands = memory[BORDER + there - frontierBase] & DEMAND;
    memory[BORDER + there - frontierBase] = moved;
    board[(moved >> DEMAND_BITS) & mask] = there;
  }
  // Written last, because the cell may itself have been the last entry of the frontier.
  board[index] = placement + 1;
  return demands;
}

/**
 * Adds a demand to an empty cell, which enters the frontier if it has none yet. Branch-free, to avoid mispredictions.
 */
export function demandEdge(pos: Position, cell: number, demand: number): void {
  const { memory, board, frontierBase } = pos;
  const index = cell & pos.mask;
  const there = board[index];
  const end = memory[FRONTIER];
  // A mask: all bits set for a cell that enters the frontier, none for a cell that is already there.
  const joins = (there - 1) >> 31;
  const at = (end & joins) | ((there - frontierBase) & ~joins);
  memory[BORDER + at] = ((memory[BORDER + at] & ~joins) | ((cell << DEMAND_BITS) & joins)) + demand;
  board[index] = at + frontierBase;
  memory[FRONTIER] = end - joins;
}

/** Returns the demand of an empty cell (`DemandTables`); 0 if no tile lies beside it. */
export function demandAt(pos: Position, cell: Cell): number {
  const there = pos.board[cell & pos.mask];
  return there === 0 ? 0 : pos.memory[BORDER + there - pos.frontierBase] & DEMAND;
}

/** Returns what the tiles beside an empty cell show it (`DemandTables.facedCodes`). */
export function facedCodesAt(pos: Position, cell: Cell): number {
  return pos.tables.facedCodes[demandAt(pos, cell)];
}

/** Start of the scratch space for a list of cells, after the space for the longest possible list of placements. */
const CELLS = 4 * MAX_FRONTIER;
/** The length that `listMatching` needs of its list of codes. */
export const MATCHING_ROOM = CELLS + MAX_FRONTIER;

/**
 * Lists the placement codes of all cells and rotations where a tile matches its neighbours, unordered. Returns their
 * number.
 */
export function listMatching(pos: Position, tile: TileIndex, codes: Int32Array): number {
  const { memory } = pos;
  const cells = listCells(pos, tile, codes);
  let n = 0;
  for (let i = CELLS; i < cells; i++) {
    const fits = codes[i];
    const code = (memory[BORDER + (fits >> 16)] >> DEMAND_BITS) << 2;
    // Writes all four slots and advances by the real count. Branch-free, to avoid mispredictions.
    codes[n] = code | ((fits >> 8) & 3);
    codes[n + 1] = code | ((fits >> 10) & 3);
    codes[n + 2] = code | ((fits >> 12) & 3);
    codes[n + 3] = code | ((fits >> 14) & 3);
    n += (fits >> 4) & 7;
  }
  return n;
}

/**
 * Lists the frontier cells where at least one rotation fits, each with its fitting rotations. Returns the end of the
 * list.
 */
function listCells(pos: Position, tile: TileIndex, codes: Int32Array): number {
  const { memory } = pos;
  const { fit, demands } = pos.tables;
  const row = tile * demands;
  const end = memory[FRONTIER];
  let n = CELLS;
  for (let i = 0; i < end; i++) {
    const fits = fit[row + (memory[BORDER + i] & DEMAND)];
    codes[n] = (i << 16) | fits;
    n += -fits >>> 31;
  }
  return n;
}

/** Whether a tile matches its neighbours in any cell. */
export function matchesAnywhere(pos: Position, tile: TileIndex): boolean {
  const { memory } = pos;
  const { fit, demands } = pos.tables;
  const row = tile * demands;
  // Starts with the newest cells, because fewer tiles lie beside them, so they are the easiest to match.
  for (let i = memory[FRONTIER] - 1; i >= 0; i--) {
    if (fit[row + (memory[BORDER + i] & DEMAND)] !== 0) return true;
  }
  return false;
}

/** Returned instead of a placement code if no match was found. */
export const NO_MATCH = -(2 ** 31);

/**
 * Tries up to `guesses` random frontier cells and rotations; returns the placement code of the first where the tile
 * matches, or `NO_MATCH`. A guess picks a cell and one of as many numbers as rotations can fit in a cell at most; it
 * succeeds if so many fit there.
 */
export function guessMatch(pos: Position, tile: TileIndex, chance: Xorshift, guesses: number): number {
  const { memory } = pos;
  const { fit, mostFits, demands } = pos.tables;
  const row = tile * demands;
  const most = mostFits[tile];
  const cells = memory[FRONTIER];
  let { state } = chance;
  let match = NO_MATCH;
  for (let i = 0; i < guesses; i++) {
    state = stir(state);
    const empty = memory[BORDER + scale(state, cells)];
    const fits = fit[row + (empty & DEMAND)];
    const choice = Math.imul(state & 0xfff, most) >> 12;
    if (choice >= ((fits >> 4) & 7)) continue;
    match = ((empty >> DEMAND_BITS) << 2) | ((fits >> (8 + 2 * choice)) & 3);
    break;
  }
  chance.state = state;
  return match;
}

/**
 * Returns a sort key that orders frontier cells by the first placed tile beside them, then by the side of that tile.
 */
export function ageOf(pos: Position, cell: Cell): number {
  let age = Number.POSITIVE_INFINITY;
  for (let side = 0; side < 4; side++) {
    const there = pos.board[(cell - SIDE_STEPS[side]) & pos.mask];
    if (there !== 0 && there < pos.frontierBase) age = Math.min(age, (there - 1) * 4 + side);
  }
  return age;
}

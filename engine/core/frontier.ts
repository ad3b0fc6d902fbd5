import { scale, stir, type Xorshift } from '../chance/xorshift.ts';
import { SIDE_STEPS } from '../vocabulary/geometry.ts';
import type { Cell, Placement, TileIndex } from '../vocabulary/types.ts';
import { layout } from './layout.ts';
import type { Position } from './position.ts';

const { BORDER, DEMAND, DEMAND_BITS, FRONTIER, MAX_FRONTIER } = layout;

/** The frontier: every empty cell beside a tile, with what its neighbours ask of a tile that would lie there. */

/** The cell is no longer empty: the last of the frontier takes its place there. Gives what its neighbours asked. */
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
  // Last, since the cell may have been the last of the frontier itself.
  board[index] = placement + 1;
  return demands;
}

/** Adds a demand to an empty cell, which joins the frontier with the first. Branch-free, so nothing is mispredicted. */
export function demandEdge(pos: Position, cell: number, demand: number): void {
  const { memory, board, frontierBase } = pos;
  const index = cell & pos.mask;
  const there = board[index];
  const end = memory[FRONTIER];
  // A mask: all bits set for a cell that joins the frontier, none for one that is in it already.
  const joins = (there - 1) >> 31;
  const at = (end & joins) | ((there - frontierBase) & ~joins);
  memory[BORDER + at] = ((memory[BORDER + at] & ~joins) | ((cell << DEMAND_BITS) & joins)) + demand;
  board[index] = at + frontierBase;
  memory[FRONTIER] = end - joins;
}

/** What the neighbours of an empty cell ask (`DemandTables`); 0 where nothing lies beside it. */
export function demandAt(pos: Position, cell: Cell): number {
  const there = pos.board[cell & pos.mask];
  return there === 0 ? 0 : pos.memory[BORDER + there - pos.frontierBase] & DEMAND;
}

/** Scratch space for a list of cells, behind the largest possible list of placements. */
const CELLS = 4 * MAX_FRONTIER;
/** How long a list of codes must be for `listMatching`. */
export const MATCHING_ROOM = CELLS + MAX_FRONTIER;

/**
 * Lists as codes every cell and rotation where a tile matches its neighbours, in no order; gives how many there are.
 */
export function listMatching(pos: Position, tile: TileIndex, codes: Int32Array): number {
  const { memory } = pos;
  const cells = listCells(pos, tile, codes);
  let n = 0;
  for (let i = CELLS; i < cells; i++) {
    const fits = codes[i];
    const code = (memory[BORDER + (fits >> 16)] >> DEMAND_BITS) << 2;
    // Writes all four slots and advances by the real count: branch-free, so nothing is mispredicted.
    codes[n] = code | ((fits >> 8) & 3);
    codes[n + 1] = code | ((fits >> 10) & 3);
    codes[n + 2] = code | ((fits >> 12) & 3);
    codes[n + 3] = code | ((fits >> 14) & 3);
    n += (fits >> 4) & 7;
  }
  return n;
}

/** Lists the cells where some rotation fits, with those that do: most cells have none. Gives the end of the list. */
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

/** Whether a tile matches its neighbours anywhere. */
export function matchesAnywhere(pos: Position, tile: TileIndex): boolean {
  const { memory } = pos;
  const { fit, demands } = pos.tables;
  const row = tile * demands;
  // The newest cells ask for least.
  for (let i = memory[FRONTIER] - 1; i >= 0; i--) {
    if (fit[row + (memory[BORDER + i] & DEMAND)] !== 0) return true;
  }
  return false;
}

/** A value that is no placement code. */
export const NO_MATCH = -(2 ** 31);

/**
 * The code of a cell of the frontier and a rotation where a tile matches, found by a few random guesses, or `NO_MATCH`.
 */
export function guessMatch(pos: Position, tile: TileIndex, chance: Xorshift, guesses: number): number {
  const { memory } = pos;
  const { fit, demands } = pos.tables;
  const row = tile * demands;
  const spots = memory[FRONTIER] * 4;
  let { state } = chance;
  let match = NO_MATCH;
  for (let i = 0; i < guesses; i++) {
    state = stir(state);
    const spot = scale(state, spots);
    const empty = memory[BORDER + (spot >> 2)];
    if (((fit[row + (empty & DEMAND)] >> (spot & 3)) & 1) === 0) continue;
    match = ((empty >> DEMAND_BITS) << 2) | (spot & 3);
    break;
  }
  chance.state = state;
  return match;
}

/** Orders the cells of the frontier: by the first tile that they lie beside, and the side of it. */
export function ageOf(pos: Position, cell: Cell): number {
  let age = Number.POSITIVE_INFINITY;
  for (let side = 0; side < 4; side++) {
    const there = pos.board[(cell - SIDE_STEPS[side]) & pos.mask];
    if (there !== 0 && there < pos.frontierBase) age = Math.min(age, (there - 1) * 4 + side);
  }
  return age;
}

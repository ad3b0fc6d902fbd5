import { find, isComplete, nodeOf } from './core/features.ts';
import { SIDE_STEPS } from './core/geometry.ts';
import { kindOfLand } from './core/land.ts';
import { layout, type Position } from './core/position.ts';
import {
  type ActionMove,
  actionCode,
  actionMove,
  type Move,
  type MoveList,
  PASS,
  type PlaceMove,
  placeMove,
  placementCode,
  RECALL,
} from './moves.ts';
import { dueContest, type Ruleset } from './ruleset.ts';
import type { Figure, Node, TileIndex } from './types.ts';

const {
  BOARD_MASK,
  DRAWN,
  FEATURES,
  FIGURE_NODE,
  FRONTIER,
  FRONTIER_BASE,
  BORDER,
  DEMAND,
  DEMAND_BITS,
  HELD,
  LAND,
  MEEPLES,
  MIDDLE,
  MIDDLES,
  MOST_FRONTIER,
  PLACED,
  PLACED_FACE,
  RESERVE,
  SEAT,
  STACK,
} = layout;

/** Lists every cell and rotation where a tile may lie now, in no order (SW-16, SW-17, D-2). */
export function listPlacements(rules: Ruleset, pos: Position, tile: TileIndex, list: MoveList): void {
  const { memory } = pos;
  const { codes } = list;
  const cells = listCells(rules, pos, tile, codes);
  let n = 0;
  for (let i = CELLS; i < cells; i++) {
    const fits = codes[i];
    const code = (memory[BORDER + (fits >> 16)] >> DEMAND_BITS) << 2;
    // Four are written and those that there are counted: no branch for the processor to guess wrong.
    codes[n] = code | ((fits >> 8) & 3);
    codes[n + 1] = code | ((fits >> 10) & 3);
    codes[n + 2] = code | ((fits >> 12) & 3);
    codes[n + 3] = code | ((fits >> 14) & 3);
    n += (fits >> 4) & 7;
  }
  list.size = n;
  if (rules.selected[tile] !== 0) select(rules, pos, tile, list);
}

/** Where cells are listed for the moment, behind all placements that there can be. */
const CELLS = 4 * MOST_FRONTIER;

/** Lists the cells where some rotation fits, with those that do: most cells have none. Gives the end of the list. */
function listCells(rules: Ruleset, pos: Position, tile: TileIndex, codes: Int32Array): number {
  const { memory } = pos;
  const { fit, demands } = rules.tables;
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

function select(rules: Ruleset, pos: Position, tile: TileIndex, list: MoveList): void {
  for (let i = 0; i < rules.selecting.length; i++) rules.selecting[i].select?.(rules, pos, tile, list);
}

/**
 * Every cell and rotation where a tile may lie now, the cells in the order in which they came to lie beside a tile. All
 * four rotations are distinct (RECORD).
 */
export function placements(rules: Ruleset, pos: Position, tile: TileIndex): PlaceMove[] {
  const { list } = rules;
  listPlacements(rules, pos, tile, list);
  const codes = [...list.codes.subarray(0, list.size)];
  const ages = new Map(codes.map((code) => [code, ageOf(pos, code >> 2) * 4 + (code & 3)]));
  return codes.sort((a, b) => (ages.get(a) ?? 0) - (ages.get(b) ?? 0)).map(placeMove);
}

/** Orders the cells of the frontier: by the first tile that they lie beside, and the side of it. */
function ageOf(pos: Position, cell: number): number {
  let age = Number.POSITIVE_INFINITY;
  for (let side = 0; side < 4; side++) {
    const there = pos.board[(cell - SIDE_STEPS[side]) & BOARD_MASK];
    if (there !== 0 && there < FRONTIER_BASE) age = Math.min(age, (there - 1) * 4 + side);
  }
  return age;
}

/** Whether a tile has any legal cell and rotation (C-14). */
export function fitsAnywhere(rules: Ruleset, pos: Position, tile: TileIndex): boolean {
  if (rules.selected[tile] !== 0) {
    listPlacements(rules, pos, tile, rules.list);
    return rules.list.size > 0;
  }
  const { memory } = pos;
  const { fit, demands } = rules.tables;
  const row = tile * demands;
  // The newest cells ask for least.
  for (let i = memory[FRONTIER] - 1; i >= 0; i--) {
    if (fit[row + (memory[BORDER + i] & DEMAND)] !== 0) return true;
  }
  return false;
}

/** Whether any of the tiles that are counted, by kind, has a legal cell and rotation. */
export function anyFits(rules: Ruleset, pos: Position, counts: ArrayLike<number>): boolean {
  return Array.from(counts).some((count, tile) => count > 0 && fitsAnywhere(rules, pos, tile as TileIndex));
}

/** A bit for each kind of meeple that the player on turn has in reserve. */
function inHand(rules: Ruleset, pos: Position): number {
  const { memory } = pos;
  const reserve = RESERVE + memory[SEAT] * MEEPLES;
  let mask = 0;
  for (let m = 0; m < rules.meeples.length; m++) {
    if (memory[reserve + m] > 0) mask |= 1 << m;
  }
  return mask;
}

/**
 * Lists the meeple actions after the tile lies: none (pass), each kind in reserve on each open place where it may stand
 * (SW-19, SW-25, CL-5, K-21), or taking a meeple back (AB-6). Open places are the free realms of the new tile (SW-20 to
 * SW-22, C-1, C-2), then what modules reach.
 */
export function listActions(rules: Ruleset, pos: Position, list: MoveList): void {
  list.codes[0] = PASS;
  list.size = 1;
  const hand = inHand(rules, pos);
  if (hand !== 0) {
    listOwnPlaces(rules, pos, hand, list);
    if (rules.reaching.length > 0) listReached(rules, pos, hand, list);
  }
  if (rules.recalls !== 0 && recallable(rules, pos) >= 0) list.codes[list.size++] = RECALL;
}

function listOwnPlaces(rules: Ruleset, pos: Position, hand: number, list: MoveList): void {
  const { memory } = pos;
  const { land, sizes } = rules.tables;
  const placement = memory[PLACED] - 1;
  const tile = memory[PLACED_FACE + placement] >> 2;
  const size = sizes[tile];
  for (let f = 0; f < size; f++) {
    const word = land[tile * FEATURES + f];
    const fit = word === 0 ? 0 : hand & rules.stands[kindOfLand(word)];
    const node = nodeOf(placement, f);
    if (fit !== 0 && memory[HELD + find(pos, node)] === 0) addDeploys(node, fit, list);
  }
}

function listReached(rules: Ruleset, pos: Position, hand: number, list: MoveList): void {
  const { memory } = pos;
  const end = MIDDLE + memory[MIDDLES];
  for (let at = MIDDLE; at < end; at++) {
    const node = memory[at] as Node;
    const fit = hand & rules.stands[kindOfLand(memory[LAND + node])];
    for (let i = 0; i < rules.reaching.length; i++) {
      if (fit !== 0 && rules.reaching[i].reaches?.(rules, pos, node)) addDeploys(node, fit, list);
    }
  }
}

function addDeploys(node: Node, meeples: number, list: MoveList): void {
  for (let m = 0; meeples >> m !== 0; m++) {
    if (((meeples >> m) & 1) !== 0) list.codes[list.size++] = node * 8 + m;
  }
}

/** The meeple actions that are possible now. */
export function actions(rules: Ruleset, pos: Position): ActionMove[] {
  const { list } = rules;
  listActions(rules, pos, list);
  return Array.from(list.codes.subarray(0, list.size), actionMove);
}

/**
 * The figure that the player on turn may take back, or -1. One whose realm the new tile completed is scored as usual
 * and not offered (K-22, K-23).
 */
export function recallable(rules: Ruleset, pos: Position): Figure | -1 {
  const { crew, memory } = pos;
  for (let m = 0; rules.recalls >> m !== 0; m++) {
    if (((rules.recalls >> m) & 1) === 0) continue;
    const kind = memory[SEAT] * MEEPLES + m;
    for (let f = crew.first[kind]; f < crew.end[kind]; f++) {
      const node = memory[FIGURE_NODE + f];
      if (node >= 0 && !isComplete(pos, find(pos, node as Node))) return f as Figure;
    }
  }
  return -1;
}

/**
 * Every legal move. Chance: a draw for each kind of tile left; a roll is not listed (there are up to 6^12), see
 * `isLegal`.
 */
export function legalMoves(rules: Ruleset, pos: Position): Move[] {
  if (pos.phase === 'draw') return draws(rules, pos);
  if (pos.phase === 'place') return placements(rules, pos, pos.memory[DRAWN] as TileIndex);
  if (pos.phase === 'act') return actions(rules, pos);
  return [];
}

function draws(rules: Ruleset, pos: Position): Move[] {
  return drawable(rules, pos).flatMap((n, tile) => (n > 0 ? [{ type: 'draw', tile: tile as TileIndex }] : []));
}

/** How many tiles of each kind may come next from the stack: those of the earliest stage. */
export function drawable(rules: Ruleset, pos: Position): number[] {
  const counts = Array.from(rules.tables.tiles, (_, tile) => pos.memory[STACK + tile]);
  const now = Math.min(...counts.flatMap((n, tile) => (n > 0 ? [rules.stage[tile]] : [])));
  return counts.map((n, tile) => (rules.stage[tile] === now ? n : 0));
}

/** Membership in the generated list; for a roll, exactly the dice that are due (C-20). */
export function isLegal(rules: Ruleset, pos: Position, move: Move): boolean {
  if (move.type === 'roll') return pos.phase === 'roll' && isDueThrow(rules, pos, move.dice);
  if (move.type === 'draw') return pos.phase === 'draw' && (drawable(rules, pos)[move.tile] ?? 0) > 0;
  if (move.type === 'place') {
    if (pos.phase !== 'place' || (move.rotation & ~3) !== 0) return false;
    listPlacements(rules, pos, pos.memory[DRAWN] as TileIndex, rules.list);
    return isListed(rules.list, placementCode(move));
  }
  // A number too large for its place in a code would make the code of another move.
  const strays = move.type === 'deploy' && (move.node < 0 || (move.meeple & ~7) !== 0);
  if (pos.phase !== 'act' || strays) return false;
  listActions(rules, pos, rules.list);
  return isListed(rules.list, actionCode(move));
}

function isListed({ codes, size }: MoveList, code: number): boolean {
  return codes.subarray(0, size).includes(code);
}

function isDueThrow(rules: Ruleset, pos: Position, dice: readonly (readonly number[] | null)[]): boolean {
  const due = dueContest(rules, pos)?.dice ?? [];
  return dice.length === due.length && due.every((count, side) => (dice[side]?.length ?? null) === (count || null));
}

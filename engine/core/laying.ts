import * as bits from '../vocabulary/bits.ts';
import * as geometry from '../vocabulary/geometry.ts';
import type { Cell, Node, Placement, Rotation, TileIndex } from '../vocabulary/types.ts';
import * as demands from './demands.ts';
import * as featureStats from './feature-stats.ts';
import * as features from './features.ts';
import * as figures from './figures.ts';
import * as frontier from './frontier.ts';
import { layout } from './layout.ts';
import type { Position } from './position.ts';
import * as tileset from './tileset.ts';

const { lowestBit } = bits;
const { EMPTY_SIDES, FACED_SIDES_AT } = demands;
const { isClosed, joinStats, kindOfStats, ONE_AROUND, TWIN, TWO_ENDS, tilesOf } = featureStats;
const { featureIndexOf, find, kindOf, nextInRealm, nodeOf, placementOf, tileAt } = features;
const { joinFigures } = figures;
const { demandEdge, leaveFrontier } = frontier;
const { FACE_WORDS, FEATURES, HALVES, NO_HALF, SIDE_NODE, SIDE_NODE_BITS } = tileset;

const {
  CLOSED,
  DIRTY,
  FACE,
  FACE_BITS,
  FEATURE,
  LINK,
  LINK_BITS,
  MIDDLE,
  MIDDLES,
  NEXT_NODE,
  NODE_WORDS,
  PARENT,
  PLACED,
  PLACED_CELL,
  PLACED_FACE,
  STATS,
} = layout;
const { AROUND_STEPS, SIDE_STEPS } = geometry;

/**
 * Lays a tile on an empty cell and joins its features to those of its neighbours. Does not check that the tile fits:
 * one that does not corrupts all later counts.
 */
export function layTile(pos: Position, cell: Cell, tile: TileIndex, rotation: Rotation): void {
  const { memory, tables } = pos;
  const placement = memory[PLACED];
  const first = memory[NEXT_NODE];
  const face = tile * 4 + rotation;
  memory[PLACED] = placement + 1;
  memory[DIRTY] &= ~CLOSED;
  memory[PLACED_CELL + placement] = cell;
  memory[PLACED_FACE + placement] = (first << FACE_BITS) | face;
  const sides = tables.sidesOf[leaveFrontier(pos, cell, placement)];
  startRealms(pos, placement, tile);
  for (let left = sides & EMPTY_SIDES; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    demandEdge(pos, cell + SIDE_STEPS[side], tables.faces[face * FACE_WORDS + side] >> SIDE_NODE_BITS);
  }
  meetSides(pos, cell, sides >> FACED_SIDES_AT);
  if (tables.hasHalves) meetHalves(pos, cell, ~sides & EMPTY_SIDES);
  memory[MIDDLES] = 0;
  const around = pos.around[cell & pos.mask];
  if (around !== 0) countForOthers(pos, cell, around);
  const own = tables.middle[tile];
  if (own >= 0) countForOwn(pos, cell, first + own * NODE_WORDS);
}

/**
 * Creates a realm of one node for each feature of the new tile. Nothing is joined or held yet; the memory for figures
 * is already 0.
 */
function startRealms({ memory, tables }: Position, placement: Placement, tile: TileIndex): void {
  const { stats } = tables;
  let node = memory[NEXT_NODE];
  let feature = placement << 3;
  const end = feature + tables.sizes[tile];
  for (let at = tile * FEATURES; feature < end; at++) {
    memory[LINK + node] = node | (node << LINK_BITS);
    memory[STATS + node] = stats[at];
    memory[FEATURE + node] = feature++;
    node += NODE_WORDS;
  }
  memory[NEXT_NODE] = node;
}

/** Joins the realms that face each other across sides of the new tile (D-2), of which `faced` has a bit each. */
function meetSides(pos: Position, cell: Cell, faced: number): void {
  const { memory, board, mask } = pos;
  const { faces } = pos.tables;
  const own = memory[PLACED_FACE + memory[PLACED] - 1];
  for (let left = faced; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    const other = memory[PLACED_FACE + board[(cell + SIDE_STEPS[side]) & mask] - 1];
    const near = faces[(own & FACE) * FACE_WORDS + side] & SIDE_NODE;
    const far = faces[(other & FACE) * FACE_WORDS + (side ^ 2)] & SIDE_NODE;
    closeEdges(pos, nodeIn(own, near), nodeIn(other, far), TWO_ENDS);
  }
}

/** Returns the node that is so far from the first of a tile; `placed` is the word of the tile (`PLACED_FACE`). */
function nodeIn(placed: number, offset: number): Node {
  return ((placed >> FACE_BITS) + offset) as Node;
}

/** Joins the meadows that face each other across half edges (K-12) at sides of the new tile. */
function meetHalves(pos: Position, cell: Cell, placed: number): void {
  const { memory, board, mask } = pos;
  const { faces } = pos.tables;
  const own = memory[PLACED_FACE + memory[PLACED] - 1];
  for (let left = placed; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    const other = memory[PLACED_FACE + board[(cell + SIDE_STEPS[side]) & mask] - 1];
    const near = faces[(own & FACE) * FACE_WORDS + HALVES] >> (8 * side);
    const far = faces[(other & FACE) * FACE_WORDS + HALVES] >> (8 * (side ^ 2));
    meetTwoHalves(pos, own, near, other, far);
  }
}

/** Joins the meadows across both half edges of a side; most sides have one meadow, whose ends meet at once. */
function meetTwoHalves(pos: Position, own: number, near: number, other: number, far: number): void {
  const first = near & 15;
  const second = (near >> 4) & 15;
  const facing = (far >> 4) & 15;
  const last = far & 15;
  const isOne = first === second && facing === last;
  if (first !== NO_HALF && facing !== NO_HALF)
    closeEdges(
      pos,
      nodeIn(own, first * NODE_WORDS),
      nodeIn(other, facing * NODE_WORDS),
      isOne ? 2 * TWO_ENDS : TWO_ENDS,
    );
  if (!isOne && second !== NO_HALF && last !== NO_HALF)
    closeEdges(pos, nodeIn(own, second * NODE_WORDS), nodeIn(other, last * NODE_WORDS), TWO_ENDS);
}

/** Joins the realms of two nodes of which these `ends` meet. */
function closeEdges(pos: Position, a: Node, b: Node, ends: number): void {
  const { memory } = pos;
  const root = find(pos, a);
  const other = find(pos, b);
  if (root === other) return closeEnds(memory, root, memory[STATS + root] - ends);
  const isLarger = tilesOf(memory[STATS + root]) >= tilesOf(memory[STATS + other]);
  unite(pos, isLarger ? root : other, isLarger ? other : root, ends);
}

/** Gives a realm its new stats after open ends of it met. */
function closeEnds(memory: Int32Array, root: Node, stats: number): void {
  memory[STATS + root] = stats;
  if (isClosed(stats)) memory[DIRTY] |= CLOSED;
}

/** Merges the realm of root `child` into that of `root`, after `ends` of theirs met. */
function unite(pos: Position, root: Node, child: Node, ends: number): void {
  const { memory } = pos;
  const a = memory[STATS + root];
  const b = memory[STATS + child];
  closeEnds(memory, root, joinStats(a, b, (a & b & TWIN) === 0 ? 0 : sharedTiles(pos, child, root)) - ends);
  // Splices the two rings into one: each root takes over the other's successor.
  const links = memory[LINK + root];
  memory[LINK + root] = root | (memory[LINK + child] & ~PARENT);
  memory[LINK + child] = root | (links & ~PARENT);
  joinFigures(memory, root, child);
}

/** Counts the tiles that have segments in both realms, because such a tile counts once (C-34, C-35, K-4). */
function sharedTiles(pos: Position, small: Node, large: Node): number {
  let shared = 0;
  let node = small;
  do {
    if (!hasTwin(pos, node, small, featureIndexOf(pos, node)) && hasTwin(pos, node, large, FEATURES)) shared++;
    node = nextInRealm(pos, node);
  } while (node !== small);
  return shared;
}

/** Whether the node's tile has another feature of the same kind, with an index below `end`, in the realm of `root`. */
function hasTwin(pos: Position, node: Node, root: Node, end: number): boolean {
  const { stats, sizes } = pos.tables;
  const placement = placementOf(pos, node);
  const tile = tileAt(pos, placement);
  const first = tile * FEATURES;
  const kind = kindOf(pos, node);
  const stop = Math.min(end, sizes[tile]);
  for (let f = 0; f < stop; f++) {
    const own = stats[first + f];
    if (f === featureIndexOf(pos, node) || kindOfStats(own) !== kind) continue;
    if (find(pos, nodeOf(pos, placement, f)) === root) return true;
  }
  return false;
}

/** Counts the new tile for the middle features around it (SW-48, CL-10), and lists them row by row. */
function countForOthers(pos: Position, cell: Cell, around: number): void {
  const { memory, board, mask } = pos;
  const { middle } = pos.tables;
  let middles = 0;
  for (let left = around; left !== 0; left &= left - 1) {
    const placed = memory[PLACED_FACE + board[(cell + AROUND_STEPS[lowestBit(left)]) & mask] - 1];
    const node = (placed >> FACE_BITS) + middle[(placed & FACE) >> 2] * NODE_WORDS;
    const stats = memory[STATS + node] + ONE_AROUND;
    if (isClosed(stats)) memory[DIRTY] |= CLOSED;
    memory[STATS + node] = stats;
    memory[MIDDLE + middles++] = node;
  }
  memory[MIDDLES] = middles;
}

/** Counts the tiles around for the new tile's own middle feature, and tells the cells around where it lies. */
function countForOwn({ memory, board, around, mask, frontierBase }: Position, cell: Cell, node: number): void {
  let stats = memory[STATS + node];
  for (let i = 0; i < 8; i++) {
    const index = (cell + AROUND_STEPS[i]) & mask;
    around[index] |= 128 >> i;
    if (board[index] !== 0 && board[index] < frontierBase) stats += ONE_AROUND;
  }
  memory[STATS + node] = stats;
  if (isClosed(stats)) memory[DIRTY] |= CLOSED;
}

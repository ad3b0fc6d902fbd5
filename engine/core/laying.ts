import { lowestBit } from '../vocabulary/bits.ts';
import * as geometry from '../vocabulary/geometry.ts';
import type { Cell, Node, Placement, Rotation, TileIndex } from '../vocabulary/types.ts';
import { isClosed, joinStats, kindOfStats, ONE_AROUND, TWIN, TWO_ENDS, tilesOf } from './feature-stats.ts';
import { featureIndexOf, find, kindOf, nextInRealm, nodeOf, placementOf, tileAt } from './features.ts';
import { demandEdge, leaveFrontier } from './frontier.ts';
import { layout } from './layout.ts';
import type { Position } from './position.ts';
import { FEATURES } from './tileset.ts';

const {
  CLOSED,
  DIRTY,
  FACE,
  FACE_BITS,
  FEATURE,
  HELD,
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
  SHARED,
  STATS,
} = layout;
const { AROUND_STEPS, SIDE_STEPS, facingHalf, opposite } = geometry;

/**
 * Lays a tile on an empty cell and joins its features to those of its neighbours. Does not check that the tile fits:
 * one that does not corrupts all later counts.
 */
export function layTile(pos: Position, cell: Cell, tile: TileIndex, rotation: Rotation): void {
  const { memory, tables } = pos;
  const placement = memory[PLACED];
  const first = memory[NEXT_NODE];
  const own = (first << FACE_BITS) | (tile * 4 + rotation);
  memory[PLACED] = placement + 1;
  memory[NEXT_NODE] = first + tables.sizes[tile] * NODE_WORDS;
  memory[DIRTY] &= ~CLOSED;
  memory[PLACED_CELL + placement] = cell;
  memory[PLACED_FACE + placement] = own;
  const demands = leaveFrontier(pos, cell, placement);
  startRealms(pos, placement, first, tile);
  meetSides(pos, cell, own, demands);
  if (tables.hasHalves) meetHalves(pos, cell, own, demands);
  countAround(pos, cell, first, tile);
}

/**
 * Creates a realm of one node for each feature of the new tile. Nothing is joined or held yet; the memory for figures
 * is already 0.
 */
function startRealms(pos: Position, placement: Placement, first: number, tile: TileIndex): void {
  const { memory, tables } = pos;
  const { stats } = tables;
  const size = tables.sizes[tile];
  for (let f = 0; f < size; f++) {
    const node = first + f * NODE_WORDS;
    memory[LINK + node] = node | (node << LINK_BITS);
    memory[STATS + node] = stats[tile * FEATURES + f];
    memory[FEATURE + node] = (placement << 3) | f;
  }
}

/**
 * Joins the realms that face each other across the new tile's sides and updates the demands of empty neighbours (D-2).
 * `own` is the new tile's word; `demands`, the demand of its cell, shows what each neighbour has there, so that only
 * those with features are read.
 */
function meetSides(pos: Position, cell: Cell, own: number, demands: number): void {
  const { sideFeature, demand, emptySides, facedSides } = pos.tables;
  const sides = (own & FACE) * 4;
  for (let left = emptySides[demands]; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    demandEdge(pos, cell + SIDE_STEPS[side], demand[sides + side]);
  }
  for (let left = facedSides[demands]; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    const other = placedAt(pos, cell + SIDE_STEPS[side]);
    const theirs = sideFeature[(other & FACE) * 4 + opposite(side)];
    closeEdges(pos, nodeIn(own, sideFeature[sides + side]), nodeIn(other, theirs), 1);
  }
}

/** Returns the word (`PLACED_FACE`) of the tile on a cell. */
function placedAt(pos: Position, cell: number): number {
  return pos.memory[PLACED_FACE + pos.board[cell & pos.mask] - 1];
}

/** Returns the node of a feature; `placed` is the packed number of its placed tile. */
function nodeIn(placed: number, feature: number): Node {
  return ((placed >> FACE_BITS) + feature * NODE_WORDS) as Node;
}

/** Joins the meadows that face each other across half edges (K-12). */
function meetHalves(pos: Position, cell: Cell, own: number, demands: number): void {
  for (let left = ~pos.tables.emptySides[demands] & 15; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    meetTwoHalves(pos, own, placedAt(pos, cell + SIDE_STEPS[side]), side << 1);
  }
}

/** Joins the meadows across both half edges of a side; most sides have one meadow, whose ends meet at once. */
function meetTwoHalves(pos: Position, own: number, other: number, half: number): void {
  const { halfFeature } = pos.tables;
  const first = halfFeature[((own & FACE) << 3) | half];
  const second = halfFeature[((own & FACE) << 3) | half | 1];
  const facing = halfFeature[((other & FACE) << 3) | facingHalf(half)];
  const last = halfFeature[((other & FACE) << 3) | facingHalf(half | 1)];
  const isOne = first === second && facing === last;
  if ((first | facing) >= 0) closeEdges(pos, nodeIn(own, first), nodeIn(other, facing), isOne ? 2 : 1);
  if (!isOne && (second | last) >= 0) closeEdges(pos, nodeIn(own, second), nodeIn(other, last), 1);
}

/** Joins the realms of two nodes which face each other across one edge or several. */
function closeEdges(pos: Position, a: Node, b: Node, edges: number): void {
  const { memory } = pos;
  const root = find(pos, a);
  const other = find(pos, b);
  if (root === other) {
    memory[STATS + root] -= edges * TWO_ENDS;
    if (isClosed(memory[STATS + root])) memory[DIRTY] |= CLOSED;
  } else if (tilesOf(memory[STATS + root]) >= tilesOf(memory[STATS + other])) unite(pos, root, other, edges);
  else unite(pos, other, root, edges);
}

/** Merges the realm of root `child` into that of `root`, after open ends of theirs met across `edges`. */
function unite(pos: Position, root: Node, child: Node, edges: number): void {
  const { memory } = pos;
  const a = memory[STATS + root];
  const b = memory[STATS + child];
  const shared = (a & b & TWIN) === 0 ? 0 : sharedTiles(pos, child, root);
  const stats = joinStats(a, b, shared) - edges * TWO_ENDS;
  const held = memory[HELD + child];
  const links = memory[LINK + root];
  memory[STATS + root] = stats;
  // Splices the two rings into one: each root takes over the other's successor.
  memory[LINK + root] = root | (memory[LINK + child] & ~PARENT);
  memory[LINK + child] = root | (links & ~PARENT);
  if (isClosed(stats)) memory[DIRTY] |= CLOSED;
  if (held === 0) return;
  if (memory[HELD + root] !== 0) memory[DIRTY] |= SHARED;
  memory[HELD + root] += held;
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

/**
 * Counts the new tile for the middle features around it, and the tiles around it for its own middle feature (SW-48,
 * CL-10).
 */
function countAround(pos: Position, cell: Cell, first: number, tile: TileIndex): void {
  const index = cell & pos.mask;
  const own = pos.tables.middle[tile];
  pos.memory[MIDDLES] = 0;
  if (((pos.board[watchAt(pos, index)] >> (index & 7)) & 1) !== 0) countForOthers(pos, cell);
  if (own >= 0) countForOwn(pos, cell, first + own * NODE_WORDS);
}

function countForOthers(pos: Position, cell: Cell): void {
  const { memory } = pos;
  const middles = listMiddles(pos, cell);
  memory[MIDDLES] = middles;
  for (let i = 0; i < middles; i++) {
    const node = memory[MIDDLE + i];
    const stats = memory[STATS + node] + ONE_AROUND;
    if (isClosed(stats)) memory[DIRTY] |= CLOSED;
    memory[STATS + node] = stats;
  }
}

/**
 * Lists the middle features around a cell, row by row, and returns their number. Branch-free, to avoid mispredictions.
 */
function listMiddles(pos: Position, cell: Cell): number {
  const { memory, board, mask, frontierBase } = pos;
  const { middle } = pos.tables;
  let middles = 0;
  for (let i = 0; i < 8; i++) {
    const there = board[(cell + AROUND_STEPS[i]) & mask];
    // A mask: all bits set for a cell without a tile. What is written for a cell without a middle feature is
    // overwritten by the next cell, or lies behind the end of the list.
    const none = ((frontierBase - 1 - there) | (there - 1)) >> 31;
    const placed = memory[PLACED_FACE + ((there - 1) & ~none)];
    const feature = middle[(placed & FACE) >> 2] | none;
    memory[MIDDLE + middles] = nodeIn(placed, feature);
    middles += 1 + (feature >> 31);
  }
  return middles;
}

/** Counts the tiles around for the new tile's own middle feature, and marks the cells around as watched. */
function countForOwn(pos: Position, cell: Cell, node: number): void {
  const { memory, board, mask, frontierBase } = pos;
  let around = 0;
  for (let i = 0; i < 8; i++) {
    const index = (cell + AROUND_STEPS[i]) & mask;
    const there = board[index];
    watch(pos, index);
    if (there !== 0 && there < frontierBase) around++;
  }
  memory[STATS + node] += around * ONE_AROUND;
  if (isClosed(memory[STATS + node])) memory[DIRTY] |= CLOSED;
}

/** Marks a cell as lying around a middle feature. */
function watch(pos: Position, index: number): void {
  const at = watchAt(pos, index);
  pos.board[at] |= 1 << (index & 7);
}

/** Returns the board address of the byte with a cell's bit for lying around a middle feature; 8 cells share a byte. */
function watchAt(pos: Position, index: number): number {
  return pos.mask + 1 + (index >> 3);
}

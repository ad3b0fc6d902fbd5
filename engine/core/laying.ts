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
 * Lays a tile on an empty cell and joins its features to their neighbours'. Does not check that it fits: a tile that
 * does not breaks every later count.
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

/** Realms of one node each: nothing joined yet, everything open and without meeples, since memory behind the nodes is 0. */
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
 * Joins the realms that now face each other across a side; an empty neighbour learns what must lie there (D-2). `own`
 * is the word of the new tile. What its cell demanded gives the neighbours' sides, so that no neighbour need be read.
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
    closeEdge(pos, nodeIn(own, sideFeature[sides + side]), nodeIn(other, theirs));
  }
}

/** The place of the lowest bit that is set. */
function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The word of the tile that lies on a cell. */
function placedAt(pos: Position, cell: number): number {
  return pos.memory[PLACED_FACE + pos.board[cell & pos.mask] - 1];
}

/** The node of a feature, by the word of its placed tile. */
function nodeIn(placed: number, feature: number): Node {
  return ((placed >> FACE_BITS) + feature * NODE_WORDS) as Node;
}

/** Joins the meadows that face each other across the half edges (K-12). */
function meetHalves(pos: Position, cell: Cell, own: number, demands: number): void {
  for (let left = ~pos.tables.emptySides[demands] & 15; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    const other = placedAt(pos, cell + SIDE_STEPS[side]);
    meetHalf(pos, own, other, side << 1);
    meetHalf(pos, own, other, (side << 1) | 1);
  }
}

function meetHalf(pos: Position, own: number, other: number, half: number): void {
  const { halfFeature } = pos.tables;
  const feature = halfFeature[((own & FACE) << 3) | half];
  if (feature < 0) return;
  const theirs = halfFeature[((other & FACE) << 3) | facingHalf(half)];
  if (theirs >= 0) closeEdge(pos, nodeIn(own, feature), nodeIn(other, theirs));
}

function closeEdge(pos: Position, a: Node, b: Node): void {
  const { memory } = pos;
  const root = find(pos, a);
  const other = find(pos, b);
  if (root === other) {
    memory[STATS + root] -= TWO_ENDS;
    if (isClosed(memory[STATS + root])) memory[DIRTY] |= CLOSED;
  } else if (tilesOf(memory[STATS + root]) >= tilesOf(memory[STATS + other])) unite(pos, root, other);
  else unite(pos, other, root);
}

/** Joins the realm of one root to that of another, where two open ends met. */
function unite(pos: Position, root: Node, child: Node): void {
  const { memory } = pos;
  const a = memory[STATS + root];
  const b = memory[STATS + child];
  const shared = (a & b & TWIN) === 0 ? 0 : sharedTiles(pos, child, root);
  const stats = joinStats(a, b, shared) - TWO_ENDS;
  const held = memory[HELD + child];
  const links = memory[LINK + root];
  memory[STATS + root] = stats;
  // The two rings become one: each root takes over what came after the other.
  memory[LINK + root] = root | (memory[LINK + child] & ~PARENT);
  memory[LINK + child] = root | (links & ~PARENT);
  if (isClosed(stats)) memory[DIRTY] |= CLOSED;
  if (held === 0) return;
  if (memory[HELD + root] !== 0) memory[DIRTY] |= SHARED;
  memory[HELD + root] += held;
}

/** Tiles with segments in both realms: they count once (C-34, C-35, K-4). */
function sharedTiles(pos: Position, small: Node, large: Node): number {
  let shared = 0;
  let node = small;
  do {
    if (!hasTwin(pos, node, small, featureIndexOf(pos, node)) && hasTwin(pos, node, large, FEATURES)) shared++;
    node = nextInRealm(pos, node);
  } while (node !== small);
  return shared;
}

/** Whether another feature of the node's tile, of its kind and before `end`, belongs to the realm. */
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

/** Counts the new tile for the middle features around it, and the tiles around for its own (SW-48, CL-10). */
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

/** Lists the middle features around a cell, by row, and gives how many. Branch-free, so nothing is mispredicted. */
function listMiddles(pos: Position, cell: Cell): number {
  const { memory, board, mask, frontierBase } = pos;
  const { middle } = pos.tables;
  let middles = 0;
  for (let i = 0; i < 8; i++) {
    const there = board[(cell + AROUND_STEPS[i]) & mask];
    // All bits set for a cell without a tile. What is written for one is written over, or lies behind the list.
    const none = ((frontierBase - 1 - there) | (there - 1)) >> 31;
    const placed = memory[PLACED_FACE + ((there - 1) & ~none)];
    const feature = middle[(placed & FACE) >> 2] | none;
    memory[MIDDLE + middles] = nodeIn(placed, feature);
    middles += 1 + (feature >> 31);
  }
  return middles;
}

/** The tile's own middle feature counts the tiles around, and from now on watches the cells. */
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

/** Notes that a cell lies around a middle feature. */
function watch(pos: Position, index: number): void {
  const at = watchAt(pos, index);
  pos.board[at] |= 1 << (index & 7);
}

/** Where the board keeps the bit for whether a cell lies around a middle feature, with 7 others in its byte. */
function watchAt(pos: Position, index: number): number {
  return pos.mask + 1 + (index >> 3);
}

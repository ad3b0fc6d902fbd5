import { HALF_EDGES, SIDES } from '@asteroute/tiles';
import type { Cell, KindIndex, Node, PlaceRef, Rotation, TileIndex } from '../types.ts';
import * as geometry from './geometry.ts';
import { isClosed, joinLand, kindOfLand, ONE_AROUND, TWIN, TWO_ENDS, tilesOf } from './land.ts';
import { keepByte, keepWord, layout, type Position, placementAt, write } from './position.ts';

const {
  BOARD_MASK,
  CLOSED,
  FEATURES,
  FRONTIER,
  FRONTIER_BASE,
  BORDER,
  DEMAND_BITS,
  HELD,
  LAND,
  MET,
  MIDDLE,
  MIDDLES,
  LINK,
  LINK_BITS,
  PARENT,
  PLACED,
  PLACED_CELL,
  PLACED_FACE,
  STIRRED,
  WATCHED,
} = layout;
const { AROUND_STEPS, SIDE_STEPS, beside, facingHalf, opposite, xOf, yOf } = geometry;

export function nodeOf(placement: number, feature: number): Node {
  return (placement * FEATURES + feature) as Node;
}

export function tileAt(pos: Position, placement: number): TileIndex {
  return (pos.memory[PLACED_FACE + placement] >> 2) as TileIndex;
}

export function rotationAt(pos: Position, placement: number): Rotation {
  return (pos.memory[PLACED_FACE + placement] & 3) as Rotation;
}

export function cellOf(pos: Position, placement: number): Cell {
  return pos.memory[PLACED_CELL + placement] as Cell;
}

/**
 * Placement number of the tile on a cell that may lie anywhere, or -1. `placementAt` is for cells near the board: it
 * takes one that is far from it for another.
 */
export function placementOn(pos: Position, cell: Cell): number {
  const placement = placementAt(pos, cell);
  return placement >= 0 && cellOf(pos, placement) === cell ? placement : -1;
}

/** The feature of the tile tables that a node stands for. */
export function featureOf(pos: Position, node: Node) {
  const feature = pos.tables.features[tileAt(pos, node >> 3)][node & 7];
  if (feature === null || feature === undefined) throw new Error(`node ${node} is no feature`);
  return feature;
}

export function kindOf(pos: Position, node: Node): KindIndex {
  return kindOfLand(pos.memory[LAND + node]) as KindIndex;
}

/** The root of the realm that a node belongs to. */
export function find(pos: Position, node: Node): Node {
  const { memory } = pos;
  let n: number = node;
  let parent = memory[LINK + n] & PARENT;
  while (parent !== n) {
    n = parent;
    parent = memory[LINK + n] & PARENT;
  }
  return n as Node;
}

/** The node at a side of a placed tile, or -1 where nothing is. */
export function nodeAtSide(pos: Position, placement: number, side: number): Node | -1 {
  const feature = pos.tables.sideFeature[pos.memory[PLACED_FACE + placement] * 4 + side];
  return feature < 0 ? -1 : nodeOf(placement, feature);
}

/** The node that grows across a half edge of a placed tile, or -1. */
export function nodeAtHalf(pos: Position, placement: number, half: number): Node | -1 {
  const feature = pos.tables.halfFeature[pos.memory[PLACED_FACE + placement] * 8 + half];
  return feature < 0 ? -1 : nodeOf(placement, feature);
}

/** The node in the middle of a placed tile that counts the cells around, or -1. */
export function middleOf(pos: Position, placement: number): Node | -1 {
  const feature = pos.tables.middle[tileAt(pos, placement)];
  return feature < 0 ? -1 : nodeOf(placement, feature);
}

/**
 * Lays a tile on an empty cell and joins its features to their neighbours'. Does not check that it fits: a tile that
 * does not breaks every later count.
 */
export function layTile(pos: Position, cell: Cell, tile: TileIndex, rotation: Rotation): void {
  const { memory, tables } = pos;
  const placement = memory[PLACED];
  write(pos, PLACED, placement + 1);
  write(pos, STIRRED, memory[STIRRED] & ~CLOSED);
  memory[PLACED_CELL + placement] = cell;
  memory[PLACED_FACE + placement] = tile * 4 + rotation;
  leaveFrontier(pos, cell, placement);
  startRealms(pos, placement, tile);
  meetSides(pos, placement);
  if (tables.hasHalves) meetHalves(pos, placement);
  countAround(pos, placement);
}

/** The cell is no longer empty: the last of the frontier takes its place there. */
function leaveFrontier(pos: Position, cell: Cell, placement: number): void {
  const { memory, board } = pos;
  const index = cell & BOARD_MASK;
  const there = board[index];
  if (pos.journal !== null) keepByte(pos, index);
  board[index] = placement + 1;
  if (there === 0) return;
  const last = memory[FRONTIER] - 1;
  const moved = memory[BORDER + last];
  const at = there - FRONTIER_BASE;
  if (pos.journal !== null) keepFrontier(pos, at, last);
  memory[FRONTIER] = last;
  if (at === last) return;
  memory[BORDER + at] = moved;
  board[(moved >> DEMAND_BITS) & BOARD_MASK] = there;
}

function keepFrontier(pos: Position, at: number, last: number): void {
  keepWord(pos, FRONTIER);
  keepWord(pos, BORDER + at);
  keepByte(pos, (pos.memory[BORDER + last] >> DEMAND_BITS) & BOARD_MASK);
}

/** Realms of one node each: nothing joined yet, everything open. Nodes of no tile need no journal. */
function startRealms(pos: Position, placement: number, tile: TileIndex): void {
  const { memory, tables } = pos;
  const first = placement * FEATURES;
  const size = tables.sizes[tile];
  for (let f = 0; f < size; f++) {
    const node = first + f;
    memory[LINK + node] = node | (node << LINK_BITS);
    memory[LAND + node] = tables.land[tile * FEATURES + f];
    memory[HELD + node] = 0;
  }
}

/** Joins the realms that now face each other across a side; an empty neighbour learns what must lie there (D-2). */
function meetSides(pos: Position, placement: number): void {
  const { memory, board, tables } = pos;
  const cell = memory[PLACED_CELL + placement];
  const sides = memory[PLACED_FACE + placement] * 4;
  for (let side = 0; side < 4; side++) {
    const there = board[(cell + SIDE_STEPS[side]) & BOARD_MASK];
    if (there === 0 || there >= FRONTIER_BASE) {
      demandEdge(pos, cell + SIDE_STEPS[side], tables.demand[sides + side]);
      continue;
    }
    const feature = tables.sideFeature[sides + side];
    if (feature < 0) continue;
    const theirs = tables.sideFeature[memory[PLACED_FACE + there - 1] * 4 + opposite(side)];
    closeEdge(pos, nodeOf(placement, feature), nodeOf(there - 1, theirs));
  }
}

/** Adds a demand to an empty cell, which joins the frontier with the first. */
function demandEdge(pos: Position, cell: number, demand: number): void {
  const { memory, board } = pos;
  const index = cell & BOARD_MASK;
  const there = board[index];
  if (there !== 0) {
    const at = BORDER + there - FRONTIER_BASE;
    if (pos.journal !== null) keepWord(pos, at);
    memory[at] += demand;
    return;
  }
  const at = memory[FRONTIER];
  if (pos.journal !== null) keepNew(pos, at, index);
  memory[FRONTIER] = at + 1;
  memory[BORDER + at] = (cell << DEMAND_BITS) | demand;
  board[index] = at + FRONTIER_BASE;
}

function keepNew(pos: Position, at: number, index: number): void {
  keepWord(pos, FRONTIER);
  keepWord(pos, BORDER + at);
  keepByte(pos, index);
}

/** Joins the meadows that face each other across the half edges (K-12). */
function meetHalves(pos: Position, placement: number): void {
  const { memory, board } = pos;
  const cell = memory[PLACED_CELL + placement];
  for (let side = 0; side < 4; side++) {
    const there = board[(cell + SIDE_STEPS[side]) & BOARD_MASK];
    if (there === 0 || there >= FRONTIER_BASE) continue;
    meetHalf(pos, placement, there - 1, side << 1);
    meetHalf(pos, placement, there - 1, (side << 1) | 1);
  }
}

function meetHalf(pos: Position, placement: number, other: number, half: number): void {
  const { memory, tables } = pos;
  const feature = tables.halfFeature[(memory[PLACED_FACE + placement] << 3) | half];
  if (feature < 0) return;
  const theirs = tables.halfFeature[(memory[PLACED_FACE + other] << 3) | facingHalf(half)];
  if (theirs >= 0) closeEdge(pos, nodeOf(placement, feature), nodeOf(other, theirs));
}

function closeEdge(pos: Position, a: Node, b: Node): void {
  const { memory } = pos;
  const root = find(pos, a);
  const other = find(pos, b);
  if (root === other) {
    if (pos.journal !== null) keepWord(pos, LAND + root);
    memory[LAND + root] -= TWO_ENDS;
    if (isClosed(memory[LAND + root])) memory[STIRRED] |= CLOSED;
  } else if (tilesOf(memory[LAND + root]) >= tilesOf(memory[LAND + other])) unite(pos, root, other);
  else unite(pos, other, root);
}

/** Joins the realm of one root to that of another, where two open ends met. */
function unite(pos: Position, root: Node, child: Node): void {
  const { memory } = pos;
  const a = memory[LAND + root];
  const b = memory[LAND + child];
  const shared = (a & b & TWIN) === 0 ? 0 : sharedTiles(pos, child, root);
  const land = joinLand(a, b, shared) - TWO_ENDS;
  const held = memory[HELD + child];
  const links = memory[LINK + root];
  if (pos.journal !== null) keepUnion(pos, root, child);
  memory[LAND + root] = land;
  // The two rings become one: each root takes over what came after the other.
  memory[LINK + root] = root | (memory[LINK + child] & ~PARENT);
  memory[LINK + child] = root | (links & ~PARENT);
  if (isClosed(land)) memory[STIRRED] |= CLOSED;
  if (held === 0) return;
  if (memory[HELD + root] !== 0) memory[STIRRED] |= MET;
  memory[HELD + root] += held;
}

function keepUnion(pos: Position, root: Node, child: Node): void {
  keepWord(pos, LAND + root);
  keepWord(pos, HELD + root);
  keepWord(pos, LINK + root);
  keepWord(pos, LINK + child);
}

/** Tiles with segments in both realms: they count once (C-34, C-35, K-4). */
function sharedTiles(pos: Position, small: Node, large: Node): number {
  const { memory } = pos;
  let shared = 0;
  let node: number = small;
  do {
    if (!twinIn(pos, node, small, node & 7) && twinIn(pos, node, large, FEATURES)) shared++;
    node = memory[LINK + node] >> LINK_BITS;
  } while (node !== small);
  return shared;
}

/** Whether another feature of the node's tile, of its kind and before `end`, belongs to the realm. */
function twinIn(pos: Position, node: number, root: Node, end: number): boolean {
  const { memory, tables } = pos;
  const tile = memory[PLACED_FACE + (node >> 3)] >> 2;
  const lands = tile * FEATURES;
  const kind = kindOfLand(tables.land[lands + (node & 7)]);
  const stop = Math.min(end, tables.sizes[tile]);
  for (let f = 0; f < stop; f++) {
    const land = tables.land[lands + f];
    if (f === (node & 7) || land === 0 || kindOfLand(land) !== kind) continue;
    if (find(pos, ((node & ~7) + f) as Node) === root) return true;
  }
  return false;
}

/** Counts the new tile for the middle features around it, and the tiles around for its own (SW-48, CL-10). */
function countAround(pos: Position, placement: number): void {
  const { memory } = pos;
  const index = memory[PLACED_CELL + placement] & BOARD_MASK;
  const own = middleOf(pos, placement);
  write(pos, MIDDLES, 0);
  if (((memory[WATCHED + (index >> 5)] >> (index & 31)) & 1) !== 0) countForOthers(pos, placement);
  if (own >= 0) countForOwn(pos, own as Node);
}

function countForOthers(pos: Position, placement: number): void {
  const { memory, board } = pos;
  const cell = memory[PLACED_CELL + placement];
  let middles = 0;
  for (let i = 0; i < 8; i++) {
    const there = board[(cell + AROUND_STEPS[i]) & BOARD_MASK];
    if (there === 0 || there >= FRONTIER_BASE) continue;
    const node = middleOf(pos, there - 1);
    if (node < 0) continue;
    const land = memory[LAND + node] + ONE_AROUND;
    if (isClosed(land)) memory[STIRRED] |= CLOSED;
    write(pos, LAND + node, land);
    write(pos, MIDDLE + middles++, node);
  }
  memory[MIDDLES] = middles;
}

/** The tile's own middle feature counts the tiles around, and from now on watches the cells. */
function countForOwn(pos: Position, node: Node): void {
  const { memory, board } = pos;
  const cell = memory[PLACED_CELL + (node >> 3)];
  for (let i = 0; i < 8; i++) {
    const index = (cell + AROUND_STEPS[i]) & BOARD_MASK;
    const watched = WATCHED + (index >> 5);
    write(pos, watched, memory[watched] | (1 << (index & 31)));
    if (board[index] !== 0 && board[index] < FRONTIER_BASE) memory[LAND + node] += ONE_AROUND;
  }
  if (isClosed(memory[LAND + node])) memory[STIRRED] |= CLOSED;
}

/** The next node in the ring of a realm. */
export function nextInRealm(pos: Position, node: Node): Node {
  return (pos.memory[LINK + node] >> LINK_BITS) as Node;
}

/** Every node of a realm, from any of them. */
export function realmNodes(pos: Position, from: Node): Node[] {
  const nodes = [from];
  for (let n = nextInRealm(pos, from); n !== from; n = nextInRealm(pos, n)) nodes.push(n);
  return nodes;
}

/** The cells that count for a realm: each tile once; for a middle feature its own tile and those around it. */
export function realmCells(pos: Position, root: Node): Cell[] {
  const nodes = realmNodes(pos, root);
  const own = [...new Set(nodes.map((n) => cellOf(pos, n >> 3)))];
  if (pos.tables.kinds[kindOf(pos, root)].joins !== 'around') return own;
  return [...own, ...AROUND_STEPS.map((step) => beside(own[0], step)).filter((cell) => placementAt(pos, cell) >= 0)];
}

/** Whether nothing is left to add: no side faces an empty cell, no cell around is empty (SW-44, SW-46, SW-48, C-39). */
export function isComplete(pos: Position, root: Node): boolean {
  return isClosed(pos.memory[LAND + root]);
}

/** The name of the first side or half edge, in board directions, that a node touches; null in the middle. */
export function firstEdge(pos: Position, node: Node): string | null {
  const side = SIDES.findIndex((_, s) => nodeAtSide(pos, node >> 3, s) === node);
  if (side >= 0) return SIDES[side];
  return HALF_EDGES.find((_, half) => nodeAtHalf(pos, node >> 3, half) === node) ?? null;
}

/** A node in words that leave the engine. */
export function placeRef(pos: Position, node: Node): PlaceRef {
  const cell = cellOf(pos, node >> 3);
  const kind = pos.tables.kinds[kindOf(pos, node)].name;
  return { kind, x: xOf(cell), y: yOf(cell), side: firstEdge(pos, node) };
}

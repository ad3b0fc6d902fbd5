import { HALF_EDGES, SIDES } from '@asteroute/tiles';
import { AROUND_STEPS, across, beside, facingHalf, opposite, xOf, yOf } from './geometry.ts';
import { type Position, placementAt } from './position.ts';
import { FEATURES } from './tileset.ts';
import type { Cell, KindIndex, Node, PlaceRef, Rotation, TileIndex } from './types.ts';

export function nodeOf(placement: number, feature: number): Node {
  return (placement * FEATURES + feature) as Node;
}

/** The feature of the tile tables that a node stands for. */
export function featureOf(pos: Position, node: Node) {
  const feature = pos.tables.features[pos.placedTile[node >> 3]][node & 7];
  if (feature === null || feature === undefined) throw new Error(`node ${node} is no feature`);
  return feature;
}

export function kindOf(pos: Position, node: Node): KindIndex {
  return featureOf(pos, node).kind;
}

/** The root of the realm that a node belongs to. */
export function find(pos: Position, node: Node): Node {
  let n: number = node;
  while (pos.parent[n] !== n) n = pos.parent[n];
  return n as Node;
}

/** Index into the side tables of a placed tile's side. */
function sideIndex(pos: Position, placement: number, side: number): number {
  return pos.placedTile[placement] * 16 + pos.placedRotation[placement] * 4 + side;
}

/** The node at a side of a placed tile, or -1 where nothing is. */
export function nodeAtSide(pos: Position, placement: number, side: number): Node | -1 {
  const feature = pos.tables.sideFeature[sideIndex(pos, placement, side)];
  return feature < 0 || pos.tables.features[pos.placedTile[placement]][feature] === null
    ? -1
    : nodeOf(placement, feature);
}

/** The node that grows across a half edge of a placed tile, or -1. */
export function nodeAtHalf(pos: Position, placement: number, half: number): Node | -1 {
  const index = pos.placedTile[placement] * 32 + pos.placedRotation[placement] * 8 + half;
  const feature = pos.tables.halfFeature[index];
  return feature < 0 ? -1 : nodeOf(placement, feature);
}

/** What lies at a side of a placed tile, as a code that a neighbour must equal (SW-16, D-2). */
export function codeAtSide(pos: Position, placement: number, side: number): number {
  return pos.tables.sideCode[sideIndex(pos, placement, side)];
}

/** The node in the middle of the tile on a cell that counts the cells around, or -1. */
export function middleNode(pos: Position, cell: Cell): Node | -1 {
  const placement = placementAt(pos, cell);
  const feature = placement < 0 ? -1 : pos.tables.middle[pos.placedTile[placement]];
  return feature < 0 ? -1 : nodeOf(placement, feature);
}

/**
 * Lays a tile on an empty cell and joins its features to their neighbours'. Does not check that it fits: a tile that
 * does not breaks every later count.
 */
export function layTile(pos: Position, cell: Cell, tile: TileIndex, rotation: Rotation): void {
  const placement = pos.placed++;
  pos.board[cell] = placement + 1;
  pos.placedCell[placement] = cell;
  pos.placedTile[placement] = tile;
  pos.placedRotation[placement] = rotation;
  pos.tables.features[tile].forEach((_, feature) => {
    startRealm(pos, nodeOf(placement, feature));
  });
  for (let side = 0; side < 4; side++) joinAcross(pos, placement, side);
  for (let half = 0; half < 8; half++) joinHalves(pos, placement, half);
  countAround(pos, cell);
}

/** A realm of one node: nothing joined yet, everything open. */
function startRealm(pos: Position, node: Node): void {
  const feature = pos.tables.features[pos.placedTile[node >> 3]][node & 7];
  if (feature === null) return;
  const around = pos.tables.kinds[feature.kind].joins === 'around';
  pos.parent[node] = node;
  pos.next[node] = node;
  pos.tiles[node] = 1;
  pos.open[node] = around ? AROUND_STEPS.length : feature.edges;
  pos.bonus[node] = feature.bonus;
  pos.symbols[node] = feature.symbols;
  pos.held[node] = 0;
}

/** Closes the two sides that now face each other and joins their realms. */
function joinAcross(pos: Position, placement: number, side: number): void {
  const neighbour = placementAt(pos, across(pos.placedCell[placement] as Cell, side));
  if (neighbour >= 0) closeEdge(pos, nodeAtSide(pos, placement, side), nodeAtSide(pos, neighbour, opposite(side)));
}

/** The same for the meadows at a half edge (K-12). */
function joinHalves(pos: Position, placement: number, half: number): void {
  const neighbour = placementAt(pos, across(pos.placedCell[placement] as Cell, half >> 1));
  if (neighbour >= 0) closeEdge(pos, nodeAtHalf(pos, placement, half), nodeAtHalf(pos, neighbour, facingHalf(half)));
}

function closeEdge(pos: Position, a: Node | -1, b: Node | -1): void {
  if (a < 0 || b < 0) return;
  pos.open[unite(pos, a as Node, b as Node)] -= 2;
}

/** Counts the new tile for the middle features around it, and the tiles around for its own (SW-48). */
function countAround(pos: Position, cell: Cell): void {
  const own = middleNode(pos, cell);
  for (const step of AROUND_STEPS) {
    const other = beside(cell, step);
    if (pos.board[other] === 0) continue;
    if (own >= 0) countTile(pos, own as Node);
    const node = middleNode(pos, other);
    if (node >= 0) countTile(pos, node as Node);
  }
}

function countTile(pos: Position, node: Node): void {
  pos.tiles[node]++;
  pos.open[node]--;
}

/** Joins two realms, the smaller into the larger, and returns the root. */
function unite(pos: Position, a: Node, b: Node): Node {
  const ra = find(pos, a);
  const rb = find(pos, b);
  if (ra === rb) return ra;
  const [root, child] = pos.tiles[ra] >= pos.tiles[rb] ? [ra, rb] : [rb, ra];
  pos.tiles[root] += pos.tiles[child] - sharedTiles(pos, child, root);
  pos.open[root] += pos.open[child];
  pos.bonus[root] += pos.bonus[child];
  pos.symbols[root] |= pos.symbols[child];
  pos.held[root] += pos.held[child];
  pos.parent[child] = root;
  const swap = pos.next[root];
  pos.next[root] = pos.next[child];
  pos.next[child] = swap;
  return root;
}

/** Tiles with segments in both realms: they count once (C-34, C-35, K-4). */
function sharedTiles(pos: Position, small: Node, large: Node): number {
  let shared = 0;
  for (const node of realmNodes(pos, small)) {
    if (isFirstOfTile(pos, node, small) && twinIn(pos, node, large, FEATURES)) shared++;
  }
  return shared;
}

/** Whether no earlier feature of the node's tile lies in the same realm, so that each tile is met once. */
function isFirstOfTile(pos: Position, node: Node, root: Node): boolean {
  return !twinIn(pos, node, root, node & 7);
}

/** Whether another feature of the node's tile, of its kind and before `end`, belongs to the realm. */
function twinIn(pos: Position, node: Node, root: Node, end: number): boolean {
  const list = pos.tables.features[pos.placedTile[node >> 3]];
  for (let f = 0; f < Math.min(end, list.length); f++) {
    const other = nodeOf(node >> 3, f);
    if (other !== node && list[f]?.kind === list[node & 7]?.kind && find(pos, other) === root) return true;
  }
  return false;
}

/** Every node of a realm, from any of them. */
export function realmNodes(pos: Position, from: Node): Node[] {
  const nodes = [from];
  for (let n = pos.next[from]; n !== from; n = pos.next[n]) nodes.push(n as Node);
  return nodes;
}

/** The cells that count for a realm: each tile once; for a middle feature its own tile and those around it. */
export function realmCells(pos: Position, root: Node): Cell[] {
  const nodes = realmNodes(pos, root);
  const own = [...new Set(nodes.map((n) => pos.placedCell[n >> 3] as Cell))];
  if (pos.tables.kinds[kindOf(pos, root)].joins !== 'around') return own;
  return [...own, ...AROUND_STEPS.map((step) => beside(own[0], step)).filter((cell) => pos.board[cell] !== 0)];
}

/** Whether nothing is left to add: no side faces an empty cell, no cell around is empty (SW-44, SW-46, SW-48, C-39). */
export function isComplete(pos: Position, root: Node): boolean {
  return pos.open[root] === 0;
}

/** The name of the first side or half edge, in board directions, that a node touches; null in the middle. */
export function firstEdge(pos: Position, node: Node): string | null {
  const side = SIDES.findIndex((_, s) => nodeAtSide(pos, node >> 3, s) === node);
  if (side >= 0) return SIDES[side];
  return HALF_EDGES.find((_, half) => nodeAtHalf(pos, node >> 3, half) === node) ?? null;
}

/** A node in words that leave the engine. */
export function placeRef(pos: Position, node: Node): PlaceRef {
  const cell = pos.placedCell[node >> 3] as Cell;
  const kind = pos.tables.kinds[kindOf(pos, node)].name;
  return { kind, x: xOf(cell), y: yOf(cell), side: firstEdge(pos, node) };
}

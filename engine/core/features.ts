import { HALF_EDGES, SIDES } from '@asteroute/tiles';
import * as geometry from '../vocabulary/geometry.ts';
import type {
  Cell,
  FeatureIndex,
  FeatureStats,
  KindIndex,
  Node,
  Placement,
  PlaceRef,
  Rotation,
  TileIndex,
} from '../vocabulary/types.ts';
import * as featureStats from './feature-stats.ts';
import { layout } from './layout.ts';
import type { Position } from './position.ts';
import * as position from './position.ts';

const { AROUND_STEPS, beside, xOf, yOf } = geometry;
const { isClosed, kindOfStats } = featureStats;
const { placementAt } = position;

const {
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
  PLACED_CELL,
  PLACED_FACE,
  STATS,
} = layout;

/** The node of a feature of a placed tile. */
export function nodeOf(pos: Position, placement: Placement, feature: FeatureIndex): Node {
  return ((pos.memory[PLACED_FACE + placement] >> FACE_BITS) + feature * NODE_WORDS) as Node;
}

/** The placed tile that a node belongs to. */
export function placementOf(pos: Position, node: Node): Placement {
  return (pos.memory[FEATURE + node] & PARENT) >> 3;
}

/** Returns the index of a node's feature on its tile. */
export function featureIndexOf(pos: Position, node: Node): FeatureIndex {
  return pos.memory[FEATURE + node] & 7;
}

/** Returns a placed tile and its rotation as one number, by which the tables of `CompiledTiles` are indexed. */
export function faceAt(pos: Position, placement: Placement): number {
  return pos.memory[PLACED_FACE + placement] & FACE;
}

/** The kind of tile that was placed, whatever its rotation. */
export function tileAt(pos: Position, placement: Placement): TileIndex {
  return (pos.memory[PLACED_FACE + placement] & FACE) >> 2;
}

export function rotationAt(pos: Position, placement: Placement): Rotation {
  return (pos.memory[PLACED_FACE + placement] & 3) as Rotation;
}

/** Where the tile lies; `coordinates` gives x and y. */
export function cellOf(pos: Position, placement: Placement): Cell {
  return pos.memory[PLACED_CELL + placement] as Cell;
}

/** The cell of the tile that a node is on. */
export function cellOfNode(pos: Position, node: Node): Cell {
  return cellOf(pos, placementOf(pos, node));
}

/** Cell of the tile placed last. */
export function lastCell(pos: Position): Cell {
  return cellOf(pos, pos.lastPlacement);
}

/**
 * Returns the tile on any cell, or -1. `placementAt` is faster, but confuses cells that are far from the board with
 * cells on it.
 */
export function placementOn(pos: Position, cell: Cell): Placement | -1 {
  const placement = placementAt(pos, cell);
  return placement >= 0 && cellOf(pos, placement) === cell ? placement : -1;
}

/** Whether a number from outside the engine is the node of a feature of a placed tile. */
export function isNode(pos: Position, node: number): node is Node {
  if (node < 0 || node >= pos.memory[NEXT_NODE] || node % NODE_WORDS !== 0) return false;
  return pos.memory[STATS + node] !== 0;
}

export function featureOf(pos: Position, node: Node): NonNullable<Position['tables']['features'][number][number]> {
  const feature = pos.tables.features[tileAt(pos, placementOf(pos, node))][featureIndexOf(pos, node)];
  if (feature === null || feature === undefined) throw new Error(`node ${node} is no feature`);
  return feature;
}

/** The index of a feature's kind in `Ruleset.kinds`, given any of its nodes. */
export function kindOf(pos: Position, node: Node): KindIndex {
  return kindOfStats(pos.memory[STATS + node]);
}

/** Returns the stats of a realm, given its root. */
export function statsOf(pos: Position, root: Node): FeatureStats {
  return pos.memory[STATS + root];
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

/** Returns the node at a side of a placed tile, or -1 if no feature reaches that side. */
export function nodeAtSide(pos: Position, placement: Placement, side: number): Node | -1 {
  const feature = pos.tables.sideFeature[(pos.memory[PLACED_FACE + placement] & FACE) * 4 + side];
  return feature < 0 ? -1 : nodeOf(pos, placement, feature);
}

/** Returns the node that joins across a half edge of a placed tile, or -1. */
export function nodeAtHalf(pos: Position, placement: Placement, half: number): Node | -1 {
  const feature = pos.tables.halfFeature[(pos.memory[PLACED_FACE + placement] & FACE) * 8 + half];
  return feature < 0 ? -1 : nodeOf(pos, placement, feature);
}

/** Returns the node of a placed tile's middle feature, which counts the cells around it, or -1. */
export function middleOf(pos: Position, placement: Placement): Node | -1 {
  const feature = pos.tables.middle[tileAt(pos, placement)];
  return feature < 0 ? -1 : nodeOf(pos, placement, feature);
}

/** The next node in the ring of a realm. */
export function nextInRealm(pos: Position, node: Node): Node {
  return (pos.memory[LINK + node] >> LINK_BITS) as Node;
}

/** Returns every node of a realm, given any one of them. */
export function realmNodes(pos: Position, from: Node): Node[] {
  const nodes = [from];
  for (let n = nextInRealm(pos, from); n !== from; n = nextInRealm(pos, n)) nodes.push(n);
  return nodes;
}

/** The cells that count for a realm: each tile once; for a middle feature its own tile and those around it. */
export function realmCells(pos: Position, root: Node): Cell[] {
  const nodes = realmNodes(pos, root);
  const own = [...new Set(nodes.map((n) => cellOfNode(pos, n)))];
  if (pos.tables.kinds[kindOf(pos, root)].joins !== 'around') return own;
  return [...own, ...AROUND_STEPS.map((step) => beside(own[0], step)).filter((cell) => placementAt(pos, cell) >= 0)];
}

/** Whether a realm is complete: no side faces an empty cell, no cell around is empty (SW-44, SW-46, SW-48, C-39). */
export function isComplete(pos: Position, root: Node): boolean {
  return isClosed(pos.memory[STATS + root]);
}

/** The name of the first side or half edge, in board directions, that a node touches; null in the middle. */
function firstEdge(pos: Position, node: Node): string | null {
  const side = SIDES.findIndex((_, s) => nodeAtSide(pos, placementOf(pos, node), s) === node);
  if (side >= 0) return SIDES[side];
  return HALF_EDGES.find((_, half) => nodeAtHalf(pos, placementOf(pos, node), half) === node) ?? null;
}

/** Describes a node by its kind, cell and first side, for use outside the engine. */
export function placeRef(pos: Position, node: Node): PlaceRef {
  const cell = cellOfNode(pos, node);
  const kind = pos.tables.kinds[kindOf(pos, node)].name;
  return { kind, x: xOf(cell), y: yOf(cell), side: firstEdge(pos, node) };
}

/** Returns how many middle features lie on the cells around the tile placed last. */
export function middleCount(pos: Position): number {
  return pos.memory[MIDDLES];
}

/** Returns the middle feature with this index among those around the tile placed last, row by row. */
export function middleAround(pos: Position, index: number): Node {
  return pos.memory[MIDDLE + index] as Node;
}

/**
 * Returns the feature with this index at the sides of a placed tile, in the order of battles and scorings (C-17); -1
 * after the last.
 */
export function nodeInOrder(pos: Position, placement: Placement, index: number): Node | -1 {
  const feature = pos.tables.byKind[(pos.memory[PLACED_FACE + placement] & FACE) * 4 + index];
  return feature < 0 ? -1 : nodeOf(pos, placement, feature);
}

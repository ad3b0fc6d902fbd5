/** For tests only: recomputes from all tiles what a position updates incrementally. */
import { expect } from 'vitest';
import { bonusOf, openOf, symbolsOf, tilesOf } from '../core/feature-stats.ts';
import {
  cellOf,
  cellOfNode,
  featureOf,
  find,
  kindOf,
  middleAround,
  middleCount,
  middleOf,
  nodeAtHalf,
  nodeAtSide,
  nodeOf,
  placementOf,
  realmNodes,
  statsOf,
  tileAt,
} from '../core/features.ts';
import { figuresOn, isShared, strengthOf } from '../core/figures.ts';
import { type Position, placementAt, sideOfFigure } from '../core/position.ts';
import { AROUND_STEPS, across, beside, opposite } from '../vocabulary/geometry.ts';
import type { Cell, Figure, Node, SideIndex } from '../vocabulary/types.ts';

/** The middle features around the tile placed last. */
function middles(pos: Position): Node[] {
  return Array.from({ length: middleCount(pos) }, (_, i) => middleAround(pos, i));
}

/** Every feature of every placed tile. */
export function allNodes(pos: Position): Node[] {
  return Array.from({ length: pos.placed }, (_, p) => p).flatMap((p) =>
    pos.tables.features[tileAt(pos, p)].flatMap((feature, f) => (feature === null ? [] : [nodeOf(pos, p, f)])),
  );
}

/** Compares the middle features around the tile placed last with those found by looking at the cells around it. */
export function checkMiddles(pos: Position): void {
  const cell = cellOf(pos, pos.lastPlacement);
  const around = AROUND_STEPS.map((step) => placementAt(pos, beside(cell, step)))
    .filter((placement) => placement >= 0)
    .map((placement) => middleOf(pos, placement))
    .filter((node) => node >= 0);
  expect(middles(pos)).toEqual(around);
}

/** Compares every realm (tiles, open ends, symbols, figures) with one found by flood fill over the board. */
export function checkRealms(pos: Position): void {
  const left = new Set(allNodes(pos));
  const floods: Node[][] = [];
  for (const from of left) {
    const nodes = flood(pos, from);
    for (const node of nodes) left.delete(node);
    floods.push(nodes);
  }
  // One comparison for the whole board, because a comparison per realm would cost more than the flood fill.
  expect(floods.map(([from]) => keptRealm(pos, find(pos, from)))).toEqual(
    floods.map((nodes) => countedRealm(pos, nodes)),
  );
}

/** Returns what a position stores about a realm. */
function keptRealm(pos: Position, root: Node): object {
  const stats = statsOf(pos, root);
  return {
    nodes: sorted(realmNodes(pos, root)),
    tiles: tilesOf(stats),
    open: openOf(stats),
    bonus: bonusOf(stats),
    symbols: symbolsOf(stats),
    figures: figuresOn(pos, root),
    strengths: allSides(pos).map((side) => strengthOf(pos, root, side)),
    shared: isShared(pos, root),
  };
}

/** Computes the same values from the nodes found by flood fill. */
function countedRealm(pos: Position, nodes: readonly Node[]): object {
  const features = nodes.map((node) => featureOf(pos, node));
  const [tiles, open] = extent(pos, nodes);
  const figures = [...pos.figureNode.keys()].filter((f) => nodes.includes(pos.figureNode[f] as Node));
  return {
    nodes: sorted(nodes),
    tiles,
    open,
    bonus: features.reduce((sum, f) => sum + f.bonus, 0),
    symbols: features.reduce((mask, f) => mask | f.symbols, 0),
    figures,
    strengths: allSides(pos).map((side) => strengthIn(pos, figures, side)),
    shared: new Set(figures.map((f) => sideOfFigure(pos, f))).size > 1,
  };
}

const sorted = (nodes: readonly Node[]): Node[] => [...nodes].sort((a, b) => a - b);

const allSides = (pos: Position): SideIndex[] => Array.from({ length: pos.figureTable.sides }, (_, side) => side);

/** Returns all nodes connected to a node, found by looking across edges. */
function flood(pos: Position, from: Node): Node[] {
  const found = [from];
  for (const node of found) {
    for (const next of neighbours(pos, node)) if (!found.includes(next)) found.push(next);
  }
  return found;
}

function neighbours(pos: Position, node: Node): Node[] {
  const [placement, cell] = [placementOf(pos, node), cellOfNode(pos, node)] as const;
  const sides = [0, 1, 2, 3].flatMap((side) => {
    const other = placementAt(pos, across(cell, side));
    return other >= 0 && nodeAtSide(pos, placement, side) === node ? [nodeAtSide(pos, other, opposite(side))] : [];
  });
  const halves = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((half) => {
    const other = placementAt(pos, across(cell, half >> 1));
    const facing = [5, 4, 7, 6, 1, 0, 3, 2][half];
    return other >= 0 && nodeAtHalf(pos, placement, half) === node ? [nodeAtHalf(pos, other, facing)] : [];
  });
  return [...sides, ...halves].filter((other): other is Node => other >= 0);
}

/**
 * Returns tiles and open ends; for a middle feature, its own tile with those around it, and the empty cells around it.
 */
function extent(pos: Position, nodes: readonly Node[]): [number, number] {
  const isEmpty = (at: Cell) => placementAt(pos, at) < 0;
  const cell = cellOfNode(pos, nodes[0]);
  if (middleOf(pos, placementAt(pos, cell)) === nodes[0]) {
    const empty = AROUND_STEPS.filter((way) => isEmpty(beside(cell, way))).length;
    return [9 - empty, empty];
  }
  const open = nodes.flatMap((node) => {
    const at = cellOfNode(pos, node);
    const sides = [0, 1, 2, 3].filter((side) => nodeAtSide(pos, placementOf(pos, node), side) === node);
    const halves = [0, 1, 2, 3, 4, 5, 6, 7].filter((half) => nodeAtHalf(pos, placementOf(pos, node), half) === node);
    return [...sides, ...halves.map((half) => half >> 1)].map((side) => across(at, side)).filter(isEmpty);
  });
  const tiles = new Set(nodes.map((node) => placementOf(pos, node)));
  return [pos.tables.kinds[kindOf(pos, nodes[0])].paysTiles ? tiles.size : nodes.length, open.length];
}

function strengthIn(pos: Position, figures: readonly Figure[], side: SideIndex): number {
  const own = figures.filter((figure) => sideOfFigure(pos, figure) === side);
  return own.reduce((sum, figure) => sum + pos.figureTable.strength[figure], 0);
}

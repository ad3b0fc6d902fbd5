import {
  cellOf,
  cellOfNode,
  kindOf,
  middleOf,
  nodeAtHalf,
  nodeAtSide,
  placementOf,
  placementOn,
  placeRef,
  realmNodes,
  rotationAt,
  tileAt,
} from '../core/features.ts';
import type { Position } from '../core/position.ts';
import type { CompiledTiles } from '../core/tileset.ts';
import { placements } from '../play/legal.ts';
import type { Game } from '../play/play.ts';
import type { PlaceMove } from '../ruleset/moves.ts';
import { AROUND_STEPS, across, beside, cellAt, coordinates, opposite } from '../vocabulary/geometry.ts';
import type { Cell, Coordinates, Node, PlaceRef, Rotation, TileIndex } from '../vocabulary/types.ts';

const SIDES = [0, 1, 2, 3] as const;

/** A side of a placed tile that faces a given cell. */
export interface Edge extends Coordinates {
  /** The side of the tile at (x, y), 0 for north, clockwise. */
  readonly side: number;
  /** The kind of feature that reaches the side, or null for open ground. */
  readonly kind: string | null;
}

/**
 * Returns the placements that would be legal now if a tile of this kind had been drawn, whatever tile is in hand
 * (SW-16, D-2, K-16, K-17).
 */
export function fits(game: Game, tile: TileIndex): PlaceMove[] {
  return placements(game.rules, game.position, tile);
}

/** Returns the empty cells beside placed tiles, each once, ordered by the first tile placed beside them. */
export function emptyCells({ position: pos }: Game): Coordinates[] {
  const cells = Array.from(pos.placedCell, (_, placement) => cellOf(pos, placement));
  const beside = cells.flatMap((cell) => SIDES.map((side) => across(cell, side)));
  return [...new Set(beside)].filter((cell) => placementOn(pos, cell) < 0).map(coordinates);
}

/** Returns the sides of placed tiles that face a cell, which a tile there has to match (D-2). */
export function edgesAround({ position: pos }: Game, { x, y }: Coordinates): Edge[] {
  return SIDES.flatMap((side) => edgeFacing(pos, cellAt(x, y), side) ?? []);
}

/** Returns the side of the neighbouring tile that faces a side of a cell, or null if no tile lies there. */
export function edgeFacing(pos: Position, cell: Cell, side: number): Edge | null {
  const there = across(cell, side);
  const placement = placementOn(pos, there);
  if (placement < 0) return null;
  const kind = shownAt(pos.tables, tileAt(pos, placement), rotationAt(pos, placement), opposite(side));
  return { ...coordinates(there), side: opposite(side), kind };
}

/** Returns the kind of feature that a tile in this rotation shows at a side, or null for open ground. */
export function shownAt(tables: CompiledTiles, tile: TileIndex, rotation: Rotation, side: number) {
  const code = tables.sideCode[(tile * 4 + rotation) * 4 + side];
  return code === 0 ? null : tables.kinds[code - 1].name;
}

/**
 * Returns the empty cells that a realm still needs: those that its open ends face, or those around it (SW-44, SW-46,
 * SW-48).
 */
export function realmGaps(pos: Position, root: Node): Coordinates[] {
  const around = pos.tables.kinds[kindOf(pos, root)].joins === 'around';
  const cells = around ? cellsAround(cellOfNode(pos, root)) : realmNodes(pos, root).flatMap((n) => facedCells(pos, n));
  return [...new Set(cells)].filter((cell) => placementOn(pos, cell) < 0).map(coordinates);
}

/** The cells across the sides and half edges that a feature touches. */
function facedCells(pos: Position, node: Node): Cell[] {
  const placement = placementOf(pos, node);
  const touches = (side: number) =>
    nodeAtSide(pos, placement, side) === node ||
    nodeAtHalf(pos, placement, 2 * side) === node ||
    nodeAtHalf(pos, placement, 2 * side + 1) === node;
  return SIDES.filter(touches).map((side) => across(cellOf(pos, placement), side));
}

function cellsAround(cell: Cell): Cell[] {
  return AROUND_STEPS.map((step) => beside(cell, step));
}

/**
 * Returns for each side N, E, S, W of a tile in this rotation the index of the feature that reaches it in the tile's
 * data, or -1.
 */
export function featuresBySide({ rules }: Game, tile: TileIndex, rotation: Rotation): number[] {
  return SIDES.map((side) => rules.tables.sideFeature[(tile * 4 + rotation) * 4 + side]);
}

/** Returns the features around a cell that count a tile there: planets, abbeys and the like (SW-48, CL-10). */
export function middlesAround({ position: pos }: Game, { x, y }: Coordinates): PlaceRef[] {
  const around = cellsAround(cellAt(x, y)).map((cell) => placementOn(pos, cell));
  const middles = around.filter((placement) => placement >= 0).map((placement) => middleOf(pos, placement));
  return middles.filter((node): node is Node => node >= 0).map((node) => placeRef(pos, node));
}

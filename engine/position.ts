import { BOARD_CELLS } from './geometry.ts';
import { type CompiledTiles, FEATURES } from './tileset.ts';
import type { Cell, Figure, MeepleIndex, Phase, Seat, SideIndex, TileIndex } from './types.ts';

/** Whose each figure is and what kind of meeple: fixed for a game, indexed by `Figure`. */
export interface Crew {
  readonly seat: Uint8Array;
  readonly meeple: Uint8Array;
  /** Names of the meeple kinds. */
  readonly meepleNames: readonly string[];
  /** The side that each seat collects for. */
  readonly sideOf: Uint8Array;
  readonly sides: number;
}

/**
 * The state of a game as typed arrays, changed only through the functions of `features`, `figures` and `turn`. The
 * first two members are shared between all positions of a game and never change; the rest is copied by `clonePosition`.
 *
 * A *realm* is a set of joined nodes (union-find). Its root carries: `tiles` (distinct tiles; for a middle feature, its
 * own tile and those around), `open` (sides or half edges that face an empty cell, or empty cells around), `bonus` (symbols or
 * shields), `symbols` (bit per faction) and `held` (figures on it).
 */
export interface Position {
  readonly tables: CompiledTiles;
  readonly crew: Crew;

  phase: Phase;
  seat: Seat;
  /** The tile in hand, or -1. */
  drawn: TileIndex | -1;
  /** Tiles in the stack. */
  stackSize: number;
  placed: number;

  /** Stack: how many tiles of each kind are left. The order is chance and is not known here. */
  readonly stack: Uint8Array;
  /** Placement number + 1 of the tile on a cell; 0 when empty. */
  readonly board: Uint8Array;
  readonly placedCell: Uint16Array;
  readonly placedTile: Uint8Array;
  readonly placedRotation: Uint8Array;

  readonly parent: Uint16Array;
  /** Ring of the nodes of a realm. */
  readonly next: Uint16Array;
  readonly tiles: Uint8Array;
  readonly open: Uint16Array;
  readonly bonus: Uint8Array;
  readonly symbols: Uint8Array;
  readonly held: Uint8Array;

  /** Node that each figure stands on, or -1 in its owner's reserve. */
  readonly figureNode: Int16Array;
  readonly scores: Int16Array;
  /** Words owned by rule modules. */
  readonly slots: Int16Array;
}

/** An empty board with a full stack and all figures in reserve. */
export function createPosition(tables: CompiledTiles, crew: Crew, slots: number): Position {
  const tiles = tables.tiles.reduce((sum, tile) => sum + tile.count, 0);
  const nodes = tiles * FEATURES;
  return {
    tables,
    crew,
    phase: 'draw',
    seat: 0,
    drawn: -1,
    stackSize: tables.stack.reduce((sum, n) => sum + n, 0),
    placed: 0,
    stack: tables.stack.slice(),
    board: new Uint8Array(BOARD_CELLS),
    placedCell: new Uint16Array(tiles),
    placedTile: new Uint8Array(tiles),
    placedRotation: new Uint8Array(tiles),
    parent: new Uint16Array(nodes),
    next: new Uint16Array(nodes),
    tiles: new Uint8Array(nodes),
    open: new Uint16Array(nodes),
    bonus: new Uint8Array(nodes),
    symbols: new Uint8Array(nodes),
    held: new Uint8Array(nodes),
    figureNode: new Int16Array(crew.seat.length).fill(-1),
    scores: new Int16Array(crew.sides),
    slots: new Int16Array(slots),
  };
}

/** An independent copy: changing one never changes the other. */
export function clonePosition(pos: Position): Position {
  return {
    ...pos,
    stack: pos.stack.slice(),
    board: pos.board.slice(),
    placedCell: pos.placedCell.slice(),
    placedTile: pos.placedTile.slice(),
    placedRotation: pos.placedRotation.slice(),
    parent: pos.parent.slice(),
    next: pos.next.slice(),
    tiles: pos.tiles.slice(),
    open: pos.open.slice(),
    bonus: pos.bonus.slice(),
    symbols: pos.symbols.slice(),
    held: pos.held.slice(),
    figureNode: pos.figureNode.slice(),
    scores: pos.scores.slice(),
    slots: pos.slots.slice(),
  };
}

/** Placement number of the tile on a cell, or -1. */
export function placementAt(pos: Position, cell: Cell): number {
  return pos.board[cell] - 1;
}

/** Cell of the tile placed last. */
export function lastCell(pos: Position): Cell {
  return pos.placedCell[pos.placed - 1] as Cell;
}

/** The side a figure fights and scores for. */
export function sideOfFigure(pos: Position, figure: Figure): SideIndex {
  return pos.crew.sideOf[pos.crew.seat[figure]];
}

/** A figure of this kind in the seat's reserve, or -1. */
export function reserveFigure(pos: Position, seat: Seat, meeple: MeepleIndex): Figure | -1 {
  const { crew, figureNode } = pos;
  for (let f = 0; f < figureNode.length; f++) {
    if (figureNode[f] < 0 && crew.seat[f] === seat && crew.meeple[f] === meeple) return f as Figure;
  }
  return -1;
}

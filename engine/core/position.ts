import {
  type Cell,
  type Figure,
  type FigureTable,
  type MeepleIndex,
  PHASE_NUMBERS,
  PHASES,
  type Phase,
  type PhaseNumber,
  type Placement,
  type Seat,
  type SideIndex,
  type TileIndex,
} from '../vocabulary/types.ts';
import { layout } from './layout.ts';
import { Snapshots } from './snapshots.ts';
import type { CompiledTiles } from './tileset.ts';

const {
  AGAIN,
  CLOSED,
  DIRTY,
  DRAWN,
  EXTRA,
  FIGURE_NODE,
  HELD_MASK,
  MAX_FIGURES,
  MAX_SEATS,
  MAX_TILE_KINDS,
  MEEPLES,
  NEXT_NODE,
  PHASE,
  PUT_BACK,
  PLACED,
  PLACED_CELL,
  RESERVE,
  SCORES,
  SEAT,
  SHARED,
  SLOTS,
  STACK,
  STACK_SIZE,
} = layout;
const { draw: DRAW, place: PLACE, roll: ROLL, over: OVER } = PHASE_NUMBERS;
/** Words that the modules of a game may own together. */
export const { MAX_SLOTS } = layout;

/**
 * The state of a game in one stretch of memory, which only the files of this folder address. `tables` and
 * `figureTable` are shared between all positions of a game and never change.
 */
export class Position {
  readonly tables: CompiledTiles;
  readonly figureTable: FigureTable;
  readonly memory: Int32Array;
  /** The board's part of the memory: a number for each cell, then a bit for each that lies around a middle feature. */
  readonly board: Uint8Array | Uint16Array;
  /** The bits of a cell that are its place on the board. */
  readonly mask: number;
  /** From this number on a cell of the board is one of the frontier. */
  readonly frontierBase: number;
  /** Copies of the memory at marks, which undo restores. */
  snapshots: Snapshots | null = null;

  constructor(tables: CompiledTiles, figureTable: FigureTable, memory: Int32Array) {
    const { cells, cellBytes, frontierBase, words } = tables.memory;
    this.tables = tables;
    this.figureTable = figureTable;
    this.memory = memory;
    this.mask = cells - 1;
    this.frontierBase = frontierBase;
    const [start, length] = [memory.byteOffset + 4 * words, cells + (cells >> 3)];
    this.board =
      cellBytes === 1 ? new Uint8Array(memory.buffer, start, length) : new Uint16Array(memory.buffer, start, length);
  }

  get phase(): Phase {
    return PHASES[this.memory[PHASE]];
  }
  get seat(): Seat {
    return this.memory[SEAT];
  }
  /** The tile in hand, or -1. */
  get drawn(): TileIndex {
    return this.memory[DRAWN];
  }
  get stackSize(): number {
    return this.memory[STACK_SIZE];
  }
  /** How often a tile that was drawn went back into the stack. */
  get putBack(): number {
    return this.memory[PUT_BACK];
  }
  get placed(): number {
    return this.memory[PLACED];
  }
  /** The tile placed last. */
  get lastPlacement(): Placement {
    return this.memory[PLACED] - 1;
  }

  /** Windows of the memory for reading at leisure; each costs an object. */
  get scores(): Int32Array {
    return this.memory.subarray(SCORES, SCORES + this.figureTable.sides);
  }
  get stack(): Int32Array {
    return this.memory.subarray(STACK, STACK + this.tables.tiles.length);
  }
  get figureNode(): Int32Array {
    return this.memory.subarray(FIGURE_NODE, FIGURE_NODE + this.figureTable.seat.length);
  }
  get placedCell(): Int32Array {
    return this.memory.subarray(PLACED_CELL, PLACED_CELL + this.placed);
  }
  get slots(): Int32Array {
    return this.memory.subarray(SLOTS, SLOTS + MAX_SLOTS);
  }
}

/** An empty board with a full stack and all figures in reserve. Throws where memory has no room for the game. */
export function createPosition(tables: CompiledTiles, figureTable: FigureTable): Position {
  checkRoom(tables, figureTable);
  const { cells, cellBytes, words } = tables.memory;
  const memory = new Int32Array(words + ((cells + (cells >> 3)) * cellBytes) / 4);
  memory[DRAWN] = -1;
  memory[STACK_SIZE] = tables.stack.reduce((sum, n) => sum + n, 0);
  memory.set(tables.stack, STACK);
  memory.fill(-1, FIGURE_NODE, FIGURE_NODE + MAX_FIGURES);
  figureTable.first.forEach((first, index) => {
    memory[RESERVE + index] = figureTable.end[index] - first;
  });
  return new Position(tables, figureTable, memory);
}

/** A game that memory has no room for would corrupt itself. */
function checkRoom({ tiles }: CompiledTiles, { seat, sideOf, strength, sideOfFigure }: FigureTable): void {
  const strengths = new Array<number>(MAX_SEATS).fill(0);
  strength.forEach((own, figure) => {
    strengths[sideOfFigure[figure]] += own;
  });
  if (tiles.length > MAX_TILE_KINDS || seat.length > MAX_FIGURES || sideOf.length > MAX_SEATS)
    throw new Error('a game has more kinds of tiles, figures or players than a position has room for');
  if (Math.max(...strengths) > HELD_MASK)
    throw new Error(`the figures of a side are stronger together than a position has room for: ${HELD_MASK}`);
}

/** The place of a kind of meeple of a seat in `FigureTable.first` and `end`. */
export function figureKind(seat: Seat, meeple: MeepleIndex): number {
  return seat * MEEPLES + meeple;
}

/** The places of a seat there, in their order. */
export function figureKinds(seat: Seat): { readonly seat: Seat; readonly meeple: MeepleIndex }[] {
  return Array.from({ length: MEEPLES }, (_, meeple) => ({ seat, meeple }));
}

/** An independent copy: changing one never changes the other. */
export function clonePosition(pos: Position): Position {
  return new Position(pos.tables, pos.figureTable, new Int32Array(pos.memory));
}

/** Makes a position of the same game equal to another. */
export function copyPosition(from: Position, into: Position): void {
  into.memory.set(from.memory);
}

/** Saves the position; returns the mark that `undo` takes. */
export function mark(pos: Position): number {
  pos.snapshots ??= new Snapshots();
  return pos.snapshots.mark(pos.memory);
}

/**
 * Takes back every change since the mark, which cannot be used again. Marks are undone latest first; an older one
 * undoes the later ones too.
 */
export function undo(pos: Position, since: number): void {
  pos.snapshots?.undo(since, pos.memory);
}

/** Whether the game waits for a tile from the stack. */
export function isDrawing(pos: Position): boolean {
  return pos.memory[PHASE] === DRAW;
}

/** Whether the tile in hand is to be placed. */
export function isPlacing(pos: Position): boolean {
  return pos.memory[PHASE] === PLACE;
}

/** Whether the game waits for dice. */
export function isRolling(pos: Position): boolean {
  return pos.memory[PHASE] === ROLL;
}

/** Whether the game has ended. */
export function isOver(pos: Position): boolean {
  return pos.memory[PHASE] === OVER;
}

/** Sets the phase, by its number in `PHASE_NUMBERS`. */
export function setPhase(pos: Position, phase: PhaseNumber): void {
  pos.memory[PHASE] = phase;
}

export function setSeat(pos: Position, seat: Seat): void {
  pos.memory[SEAT] = seat;
}

/** Puts a tile into the hand of the player on turn; -1 takes it out. */
export function setDrawn(pos: Position, tile: TileIndex | -1): void {
  pos.memory[DRAWN] = tile;
}

/** How many tiles of a kind the stack holds. */
export function tilesLeft(pos: Position, tile: TileIndex): number {
  return pos.memory[STACK + tile];
}

/** Takes a tile from the stack. */
export function takeTile(pos: Position, tile: TileIndex): void {
  const { memory } = pos;
  memory[STACK + tile]--;
  memory[STACK_SIZE]--;
}

/** Counts that a tile which was drawn stays in the stack. */
export function countPutBack(pos: Position): void {
  pos.memory[PUT_BACK]++;
}

/** Makes the stack hold just these tiles. Throws where memory has no room for so many on the board. */
export function restack(pos: Position, tiles: readonly TileIndex[]): void {
  const { memory, tables } = pos;
  const nodes = tiles.reduce((sum, tile) => sum + tables.sizes[tile] * layout.NODE_WORDS, memory[NEXT_NODE]);
  if (nodes > tables.memory.nodes) throw new Error('the stack holds more than the board has room for');
  memory.fill(0, STACK, STACK + tables.tiles.length);
  memory[STACK_SIZE] = tiles.length;
  for (const tile of tiles) memory[STACK + tile]++;
}

export function scoreOf(pos: Position, side: SideIndex): number {
  return pos.memory[SCORES + side];
}

export function addScore(pos: Position, side: SideIndex, points: number): void {
  pos.memory[SCORES + side] += points;
}

/** A word that a rule module owns (`Rules.slotsOf`). */
export function slotOf(pos: Position, slot: number): number {
  return pos.memory[SLOTS + slot];
}

export function setSlot(pos: Position, slot: number, value: number): void {
  pos.memory[SLOTS + slot] = value;
}

/** Whether the tile placed last completed a realm, of any kind, whichever side holds it. */
export function hasClosedRealm(pos: Position): boolean {
  return (pos.memory[DIRTY] & CLOSED) !== 0;
}

/** Whether several sides may share a realm since battles were last looked for. */
export function mayShareRealm(pos: Position): boolean {
  return (pos.memory[DIRTY] & SHARED) !== 0;
}

/** Notes that no realm is shared any more. */
export function clearSharedRealm(pos: Position): void {
  pos.memory[DIRTY] &= ~SHARED;
}

/** Whether the player on turn has another turn after this one. */
export function hasTurnAgain(pos: Position): boolean {
  return (pos.memory[DIRTY] & AGAIN) !== 0;
}

/** Notes that the player on turn has another turn after this one. */
export function grantTurnAgain(pos: Position): void {
  pos.memory[DIRTY] |= AGAIN;
}

/** Whether this turn follows another one of the same player. */
export function isExtraTurn(pos: Position): boolean {
  return (pos.memory[DIRTY] & EXTRA) !== 0;
}

/** Passes the turn on to a seat; `extra` where its player has just had one. */
export function beginTurn(pos: Position, seat: Seat, extra: boolean): void {
  const { memory } = pos;
  memory[SEAT] = seat;
  memory[DIRTY] = (memory[DIRTY] & ~(AGAIN | EXTRA)) | (extra ? EXTRA : 0);
  memory[PHASE] = DRAW;
}

/** The tile on a cell, or -1. */
export function placementAt(pos: Position, cell: Cell): Placement {
  const there = pos.board[cell & pos.mask];
  return there < pos.frontierBase ? there - 1 : -1;
}

/** The place of a cell on the board, below `CompiledTiles.memory.cells`: different for all cells near each other. */
export function boardIndex(pos: Position, cell: Cell): number {
  return cell & pos.mask;
}

/** The side a figure fights and scores for. */
export function sideOfFigure(pos: Position, figure: Figure): SideIndex {
  return pos.figureTable.sideOfFigure[figure];
}

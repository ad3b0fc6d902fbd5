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
  PARENT,
  PHASE,
  PUT_BACK,
  PLACED,
  PLACED_CELL,
  RESERVE,
  RESERVE_BITS,
  RESERVE_MASK,
  SCORES,
  SEAT,
  SHARED,
  SLOTS,
  STACK,
  STACK_SIZE,
} = layout;
const { draw: DRAW, place: PLACE, roll: ROLL, over: OVER } = PHASE_NUMBERS;
/** Number of words that all modules of a game may own together. */
export const { MAX_SLOTS } = layout;

/**
 * The state of a game in one block of memory, which only the files of this folder address. `tables` and `figureTable`
 * are immutable and shared by all positions of a game.
 */
export class Position {
  readonly tables: CompiledTiles;
  readonly figureTable: FigureTable;
  readonly memory: Int32Array;
  /** The board's part of the memory: a number for each cell. */
  readonly board: Uint8Array | Uint16Array;
  /** By cell: a bit for each of the cells around where a middle feature lies, in the order of `AROUND_STEPS`. */
  readonly around: Uint8Array;
  /** The low bits of a cell number, which are its index on the board. */
  readonly mask: number;
  /** Board values from this number on mean a frontier cell. */
  readonly frontierBase: number;
  /** Copies of the memory at each mark, which `undo` restores. */
  snapshots: Snapshots | null = null;

  constructor(tables: CompiledTiles, figureTable: FigureTable, memory: Int32Array) {
    const { cells, cellBytes, frontierBase, words } = tables.memory;
    this.tables = tables;
    this.figureTable = figureTable;
    this.memory = memory;
    this.mask = cells - 1;
    this.frontierBase = frontierBase;
    const start = memory.byteOffset + 4 * words;
    this.board =
      cellBytes === 1 ? new Uint8Array(memory.buffer, start, cells) : new Uint16Array(memory.buffer, start, cells);
    this.around = new Uint8Array(memory.buffer, start + cells * cellBytes, cells);
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
  /** How often a drawn tile was put back into the stack. */
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

  /** Views of parts of the memory, for code that is not performance-critical: each access creates an object. */
  get scores(): Int32Array {
    return this.memory.subarray(SCORES, SCORES + this.figureTable.sides);
  }
  get stack(): Int32Array {
    return this.memory.subarray(STACK, STACK + this.tables.tiles.length);
  }
  /** The node that each figure stands on, or -1. */
  get figureNode(): Int32Array {
    const words = this.memory.subarray(FIGURE_NODE, FIGURE_NODE + this.figureTable.seat.length);
    return words.map((word) => (word < 0 ? -1 : word & PARENT));
  }
  get placedCell(): Int32Array {
    return this.memory.subarray(PLACED_CELL, PLACED_CELL + this.placed);
  }
  get slots(): Int32Array {
    return this.memory.subarray(SLOTS, SLOTS + MAX_SLOTS);
  }
}

/**
 * Creates an empty board with a full stack and all figures in reserve. Throws if the game does not fit into the memory.
 */
export function createPosition(tables: CompiledTiles, figureTable: FigureTable): Position {
  checkRoom(tables, figureTable);
  const { cells, cellBytes, words } = tables.memory;
  const memory = new Int32Array(words + (cells * (cellBytes + 1)) / 4);
  memory[DRAWN] = -1;
  memory[STACK_SIZE] = tables.stack.reduce((sum, n) => sum + n, 0);
  memory.set(tables.stack, STACK);
  memory.fill(-1, FIGURE_NODE, FIGURE_NODE + MAX_FIGURES);
  for (const [figure, seat] of figureTable.seat.entries())
    memory[RESERVE + seat] += 1 << (RESERVE_BITS * figureTable.meeple[figure]);
  return new Position(tables, figureTable, memory);
}

/** Throws if the game does not fit into the memory, because it would corrupt its own state. */
function checkRoom({ tiles }: CompiledTiles, figures: FigureTable): void {
  const { seat, first, end, sideOf, strength, sideOfFigure } = figures;
  const strengths = new Array<number>(MAX_SEATS).fill(0);
  strength.forEach((own, figure) => {
    strengths[sideOfFigure[figure]] += own;
  });
  if (tiles.length > MAX_TILE_KINDS || seat.length > MAX_FIGURES || sideOf.length > MAX_SEATS)
    throw new Error('a game has more kinds of tiles, figures or players than a position has room for');
  if (first.some((from, kind) => end[kind] - from > RESERVE_MASK))
    throw new Error(`a player has more meeples of a kind than a position has room for: ${RESERVE_MASK}`);
  if (Math.max(...strengths) > HELD_MASK)
    throw new Error(`the figures of a side are stronger together than a position has room for: ${HELD_MASK}`);
}

/** Returns the index of a seat's kind of meeple in `FigureTable.first` and `end`. */
export function figureKind(seat: Seat, meeple: MeepleIndex): number {
  return seat * MEEPLES + meeple;
}

export function figureKinds(seat: Seat): { readonly seat: Seat; readonly meeple: MeepleIndex }[] {
  return Array.from({ length: MEEPLES }, (_, meeple) => ({ seat, meeple }));
}

/** Returns an independent copy of a position. */
export function clonePosition(pos: Position): Position {
  return new Position(pos.tables, pos.figureTable, new Int32Array(pos.memory));
}

/** Overwrites position `into` with `from`, a position of the same game. */
export function copyPosition(from: Position, into: Position): void {
  into.memory.set(from.memory);
}

/** Saves the position; returns a mark for `undo`. */
export function mark(pos: Position): number {
  pos.snapshots ??= new Snapshots();
  return pos.snapshots.mark(pos.memory);
}

/** Undoes every change since the mark. That mark and all later ones become invalid; an earlier mark stays valid. */
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

export function takeTile(pos: Position, tile: TileIndex): void {
  const { memory } = pos;
  memory[STACK + tile]--;
  memory[STACK_SIZE]--;
}

/** Counts that a drawn tile stays in the stack. */
export function countPutBack(pos: Position): void {
  pos.memory[PUT_BACK]++;
}

/** Replaces the stack by these tiles. Throws if there is no memory to place them all on the board. */
export function restack(pos: Position, tiles: readonly TileIndex[]): void {
  const { memory, tables } = pos;
  const nodes = tiles.reduce((sum, tile) => sum + tables.sizes[tile] * layout.NODE_WORDS, memory[NEXT_NODE]);
  if (nodes > tables.memory.nodes) throw new Error('the stack holds more than the board has room for');
  memory.fill(0, STACK, STACK + tables.tiles.length);
  memory[STACK_SIZE] = tiles.length;
  for (const tile of tiles) memory[STACK + tile]++;
}

/** The points that a side has scored so far: open realms, meadows and tokens count at the end only. */
export function scoreOf(pos: Position, side: SideIndex): number {
  return pos.memory[SCORES + side];
}

export function addScore(pos: Position, side: SideIndex, points: number): void {
  pos.memory[SCORES + side] += points;
}

/** Reads a word that a rule module owns (`Rules.slotsOf`). */
export function slotOf(pos: Position, slot: number): number {
  return pos.memory[SLOTS + slot];
}

export function setSlot(pos: Position, slot: number, value: number): void {
  pos.memory[SLOTS + slot] = value;
}

/** Whether the tile placed last completed a realm of any kind, held or not. */
export function hasClosedRealm(pos: Position): boolean {
  return (pos.memory[DIRTY] & CLOSED) !== 0;
}

/** Whether several sides may have come to share a realm since the last check for battles. */
export function mayShareRealm(pos: Position): boolean {
  return (pos.memory[DIRTY] & SHARED) !== 0;
}

/** Records that no realm is shared any more. */
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

/**
 * Returns the index of a cell on the board, below `CompiledTiles.memory.cells`. Cells near each other have distinct
 * indexes.
 */
export function boardIndex(pos: Position, cell: Cell): number {
  return cell & pos.mask;
}

/** The side a figure fights and scores for. */
export function sideOfFigure(pos: Position, figure: Figure): SideIndex {
  return pos.figureTable.sideOfFigure[figure];
}

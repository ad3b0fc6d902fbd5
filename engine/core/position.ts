import { type Cell, type Figure, type MeepleIndex, PHASES, type Phase, type Seat, type SideIndex } from '../types.ts';
import { BOARD_CELLS, BOARD_MASK } from './geometry.ts';
import { Journal } from './journal.ts';
import { type CompiledTiles, FEATURES } from './tileset.ts';

/** Whose each figure is and what kind of meeple: fixed for a game, indexed by `Figure`. */
export interface Crew {
  readonly seat: Uint8Array;
  readonly meeple: Uint8Array;
  /** Names of the meeple kinds. */
  readonly meepleNames: readonly string[];
  /** Figures come seat by seat and kind by kind: the first of a kind, at `seat * MEEPLES + kind`, and the one after its last. */
  readonly first: Uint8Array;
  readonly end: Uint8Array;
  /** The side that each seat collects for. */
  readonly sideOf: Uint8Array;
  /** The side that each figure fights and scores for. */
  readonly sideOfFigure: Uint8Array;
  readonly sides: number;
}

/** Tiles of a game at most: what the board's bytes can tell apart. */
const MOST_TILES = 84;
/** Empty cells beside so many tiles at most: all of them in one row. */
const MOST_FRONTIER = 2 * MOST_TILES + 2;
const MOST_NODES = MOST_TILES * FEATURES;
const MOST_KINDS_OF_TILES = 56;
const MOST_FIGURES = 40;
const MOST_SLOTS = 8;
const MOST_SEATS = 5;
/** Kinds of meeple at most. */
const MEEPLES = 4;

/** Gives out stretches of memory, one after the other. */
let taken = 0;
function words(count: number): number {
  taken += count;
  return taken - count;
}

/**
 * Where things lie in `Position.memory`, one word each. A tile's *face* is `tile * 4 + rotation`, which is what the
 * tables of a turned tile are indexed by.
 */
const PHASE = words(1);
const SEAT = words(1);
/** The tile in hand, or -1. */
const DRAWN = words(1);
/** Tiles in the stack, and how often one that was drawn went back there. */
const STACK_SIZE = words(1);
const PUT_BACK = words(1);
/** Tiles on the board. */
const PLACED = words(1);
/** Empty cells beside a tile. */
const FRONTIER = words(1);
/** What has been stirred: a bit when the tile closed a realm, one when figures came together and nobody looked yet. */
const STIRRED = words(1);
const CLOSED = 1;
const MET = 2;
/** Middle features around the tile placed last: how many, and their nodes by row. */
const MIDDLES = words(1);
const MIDDLE = words(8);
const SCORES = words(MOST_SEATS);
/** Words owned by rule modules. */
const SLOTS = words(MOST_SLOTS);
/** Figures in reserve at `seat * MEEPLES + kind`. */
const RESERVE = words(MOST_SEATS * MEEPLES);
/** Tiles of each kind in the stack. Their order is chance and is not known here. */
const STACK = words(MOST_KINDS_OF_TILES);
/** Node that each figure stands on, or -1 in its owner's reserve. */
const FIGURE_NODE = words(MOST_FIGURES);
/** Cell and face of each placement. */
const PLACED_CELL = words(MOST_TILES);
const PLACED_FACE = words(MOST_TILES);
/** The frontier in no order: `cell << DEMAND_BITS`, and below it what the neighbours ask of a tile (`CompiledTiles.fit`). */
const BORDER = words(MOST_FRONTIER);
const DEMAND_BITS = 10;
const DEMAND = (1 << DEMAND_BITS) - 1;
/**
 * By node: its parent in the tree of its realm (a root's is itself), and above those bits the next node in the ring of
 * its realm.
 */
const LINK = words(MOST_NODES);
const LINK_BITS = 10;
const PARENT = (1 << LINK_BITS) - 1;
/** By root: what the realm consists of (`land.ts`), and its figures, 4 bits a side. */
const LAND = words(MOST_NODES);
const HELD = words(MOST_NODES);
/** A bit for each cell of the board that lies around a middle feature. */
const WATCHED = words(BOARD_CELLS / 32);
const BOARD = words(BOARD_CELLS / 4);
const MEMORY = taken;

/** A byte of the board: 0 untouched, up to `MOST_TILES` placement + 1, from here on the place in the frontier. */
const FRONTIER_BASE = MOST_TILES + 1;

/** Bits of a side in a `HELD` word. */
const HELD_BITS = 4;
const HELD_MASK = 15;

/**
 * All of the above. Files that read memory take what they need into constants of their own: the engine that runs this
 * folds those into the code, but looks an imported constant up every time, which costs a quarter of the speed
 * (docs/decisions/0005).
 */
export const layout = {
  BOARD_MASK,
  FEATURES,
  PHASE,
  SEAT,
  DRAWN,
  STACK_SIZE,
  PUT_BACK,
  PLACED,
  FRONTIER,
  STIRRED,
  CLOSED,
  MET,
  MIDDLES,
  MIDDLE,
  SCORES,
  SLOTS,
  RESERVE,
  STACK,
  FIGURE_NODE,
  PLACED_CELL,
  PLACED_FACE,
  BORDER,
  DEMAND_BITS,
  DEMAND,
  LINK,
  LINK_BITS,
  PARENT,
  LAND,
  HELD,
  WATCHED,
  FRONTIER_BASE,
  HELD_BITS,
  HELD_MASK,
  MEEPLES,
  MOST_FRONTIER,
  MOST_TILES,
  MOST_SLOTS,
} as const;

/**
 * The state of a game in one stretch of memory, changed only through the functions of the files from here to `turn`.
 * `tables` and `crew` are shared between all positions of a game and never change.
 */
export class Position {
  readonly tables: CompiledTiles;
  readonly crew: Crew;
  readonly memory: Int32Array;
  /** The board's part of the memory, by byte. */
  readonly board: Uint8Array;
  /** Notes what changes, while somebody wants to take it back. */
  journal: Journal | null = null;

  constructor(tables: CompiledTiles, crew: Crew, memory: Int32Array) {
    this.tables = tables;
    this.crew = crew;
    this.memory = memory;
    this.board = new Uint8Array(memory.buffer, memory.byteOffset + 4 * BOARD, BOARD_CELLS);
  }

  get phase(): Phase {
    return PHASES[this.memory[PHASE]];
  }
  get seat(): Seat {
    return this.memory[SEAT];
  }
  get drawn(): number {
    return this.memory[DRAWN];
  }
  get stackSize(): number {
    return this.memory[STACK_SIZE];
  }
  get putBack(): number {
    return this.memory[PUT_BACK];
  }
  get placed(): number {
    return this.memory[PLACED];
  }

  /** Windows of the memory for reading at leisure; each costs an object. */
  get scores(): Int32Array {
    return this.memory.subarray(SCORES, SCORES + this.crew.sides);
  }
  get stack(): Int32Array {
    return this.memory.subarray(STACK, STACK + this.tables.tiles.length);
  }
  get figureNode(): Int32Array {
    return this.memory.subarray(FIGURE_NODE, FIGURE_NODE + this.crew.seat.length);
  }
  get placedCell(): Int32Array {
    return this.memory.subarray(PLACED_CELL, PLACED_CELL + this.placed);
  }
}

/** An empty board with a full stack and all figures in reserve. */
export function createPosition(tables: CompiledTiles, crew: Crew): Position {
  checkRoom(tables, crew);
  const memory = new Int32Array(MEMORY);
  memory[DRAWN] = -1;
  memory[STACK_SIZE] = tables.stack.reduce((sum, n) => sum + n, 0);
  memory.set(tables.stack, STACK);
  memory.fill(-1, FIGURE_NODE, FIGURE_NODE + MOST_FIGURES);
  crew.first.forEach((first, index) => {
    memory[RESERVE + index] = crew.end[index] - first;
  });
  return new Position(tables, crew, memory);
}

/** A game that memory has no room for would corrupt itself. */
function checkRoom({ tiles }: CompiledTiles, crew: Crew): void {
  const supply = tiles.reduce((sum, tile) => sum + tile.count, 0);
  if (supply > MOST_TILES || tiles.length > MOST_KINDS_OF_TILES || crew.seat.length > MOST_FIGURES)
    throw new Error('a game has more tiles or figures than a position has room for');
}

/** An independent copy: changing one never changes the other. */
export function clonePosition(pos: Position): Position {
  return new Position(pos.tables, pos.crew, new Int32Array(pos.memory));
}

/** Makes a position of the same game equal to another. */
export function copyPosition(from: Position, into: Position): void {
  into.memory.set(from.memory);
}

/** Changes a word so that it can be taken back. */
export function write(pos: Position, address: number, value: number): void {
  if (pos.journal !== null) pos.journal.keep(address, pos.memory[address]);
  pos.memory[address] = value;
}

/** Notes a word that is about to change, for functions that change several. */
export function keepWord(pos: Position, address: number): void {
  pos.journal?.keep(address, pos.memory[address]);
}

/** The same for a byte of the board. */
export function keepByte(pos: Position, index: number): void {
  pos.journal?.keep(-1 - index, pos.board[index]);
}

/** From here on changes are noted; gives the point to come back to. */
export function mark(pos: Position): number {
  pos.journal ??= new Journal();
  return pos.journal.mark();
}

/** Takes back every change since the mark. Marks are undone latest first; an older one undoes the later ones too. */
export function undo(pos: Position, since: number): void {
  pos.journal?.undo(since, pos.memory, pos.board);
}

/** Placement number of the tile on a cell, or -1. */
export function placementAt(pos: Position, cell: Cell): number {
  const there = pos.board[cell & BOARD_MASK];
  return there < FRONTIER_BASE ? there - 1 : -1;
}

/** Cell of the tile placed last. */
export function lastCell(pos: Position): Cell {
  return pos.memory[PLACED_CELL + pos.memory[PLACED] - 1] as Cell;
}

/** The side a figure fights and scores for. */
export function sideOfFigure(pos: Position, figure: Figure): SideIndex {
  return pos.crew.sideOfFigure[figure];
}

/** A figure of this kind in the seat's reserve, or -1. */
export function reserveFigure(pos: Position, seat: Seat, meeple: MeepleIndex): Figure | -1 {
  const { crew, memory } = pos;
  const kind = seat * MEEPLES + meeple;
  for (let f = crew.first[kind]; f < crew.end[kind]; f++) {
    if (memory[FIGURE_NODE + f] < 0) return f as Figure;
  }
  return -1;
}

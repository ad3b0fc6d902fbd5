/**
 * Where everything is kept in the memory of a position, one word each. Only files of this folder see it: everything
 * else reads and writes by their functions.
 */

/** Tiles of a game at most: as many as a large board has numbers for (`geometry.ts`). */
const MAX_TILES = 170;
/** Tiles of a game at most whose board does with bytes. */
const MAX_SMALL_TILES = 84;
/** The most empty cells that so many tiles can have beside them: with all tiles in one row. */
const MAX_FRONTIER = 2 * MAX_TILES + 2;
const MAX_TILE_KINDS = 96;
const MAX_FIGURES = 80;
/** A side has 4 bits of a word (`HELD`), and the sign none. */
const MAX_SEATS = 7;
/** Kinds of meeple at most. */
const MEEPLES = 8;
/** Words that rule modules may own. */
const MAX_SLOTS = 16;

const PHASE = 0;
const SEAT = 1;
/** The tile in hand, or -1. */
const DRAWN = 2;
/** Tiles in the stack, and how often one that was drawn went back there. */
const STACK_SIZE = 3;
const PUT_BACK = 4;
/** Tiles on the board, and the first node that belongs to none of them. */
const PLACED = 5;
const NEXT_NODE = 6;
/** How many empty cells lie beside a tile. */
const FRONTIER = 7;
/**
 * Flags of this turn: `CLOSED` when its tile completed a realm, `SHARED` when two sides came to share one, `AGAIN` when
 * its player has another one after it, `EXTRA` when it is that one.
 */
const DIRTY = 8;
const CLOSED = 1;
const SHARED = 2;
const AGAIN = 4;
const EXTRA = 8;
/** Middle features around the tile placed last: how many, and their nodes by row. */
const MIDDLES = 9;
const MIDDLE = 10;
const SCORES = MIDDLE + 8;
const SLOTS = SCORES + MAX_SEATS;
/** Figures in reserve at `seat * MEEPLES + kind`. */
const RESERVE = SLOTS + MAX_SLOTS;
/** Tiles of each kind in the stack. Their order is chance and is not known here. */
const STACK = RESERVE + MAX_SEATS * MEEPLES;
/** Node that each figure stands on, or -1 in its owner's reserve. */
const FIGURE_NODE = STACK + MAX_TILE_KINDS;
/** Cell of each placement. */
const PLACED_CELL = FIGURE_NODE + MAX_FIGURES;
/** Face of each placement (`tile * 4 + rotation`), and above those bits the node of its first feature. */
const PLACED_FACE = PLACED_CELL + MAX_TILES;
const FACE_BITS = 10;
const FACE = (1 << FACE_BITS) - 1;
/** The frontier in no order: `cell << DEMAND_BITS`, and below it what the neighbours ask of a tile (`DemandTables`). */
const BORDER = PLACED_FACE + MAX_TILES;
const DEMAND_BITS = 12;
const DEMAND = (1 << DEMAND_BITS) - 1;
/**
 * From here on a record of `NODE_WORDS` words for each node, and a node's number is the place of its record. A record
 * has, first, its parent in the tree of its realm (a root's is itself), and above those bits the next node in the ring
 * of its realm; then, for a root, what the realm consists of (`feature-stats.ts`) and its figures, `HELD_BITS` a side;
 * last `placement * 8 + feature`.
 */
const NODES = BORDER + MAX_FRONTIER;
const NODE_WORDS = 4;
const LINK = NODES;
const LINK_BITS = 16;
const PARENT = (1 << LINK_BITS) - 1;
const STATS = NODES + 1;
const HELD = NODES + 2;
const HELD_BITS = 4;
const HELD_MASK = 15;
const FEATURE = NODES + 3;

/**
 * Files that read memory take what they need into constants of their own: the engine that runs this folds those into
 * the code, but looks an imported constant up every time, which costs a quarter of the speed (docs/decisions/0005).
 */
export const layout = {
  MAX_TILES,
  MAX_SMALL_TILES,
  MAX_FRONTIER,
  MAX_TILE_KINDS,
  MAX_FIGURES,
  MAX_SEATS,
  MEEPLES,
  MAX_SLOTS,
  PHASE,
  SEAT,
  DRAWN,
  STACK_SIZE,
  PUT_BACK,
  PLACED,
  NEXT_NODE,
  FRONTIER,
  DIRTY,
  CLOSED,
  SHARED,
  AGAIN,
  EXTRA,
  MIDDLES,
  MIDDLE,
  SCORES,
  SLOTS,
  RESERVE,
  STACK,
  FIGURE_NODE,
  PLACED_CELL,
  PLACED_FACE,
  FACE_BITS,
  FACE,
  BORDER,
  DEMAND_BITS,
  DEMAND,
  NODES,
  NODE_WORDS,
  LINK,
  LINK_BITS,
  PARENT,
  STATS,
  HELD,
  HELD_BITS,
  HELD_MASK,
  FEATURE,
} as const;

/** How much memory a game needs: by its tiles, and by the features that are printed on them. */
export interface Sizes {
  /** Words of memory before the board. */
  readonly words: number;
  /** Cells of the board, a power of two. */
  readonly cells: number;
  /** Bytes of a cell: 1 or 2. */
  readonly cellBytes: 1 | 2;
  /** A cell of the board: 0 untouched, below this `placement + 1`, from here on its place in the frontier. */
  readonly frontierBase: number;
  /** One past the highest node. */
  readonly nodes: number;
}

const SMALL_CELLS = 1 << 12;
const LARGE_CELLS = 1 << 14;

/**
 * The memory of a game with so many tiles and features on them. Throws for a game with more than there are numbers for.
 */
export function sizesFor(tiles: number, features: number): Sizes {
  if (tiles > MAX_TILES) throw new Error(`a game of ${tiles} tiles has no room: ${MAX_TILES} at most`);
  const small = tiles <= MAX_SMALL_TILES;
  return {
    words: NODES + features * NODE_WORDS,
    cells: small ? SMALL_CELLS : LARGE_CELLS,
    cellBytes: small ? 1 : 2,
    frontierBase: (small ? MAX_SMALL_TILES : MAX_TILES) + 1,
    nodes: features * NODE_WORDS,
  };
}

/**
 * The layout of a position's memory: the address of each value, one word each. Only the files of this folder use it;
 * all other code reads and writes through their functions.
 */

/** Most tiles in a game: with more, cells of a large board could share an index (`geometry.ts`). */
const MAX_TILES = 170;
/** Most tiles in a game whose board cells fit into bytes. */
const MAX_SMALL_TILES = 84;
/** The most empty cells beside `MAX_TILES` tiles: those around a single row. */
const MAX_FRONTIER = 2 * MAX_TILES + 2;
const MAX_TILE_KINDS = 96;
const MAX_FIGURES = 80;
/** Most seats: each side has 4 bits of a word (`HELD`), and the sign bit stays free. */
const MAX_SEATS = 7;
/** Most kinds of meeple. */
const MEEPLES = 8;
/** Number of words that rule modules may own. */
const MAX_SLOTS = 32;

const PHASE = 0;
const SEAT = 1;
/** The tile in hand, or -1. */
const DRAWN = 2;
/** Number of tiles in the stack, and how often a drawn tile was put back into it. */
const STACK_SIZE = 3;
const PUT_BACK = 4;
/** Number of tiles on the board, and the first node number that is still free. */
const PLACED = 5;
const NEXT_NODE = 6;
/** Number of empty cells that lie beside a tile. */
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
/** By seat: the number of figures in reserve, `RESERVE_BITS` for each kind. */
const RESERVE = SLOTS + MAX_SLOTS;
const RESERVE_BITS = 4;
const RESERVE_MASK = 15;
/** Number of tiles of each kind in the stack. Their order is random and not stored. */
const STACK = RESERVE + MAX_SEATS;
/**
 * Node that each figure stands on, and above it (`LINK_BITS`) the next figure in the ring of those on the same realm; -1
 * in its owner's reserve.
 */
const FIGURE_NODE = STACK + MAX_TILE_KINDS;
/** Cell of each placement. */
const PLACED_CELL = FIGURE_NODE + MAX_FIGURES;
/** Face of each placement (`tile * 4 + rotation`); the bits above hold the node of its first feature. */
const PLACED_FACE = PLACED_CELL + MAX_TILES;
const FACE_BITS = 10;
const FACE = (1 << FACE_BITS) - 1;
/** The frontier, unordered: `cell << DEMAND_BITS`, and in the bits below the demand of the cell (`DemandTables`). */
const BORDER = PLACED_FACE + MAX_TILES;
const DEMAND_BITS = 12;
const DEMAND = (1 << DEMAND_BITS) - 1;
/**
 * The rest of the words are records of `NODE_WORDS` words, one per node; a node's number is the address of its record.
 * The first word holds the parent in the realm's tree (a root is its own parent) and above it the next node in the
 * realm's ring. For a root follow the realm's stats (`feature-stats.ts`) and its figures, `HELD_BITS` bits per side.
 * The last word is `placement * 8 + feature`; for a root, above it (`LINK_BITS`) one of the figures on the realm plus 1.
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
 * Hot files copy what they import, addresses and functions, into their own constants: V8 folds those into the code, but
 * looks up an imported one at every use, which costs up to a quarter of the speed (docs/decisions/0005).
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
  RESERVE_BITS,
  RESERVE_MASK,
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

/** How much memory a game needs, which depends on its tiles and on the features printed on them. */
export interface Sizes {
  /** Number of words before the board. */
  readonly words: number;
  /** Number of cells of the board, a power of two. */
  readonly cells: number;
  /** Bytes per cell: 1 or 2. */
  readonly cellBytes: 1 | 2;
  /**
   * Meaning of a board cell's value: 0 for untouched, below this `placement + 1`, from here on its index in the
   * frontier.
   */
  readonly frontierBase: number;
  /** One past the highest node. */
  readonly nodes: number;
}

const SMALL_CELLS = 1 << 12;
const LARGE_CELLS = 1 << 14;

/**
 * Returns the memory sizes of a game with this many tiles and features. Throws if the game exceeds the limits above.
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

/** The engine's vocabulary: words that every other file uses. Imports nothing. */

declare const brand: unique symbol;
/** A number that only the engine's core creates: the compiler accepts no other number in its place. */
type Branded<Name extends string> = number & { readonly [brand]: Name };
/** A number with a name: the compiler rejects another kind of named number in its place. */
type Index<Name extends string> = number & { readonly [brand]?: Name };

/** A cell of the board in one number (`cellAt`); the start tile lies at (0, 0). */
export type Cell = Branded<'cell'>;
/** One feature of one placed tile (`nodeOf`). */
export type Node = Branded<'node'>;
/** A tile on the board, by its index in the order of placement; the start tile is 0. */
export type Placement = Index<'placement'>;
/** Index of a feature among those of its tile. */
export type FeatureIndex = Index<'feature'>;
/** What a realm consists of, packed into one word (`core/feature-stats.ts`). */
export type FeatureStats = Index<'stats'>;
/** Index of a tile kind in the tile table. */
export type TileIndex = Index<'tile'>;
/** Index of a feature kind (route, city, ...) in the ruleset. */
export type KindIndex = Index<'kind'>;
/** Index of a kind of meeple (small, large, ...) in the ruleset. */
export type MeepleIndex = Index<'meeple'>;
/** Index of one meeple of one player, unique in the game. */
export type Figure = Index<'figure'>;
/** A player by place in turn order, from 0. */
export type Seat = Index<'seat'>;
/** A side, which collects points together: a seat, or a team (RECORD: side). */
export type SideIndex = Index<'side'>;

/** Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
/** How often a tile is turned by a quarter, clockwise, from how its file draws it. */
export type Rotation = (typeof ROTATIONS)[number];

/**
 * What the game waits for: a tile from the stack, its placement, the meeple action, a throw of dice, or with `over`
 * nothing. `draw` and `roll` are random: no player decides them.
 */
export const PHASES = ['draw', 'place', 'act', 'roll', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The number that a position stores for each phase. */
export const PHASE_NUMBERS = { draw: 0, place: 1, act: 2, roll: 3, over: 4 } as const satisfies Readonly<
  Record<Phase, number>
>;
/** What `Position` holds in place of a `Phase`, for searches. */
export type PhaseNumber = (typeof PHASE_NUMBERS)[Phase];

/**
 * How segments of a feature kind join: across sides, across half edges (meadows), or not at all, counting the 8 cells
 * around instead.
 */
export type Joins = 'sides' | 'half-edges' | 'around';

/** A cell, for use outside the engine. */
export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** A feature of the board, for use outside the engine: its kind, its tile's cell, the first side it touches. */
export interface PlaceRef extends Coordinates {
  readonly kind: string;
  /** First side in the order N, E, S, W, or first half edge clockwise from Nw; null in the middle of the tile. */
  readonly side: string | null;
}

/** A player of a game to be set up. */
export interface PlayerSetup {
  readonly name: string;
  readonly color: string;
}

/** Options of a game and their values; the names an edition knows are in its rule list. */
export type Options = Readonly<Record<string, boolean | string>>;

/** Longest name of a player or of a set of tiles, in UTF-16 units. */
export const MAX_NAME_LENGTH = 40;

/** How many tiles there are of each kind, by its id. */
export type TileCounts = Readonly<Record<string, number>>;

/** A set of tiles that somebody put together. */
export interface OwnTiles {
  /** The name that people gave it; may be empty. */
  readonly name: string;
  /** A kind that is not named has its usual number. */
  readonly counts: TileCounts;
}

/** All that is decided before the first tile, as plain data in the form of a record. */
export interface Setup {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly options: Options;
  /** The name of the edition's usual set; for any other set `own-` and its digest. */
  readonly tileSet: string;
  /** The tiles of a set that is not the usual one. */
  readonly tiles?: OwnTiles;
  readonly players: readonly PlayerSetup[];
}

/** The owner and kind of each figure: fixed for a game, indexed by `Figure` unless stated otherwise. */
export interface FigureTable {
  readonly seat: Uint8Array;
  readonly meeple: Uint8Array;
  readonly meepleNames: readonly string[];
  /** How much it counts in finding the strongest side of a realm. */
  readonly strength: Uint8Array;
  /** The figures without strength: none of them stays where its side has no other. */
  readonly weak: Uint8Array;
  /**
   * Figures are numbered by seat, then kind. `first` and `end`, indexed by `figureKind`: the first figure of a seat's
   * kind, and one past the last.
   */
  readonly first: Uint8Array;
  readonly end: Uint8Array;
  /** The side that each seat collects points for. */
  readonly sideOf: Uint8Array;
  /** The side that each figure fights and scores for. */
  readonly sideOfFigure: Uint8Array;
  readonly sides: number;
}

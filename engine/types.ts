/** The engine's vocabulary: words that every other file uses. Imports nothing. */

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** A cell of the board in one number (`cellAt`); the start tile lies at (0, 0). */
export type Cell = Branded<number, 'cell'>;
/** One feature of one placed tile: `placement * 8 + feature`. */
export type Node = Branded<number, 'node'>;
/** Index of a tile kind in the tile table. */
export type TileIndex = Branded<number, 'tile'>;
/** Index of a feature kind (route, city, ...) in the ruleset. */
export type KindIndex = Branded<number, 'kind'>;
/** Index of a kind of meeple (small, large, ...) in the ruleset. */
export type MeepleIndex = Branded<number, 'meeple'>;
/** Index of one meeple of one player: every figure in the game has a number of its own. */
export type Figure = Branded<number, 'figure'>;
/** A player by place in turn order, from 0. */
export type Seat = number;
/** Who collects points: a seat, or a team (RECORD: side). */
export type SideIndex = number;

/** Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/**
 * What the game waits for: a tile from the stack, its placement, the meeple action, a throw of dice; `over` waits for
 * nothing. `draw` and `roll` are chance: nobody decides them.
 */
export const PHASES = ['draw', 'place', 'act', 'roll', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * How the segments of a feature kind grow together: across sides, across half edges (meadows), or not at all but
 * counting the 8 cells around.
 */
export type Joins = 'sides' | 'half-edges' | 'around';

/** A cell in words that leave the engine. */
export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** A feature of the board in words that leave the engine: its kind, its tile's cell, the first side it touches. */
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

/** All that is decided before the first tile. Plain data, as in a record. */
export interface Setup {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly options: Options;
  readonly tileSet: string;
  readonly players: readonly PlayerSetup[];
}

/**
 * Plain data: the widget knows no rules; a controller turns a game into a `BoardView` and a `BoardIntent` into a draft.
 * Board units: a tile is 100 wide, `x` grows east, `y` south; cell (x, y) begins at (x*100, y*100).
 */

import type { PlayerColor } from '../theme/player-color.ts';

/** A cell of the board; the start tile lies at (0, 0). */
export interface BoardCell {
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly u: number;
  readonly v: number;
}

export type QuarterTurn = 0 | 1 | 2 | 3;

export interface TileView extends BoardCell {
  /** Tile id of the tile table, such as `SW-curve`. */
  readonly tile: string;
  readonly rotation: QuarterTurn;
  /** Spoken label: "East 3 South 2, route and field of Ada". Tiles that have one can be visited by keyboard. */
  readonly label?: string;
}

/** The plain one of reserves and lists, kinds with rules of their own, and the role on each kind of realm. */
export type MeeplePose =
  | 'plain'
  | 'large'
  | 'abbot'
  | 'lying'
  | 'large-lying'
  | 'builder'
  | 'pig'
  | 'merchant'
  | 'explorer'
  | 'conqueror'
  | 'thief'
  | 'knight'
  | 'monk';

export interface MeepleView {
  /** Constant while the meeple is on the board, so that its arrival and departure can be animated. */
  readonly id: string;
  readonly color: PlayerColor;
  readonly pose: MeeplePose;
  readonly at: Point;
  /** The name for tooltips and screen readers: "Ada's merchant". */
  readonly label: string;
  /** Not confirmed yet: drawn lighter with a dashed outline. */
  readonly draft: boolean;
}

export interface LegalCellView extends BoardCell {
  /** How many of the four rotations fit: 1 to 4. */
  readonly rotations: number;
  /** Spoken label: "East 3 South 2, empty, fits in 2 rotations". */
  readonly label: string;
  /** The sides at which the tile would complete something: 0 is north, 1 east. */
  readonly completes?: readonly QuarterTurn[];
  /** What it would complete is the person's own. */
  readonly stake?: boolean;
  /** The tile alone, without a meeple, would start a battle here. */
  readonly battle?: boolean;
}

/** The tile of the draft, on its cell. */
export interface GhostView extends TileView {
  /** How many rotations fit here, and which of them (0-based) is shown. */
  readonly rotations: number;
  readonly shown: number;
  /** True once the cell is chosen, false while the pointer only hovers. */
  readonly chosen: boolean;
}

export interface RankedView extends TileView {
  /** Its rank, such as "1", or the ranks of all ways on this cell; empty without a rank. */
  readonly text: string;
  readonly chosen: boolean;
  readonly played: boolean;
}

export interface SpotView {
  readonly id: string;
  readonly at: Point;
  /** The name of its icon. */
  readonly kind: string;
  /** The key that chooses it: 1 to 9. */
  readonly number: number;
  readonly label: string;
  /** Points now, as short text to print beside the spot, such as "+3"; empty for none. */
  readonly points: string;
  /** Somebody else holds it: choosing it starts a battle. */
  readonly attack: boolean;
  readonly selected: boolean;
  /** Whether pressing it again, once it is selected, plays the turn. */
  readonly confirms?: boolean;
  readonly advised?: boolean;
}

export interface HighlightView {
  readonly id: string;
  readonly cells: readonly BoardCell[];
  /** The realm itself, which is lit instead of its cells. */
  readonly shapes?: readonly ShapeView[];
  readonly at: Point;
  readonly text: string;
  readonly formula: string;
  readonly color: PlayerColor | 'none';
  /** The number of the spot that a coach recommends, 0 for none. */
  readonly spot?: number;
  /** Whether it points at something instead of counting it. */
  readonly guides?: boolean;
  /** The lights that move there while it points; absent if light closes on its cells. */
  readonly life?: readonly LifeView[];
  /** From 0 to 1 while it is counted: the light and the sum grow with it. */
  readonly weight?: number;
  /** Whether everything else is dark, and a ring of light leaves the sum. */
  readonly great?: boolean;
}

/** A segment of a realm: its path in tile units at rotation 0, on its tile. */
export interface ShapeView extends BoardCell {
  readonly rotation: QuarterTurn;
  readonly path: string;
  /** The part of an area's outline that is no border of its tile, so that a realm of many tiles has one outline. */
  readonly rim: string;
  /** A line (a route, a road) is stroked, an area filled. */
  readonly line: boolean;
}

export interface OwnedView extends ShapeView {
  readonly color: PlayerColor;
  readonly second?: PlayerColor;
}

/** An empty cell with the number of remaining tiles that fit it. */
export interface MarkView extends BoardCell {
  readonly left: number;
  /** A person asks for it. */
  readonly asked: boolean;
}

/** Marks that help a person to read the board. */
export interface MarksView {
  readonly cells: readonly MarkView[];
  /** Empty cells beside a tile, about which pointing at them tells more. */
  readonly around: readonly BoardCell[];
  /** Those between tiles that no remaining tile fits. */
  readonly holes: readonly BoardCell[];
  /** Realms that cannot be completed any more. */
  readonly faded: readonly ShapeView[];
  /** Where those of them end that somebody holds, while a person asks for it. */
  readonly broken: readonly Point[];
  /** Empty cells that a person can ask about instead of placing a tile; none while nobody asks. */
  readonly asking: readonly (BoardCell & { readonly label: string })[];
  readonly asked: BoardCell | null;
  /** The cells that fit the kind of tile that a person asks about; null without a question. */
  readonly wouldFit: readonly BoardCell[] | null;
}

export interface ContestView {
  /** The cells of the realm; everything else is dark. */
  readonly cells: readonly BoardCell[];
  readonly shapes: readonly OwnedView[];
  /** The colour that floods the realm; null until somebody has won. */
  readonly winner: PlayerColor | null;
}

/** Crossed swords where there was a battle, in the colour of its winner. */
export interface ScarView {
  readonly id: string;
  readonly at: Point;
  readonly color: PlayerColor;
  readonly label: string;
}

/** The kinds of animations that run while nothing happens; `guide` is light that closes on a cell. */
export type LifeKind = 'traffic' | 'beacon' | 'window' | 'planet' | 'star' | 'water' | 'guide';

/** One animation that runs while nothing happens, in board units: at one point, or along a path of several. */
export interface LifeView {
  readonly id: string;
  readonly kind: LifeKind;
  readonly way: readonly Point[];
}

export interface BoardView {
  readonly tiles: readonly TileView[];
  readonly meeples: readonly MeepleView[];
  readonly legal: readonly LegalCellView[];
  /** The cell that the keyboard has its focus on, if any. */
  readonly focus: BoardCell | null;
  readonly ghost: GhostView | null;
  readonly spots: readonly SpotView[];
  /** Ways to play the tile, in a review. */
  readonly ranked?: readonly RankedView[];
  readonly advisesNone?: boolean;
  /** The holders of realms, while a person asks for them; empty otherwise. */
  readonly owned: readonly OwnedView[];
  readonly lastMove: (BoardCell & { readonly color: PlayerColor }) | null;
  /** Where the other players' last tiles lie, until their next turn. */
  readonly earlierMoves?: readonly (BoardCell & { readonly color: PlayerColor })[];
  readonly scars?: readonly ScarView[];
  readonly life?: readonly LifeView[];
  readonly contest?: ContestView | null;
  readonly highlights: readonly HighlightView[];
  /** Left out on a board without hints. */
  readonly marks?: MarksView;
  /** A person asks for every mark, also for more than a board at rest has. */
  readonly asks?: boolean;
  readonly reducedMotion: boolean;
  /** Whether nothing may travel or move by itself; elements that appear or disappear may fade. */
  readonly calm?: boolean;
}

export type BoardIntent =
  | { readonly type: 'hover'; readonly cell: BoardCell | null }
  | { readonly type: 'cell'; readonly cell: BoardCell }
  | { readonly type: 'rotate'; readonly by: 1 | -1 }
  | { readonly type: 'ask'; readonly cell: BoardCell }
  | { readonly type: 'spot'; readonly id: string }
  | { readonly type: 'tile'; readonly cell: BoardCell };

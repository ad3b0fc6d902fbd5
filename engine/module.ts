import type { TileTable } from '@asteroute/tiles';
import type { Counted, EventSink } from './events.ts';
import type { PlaceMove, Throw } from './moves.ts';
import type { Position } from './position.ts';
import type { TileSupply } from './tileset.ts';
import type { Joins, Node, Options, PlayerSetup, SideIndex, TileIndex } from './types.ts';

/** Points for each of something that counts, the tiles first. */
export type Rates = readonly { readonly what: Counted; readonly each: number }[];

/** A kind of feature, in numbers. Order matters: it is the order of battles and scorings. */
export interface KindRule {
  readonly name: string;
  readonly joins: Joins;
  /** In the turn that completes it; null for a kind that only scores at the end. */
  readonly complete: Rates | null;
  /** In the final scoring; null for a kind that never scores. */
  readonly final: Rates | null;
}

/** A kind of meeple. */
export interface MeepleRule {
  readonly name: string;
  /** How many each player has. */
  readonly count: number;
  /** How many dice one is worth in a battle. */
  readonly dice: number;
  /** The kinds of feature it may stand on. */
  readonly stands: readonly string[];
  /** Whether its owner may take it back instead of deploying (AB-6). */
  readonly recalls: boolean;
}

/** A battle that is due: where, and the dice of each side (0 for a side that is not or no longer in it). */
export interface Contest {
  readonly node: Node;
  readonly dice: readonly number[];
  /** Number of the battle in the game and of the round in the battle, from 0: what dice are drawn for. */
  readonly battle: number;
  readonly round: number;
}

/** What a hook may ask: the position and the ruleset-wide facts it was compiled with. */
export interface Rules {
  readonly kinds: readonly KindRule[];
  readonly meeples: readonly MeepleRule[];
  readonly options: Options;
  readonly players: readonly PlayerSetup[];
  /** Where a module's words begin in `Position.slots`. */
  slotsOf(module: RuleModule): number;
  /** How many of something count for a realm. */
  count(pos: Position, root: Node, what: Counted): number;
  /** Extra dice that modules grant a side on a realm. */
  extraDice(pos: Position, root: Node, side: SideIndex): number;
}

/**
 * A rule that an edition or a player can add: numbers first, hooks where numbers do not suffice. A module keeps its
 * state in the `slots` words of a position that it asks for.
 */
export interface RuleModule {
  readonly name: string;
  readonly kinds?: readonly KindRule[];
  readonly meeples?: readonly MeepleRule[];
  /** Options the module knows and the values they can have, the default first. */
  readonly options?: Readonly<Record<string, readonly (boolean | string)[]>>;
  /** The tiles of the game, given those of the edition. */
  readonly supply?: (options: Options, base: TileSupply) => TileSupply;
  /** Whether a tile may come from the stack now. */
  readonly drawable?: (rules: Rules, pos: Position, tile: TileIndex) => boolean;
  /** Words of module state in a position. */
  readonly slots?: number;
  /** The colours it is played in, in turn order, where it asks for certain ones; their number is the players'. */
  readonly colors?: readonly string[];
  /** Why the players cannot play with this module, or null when they can. */
  readonly refusePlayers?: (players: readonly PlayerSetup[]) => string | null;
  /** The side each player collects for; without it every seat is its own side. */
  readonly sides?: (players: readonly PlayerSetup[]) => readonly SideIndex[];
  /** The placements that are allowed among those that match on every side. */
  readonly select?: (pos: Position, tile: TileIndex, matching: PlaceMove[]) => PlaceMove[];
  /** Places for the meeple that are not on the tile just placed. */
  readonly reach?: (rules: Rules, pos: Position) => readonly Node[];
  /** Counts something that a position does not carry by itself, or null for what the module does not know. */
  readonly count?: (pos: Position, root: Node, what: Counted) => number | null;
  /** Dice beyond those of the meeples. */
  readonly extraDice?: (rules: Rules, pos: Position, root: Node, side: SideIndex) => number;
  /** Looks for a contest that dice must decide before anything is scored and makes it the running one. */
  readonly begin?: (rules: Rules, pos: Position, sink: EventSink | null) => boolean;
  /** The running contest, or null. */
  readonly due?: (rules: Rules, pos: Position) => Contest | null;
  /** Applies a throw of the running contest's dice. */
  readonly resolve?: (rules: Rules, pos: Position, dice: Throw, sink: EventSink | null) => void;
}

/** An edition: its tiles, colours and the modules it is made of. */
export interface Edition {
  readonly name: string;
  readonly tiles: TileTable;
  readonly colors: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  /** Always on. */
  readonly base: readonly RuleModule[];
  /** Chosen by the host. */
  readonly optional: readonly RuleModule[];
}

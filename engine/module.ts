import type { TileTable } from '@asteroute/tiles';
import type { EventSink } from './events.ts';
import type { Throw } from './moves.ts';
import type { Position } from './position.ts';
import type { Cell, Joins, Node, PlayerSetup, Rotation, SideIndex } from './types.ts';

/** Points per tile and per printed bonus (symbol, shield) of a realm. */
export interface Rates {
  readonly perTile: number;
  readonly perBonus: number;
}

/** A kind of feature that meeples can hold, in numbers. Order matters: it is the order of battles and scorings. */
export interface KindRule {
  readonly name: string;
  readonly joins: Joins;
  /** In the turn that completes it. */
  readonly complete: Rates;
  /** In the final scoring. */
  readonly final: Rates;
}

/** A kind of meeple: how many each player has and how many dice one is worth in a battle. */
export interface MeepleRule {
  readonly name: string;
  readonly count: number;
  readonly dice: number;
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
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly players: readonly PlayerSetup[];
  /** Where a module's words begin in `Position.slots`. */
  slotsOf(module: RuleModule): number;
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
  /** Options the module knows, with their defaults. */
  readonly options?: Readonly<Record<string, boolean>>;
  /** Words of module state in a position. */
  readonly slots?: number;
  /** Why the players cannot play with this module, or null when they can. */
  readonly refusePlayers?: (players: readonly PlayerSetup[]) => string | null;
  /** The side each player collects for; without it every seat is its own side. */
  readonly sides?: (players: readonly PlayerSetup[]) => readonly SideIndex[];
  /** Whether a tile may lie so, beyond matching sides. */
  readonly fits?: (rules: Rules, pos: Position, cell: Cell, rotation: Rotation) => boolean;
  /** Places for the meeple that are not on the tile just placed. */
  readonly reach?: (rules: Rules, pos: Position) => readonly Node[];
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

import type { TileKind, TileTable } from '@asteroute/tiles';
import type { Marks } from '../core/marks.ts';
import type { Position } from '../core/position.ts';
import type { TileSupply } from '../core/tileset.ts';
import type { Why } from '../vocabulary/result.ts';
import type { Joins, Node, Options, PlayerSetup, SideIndex, TileIndex } from '../vocabulary/types.ts';
import type { Counted, EventSink, Tokens } from './events.ts';
import type { MoveList, PlacementCode } from './moves.ts';

/**
 * Points for each of something that counts, the tiles first: `tile`, what is printed on the tiles (`printedOn`), or
 * what a module `counts`.
 */
export type Rates = readonly { readonly what: Counted; readonly each: number }[];

/** A kind of feature, in numbers. Order matters: it is the order of battles and scorings. */
export interface KindRule {
  readonly name: string;
  readonly joins: Joins;
  /** Rates in the turn that completes it; null for a kind that only scores at the end. */
  readonly complete: Rates | null;
  /** Rates in the final scoring; null for a kind that never scores. */
  readonly final: Rates | null;
}

/**
 * Other rates of a kind of realm, that of another module too: where something is printed in the realm, or for a side
 * that has a meeple of a kind there. No two modules may change the same rates.
 */
export interface Amendment {
  readonly kind: string;
  /** Where this is printed on one of its tiles (`printedOn`). */
  readonly print?: string;
  /** For a side with such a meeple in the realm. */
  readonly meeple?: string;
  /** Stands in for the kind's own; an empty list pays nothing; without it the kind's own stay. */
  readonly complete?: Rates;
  readonly final?: Rates;
}

/** A kind of meeple. */
export interface MeepleRule {
  readonly name: string;
  /** How many each player has. */
  readonly count: number;
  /**
   * How much one counts where the strongest side is looked for; 1 without it. One of strength 0 is placed only where
   * its side has others and the realm is not complete, whoever else is there, and goes home with the last of them.
   */
  readonly strength?: number;
  /** How many dice one is worth in a battle. */
  readonly dice: number;
  /** The kinds of feature it may stand on. */
  readonly stands: readonly string[];
  /** Whether its owner may take it back instead of deploying (AB-6). */
  readonly recalls: boolean;
}

/** What brings points: realms that score completed or at the end, and events by their types. */
type Gain = 'complete' | 'final' | 'recalled' | 'tied' | 'defeated' | 'awarded';

/** The number of the rule (docs/rules.md) by which a move is refused for a reason, or by which points are made. */
export interface Citation {
  readonly why: Why | Gain;
  readonly rule: string;
  /** The kind of realm, of meeple or of award that the rule speaks of; any without it. */
  readonly of?: string;
}

/** Why a module forbids what every other rule allows: the counterpart of the hooks that select moves. */
interface Forbidding {
  /** A placement that matches on every side and that `select` took out. */
  readonly placement?: (pos: Position, tile: TileIndex, placement: PlacementCode) => Why | null;
  /** A meeple on a middle feature around the tile just placed that `reaches` left out. */
  readonly deploy?: (pos: Position, node: Node) => Why | null;
}

/** Gives points of the final scoring to sides; `what` they are for. */
export type Award = (what: Counted, points: number, sides: readonly SideIndex[]) => void;

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
  /** The first of a module's words in a position (`slotOf`). */
  slotsOf(module: RuleModule): number;
  /** By kind of meeple: the dice that one is worth. */
  readonly diceOf: Uint8Array;
  /** By side: the bit of its own symbol (`symbolsOf`), or 0. */
  readonly emblems: Uint8Array;
  /** Marks for counts that must visit each realm once; a count clears them before it begins. */
  readonly marks: Marks;
  /** Extra dice that modules grant a side on a realm. */
  extraDice(pos: Position, root: Node, side: SideIndex): number;
}

/**
 * What a module adds to contests: dice that decide who keeps a realm that several sides share. One module runs them
 * (`begin`, `due`, `diceDue`, `resolve`), one gives emblems, any may grant dice.
 */
export interface ContestHooks {
  /** The symbol that each player's side may count as its own, or null. */
  readonly emblem?: (player: PlayerSetup) => string | null;
  /** Dice beyond those of the meeples. */
  readonly extraDice?: (rules: Rules, pos: Position, root: Node, side: SideIndex) => number;
  /** Looks for a contest that dice must decide before anything is scored and makes it the running one. */
  readonly begin?: (rules: Rules, pos: Position, sink: EventSink | null) => boolean;
  /** The running contest, or null. */
  readonly due?: (rules: Rules, pos: Position) => Contest | null;
  /** How many dice a side throws in the running contest: 0 for a side that is not in it. */
  readonly diceDue?: (rules: Rules, pos: Position, side: SideIndex) => number;
  /** Applies a throw of the running contest's dice: the highest die of each side, 0 where it threw none. */
  readonly resolve?: (rules: Rules, pos: Position, highest: ArrayLike<number>, sink: EventSink | null) => void;
}

/**
 * A rule that an edition or a player can add: numbers first, hooks where numbers do not suffice. A module keeps its
 * state in the `slots` words of a position that it asks for.
 */
export interface RuleModule {
  readonly name: string;
  readonly kinds?: readonly KindRule[] | ((options: Options) => readonly KindRule[]);
  readonly amends?: readonly Amendment[];
  readonly meeples?: readonly MeepleRule[];
  /** Options the module knows and the values they can have, the default first. */
  readonly options?: Readonly<Record<string, readonly (boolean | string)[]>>;
  /** The tiles of the game, given those of the edition. */
  readonly supply?: (options: Options, base: TileSupply) => TileSupply;
  /** When a tile comes from the stack: those of a lower number all come before; 0 without it. */
  readonly stage?: (tile: TileKind) => number;
  /** Whether a tile that fits nowhere goes back into the stack, instead of leaving the game (D-3). */
  readonly putsBack?: (options: Options) => boolean;
  /** Words of module state in a position. */
  readonly slots?: number;
  /** Colours that come with it, and for how many players the game is with it. */
  readonly seats?: { readonly colors: readonly string[]; readonly max: number };
  /** The colours it is played in, in turn order, where it asks for certain ones; their number is the players'. */
  readonly colors?: readonly string[];
  /** Why the players cannot play with this module, or null when they can. */
  readonly refusePlayers?: (players: readonly PlayerSetup[]) => string | null;
  /** The side each player collects for; without it every seat is its own side. */
  readonly sides?: (players: readonly PlayerSetup[]) => readonly SideIndex[];
  /** Whether `select` has a say in where a tile lies. */
  readonly selects?: (tile: TileKind) => boolean;
  /** Takes out of the placements that match on every side those that are not allowed. */
  readonly select?: (rules: Rules, pos: Position, tile: TileIndex, matching: MoveList) => void;
  /** Whether the meeple may go onto a middle feature around the tile just placed. */
  readonly reaches?: (rules: Rules, pos: Position, node: Node) => boolean;
  /** Says why `select` or `reaches` left something out; a move that they forbid needs an answer here. */
  readonly forbids?: Forbidding;
  /**
   * Rule numbers of refusals and points: the module's own, and those of general rules as its edition numbers them. The
   * first that fits is given.
   */
  readonly cites?: readonly Citation[];
  /** Counts something that a position does not carry by itself. */
  readonly counts?: Readonly<Record<string, (rules: Rules, pos: Position, root: Node) => number>>;
  /** What the module adds to contests that dice decide. */
  readonly contest?: ContestHooks;
  /** Whether the player on turn has another one after this: asked when the tile lies and has joined. */
  readonly again?: (rules: Rules, pos: Position) => boolean;
  /** What a realm that the new tile completed brings its player beside points, held or not. */
  readonly closed?: (rules: Rules, pos: Position, root: Node, sink: EventSink | null) => void;
  /** The tokens of a side. */
  readonly tokens?: (rules: Rules, pos: Position, side: SideIndex) => Tokens;
  /** Gives the points of the final scoring that no realm gives. */
  readonly awards?: (rules: Rules, pos: Position, award: Award) => void;
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

import type { TileKind, TileTable } from '@asteroute/tiles';
import type { Marks } from '../core/marks.ts';
import type { Position } from '../core/position.ts';
import type { TileSupply } from '../core/tileset.ts';
import type { Why } from '../vocabulary/result.ts';
import type { Joins, Node, Options, PlayerSetup, SideIndex, TileIndex } from '../vocabulary/types.ts';
import type { Counted, EventSink, Tokens } from './events.ts';
import type { MoveList, PlacementCode } from './moves.ts';

/**
 * Points for each thing that counts, the tiles first: `tile`, what is printed on the tiles (`printedOn`), or what a
 * module defines in `counts`.
 */
export type Rates = readonly { readonly what: Counted; readonly each: number }[];

/** A kind of feature and its numbers. Battles and scorings follow the order in which modules list their kinds. */
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
   * How much one meeple of this kind counts in finding the strongest side of a realm; default 1. A meeple of strength 0
   * may be placed only in an open realm in which its side has other meeples, and returns with the last of them.
   */
  readonly strength?: number;
  /** How many dice one meeple of this kind is worth in a battle. */
  readonly dice: number;
  /** The kinds of feature it may stand on. */
  readonly stands: readonly string[];
  /** Whether its owner may take it back instead of deploying (AB-6). */
  readonly recalls: boolean;
}

/** What brings points: realms scored when complete or at the end, or events by their types. */
type Gain = 'complete' | 'final' | 'recalled' | 'tied' | 'defeated' | 'awarded';

/** The number of the rule (docs/rules.md) that forbids a move for a reason or grants points. */
export interface Citation {
  readonly why: Why | Gain;
  readonly rule: string;
  /** The kind of realm or meeple that the rule is about; absent: any kind. */
  readonly of?: string;
}

/** Says why a module forbids moves that all other rules allow: one function for each hook that selects moves. */
interface Forbidding {
  /** The reason for a placement that matches on every side but was removed by `select`. */
  readonly placement?: (pos: Position, tile: TileIndex, placement: PlacementCode) => Why | null;
  /** The reason for a meeple on a middle feature around the tile just placed that `reaches` did not allow. */
  readonly deploy?: (pos: Position, node: Node) => Why | null;
}

/**
 * Points of the final scoring for most tokens of a kind, as programs that look ahead estimate them: a module gives them
 * itself (`awards`).
 */
export interface Majority {
  /** The token, as `tokens` names it and as it is printed on tiles: how many there are follows from those of the game. */
  readonly token: string;
  readonly points: number;
}

/** Gives points of the final scoring to sides; `what` they are for. */
export type Award = (what: Counted, points: number, sides: readonly SideIndex[]) => void;

/** A battle that is due: where, and the dice of each side (0 for a side that is not or no longer in it). */
export interface Contest {
  readonly node: Node;
  readonly dice: readonly number[];
  /** Number of the battle in the game and of the round in the battle, from 0; the dealer's dice depend on both. */
  readonly battle: number;
  readonly round: number;
}

/** What hooks can read besides the position: facts about the compiled ruleset. */
export interface Rules {
  readonly kinds: readonly KindRule[];
  readonly meeples: readonly MeepleRule[];
  readonly options: Options;
  readonly players: readonly PlayerSetup[];
  /** Returns the index of a module's first word in a position (`slotOf`). */
  slotsOf(module: RuleModule): number;
  /** The number of dice of each kind of meeple. */
  readonly diceOf: Uint8Array;
  /** By side: the bit of its own symbol (`symbolsOf`), or 0. */
  readonly emblems: Uint8Array;
  /** Marks for counts that must visit each realm once; each count clears them first. */
  readonly marks: Marks;
  /** Returns the extra dice that modules grant a side on a realm. */
  extraDice(pos: Position, root: Node, side: SideIndex): number;
}

/**
 * What a module adds to contests, in which dice decide who keeps a realm that several sides share. One module runs them
 * (`begin`, `due`, `diceDue`, `resolve`), one gives emblems, any may grant dice.
 */
export interface ContestHooks {
  /** The symbol that belongs to a player's side, or null. */
  readonly emblem?: (player: PlayerSetup) => string | null;
  /** Returns dice in addition to those of the meeples; only what the realm itself has may change them. */
  readonly extraDice?: (rules: Rules, pos: Position, root: Node, side: SideIndex) => number;
  /** Starts the next contest that dice must decide before anything is scored; returns whether there is one. */
  readonly begin?: (rules: Rules, pos: Position, sink: EventSink | null) => boolean;
  readonly due?: (rules: Rules, pos: Position) => Contest | null;
  /** How many dice a side throws in the running contest: 0 for a side that is not in it. */
  readonly diceDue?: (rules: Rules, pos: Position, side: SideIndex) => number;
  /** Applies a roll of the running contest: the highest die of each side, 0 for a side that threw none. */
  readonly resolve?: (rules: Rules, pos: Position, highest: ArrayLike<number>, sink: EventSink | null) => void;
}

/**
 * A rule that an edition or a player can add: numbers where they suffice, hooks for the rest. A module keeps its state
 * in the words of a position that `slots` reserves.
 */
export interface RuleModule {
  readonly name: string;
  readonly kinds?: readonly KindRule[] | ((options: Options) => readonly KindRule[]);
  readonly amends?: readonly Amendment[];
  readonly meeples?: readonly MeepleRule[];
  /** Options the module knows and the values they can have, the default first. */
  readonly options?: Readonly<Record<string, readonly (boolean | string)[]>>;
  /** Returns the tiles of the game, given those of the edition. */
  readonly supply?: (options: Options, base: TileSupply) => TileSupply;
  /** The stage of a tile: all tiles of a lower stage are drawn before those of a higher one; default 0. */
  readonly stage?: (tile: TileKind) => number;
  /** Whether a tile that fits nowhere goes back into the stack, instead of leaving the game (D-3). */
  readonly putsBack?: (options: Options) => boolean;
  /** Number of words that the module keeps in a position. */
  readonly slots?: number;
  /** Colours that come with it, and for how many players the game is with it. */
  readonly seats?: { readonly colors: readonly string[]; readonly max: number };
  /** The colours it is played in, in turn order, where it asks for certain ones; their number is the players'. */
  readonly colors?: readonly string[];
  /** Why the players cannot play with this module, or null when they can. */
  readonly refusePlayers?: (players: readonly PlayerSetup[]) => string | null;
  /** Returns the side that each player collects points for; without this hook every seat is its own side. */
  readonly sides?: (players: readonly PlayerSetup[]) => readonly SideIndex[];
  /** Whether `select` restricts the placements of a tile. */
  readonly selects?: (tile: TileKind) => boolean;
  /** Removes the placements that are not allowed from the list of those that match on every side. */
  readonly select?: (rules: Rules, pos: Position, tile: TileIndex, matching: MoveList) => void;
  /** Whether the module allows a meeple on a middle feature around the tile just placed. */
  readonly reaches?: (rules: Rules, pos: Position, node: Node) => boolean;
  /** Says why `select` or `reaches` excluded a move; required for every move that they forbid. */
  readonly forbids?: Forbidding;
  /**
   * Rule numbers of refusals and points: those of the module's own rules, and those of general rules in the numbering
   * of its edition. The first match is given.
   */
  readonly cites?: readonly Citation[];
  /** Counters for things that a realm's stats do not count. */
  readonly counts?: Readonly<Record<string, (rules: Rules, pos: Position, root: Node) => number>>;
  /** What the module adds to contests decided by dice. */
  readonly contest?: ContestHooks;
  /** Whether the player on turn has another one after this: asked when the tile lies and has joined. */
  readonly again?: (rules: Rules, pos: Position) => boolean;
  /** What a realm that the new tile completed brings its player beside points, held or not. */
  readonly closed?: (rules: Rules, pos: Position, root: Node, sink: EventSink | null) => void;
  /** The tokens that it gives, by their names, and those that a side has. */
  readonly tokens?: {
    readonly names: readonly string[];
    readonly of: (rules: Rules, pos: Position, side: SideIndex) => Tokens;
    /** Gives them to a side that has none yet. */
    readonly give: (rules: Rules, pos: Position, side: SideIndex, tokens: Tokens) => void;
  };
  /** The tokens of which most bring points. */
  readonly majorities?: readonly Majority[];
  /** Gives the points of the final scoring that no realm gives. */
  readonly awards?: (rules: Rules, pos: Position, award: Award) => void;
}

/** An edition: its tiles, colours and the modules it is made of. */
export interface Edition {
  readonly name: string;
  readonly tiles: TileTable;
  readonly colors: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  /** Modules that are always on. */
  readonly base: readonly RuleModule[];
  /** Modules that the host may choose. */
  readonly optional: readonly RuleModule[];
}

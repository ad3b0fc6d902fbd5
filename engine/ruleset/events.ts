import { placeRef } from '../core/features.ts';
import { nodeOfDeployed } from '../core/figures.ts';
import type { Position } from '../core/position.ts';
import type { Coordinates, Figure, PlaceRef, Rotation, Seat, SideIndex } from '../vocabulary/types.ts';
import type { Throw } from './moves.ts';

/** A meeple as a view or a record names it. */
export interface FigureRef {
  readonly id: number;
  readonly seat: Seat;
  readonly meeple: string;
  /** The place of the meeple; for a returned one, its last place. */
  readonly at: PlaceRef;
}

/** Why a side throws as many dice as it does (SW-29 to SW-31, C-20). */
export interface DiceReasons {
  readonly side: SideIndex;
  /** The player who rolls the dice of the side (C-54). */
  readonly seat: Seat;
  readonly dice: number;
  /** Dice by kind of meeple, before the limit of dice per side. */
  readonly meeples: readonly { readonly meeple: string; readonly count: number; readonly dice: number }[];
  /** Dice for a symbol of the side's own faction in the realm: 0 or 1. */
  readonly symbol: number;
}

/** What points are paid for: `tile`, `symbol`, or a name that a module counts. */
export type Counted = string;

/** One product of a sum: a count, and the points of each. */
interface Term {
  readonly what: Counted;
  readonly count: number;
  readonly each: number;
}

/** The sum behind a scored realm. Terms with count 0 are left out, except the first. */
export interface Formula {
  readonly terms: readonly Term[];
  readonly points: number;
}

/** Whole points, more than 0 unless a rule says otherwise, and the side that gets them. */
export interface SidePoints {
  readonly side: SideIndex;
  readonly points: number;
}

/** Points of a side for a realm, with their sum where it is another than that of the realm (TB-13). */
export interface Share extends SidePoints {
  readonly formula?: Formula;
}

/** How many of each kind a player takes or has, by name; those of which there are none are left out. */
export type Tokens = Readonly<Record<string, number>>;

/** What a ply did, in the order it happened, with everything that a view or a record needs. */
export type GameEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: string; readonly left: number }
  | { readonly type: 'set-aside'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'put-back'; readonly seat: Seat; readonly tile: string }
  | (Coordinates & {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly tile: string;
      readonly rotation: Rotation;
      /** True in a turn that follows another one of the same player. */
      readonly extra: boolean;
    })
  | { readonly type: 'deployed'; readonly figure: FigureRef }
  | {
      readonly type: 'recalled';
      readonly figure: FigureRef;
      readonly cells: readonly Coordinates[];
      readonly formula: Formula;
      readonly shares: readonly SidePoints[];
      readonly returned: readonly FigureRef[];
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'battle'; readonly at: PlaceRef; readonly sides: readonly DiceReasons[] }
  | { readonly type: 'rolled'; readonly at: PlaceRef; readonly dice: Throw; readonly top: readonly SideIndex[] }
  | { readonly type: 'tied'; readonly at: PlaceRef; readonly shares: readonly SidePoints[] }
  | {
      readonly type: 'defeated';
      readonly at: PlaceRef;
      readonly side: SideIndex;
      readonly points: number;
      readonly returned: readonly FigureRef[];
    }
  | { readonly type: 'won'; readonly at: PlaceRef; readonly side: SideIndex }
  | {
      readonly type: 'scored';
      readonly at: PlaceRef;
      /** False in the final scoring. */
      readonly complete: boolean;
      /** The cells that counted. */
      readonly cells: readonly Coordinates[];
      readonly formula: Formula;
      readonly shares: readonly Share[];
      readonly returned: readonly FigureRef[];
    }
  /** Tokens for who completed a realm. */
  | { readonly type: 'took'; readonly seat: Seat; readonly at: PlaceRef; readonly tokens: Tokens }
  /** Points of the final scoring that no realm gives. */
  | { readonly type: 'awarded'; readonly what: Counted; readonly shares: readonly SidePoints[] }
  /** `again`: the same player has another turn. */
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly scores: readonly number[]; readonly again: boolean }
  | {
      readonly type: 'ended';
      readonly scores: readonly number[];
      readonly winners: readonly SideIndex[];
      /** By side, where a module has any. */
      readonly tokens?: readonly Tokens[];
    };

/** Receives events as they happen. Callers pass null if no one reads them, so that playouts build none. */
export type EventSink = (event: GameEvent) => void;

/** Describes a figure on the board for use outside the engine. */
export function figureRef(pos: Position, figure: Figure): FigureRef {
  const { seat, meeple, meepleNames } = pos.figureTable;
  const at = placeRef(pos, nodeOfDeployed(pos, figure));
  return { id: figure, seat: seat[figure], meeple: meepleNames[meeple[figure]], at };
}

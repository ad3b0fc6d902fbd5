/** A game in the record format, version 1. */
export type GameRecord = { readonly asteroute: 1; readonly [key: string]: unknown };

/** A position as the editor of Asteroute gives it as text; shown without turns. */
export type GamePosition = { readonly setup: object; readonly position: object };

/** Why a game cannot be shown: the `detail` of the event `gameerror`. */
export type ReadFault =
  | 'not-a-link'
  | 'newer'
  | 'damaged'
  | 'changed-tiles'
  | 'malformed'
  | 'rules'
  | 'unreachable'
  | 'no-game';

/** The `detail` of the event `turnchange`. */
export interface TurnChange {
  /** From 0, before the first tile, to `turns`, or one more where the game was played to its end. */
  readonly turn: number;
  readonly turns: number;
  /** Totals by side. */
  readonly scores: readonly number[];
}

/** `<asteroute-game>`: shows a game turn by turn. */
export declare class AsterouteGame extends HTMLElement {
  /**
   * The record of the game that is shown; null without a game, and for a position. Set it to a record, a position, or
   * the JSON text of one to show another.
   */
  get record(): GameRecord | null;
  set record(value: GameRecord | GamePosition | string | null);
  /** The moment that is shown. A value outside the game becomes its first or last moment. */
  turn: number;
  /** The number of turns of the game, 0 without one. */
  readonly turns: number;
  readonly playing: boolean;
  next(): void;
  previous(): void;
  first(): void;
  last(): void;
  play(): void;
  pause(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'asteroute-game': AsterouteGame;
  }
  interface HTMLElementEventMap {
    turnchange: CustomEvent<TurnChange>;
    gameload: CustomEvent<null>;
    gameerror: CustomEvent<ReadFault>;
  }
}

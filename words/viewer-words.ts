/** Why a game cannot be shown. */
export type ReadFault =
  | 'not-a-link'
  | 'newer'
  | 'damaged'
  | 'changed-tiles'
  | 'malformed'
  | 'rules'
  | 'unreachable'
  | 'no-game';

/** How a game ended that was not played to its end. */
type EarlyEnd = 'resignation' | 'time' | 'absence';

/**
 * Every text of the viewer. Names of people come as text, all else by its name in the rules: `realm` is a kind of realm,
 * `meeple` a kind of meeple, `what` a kind of token.
 */
export interface ViewerWords {
  readonly tag: string;
  /** The element as a whole: who plays, as a list. */
  readonly game: (names: string) => string;
  readonly board: (tiles: number) => string;
  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly last: string;
  readonly fit: string;
  readonly slider: string;
  readonly turn: (at: number, of: number) => string;
  readonly turns: string;
  readonly scores: string;
  readonly start: string;
  readonly scoring: string;
  readonly loading: string;
  /** A player without a name; from 1. */
  readonly player: (seat: number) => string;
  readonly teams: readonly [string, string];
  readonly points: (points: number) => string;
  readonly place: (x: number, y: number) => string;
  readonly placed: (name: string, where: string) => string;
  readonly deployed: (name: string, realm: string, meeple: string) => string;
  readonly recalled: (name: string, points: number, realm: string) => string;
  readonly again: (name: string) => string;
  readonly took: (name: string, tokens: Readonly<Record<string, number>>) => string;
  readonly awarded: (names: string, points: number, what: string) => string;
  readonly aside: string;
  readonly putBack: string;
  readonly battle: (names: string, realm: string) => string;
  readonly rolled: (name: string, dice: string) => string;
  readonly tie: (names: string, points: number) => string;
  readonly lost: (name: string, points: number) => string;
  readonly won: (name: string) => string;
  readonly scored: (names: string, points: number, realm: string) => string;
  readonly final: (names: string, points: number, realm: string) => string;
  readonly winner: (names: string, shared: boolean) => string;
  readonly ended: Readonly<Record<EarlyEnd, (name: string) => string>>;
  readonly review: {
    readonly open: string;
    readonly heading: string;
    readonly hint: string;
    readonly margin: (name: string, margin: string) => string;
    readonly failed: string;
  };
  readonly faults: Readonly<Record<ReadFault, string>>;
}

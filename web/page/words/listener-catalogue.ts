import type { Named } from '@asteroute/board/theme/named.ts';
import type { MeepleName, RealmName, Realms } from './rule-names.ts';

/** The table by typing alone. A language's own commands stand beside the English ones. */
export interface TypedWords {
  readonly heading: string;
  readonly line: string;
  readonly hint: string;
  readonly move: string;
  readonly wait: string;
  readonly noTile: string;
  readonly noBattle: string;
  readonly unknown: (text: string) => string;
  readonly rotations: (letters: string) => string;
  /** The letters of north, east, south and west in the name of a cell. */
  readonly cells: string;
  /** The letters of the four rotations. */
  readonly turns: string;
  /** The cell of the start tile. */
  readonly start: string;
  /** Places for a meeple as they are typed after `@`: one short word each. */
  readonly places: Named<Realms>;
  /** The turn that was confirmed, as it is typed. */
  readonly played: (move: string) => string;
  /** Headings in the answer to `legal`: cells where nothing is completed, and cells where a battle begins. */
  readonly fits: string;
  readonly battles: string;
  /** How to ask for less or more than `legal`, `bag` and `help` answer. */
  readonly legalMore: string;
  readonly bagMore: string;
  readonly questions: (commands: string) => string;
  readonly helpMore: string;
  readonly commands: Named<Commands>;
  readonly about: Named<Commands>;
}

/** What a screen reader is told: tiles with their sides, places for a meeple, players. */
export interface HeardWords {
  /** Where a feature reaches: "east"; several are joined to a list. */
  readonly sides: Named<'N' | 'E' | 'S' | 'W'>;
  /** The corners that a meadow reaches. */
  readonly corners: Named<'NE' | 'SE' | 'SW' | 'NW'>;
  readonly shield: string;
  /** What a meeple is called by the realm it stands on: "large merchant". */
  readonly role: (realm: RealmName, meeple: MeepleName) => string;
  /** "Ada placed a merchant" and "trade route east", or "merchant" and "trade route east". */
  readonly on: (what: string, feature: string) => string;
  readonly own: string;
  /** The rotation of a tile, and the others that fit where there are some. */
  readonly rotation: (letter: string) => string;
  readonly turned: (letter: string, others: string) => string;
  readonly laid: (where: string) => string;
  readonly held: (names: string, tiles: number) => string;
  readonly free: (realm: RealmName, tiles: number) => string;
  readonly back: string;
  readonly noFree: string;
  readonly noMeeple: string;
  readonly emptyRow: string;
  /** The listener, in the place of a name: "you +7". */
  readonly you: string;
  /** A realm by its holders, as the object of the sentences after it: "your trade route", "Ada’s city". */
  readonly yours: (realm: RealmName) => string;
  readonly theirs: (realm: RealmName, names: string) => string;
  readonly unheld: (realm: RealmName) => string;
  /** What a tile does to a realm, with the number of its tiles afterwards. */
  readonly completes: (what: string, tiles: number) => string;
  readonly extends: (what: string, tiles: number) => string;
  readonly connects: (what: string, tiles: number) => string;
  /** A planet or an abbey by the cells around it that are still empty. */
  readonly surrounds: (what: string, cells: number) => string;
  /** A realm that no remaining tile can complete. */
  readonly blocks: (what: string) => string;
  readonly begins: string;
  /** Said of a player that is a program. */
  readonly bot: string;
  /** One's own turn was played as it was announced. */
  readonly confirmed: string;
  /** "1: merchant", with the space that the language puts before the colon. */
  readonly colon: (what: string, text: string) => string;
  /** Two features of a tile, or more one by one: "road north; city south". */
  readonly parts: (first: string, rest: string) => string;
}

/** Typed commands, by their English word. */
export type Commands =
  | 'tile'
  | 'legal'
  | 'meeples'
  | 'realm'
  | 'bag'
  | 'odds'
  | 'last'
  | 'score'
  | 'places'
  | 'again'
  | 'mine'
  | 'row'
  | 'free'
  | 'undo'
  | 'next'
  | 'all'
  | 'help';

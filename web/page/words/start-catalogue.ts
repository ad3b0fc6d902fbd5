/** Words of the start page, and of the page of an address that names nothing. */
export interface StartWords {
  readonly play: string;
  readonly against: (names: string) => string;
  readonly setUp: string;
  readonly setUpTable: string;
  readonly settings: string;
  readonly yourTurn: string;
  readonly theirTurn: (name: string) => string;
  /** How many moves the others made meanwhile. */
  readonly since: (moves: number) => string;
  readonly botPlays: string;
  readonly notBegun: string;
  readonly running: string;
  readonly making: string;
  readonly noServer: string;
  readonly code: string;
  readonly codeUnknown: string;
  readonly install: string;
  /** How to install the page, or why it cannot be, where the browser offers no button. */
  readonly installHow: Readonly<Record<'home-screen' | 'https', string>>;
  /** The strength of a bot: "level 2 of 7". */
  readonly level: (level: number, of: number) => string;
  readonly unknown: string;
  readonly unknownHint: string;
  readonly cut: string;
  readonly cutHint: string;
  readonly home: string;
}

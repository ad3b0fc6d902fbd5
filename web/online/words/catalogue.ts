import type { FaultCode, Reaction, ReportReason, TextFault } from '@asteroute/protocol';
import type { PromiseFault } from '../trust/promises.ts';

/** Words of tables on a server; they come with the lobby. What the table itself says is in the page's own catalogue. */
export interface OnlineWords {
  readonly tag: string;
  readonly title: string;
  readonly back: string;
  readonly loading: string;

  readonly lobby: {
    readonly none: string;
    readonly retry: string;
    readonly fresh: string;
    readonly freshHint: string;
    readonly mine: string;
    readonly open: string;
    readonly running: string;
    readonly nothing: string;
    readonly join: string;
    readonly watch: string;
    readonly go: string;
    readonly yourTurn: string;
    readonly over: string;
    readonly free: string;
    /** The label of a table's button: its edition and players. */
    readonly at: (edition: string, names: string) => string;
  };

  readonly clocks: {
    readonly none: string;
    readonly live: (minutes: number, seconds: number) => string;
    readonly days: (days: number) => string;
    readonly left: (name: string, time: string) => string;
  };

  /** The room before a game: who is there, how others come, what is played. */
  readonly room: {
    readonly heading: string;
    readonly invites: (who: string, several: boolean) => string;
    readonly invited: string;
    readonly name: string;
    readonly join: string;
    readonly link: string;
    readonly code: string;
    /** Where the code can be typed, by the name of the server. */
    readonly codeHint: (server: string) => string;
    readonly qr: string;
    readonly people: string;
    readonly free: string;
    readonly you: string;
    readonly begins: string;
    readonly keptFor: (name: string) => string;
    readonly kept: string;
    readonly decline: string;
    readonly leave: string;
    readonly full: string;
    readonly bot: string;
    readonly botAt: (color: string) => string;
    readonly shuffle: string;
    readonly earlier: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly ready: string;
    readonly notReady: string;
    readonly unready: string;
    readonly start: string;
    readonly alone: string;
    readonly awaits: (names: string, several: boolean) => string;
    readonly hostStarts: string;
    readonly whenFull: string;
    readonly starting: string;
    readonly game: string;
    readonly clock: string;
    readonly takebacks: string;
    readonly takebacksHint: string;
    /** What is told of the others, in a line each. */
    readonly came: (name: string) => string;
    readonly left: (name: string) => string;
    readonly isReady: (name: string) => string;
    readonly changed: (facts: string) => string;
    readonly overDays: string;
    readonly unsafe: string;
    readonly untold: string;
  };

  readonly line: {
    readonly connecting: string;
    readonly lost: string;
    readonly silent: string;
    readonly sending: string;
    readonly watch: string;
    /** While a game runs that others will be asked to play again. */
    readonly watchNext: string;
  };

  readonly ask: {
    readonly takeback: string;
    readonly asked: string;
    readonly wants: (name: string) => string;
    readonly agree: string;
    readonly refuse: string;
    readonly draw: string;
    readonly drawHint: string;
    readonly replace: (name: string) => string;
    readonly replaceHint: (name: string) => string;
    readonly replaced: (name: string) => string;
    readonly returnSeat: string;
    readonly returnHint: string;
    readonly leave: string;
    readonly leaveHint: string;
    readonly resign: string;
    readonly sure: string;
    readonly wantsRematch: (who: string, several: boolean) => string;
    readonly joinRematch: string;
    /** The same for somebody who watched. */
    readonly joinNext: string;
  };

  readonly ended: {
    readonly resigned: (name: string) => string;
    readonly timedOut: (name: string) => string;
    readonly abandoned: string;
  };

  readonly chat: {
    readonly heading: string;
    readonly unread: (lines: number) => string;
    readonly empty: string;
    readonly line: string;
    readonly send: string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly watcher: string;
    readonly hear: string;
    readonly watching: (people: number) => string;
    readonly react: string;
  };

  readonly conduct: {
    readonly report: (name: string) => string;
    readonly reported: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly ban: (name: string) => string;
    /** Null for somebody who was banned at a table before this rematch. */
    readonly unban: (name: string | null) => string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
  };

  readonly myData: {
    readonly heading: string;
    readonly about: string;
    readonly save: string;
    readonly erase: string;
    readonly erased: string;
  };

  /** A player's own way back to the seat. */
  readonly seatLink: { readonly heading: string; readonly about: string };
  readonly notify: {
    readonly on: string;
    readonly off: string;
    readonly refused: string;
    /** Why nothing can be told to this browser, and what helps. */
    readonly obstacles: { readonly 'home-screen': string; readonly https: string };
    readonly webhook: {
      readonly heading: string;
      readonly about: string;
      readonly address: string;
      readonly start: string;
      readonly on: string;
      readonly stop: string;
      readonly refused: string;
    };
  };

  readonly presence: {
    readonly here: (name: string) => string;
    readonly away: (name: string) => string;
    /** With how long ago: "5 minutes ago". */
    readonly seen: (ago: string) => string;
    readonly reacts: (name: string, reaction: string) => string;
  };

  readonly reactions: Readonly<Record<Reaction, string>>;

  readonly proof: {
    readonly promise: string;
    readonly open: string;
    readonly heading: string;
    readonly about: string;
    readonly before: string;
    readonly checking: string;
    readonly good: string;
    readonly bad: string;
    readonly none: string;
    readonly hash: string;
    readonly hashDone: string;
    readonly hashLate: string;
    readonly chance: (tiles: number, dice: number) => string;
    readonly rules: (turns: number) => string;
    readonly signed: string;
    readonly unknownKey: string;
    readonly own: string;
    readonly ownMissing: string;
    readonly withheld: (who: string) => string;
    readonly alone: string;
    readonly limits: string;
    readonly broken: Readonly<Record<PromiseFault, string>>;
    readonly seed: string;
    readonly playerSeed: (name: string) => string;
    readonly download: string;
    readonly downloadHint: string;
  };

  readonly key: {
    readonly heading: string;
    readonly about: string;
    readonly accept: string;
  };

  /** What the server refuses, by code; `other` for a code of a newer server. */
  readonly faults: Readonly<Record<FaultCode | TextFault | 'other', string>>;
}

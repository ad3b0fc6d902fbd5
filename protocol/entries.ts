/** What a server says. Entries are the log of a table; everything else can be worked out from them (`table.ts`). */
import type { ActionWords, Options, PlayerSetup, Throw } from '@asteroute/engine';
import type { Clocks } from './clocks.ts';
import type { Fault } from './faults.ts';
import type { ClockPlan, Plan, Reaction, ReportReason } from './words.ts';

/** Chance as it fell. */
export type Chance = { readonly type: 'draw'; readonly tile: string } | { readonly type: 'roll'; readonly dice: Throw };

/** Why a game is over: played to its end, or a player's loss, or no one was left. */
export type EndReason = 'finished' | 'resigned' | 'timed-out' | 'abandoned';

/** One thing that happened at a table. */
export type TableEvent =
  | {
      readonly type: 'opened';
      readonly plan: Plan;
      readonly seedHash: string;
      /** The table that this one is a rematch of. */
      readonly before: string | null;
      /** In a rematch, who played each seat: it is reserved for that player. */
      readonly reserved?: readonly (string | null)[];
      /** In a rematch, the bans of the table before that still hold: they hold here too. */
      readonly bans?: number;
    }
  | {
      readonly type: 'joined';
      readonly seat: number;
      readonly name: string;
      /** A number given openly, or empty. */
      readonly clientSeed: string;
      /** The hash of a number that is shown later. */
      readonly commitment?: string;
    }
  | { readonly type: 'left'; readonly seat: number }
  /** In a room the plan is replaced. By seat of the new plan: the seat that it was before, or null for one that is new. */
  | { readonly type: 'planned'; readonly plan: Plan; readonly from: readonly (number | null)[] }
  /** In a room a player is ready to begin, or no longer. */
  | { readonly type: 'readied'; readonly seat: number; readonly ready: boolean }
  | { readonly type: 'bot-seated'; readonly seat: number; readonly bot: string | null }
  /** The seats are final. Players who committed to a number show it until then, in server time. */
  | { readonly type: 'reveal-asked'; readonly until: number }
  | { readonly type: 'revealed'; readonly seat: number; readonly clientSeed: string }
  /** The number was not shown in time: the game begins without it. */
  | { readonly type: 'not-revealed'; readonly seat: number }
  | {
      readonly type: 'started';
      readonly players: readonly PlayerSetup[];
      readonly clientSeeds: readonly string[];
      readonly chance: readonly Chance[];
    }
  | {
      readonly type: 'turn';
      readonly seat: number;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
      readonly action: ActionWords;
      /** What fell after it: dice, and the next player's tile (all tiles, where some fitted nowhere). */
      readonly chance: readonly Chance[];
    }
  | { readonly type: 'drawn'; readonly seat: number; readonly chance: readonly Chance[] }
  | { readonly type: 'takeback-asked'; readonly seat: number }
  | { readonly type: 'takeback-answered'; readonly seat: number; readonly accept: boolean }
  /** The last turn is undone: its player has the same tile in hand again. */
  | { readonly type: 'taken-back'; readonly seat: number }
  | { readonly type: 'resigned'; readonly seat: number }
  | { readonly type: 'timed-out'; readonly seat: number }
  /** A bot plays on for somebody who left, resigned, ran out of time or did not come back. */
  | { readonly type: 'replaced'; readonly seat: number; readonly bot: string }
  /** The player has the seat back from the bot. */
  | { readonly type: 'returned'; readonly seat: number }
  /** The host has removed the player, and with `banned` for good. */
  | { readonly type: 'kicked'; readonly seat: number }
  | { readonly type: 'banned'; readonly seat: number }
  /** The host or the operator has lifted this ban, counted from 0 in the order of the log, those from before first. */
  | { readonly type: 'unbanned'; readonly ban: number }
  | {
      readonly type: 'ended';
      readonly reason: EndReason;
      /** By side, as they stand; with the final scoring where the game was finished. */
      readonly scores: readonly number[];
      readonly winners: readonly number[];
      /** Now it may be known: with the clients' seeds it deals the game again. */
      readonly serverSeed: string;
    }
  | { readonly type: 'chat'; readonly seat: number; readonly text: string }
  | { readonly type: 'muted'; readonly seat: number; readonly by: number; readonly muted: boolean }
  | { readonly type: 'reported'; readonly seat: number; readonly by: number; readonly reason: ReportReason }
  | { readonly type: 'rematch'; readonly table: string }
  /** Whether the player's browser gets a push message for each turn. */
  | { readonly type: 'notify-set'; readonly seat: number; readonly on: boolean }
  /** Whether turns are posted to a webhook of the host. */
  | { readonly type: 'webhook-set'; readonly on: boolean }
  /** The players of these seats have taken their names and lines out of the log. */
  | { readonly type: 'erased'; readonly seats: readonly number[] }
  /** The host has deleted the table: nothing of its log is left but this. */
  | { readonly type: 'closed' }
  /** Something that is not for this reader. */
  | { readonly type: 'withheld' };
/** The table event of one type. */
export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** A step of a table's log: what one command did, all of it or nothing. Its numbers have no holes. */
export interface Entry {
  /** From 1. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds of server time, which stands still while no server runs: what clocks count. */
  readonly up: number;
  readonly events: readonly TableEvent[];
}

/** A table in a list. */
export interface Summary {
  readonly table: string;
  readonly status: 'open' | 'running' | 'over';
  readonly edition: string;
  readonly modules: readonly string[];
  readonly options: Options;
  readonly access: 'public' | 'link';
  readonly clock: ClockPlan;
  readonly takebacks: boolean;
  /** Present and true for a room (`Plan.room`). */
  readonly room?: boolean;
  readonly seats: readonly { readonly color: string; readonly name: string | null; readonly bot: string | null }[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
}

/** One of my tables. */
export interface MySummary extends Summary {
  /** Which of the tokens that were asked for, by its place in the request. */
  readonly token: number;
  readonly seat: number;
  /** Whether it is this seat's turn. */
  readonly myTurn: boolean;
  /** How the game stands, while it runs. */
  readonly running?: RunningSummary;
}

/** How a running game stands, for somebody who has a seat there. */
export interface RunningSummary {
  /** Number of the newest entry. */
  readonly head: number;
  readonly onTurn: number | null;
  readonly turns: number;
  readonly clocks: Clocks;
  /** Server time now, with which the clocks are read. */
  readonly up: number;
  /** When the newest entry was written, in milliseconds since 1970. */
  readonly lastAt: number;
  /** Whether a bot plays for the asker. */
  readonly replaced: boolean;
}

/** A board in short, for a small picture of it. */
export interface BoardSummary {
  readonly head: number;
  readonly turns: number;
  /** In the order in which they were placed: x, y, rotation and the tile. */
  readonly tiles: readonly (readonly [number, number, number, string])[];
  /** x, y, seat and kind of meeple. */
  readonly meeples: readonly (readonly [number, number, number, string])[];
}

/** Entries of a table in order. `up` is the server time now: with it a client knows how far clocks have run. */
export interface EntriesMessage {
  readonly type: 'entries';
  readonly table: string;
  readonly entries: readonly Entry[];
  readonly up: number;
  /** Present where further entries exist: over a socket they follow by themselves, over HTTP the client asks again. */
  readonly more?: true;
}

/** What became of a command. */
export type Answer =
  | {
      readonly type: 'answer';
      readonly table: string;
      readonly id: string;
      readonly ok: true;
      /** The entry that it became. */
      readonly seq: number;
      /** True when it had been done before: it was not done again. */
      readonly already: boolean;
    }
  | { readonly type: 'answer'; readonly table: string; readonly id: string; readonly ok: false; readonly fault: Fault };

/** Who is at a table now. It is no part of the log, and only sockets are sent it. */
export interface PresenceMessage {
  readonly type: 'presence';
  readonly table: string;
  /** The seats whose players have a connection to the table. */
  readonly here: readonly number[];
  /** When players who are away were here last, in milliseconds since 1970, as far as the server knows. */
  readonly seen: readonly { readonly seat: number; readonly at: number }[];
  /** Connections without a seat. */
  readonly watchers: number;
}

/** A player shows what they think of something. */
export interface ReactionMessage {
  readonly type: 'reaction';
  readonly table: string;
  readonly seat: number;
  readonly reaction: Reaction;
}

/** What a server sends over a WebSocket. */
export type ServerMessage =
  | EntriesMessage
  | Answer
  | PresenceMessage
  | ReactionMessage
  /** A message that was no command, or a table that may not be watched. */
  | { readonly type: 'fault'; readonly table: string | null; readonly fault: Fault }
  | { readonly type: 'pong'; readonly up: number };

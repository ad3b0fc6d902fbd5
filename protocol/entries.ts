/** What a server sends. Entries are the log of a table, from which everything else can be computed (`table.ts`). */
import type { ActionWords, PlayerSetup, Throw } from '@asteroute/engine';
import type { Clocks } from './clocks.ts';
import type { Fault } from './faults.ts';
import type { Plan, Reaction, ReportReason } from './words.ts';

/** The outcome of a random draw or roll. */
export type Chance = { readonly type: 'draw'; readonly tile: string } | { readonly type: 'roll'; readonly dice: Throw };

/** Why a game is over: played to its end, a player resigned or ran out of time, or no one was left. */
export type EndReason = 'finished' | 'resigned' | 'timed-out' | 'abandoned';

/** One thing that happened at a table. */
export type TableEvent =
  | {
      readonly type: 'opened';
      readonly plan: Plan;
      readonly seedHash: string;
      /** The table that this one is a rematch of. */
      readonly before: string | null;
      /** In a rematch, by seat: the name of the player of the previous game for whom the seat is reserved. */
      readonly reserved?: readonly (string | null)[];
      /** In a rematch, the number of bans of the previous table that are still in force; they apply here too. */
      readonly bans?: number;
    }
  | {
      readonly type: 'joined';
      readonly seat: number;
      readonly name: string;
      /** A random number that the player contributes openly, or empty. */
      readonly clientSeed: string;
      /** The hash of a random number that the player will reveal later. */
      readonly commitment?: string;
    }
  | { readonly type: 'left'; readonly seat: number }
  /**
   * The plan of a room is replaced. `from` gives for each seat of the new plan its previous index, or null for a new
   * seat.
   */
  | { readonly type: 'planned'; readonly plan: Plan; readonly from: readonly (number | null)[] }
  /** A player of a room is ready to begin, or withdraws that. */
  | { readonly type: 'readied'; readonly seat: number; readonly ready: boolean }
  | { readonly type: 'bot-seated'; readonly seat: number; readonly bot: string | null }
  /** The seats are final. Players who committed to a random number have until this server time to reveal it. */
  | { readonly type: 'reveal-asked'; readonly until: number }
  | { readonly type: 'revealed'; readonly seat: number; readonly clientSeed: string }
  /** The player did not reveal the random number in time: the game begins without it. */
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
      /** The random outcomes after it: dice, and the next player's tile (several if some fit nowhere). */
      readonly chance: readonly Chance[];
    }
  | { readonly type: 'drawn'; readonly seat: number; readonly chance: readonly Chance[] }
  | { readonly type: 'takeback-asked'; readonly seat: number }
  | { readonly type: 'takeback-answered'; readonly seat: number; readonly accept: boolean }
  /** The last turn is undone: its player has the same tile in hand again. */
  | { readonly type: 'taken-back'; readonly seat: number }
  | { readonly type: 'resigned'; readonly seat: number }
  | { readonly type: 'timed-out'; readonly seat: number }
  /** A bot continues for a player who left, resigned, ran out of time or did not come back. */
  | { readonly type: 'replaced'; readonly seat: number; readonly bot: string }
  /** The player took the seat back from the bot. */
  | { readonly type: 'returned'; readonly seat: number }
  /** The host has removed the player; `banned` means permanently. */
  | { readonly type: 'kicked'; readonly seat: number }
  | { readonly type: 'banned'; readonly seat: number }
  /**
   * The host or the operator has lifted this ban. Bans count from 0 in the order of the log, those of a previous table
   * first.
   */
  | { readonly type: 'unbanned'; readonly ban: number }
  | {
      readonly type: 'ended';
      readonly reason: EndReason;
      /** By side: the current points, with the final scoring if the game was finished. */
      readonly scores: readonly number[];
      readonly winners: readonly number[];
      /** Secret until now: with the clients' seeds it deals the game again. */
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
  /** The players of these seats have removed their names and chat from the log. */
  | { readonly type: 'erased'; readonly seats: readonly number[] }
  /** The host has deleted the table: this event is all that is left of its log. */
  | { readonly type: 'closed' }
  /** Replaces an event that this reader may not see. */
  | { readonly type: 'withheld' };
/** The table event of one type. */
export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** An entry of a table's log: all events of one command, in one step. Entries are numbered without gaps. */
export interface Entry {
  /** From 1. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds of server time, which stops while no server runs; clocks count in it. */
  readonly up: number;
  readonly events: readonly TableEvent[];
}

/** A table in a list. */
export interface Summary extends Readonly<Omit<Plan, 'seats' | 'tiles'>> {
  readonly table: string;
  readonly status: 'open' | 'running' | 'over';
  /** The name of a set of tiles that is not the usual one; may be empty. */
  readonly tiles?: string;
  readonly seats: readonly { readonly color: string; readonly name: string | null; readonly bot: string | null }[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
}

/** One of the asking player's tables. */
export interface MySummary extends Summary {
  /** Index of the token in the request. */
  readonly token: number;
  readonly seat: number;
  /** Whether it is this seat's turn. */
  readonly myTurn: boolean;
  /** The state of the game while it runs. */
  readonly running?: RunningSummary;
}

/** The state of a running game, for one of its players. */
export interface RunningSummary {
  /** Number of the newest entry. */
  readonly head: number;
  readonly onTurn: number | null;
  readonly turns: number;
  readonly clocks: Clocks;
  /** Current server time, needed to read the clocks. */
  readonly up: number;
  /** When the newest entry was written, in milliseconds since 1970. */
  readonly lastAt: number;
  /** Whether a bot plays for the asking player. */
  readonly replaced: boolean;
}

/** A board in short form, for a small picture. */
export interface BoardSummary {
  readonly head: number;
  readonly turns: number;
  /** x, y, rotation and tile id, in the order of placement. */
  readonly tiles: readonly (readonly [number, number, number, string])[];
  /** x, y, seat and kind of meeple. */
  readonly meeples: readonly (readonly [number, number, number, string])[];
}

/** Entries of a table in order. `up` is the current server time, which a client needs to read the clocks. */
export interface EntriesMessage {
  readonly type: 'entries';
  readonly table: string;
  readonly entries: readonly Entry[];
  readonly up: number;
  /**
   * Present if there are more entries. Over a socket they follow automatically; over HTTP the client must ask again.
   */
  readonly more?: true;
}

/** The result of a command. */
export type Answer =
  | {
      readonly type: 'answer';
      readonly table: string;
      readonly id: string;
      readonly ok: true;
      /** The number of the entry that the command produced. */
      readonly seq: number;
      /** True if the command had been done before, and was not repeated. */
      readonly already: boolean;
    }
  | { readonly type: 'answer'; readonly table: string; readonly id: string; readonly ok: false; readonly fault: Fault };

/** Who is at a table now. This is not part of the log and is sent over sockets only. */
export interface PresenceMessage {
  readonly type: 'presence';
  readonly table: string;
  /** The seats whose players have a connection to the table. */
  readonly here: readonly number[];
  /** When players who are away were last connected, in milliseconds since 1970, as far as the server knows. */
  readonly seen: readonly { readonly seat: number; readonly at: number }[];
  /** The number of connections without a seat. */
  readonly watchers: number;
}

/** A player's reaction, shown to all at the table. */
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
  /** Sent in reply to a message that is not a command, or to a request to watch a table that is not allowed. */
  | { readonly type: 'fault'; readonly table: string | null; readonly fault: Fault }
  | { readonly type: 'pong'; readonly up: number };

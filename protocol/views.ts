import { PHASES } from '@asteroute/engine';
import * as v from 'valibot';
import { moment, serverTime } from './entries.ts';
import { tableEvent } from './events.ts';
import {
  about,
  access,
  action,
  clock,
  type Immutable,
  KNOCK_STATES,
  quietHours,
  rotation,
  seatIndex,
  seq,
  tableCode,
  tableId,
  whole,
} from './parts/words.ts';

const text = v.string();
const counts = v.record(text, whole);
const options = v.record(text, v.union([v.boolean(), text]));

export const seat = v.object({
  color: text,
  name: about(v.nullable(text), 'Null for a free seat, and for one of a bot that replaces nobody.'),
  bot: about(v.nullable(text), 'The bot that plays there; null if none does.'),
});

const summaryEntries = {
  table: tableId,
  status: v.picklist(['open', 'running', 'over']),
  edition: text,
  modules: v.array(text),
  options,
  access,
  clock,
  takebacks: v.boolean(),
  room: v.optional(v.boolean()),
  rated: v.optional(v.boolean()),
  ask: v.optional(about(v.boolean(), 'Whether the host lets people in one by one.')),
  tiles: v.optional(about(text, 'The name of a set of tiles that is not the usual one; may be empty.')),
  seats: v.array(seat),
  openedAt: moment,
  changedAt: moment,
};
export const summary = v.object(summaryEntries);
export type Summary = Immutable<v.InferOutput<typeof summary>>;

export const accountSeat = v.object({ ...summaryEntries, seat: seatIndex });
export type AccountSeat = Immutable<v.InferOutput<typeof accountSeat>>;

export const metAccount = v.object({
  account: about(v.string(), 'Its id.'),
  name: v.string(),
  games: about(v.number(), 'The games of both that are over, as far as the server keeps them.'),
});
export type MetAccount = Immutable<v.InferOutput<typeof metAccount>>;

export const listing = v.object({ open: v.array(summary), running: v.array(summary) });
export type Listing = Immutable<v.InferOutput<typeof listing>>;

export const clocks = v.object({
  left: about(v.array(v.number()), 'By seat the milliseconds left; empty without clocks.'),
  since: about(v.number(), 'When the current turn began, in server time.'),
});

const onTurn = about(v.nullable(seatIndex), 'The seat that plays or draws; null if the game is not running.');

export const running = v.object({
  head: about(seq, 'Number of the newest entry.'),
  onTurn,
  turns: whole,
  clocks,
  up: serverTime,
  lastAt: about(whole, 'When the newest entry was written, in milliseconds since 1970.'),
  replaced: about(v.boolean(), 'Whether a bot plays for the asking player.'),
});
export type RunningSummary = Immutable<v.InferOutput<typeof running>>;

export const mySummary = v.object({
  ...summaryEntries,
  token: about(whole, 'Index of the token in the request.'),
  seat: seatIndex,
  myTurn: v.boolean(),
  running: v.optional(running),
});
export type MySummary = Immutable<v.InferOutput<typeof mySummary>>;

export const board = v.object({
  head: seq,
  turns: whole,
  tiles: about(v.array(v.strictTuple([whole, whole, whole, text])), 'x, y, rotation and tile id, as they were placed.'),
  meeples: about(v.array(v.strictTuple([whole, whole, whole, text])), 'x, y, seat and kind of meeple.'),
});
export type BoardSummary = Immutable<v.InferOutput<typeof board>>;

const knock = v.object({
  seq: about(seq, 'The entry in which they asked: `knock` of the answer.'),
  name: text,
  state: v.picklist(KNOCK_STATES),
});

/** A table as it stands, for a client that does not follow its entries. What concerns the game is null before it. */
export const tableSnapshot = v.object({
  ...summaryEntries,
  head: about(seq, 'Number of the newest entry: `since` of the next question for entries.'),
  ready: about(v.array(v.boolean()), 'By seat, in a room: whether its player is ready.'),
  seedHash: about(text, "SHA-256 of the server's seed."),
  commitments: about(v.array(text), 'By seat the hash of a number that its player committed to; or empty.'),
  revealUntil: about(v.nullable(v.number()), 'The server time until which numbers can be revealed.'),
  seat: about(v.nullable(seatIndex), 'Your own seat; null for a watcher.'),
  onTurn,
  turn: about(whole, 'How many turns were played: `turn` of the next command.'),
  phase: about(v.nullable(v.picklist(PHASES)), '`place`: `turn` is awaited; `draw`: `draw`, at tables with takebacks.'),
  tile: about(v.nullable(text), 'The tile to be placed; null if none is drawn.'),
  left: about(v.nullable(counts), 'How many tiles of each kind are in the stack, by id.'),
  scores: about(v.nullable(v.array(whole)), 'Points by side.'),
  reserves: about(v.nullable(v.array(counts)), 'By seat: how many meeples of each kind are in reserve.'),
  clocks,
  up: serverTime,
  takeback: about(v.nullable(v.object({ seat: seatIndex, agreed: v.array(seatIndex) })), 'Who asks, and who agreed.'),
  bans: v.array(v.object({ name: v.nullable(text), lifted: v.boolean() })),
  knocks: about(v.array(knock), 'Who has asked to come in.'),
  ending: about(
    v.nullable(
      v.object({
        reason: v.picklist(['finished', 'resigned', 'timed-out', 'abandoned']),
        scores: v.array(whole),
        winners: v.array(whole),
        serverSeed: text,
      }),
    ),
    'How the game ended; null until then.',
  ),
  rematch: about(v.nullable(tableId), 'The table that is a rematch of this one.'),
  rematchOf: about(v.nullable(tableId), 'The table that this one is a rematch of.'),
});
export type TableSnapshot = Immutable<v.InferOutput<typeof tableSnapshot>>;

export const legalTurnsSchema = v.object({
  turn: about(whole, 'How many turns were played: `turn` of the command.'),
  turns: v.array(
    v.object({
      x: whole,
      y: whole,
      rotation,
      actions: about(v.array(action), 'What the player may do when the tile lies there.'),
    }),
  ),
});
export type LegalTurns = Immutable<v.InferOutput<typeof legalTurnsSchema>>;

export const openedTable = v.object({ table: tableId });
export const givenCode = v.object({ code: tableCode });
export const foundTable = v.object({ table: tableId });

export const ownData = v.object({
  host: about(v.boolean(), 'Whether the table was opened with the token.'),
  events: about(v.array(v.object({ seq, at: moment, event: tableEvent })), 'All events of its seats.'),
});
export type OwnData = Immutable<v.InferOutput<typeof ownData>>;

export const contactView = v.object({
  push: about(v.boolean(), 'Whether push messages are sent to a browser.'),
  mail: about(v.picklist(['none', 'pending', 'confirmed']), 'One question alone is sent to a `pending` address.'),
  quiet: v.nullable(quietHours),
  wantsUntil: about(v.nullable(moment), 'Until when it is told that somebody wants to play.'),
});
export type ContactView = Immutable<v.InferOutput<typeof contactView>>;

export const contactErased = v.object({ erased: v.boolean() });

export const dailyBudget = v.object({ max: whole, left: whole });
const budget = v.nullable(dailyBudget);
export const publishedServer = v.object({
  algorithm: v.literal('Ed25519'),
  publicKey: about(v.string(), 'Hexadecimal.'),
  pushKey: v.optional(about(v.string(), 'The key of web push, base64url.')),
  webhooks: v.optional(v.boolean()),
  mail: v.optional(v.boolean()),
});
export type PublishedServer = Immutable<v.InferOutput<typeof publishedServer>>;

export const budgetState = v.object({
  until: moment,
  tables: budget,
  chat: about(budget, 'Bytes.'),
  disk: about(budget, 'Bytes.'),
  reports: budget,
});
export type BudgetState = Immutable<v.InferOutput<typeof budgetState>>;

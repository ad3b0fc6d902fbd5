/** What clients say. The same messages travel over a WebSocket and as bodies of HTTP requests. */
import * as v from 'valibot';
import {
  botName,
  chatText,
  clientSeed,
  commandId,
  commitment,
  name,
  plan,
  pushSubscription,
  reaction,
  reportReason,
  seatIndex,
  seq,
  tableId,
  token,
  turnSchema,
  webhookUrl,
  word,
} from './words.ts';

const id = { id: commandId };
/** A seat, and the name of the player who is meant: refused as `stale` where another player sits there by now. */
const player = { seat: seatIndex, name: v.optional(word) };

/** Something done at a table. Every command carries an id of the client's own: sent again, it is not done again. */
export const command = v.variant('type', [
  /** Takes a seat, the first free one if none is named, for the token that the command is sent with. */
  v.strictObject({
    type: v.literal('join'),
    ...id,
    name,
    seat: v.optional(seatIndex),
    /** The hash of the player's number, which is shown by `reveal` once all seats are taken. */
    commitment: v.optional(commitment),
    /** A number given openly instead: it counts, but the players after it know it. */
    clientSeed: v.optional(clientSeed, ''),
    /** In a room: whether the player is ready at once. */
    ready: v.optional(v.boolean()),
  }),
  /** Shows the number that the player committed to. */
  v.strictObject({ type: v.literal('reveal'), ...id, clientSeed: v.pipe(clientSeed, v.minLength(1)) }),
  /** Gives the seat up: it is free again, or in a running game a bot takes it over until its player returns. */
  v.strictObject({ type: v.literal('leave'), ...id, bot: v.optional(botName) }),
  /** The host puts a bot into a free seat, or with null takes it out. The game begins when no seat is free. */
  v.strictObject({ type: v.literal('seat-bot'), ...id, seat: seatIndex, bot: v.nullable(botName) }),
  /**
   * The host of a room that has not begun changes its plan, and with `from` its seats: seat i of the new plan is the
   * old seat `from[i]`, or a new one. No player who sits there may be left out; access stays as it is.
   */
  v.strictObject({
    type: v.literal('configure'),
    ...id,
    plan,
    from: v.pipe(v.array(v.nullable(seatIndex)), v.maxLength(8)),
  }),
  /** In a room that has not begun another colour for one's own seat, and by the host for a bot's. */
  v.strictObject({ type: v.literal('color'), ...id, seat: seatIndex, color: word }),
  /** In a room: ready to begin, or no longer. Once all players are, the game begins. */
  v.strictObject({ type: v.literal('ready'), ...id, ready: v.boolean() }),
  /** The host of a room begins with those who sit there: free and reserved seats are removed. */
  v.strictObject({ type: v.literal('start'), ...id }),
  /** A whole turn. `turn` is how many turns have been played, so that a late command plays nothing else. */
  v.strictObject({ type: v.literal('turn'), ...id, turn: seq, ...turnSchema }),
  /** Draws the tile, at tables with takebacks. */
  v.strictObject({ type: v.literal('draw'), ...id, turn: seq }),
  v.strictObject({ type: v.literal('ask-takeback'), ...id, turn: seq }),
  v.strictObject({ type: v.literal('answer-takeback'), ...id, accept: v.boolean() }),
  v.strictObject({ type: v.literal('resign'), ...id }),
  /** Lets a bot take over the seat of a player who has been on turn for long at a table without a clock. */
  v.strictObject({ type: v.literal('replace'), ...id, seat: seatIndex, bot: v.optional(botName) }),
  /**
   * Takes the seat back from the bot that plays for its player, unless the player resigned, lost on time or was
   * removed.
   */
  v.strictObject({ type: v.literal('return'), ...id }),
  /**
   * The host removes a player: before the game the seat is free again, in a running game a bot takes it over for good.
   */
  v.strictObject({ type: v.literal('kick'), ...id, ...player, bot: v.optional(botName) }),
  /** The same, and the player can neither watch the table nor take a seat there again. */
  v.strictObject({ type: v.literal('ban'), ...id, ...player, bot: v.optional(botName) }),
  /** The host lifts a ban, counted from 0 in the order of the log: the player may watch and sit down again. */
  v.strictObject({ type: v.literal('unban'), ...id, ban: seq }),
  /** Reports a player to the operator of the server. The others at the table do not see it. */
  v.strictObject({ type: v.literal('report'), ...id, ...player, reason: reportReason }),
  /** Push messages for every turn to the player's browser, or with null none; only where the server offers them. */
  v.strictObject({ type: v.literal('notify'), ...id, push: v.nullable(pushSubscription) }),
  /** Posts every turn to a webhook of the host that the operator allows, or with null to none. */
  v.strictObject({ type: v.literal('webhook'), ...id, url: v.nullable(webhookUrl) }),
  /** Takes the player's name and chat out of the table for good; a player who still plays gives up the seat. */
  v.strictObject({ type: v.literal('erase'), ...id }),
  v.strictObject({ type: v.literal('chat'), ...id, text: chatText }),
  /** Mutes the chat of a seat for the sender, or no longer. */
  v.strictObject({ type: v.literal('mute'), ...id, ...player, muted: v.boolean() }),
  /**
   * Opens a table with the same plan at which the next seat begins; the others find it in this table's entries and join it. With `sit`
   * false a seat is kept for the asker too, who joins it with a commitment once the hash of the new seed is published.
   * A player who sits down at once is ready in a room.
   */
  v.strictObject({
    type: v.literal('rematch'),
    ...id,
    sit: v.optional(v.boolean()),
    clientSeed: v.optional(clientSeed, ''),
  }),
]);
/** A command of a player or host at a table. */
export type Command = v.InferOutput<typeof command>;
/** The command of one type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Opens a table. The token that it is sent with is the host's; with a `name` the host sits down at once. */
export const opening = v.strictObject({
  ...id,
  plan,
  /** For a table by link: 32 random bytes that go into the link; clients that send them may watch and join. */
  invite: v.optional(token),
  name: v.optional(name),
  clientSeed: v.optional(clientSeed, ''),
});
/** The message that opens a table. */
export type Opening = v.InferOutput<typeof opening>;

const keys = { token: v.optional(token), invite: v.optional(token) };

/** What a client sends over a WebSocket. */
export const clientMessage = v.variant('type', [
  /** Sends every entry after `since`, then each new one; with `presence` also who is there, and reactions. */
  v.strictObject({
    type: v.literal('watch'),
    table: tableId,
    since: seq,
    presence: v.optional(v.boolean(), false),
    ...keys,
  }),
  v.strictObject({ type: v.literal('unwatch'), table: tableId }),
  v.strictObject({ type: v.literal('command'), table: tableId, ...keys, command }),
  /** Shows a reaction to all clients at the table now; it is in no log. */
  v.strictObject({ type: v.literal('react'), table: tableId, ...keys, reaction }),
  v.strictObject({ type: v.literal('ping') }),
]);
/** The least that a message must hold for its refusal to name the command. */
export const namedCommand = v.object({
  type: v.literal('command'),
  table: tableId,
  command: v.object({ id: commandId }),
});
/** Any message that a client sends over the socket. */
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Tokens whose tables are wanted. */
export const mineRequest = v.strictObject({ tokens: v.pipe(v.array(token), v.maxLength(100)) });

/** The most entries that one message of a server holds: a longer log comes in pages. */
export const MAX_PAGE_ENTRIES = 200;

/** What comes in an address. */
export const eventsQuery = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)), '0'),
  /** Entries in one answer. */
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_PAGE_ENTRIES)),
    String(MAX_PAGE_ENTRIES),
  ),
  /** Seconds to wait for an entry when there is none. */
  wait: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(25)), '0'),
});

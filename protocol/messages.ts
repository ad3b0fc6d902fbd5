/** What clients send: over a WebSocket, or as bodies of HTTP requests. */
import * as v from 'valibot';
import {
  botName,
  chatText,
  clientSeed,
  commandId,
  commitment,
  contactChannels,
  type Immutable,
  mailAddress,
  name,
  noticeLanguage,
  phraseIndex,
  plan,
  pushSubscription,
  quietHours,
  reaction,
  reportReason,
  seatIndex,
  seq,
  tableId,
  timeZone,
  token,
  turnSchema,
  webhookUrl,
  word,
} from './parts/words.ts';

const id = { id: commandId };
/** A time in milliseconds since 1970. */
const meetingTime = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000));
/** A seat, and the name of the player who is meant: refused as `stale` if another player sits there by now. */
const player = { seat: seatIndex, name: v.optional(word) };

/**
 * A command at a table. Each has an id chosen by the client; a command that is sent again with the same id is not
 * repeated.
 */
export const command = v.variant('type', [
  // The most frequent one comes first, because they are tried in this order.
  /** A whole turn. `turn` is the number of turns played so far, so that a delayed command cannot play a later turn. */
  v.strictObject({ type: v.literal('turn'), ...id, turn: seq, ...turnSchema }),
  /** Takes a seat, the first free one if none is named, for the token that the command is sent with. */
  v.strictObject({
    type: v.literal('join'),
    ...id,
    name,
    seat: v.optional(seatIndex),
    /** The hash of the player's secret number. `reveal` sends the number itself once all seats are taken. */
    commitment: v.optional(commitment),
    /** A random number that is sent openly instead of a hash: it is used, but the players who join later know it. */
    clientSeed: v.optional(clientSeed, ''),
    /** In a room: whether the player is immediately ready. */
    ready: v.optional(v.boolean()),
    /** The session of the player's account: agrees to a rated game. */
    account: v.optional(token),
  }),
  /** Asks the host to be let in with the token that this is sent with, at a table that has not begun. */
  v.strictObject({ type: v.literal('knock'), ...id, name }),
  /** The host lets in who asked in the entry `knock`, or does not. */
  v.strictObject({ type: v.literal('answer-knock'), ...id, knock: seq, let: v.boolean() }),
  /** Shows the number that the player committed to. */
  v.strictObject({ type: v.literal('reveal'), ...id, clientSeed: v.pipe(clientSeed, v.minLength(1)) }),
  /**
   * Gives up the seat: before the game it becomes free, in a running game a bot takes it over until the player returns.
   */
  v.strictObject({ type: v.literal('leave'), ...id, bot: v.optional(botName) }),
  /** The host puts a bot into a free seat, or removes it with null. The game begins when no seat is free. */
  v.strictObject({ type: v.literal('seat-bot'), ...id, seat: seatIndex, bot: v.nullable(botName) }),
  /**
   * The host of a room that has not begun changes its plan and, with `from`, its seats: seat i of the new plan is the
   * old seat `from[i]`, or a new one if null. Seats with players must be kept, and access cannot change.
   */
  v.strictObject({
    type: v.literal('configure'),
    ...id,
    plan,
    from: v.pipe(v.array(v.nullable(seatIndex)), v.maxLength(8)),
  }),
  /** Changes a seat's colour in a room that has not begun: the player's own seat or, for the host, a bot's. */
  v.strictObject({ type: v.literal('color'), ...id, seat: seatIndex, color: word }),
  /** In a room: sets or withdraws readiness. The game begins once all players are ready. */
  v.strictObject({
    type: v.literal('ready'),
    ...id,
    ready: v.boolean(),
    /** The session of the player's account: agrees to a rated game. */
    account: v.optional(token),
  }),
  /** The host of a room begins the game with the players who are there: free and reserved seats are removed. */
  v.strictObject({ type: v.literal('start'), ...id }),
  /** Draws the tile, at tables with takebacks. */
  v.strictObject({ type: v.literal('draw'), ...id, turn: seq }),
  v.strictObject({ type: v.literal('ask-takeback'), ...id, turn: seq }),
  v.strictObject({ type: v.literal('answer-takeback'), ...id, accept: v.boolean() }),
  v.strictObject({ type: v.literal('resign'), ...id }),
  /** Lets a bot take over the seat of a player who exceeded the time for a turn, at a table without a clock. */
  v.strictObject({ type: v.literal('replace'), ...id, seat: seatIndex, bot: v.optional(botName) }),
  /** Gives the seat of the player's account to the token that this is sent with, of another device. */
  v.strictObject({ type: v.literal('reclaim'), ...id, account: token }),
  /** The player takes the seat back from the bot, unless the player resigned, lost on time or was removed. */
  v.strictObject({ type: v.literal('return'), ...id }),
  /**
   * The host removes a player: before the game the seat becomes free, in a running game a bot takes it over
   * permanently.
   */
  v.strictObject({ type: v.literal('kick'), ...id, ...player, bot: v.optional(botName) }),
  /** The host removes a player who then can neither watch the table nor take a seat there again. */
  v.strictObject({ type: v.literal('ban'), ...id, ...player, bot: v.optional(botName) }),
  /** The host lifts a ban (counted from 0 in the order of the log): the player may watch and sit down again. */
  v.strictObject({ type: v.literal('unban'), ...id, ban: seq }),
  /** Reports a player to the operator of the server; others at the table do not see this. */
  v.strictObject({ type: v.literal('report'), ...id, ...player, reason: reportReason }),
  /**
   * Turns on push messages to the player's browser for every turn, or off with null; only if the server offers them.
   */
  v.strictObject({ type: v.literal('notify'), ...id, push: v.nullable(pushSubscription) }),
  /** Says by which ways of the contact of a browser the player is told of this table; by none, with an empty list. */
  v.strictObject({ type: v.literal('reach'), ...id, contact: token, channels: contactChannels }),
  /**
   * The host says when all meet again (milliseconds since 1970), or takes that back with null. Players who are told of
   * the table are reminded once, an hour before.
   */
  v.strictObject({ type: v.literal('meet'), ...id, at: v.nullable(meetingTime) }),
  /** Sets the host's webhook, to which every turn is posted and which the operator must allow; null removes it. */
  v.strictObject({ type: v.literal('webhook'), ...id, url: v.nullable(webhookUrl) }),
  /** Removes the player's name and chat from the table permanently; a player who is still playing gives up the seat. */
  v.strictObject({ type: v.literal('erase'), ...id }),
  v.strictObject({ type: v.literal('chat'), ...id, text: chatText }),
  /** Says one of `PHRASES`, at an open challenge, where there is no chat. */
  v.strictObject({ type: v.literal('phrase'), ...id, phrase: phraseIndex }),
  /** Hides or shows the chat of a seat for the sender. */
  v.strictObject({ type: v.literal('mute'), ...id, ...player, muted: v.boolean() }),
  /**
   * Opens a table with the same plan, at which the next seat begins; the others see it in this table's entries and join
   * it. With `sit` false a seat is reserved for the asking player too, who joins with a commitment once the hash of the
   * new seed is published. In a room, a player who sits down at once is ready.
   */
  v.strictObject({
    type: v.literal('rematch'),
    ...id,
    sit: v.optional(v.boolean()),
    clientSeed: v.optional(clientSeed, ''),
  }),
]);
/** A command of a player or host at a table. */
export type Command = Immutable<v.InferOutput<typeof command>>;
/** The command of one type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Opens a table. The token that is sent with it becomes the host's; with a `name` the host sits down at once. */
export const opening = v.strictObject({
  ...id,
  plan,
  /**
   * For a table with access by link: 32 random bytes that are part of the link; clients that send them may watch and
   * join.
   */
  invite: v.optional(token),
  name: v.optional(name),
  clientSeed: v.optional(clientSeed, ''),
  /** The session of the host's account: agrees to a rated game. */
  account: v.optional(token),
});
/** The message that opens a table. */
export type Opening = Immutable<v.InferOutput<typeof opening>>;

const keys = { token: v.optional(token), invite: v.optional(token) };

/** What a client sends over a WebSocket. */
export const clientMessage = v.variant('type', [
  v.strictObject({ type: v.literal('command'), table: tableId, ...keys, command }),
  /** Requests every entry after `since`, then each new one; with `presence` also presence messages and reactions. */
  v.strictObject({
    type: v.literal('watch'),
    table: tableId,
    since: seq,
    presence: v.optional(v.boolean(), false),
    ...keys,
  }),
  v.strictObject({ type: v.literal('unwatch'), table: tableId }),
  /** Shows a reaction to all clients currently at the table; it is not part of the log. */
  v.strictObject({ type: v.literal('react'), table: tableId, ...keys, reaction }),
  v.strictObject({ type: v.literal('ping') }),
]);
/** The minimum that an invalid message must contain so that its refusal can name the command. */
export const namedCommand = v.object({
  type: v.literal('command'),
  table: tableId,
  command: v.object({ id: commandId }),
});
/** The minimum for a refusal that can name the table. */
export const namedTable = v.object({ table: tableId });
/** Any message that a client sends over the socket. */
export type ClientMessage = Immutable<v.InferOutput<typeof clientMessage>>;

/** How the person of a browser is told outside the page; sent with the token of the contact. */
export const contactRequest = v.strictObject({
  push: v.nullable(v.omit(pushSubscription, ['language'])),
  mail: v.nullable(mailAddress),
  language: noticeLanguage,
  zone: timeZone,
  quiet: v.nullable(quietHours),
  /** Whether to be told for two weeks when somebody wants to play. */
  wants: v.boolean(),
});
/** How the person of a browser is told outside the page. */
export type ContactRequest = Immutable<v.InferOutput<typeof contactRequest>>;

/** Requests the tables of these tokens. */
export const mineRequest = v.strictObject({ tokens: v.pipe(v.array(token), v.maxLength(100)) });

/** The most entries in one message of a server; longer logs are sent in pages. */
export const MAX_PAGE_ENTRIES = 200;

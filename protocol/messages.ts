/** What clients send: over a WebSocket, or as bodies of HTTP requests. */
import * as v from 'valibot';
import {
  botName,
  chatText,
  clientSeed,
  commandId,
  commandOf,
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

const meetingTime = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000));
/** A seat, and the name of the player who is meant: refused as `stale` if another player sits there by now. */
const player = { seat: seatIndex, name: v.optional(word) };

/** A client gives each an id; a command that is sent again with the same id is not repeated. */
export const command = v.variant('type', [
  // The most frequent one comes first, because they are tried in this order.
  /** A whole turn. `turn` is the number of turns played so far, so that a delayed command cannot play a later turn. */
  commandOf('turn', { turn: seq, ...turnSchema }),
  commandOf('join', {
    name,
    seat: v.optional(seatIndex),
    /** The hash of the player's secret number. `reveal` sends the number itself once all seats are taken. */
    commitment: v.optional(commitment),
    clientSeed: v.optional(clientSeed, ''),
    ready: v.optional(v.boolean()),
    account: v.optional(token),
  }),
  commandOf('knock', { name }),
  commandOf('answer-knock', { knock: seq, let: v.boolean() }),
  commandOf('reveal', { clientSeed: v.pipe(clientSeed, v.minLength(1)) }),
  commandOf('leave', { bot: v.optional(botName) }),
  commandOf('seat-bot', { seat: seatIndex, bot: v.nullable(botName) }),
  /** Seat i of the new plan is the old seat `from[i]`, or a new one if null. */
  commandOf('configure', { plan, from: v.pipe(v.array(v.nullable(seatIndex)), v.maxLength(8)) }),
  commandOf('color', { seat: seatIndex, color: word }),
  commandOf('ready', { ready: v.boolean(), account: v.optional(token) }),
  commandOf('start', {}),
  commandOf('draw', { turn: seq }),
  commandOf('ask-takeback', { turn: seq }),
  commandOf('answer-takeback', { accept: v.boolean() }),
  commandOf('resign', {}),
  commandOf('replace', { seat: seatIndex, bot: v.optional(botName) }),
  commandOf('reclaim', { account: token }),
  commandOf('return', {}),
  commandOf('kick', { ...player, bot: v.optional(botName) }),
  commandOf('ban', { ...player, bot: v.optional(botName) }),
  commandOf('unban', { ban: seq }),
  commandOf('report', { ...player, reason: reportReason }),
  commandOf('reach', { contact: token, channels: contactChannels }),
  commandOf('meet', { at: v.nullable(meetingTime) }),
  commandOf('webhook', { url: v.nullable(webhookUrl) }),
  commandOf('erase', {}),
  commandOf('chat', { text: chatText }),
  commandOf('phrase', { phrase: phraseIndex }),
  commandOf('mute', { ...player, muted: v.boolean() }),
  commandOf('rematch', { sit: v.optional(v.boolean()), clientSeed: v.optional(clientSeed, '') }),
]);
export type Command = Immutable<v.InferOutput<typeof command>>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export const opening = v.strictObject({
  id: commandId,
  plan,
  invite: v.optional(token),
  name: v.optional(name),
  clientSeed: v.optional(clientSeed, ''),
  account: v.optional(token),
});
export type Opening = Immutable<v.InferOutput<typeof opening>>;

const keys = { token: v.optional(token), invite: v.optional(token) };

export const clientMessage = v.variant('type', [
  v.strictObject({ type: v.literal('command'), table: tableId, ...keys, command }),
  v.strictObject({
    type: v.literal('watch'),
    table: tableId,
    since: seq,
    presence: v.optional(v.boolean(), false),
    ...keys,
  }),
  v.strictObject({ type: v.literal('unwatch'), table: tableId }),
  v.strictObject({ type: v.literal('react'), table: tableId, ...keys, reaction }),
  v.strictObject({ type: v.literal('ping') }),
]);
/** The minimum that an invalid message must contain so that its refusal can name the command. */
export const namedCommand = v.object({
  type: v.literal('command'),
  table: tableId,
  command: v.object({ id: commandId }),
});
export const namedTable = v.object({ table: tableId });
export type ClientMessage = Immutable<v.InferOutput<typeof clientMessage>>;

export const contactRequest = v.strictObject({
  push: v.nullable(pushSubscription),
  mail: v.nullable(mailAddress),
  language: noticeLanguage,
  zone: timeZone,
  quiet: v.nullable(quietHours),
  /** Whether to be told for two weeks when somebody wants to play. */
  wants: v.boolean(),
});
export type ContactRequest = Immutable<v.InferOutput<typeof contactRequest>>;

export const mineRequest = v.strictObject({ tokens: v.pipe(v.array(token), v.maxLength(100)) });

export const MAX_PAGE_ENTRIES = 200;

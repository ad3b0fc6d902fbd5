/** What a server sends. Entries are the log of a table, from which everything else can be computed (`table.ts`). */
import * as v from 'valibot';
import { tableEvent } from './events.ts';
import { faultSchema } from './parts/faults.ts';
import { about, commandId, type Immutable, reaction, seatIndex, seq, tableId, whole } from './parts/words.ts';

/** Milliseconds since 1970. */
export const moment = about(whole, 'Milliseconds since 1970.');
/** Milliseconds of server time, which stops while no server runs; clocks count in it. */
export const serverTime = about(v.number(), 'Server time in milliseconds: it stops while no server runs.');

/** An entry of a table's log: all events of one command, in one step. Entries are numbered without gaps, from 1. */
export const entrySchema = v.object({ seq, at: moment, up: serverTime, events: v.array(tableEvent) });
export type Entry = Immutable<v.InferOutput<typeof entrySchema>>;

/** Entries of a table in order. `up` is the current server time, which a client needs to read the clocks. */
export const entriesSchema = v.object({
  type: v.literal('entries'),
  table: tableId,
  entries: v.array(entrySchema),
  up: serverTime,
  more: v.optional(
    about(
      v.literal(true),
      'There are more entries. Over a socket they follow; over HTTP ask again with the last `seq` as `since`.',
    ),
  ),
});
export type EntriesMessage = Immutable<v.InferOutput<typeof entriesSchema>>;

/** The result of a command. */
export const answer = v.variant('ok', [
  v.object({
    type: v.literal('answer'),
    table: tableId,
    id: commandId,
    ok: v.literal(true),
    seq: about(seq, 'The number of the entry that the command produced.'),
    already: about(v.boolean(), 'Whether the command had been done before, and was not repeated.'),
  }),
  v.object({ type: v.literal('answer'), table: tableId, id: commandId, ok: v.literal(false), fault: faultSchema }),
]);
export type Answer = Immutable<v.InferOutput<typeof answer>>;

/** Who is at a table now. This is not part of the log and is sent over sockets only. */
const presenceMessage = v.object({
  type: v.literal('presence'),
  table: tableId,
  here: about(v.array(seatIndex), 'The seats whose players have a connection to the table.'),
  seen: about(
    v.array(v.object({ seat: seatIndex, at: moment })),
    'When players who are away were last connected, as far as the server knows.',
  ),
  watchers: about(whole, 'The number of connections without a seat.'),
});
export type PresenceMessage = Immutable<v.InferOutput<typeof presenceMessage>>;

/** A player's reaction, shown to all at the table. */
const reactionMessage = v.object({ type: v.literal('reaction'), table: tableId, seat: seatIndex, reaction });
export type ReactionMessage = Immutable<v.InferOutput<typeof reactionMessage>>;

/**
 * The answer to a message that is not a command, to a request to watch a table that is not allowed, and to a request
 * over HTTP that is refused.
 */
export const faultMessage = v.object({ type: v.literal('fault'), table: v.nullable(tableId), fault: faultSchema });
export type FaultMessage = Immutable<v.InferOutput<typeof faultMessage>>;

/** What a server sends over a WebSocket. */
export const serverMessage = v.union([
  entriesSchema,
  answer,
  presenceMessage,
  reactionMessage,
  faultMessage,
  v.object({ type: v.literal('pong'), up: serverTime }),
]);
export type ServerMessage = Immutable<v.InferOutput<typeof serverMessage>>;

/** What a server sends. Entries are the log of a table, from which everything else can be computed (`table.ts`). */
import * as v from 'valibot';
import { tableEvent } from './events.ts';
import { faultSchema } from './parts/faults.ts';
import { about, commandId, type Immutable, reaction, seatIndex, seq, tableId, whole } from './parts/words.ts';

export const moment = about(whole, 'Milliseconds since 1970.');
export const serverTime = about(v.number(), 'Server time in milliseconds: it stops while no server runs.');

/** An entry of a table's log: all events of one command, in one step. Entries are numbered without gaps, from 1. */
export const entrySchema = v.object({ seq, at: moment, up: serverTime, events: v.array(tableEvent) });
export type Entry = Immutable<v.InferOutput<typeof entrySchema>>;

export const entriesSchema = v.object({
  type: v.literal('entries'),
  table: tableId,
  entries: v.array(entrySchema),
  up: serverTime,
  more: v.optional(
    about(v.literal(true), 'More follow over a socket; over HTTP ask again with the last `seq` as `since`.'),
  ),
});
export type EntriesMessage = Immutable<v.InferOutput<typeof entriesSchema>>;

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
  seen: about(v.array(v.object({ seat: seatIndex, at: moment })), 'When who is away was last connected, if known.'),
  watchers: about(whole, 'The number of connections without a seat.'),
});
export type PresenceMessage = Immutable<v.InferOutput<typeof presenceMessage>>;

const reactionMessage = v.object({ type: v.literal('reaction'), table: tableId, seat: seatIndex, reaction });
export type ReactionMessage = Immutable<v.InferOutput<typeof reactionMessage>>;

export const faultMessage = v.object({ type: v.literal('fault'), table: v.nullable(tableId), fault: faultSchema });
export type FaultMessage = Immutable<v.InferOutput<typeof faultMessage>>;

export const serverMessage = v.union([
  entriesSchema,
  answer,
  presenceMessage,
  reactionMessage,
  faultMessage,
  v.object({ type: v.literal('pong'), up: serverTime }),
]);
export type ServerMessage = Immutable<v.InferOutput<typeof serverMessage>>;

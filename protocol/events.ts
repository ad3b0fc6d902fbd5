import * as v from 'valibot';
import {
  about,
  accountId,
  action,
  CONTEST_FORMATS,
  clientSeed,
  commitment,
  type Immutable,
  plan,
  reportReason,
  rotation,
  seatIndex,
  seq,
  tableId,
  whole,
} from './parts/words.ts';

const text = v.string();
const name = v.nullable(text);
const event = <N extends string, const E extends v.ObjectEntries>(type: N, keys: E) =>
  v.object({ type: v.literal(type), ...keys });
const ofSeat = <N extends string, const E extends v.ObjectEntries>(type: N, keys: E) =>
  v.object({ type: v.literal(type), seat: seatIndex, ...keys });

export const chance = v.variant('type', [
  v.object({ type: v.literal('draw'), tile: text }),
  v.object({
    type: v.literal('roll'),
    dice: about(v.array(v.nullable(v.array(whole))), 'By side; null for a side that does not throw.'),
  }),
]);
export type Chance = Immutable<v.InferOutput<typeof chance>>;
const chances = v.array(chance);

const endReason = v.picklist(['finished', 'resigned', 'timed-out', 'abandoned']);
export type EndReason = v.InferOutput<typeof endReason>;

const player = v.object({ name: text, color: text });

const ofContest = v.object({
  id: tableId,
  format: v.picklist(CONTEST_FORMATS),
  round: whole,
  game: whole,
  twin: v.optional(about(tableId, 'The table of the other game of a duel. Both are dealt from one seed.')),
  deal: v.optional(
    about(text, 'It takes the place of the table where chance is computed: tables with the same deal are dealt alike.'),
  ),
  until: v.optional(about(v.number(), 'Until when it may be played, in milliseconds since 1970.')),
  official: v.optional(about(v.literal(true), 'Nobody and nothing may help.')),
});
export type OfContest = Immutable<v.InferOutput<typeof ofContest>>;

export const tableEvent = v.variant('type', [
  event('opened', {
    plan,
    seedHash: about(text, "SHA-256 of the server's seed, hexadecimal."),
    before: about(v.nullable(tableId), 'The table that this one is a rematch of.'),
    reserved: v.optional(
      about(v.array(name), 'In a rematch, by seat: the player of the game before for whom it is reserved.'),
    ),
    bans: v.optional(
      about(whole, 'In a rematch: how many bans of the table before are in force; they apply here too.'),
    ),
    contest: v.optional(ofContest),
  }),
  ofSeat('joined', {
    name: text,
    clientSeed: about(clientSeed, 'A random number that the player contributes openly, or empty.'),
    commitment: v.optional(about(commitment, 'The hash of a random number that the player will reveal later.')),
    account: v.optional(about(accountId, 'At a rated table: the account that agrees to play.')),
  }),
  ofSeat('left', {}),
  event('planned', {
    plan,
    from: about(v.array(v.nullable(seatIndex)), 'By seat of the new plan: its previous index; null for a new seat.'),
  }),
  ofSeat('readied', {
    ready: v.boolean(),
    account: v.optional(about(accountId, 'At a rated table: the account that agrees to play.')),
  }),
  ofSeat('bot-seated', { bot: name }),
  event('reveal-asked', {
    until: about(v.number(), 'Server time until which players who committed to a random number can reveal it.'),
  }),
  ofSeat('revealed', { clientSeed }),
  ofSeat('not-revealed', {}),
  event('started', { players: v.array(player), clientSeeds: v.array(text), chance: chances }),
  ofSeat('turn', {
    x: whole,
    y: whole,
    rotation,
    action,
    chance: about(chances, "What followed: dice, and the next player's tile (several if some fit nowhere)."),
  }),
  ofSeat('drawn', { chance: chances }),
  ofSeat('takeback-asked', {}),
  ofSeat('takeback-answered', { accept: v.boolean() }),
  ofSeat('taken-back', {}),
  ofSeat('resigned', {}),
  ofSeat('timed-out', {}),
  ofSeat('replaced', { bot: text }),
  ofSeat('returned', {}),
  ofSeat('reclaimed', {}),
  /** The host has removed the player; `banned` means permanently. */
  ofSeat('kicked', {}),
  ofSeat('banned', {}),
  event('knocked', { name: text }),
  event('knock-answered', { knock: seq, let: v.boolean() }),
  event('unbanned', {
    ban: about(whole, 'Bans count from 0 in the order of the log, those of a previous table first.'),
  }),
  event('ended', {
    reason: endReason,
    scores: about(v.array(whole), 'By side: the points, with the final scoring if the game was finished.'),
    winners: about(v.array(whole), 'The sides that won.'),
    serverSeed: about(text, "With the clients' seeds it deals the game again. Empty while others still play the deck."),
  }),
  ofSeat('chat', { text }),
  ofSeat('muted', { by: seatIndex, muted: v.boolean() }),
  ofSeat('reported', { by: seatIndex, reason: reportReason }),
  event('rematch', { table: tableId }),
  ofSeat('notify-set', {
    on: v.boolean(),
    channels: v.optional(about(v.array(text), 'By which ways, where the player has chosen some: `push` and `mail`.')),
  }),
  event('meeting-set', { at: about(v.nullable(whole), 'Milliseconds since 1970.') }),
  ofSeat('phrase', { phrase: whole }),
  event('webhook-set', { on: v.boolean() }),
  event('erased', { seats: v.array(seatIndex) }),
  /** The host has deleted the table: this event is all that is left of its log. */
  event('closed', {}),
  event('withheld', {}),
]);
export type TableEvent = Immutable<v.InferOutput<typeof tableEvent>>;
export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** What clients send to a contest. */
import * as v from 'valibot';
import { botName, commandId, type Immutable, name, textLine, whole } from '../parts/words.ts';
import { leaguePlan } from './plan.ts';

const id = { id: commandId };
const playerIndex = v.pipe(whole, v.minValue(0), v.maxValue(1000));
const game = { round: v.pipe(whole, v.minValue(0), v.maxValue(200)), game: playerIndex };
const points = v.pipe(whole, v.minValue(0), v.maxValue(999));

/** Opens a league. The token that is sent with it becomes the organizer's. */
export const contestOpening = v.strictObject({ ...id, plan: leaguePlan });
export type ContestOpening = Immutable<v.InferOutput<typeof contestOpening>>;

/** A command to a league. Sent again with the same id it is not repeated. */
export const contestCommand = v.variant('type', [
  /** Enters the league under a name; the token that is sent with it is the player's at all tables of the league. */
  v.strictObject({ type: v.literal('enter'), ...id, name }),
  /** The organizer enters a bot. */
  v.strictObject({ type: v.literal('enter-bot'), ...id, bot: botName }),
  /** A player leaves the league, or the organizer removes one. */
  v.strictObject({ type: v.literal('withdraw'), ...id, player: v.optional(playerIndex) }),
  /** The organizer pairs the first round. */
  v.strictObject({ type: v.literal('start'), ...id }),
  /** A player of a game opens its table, if it is not open yet. */
  v.strictObject({ type: v.literal('play'), ...id, ...game }),
  /** The organizer decides a game that was not played to its end, or that has a wrong result. */
  v.strictObject({
    type: v.literal('settle'),
    ...id,
    ...game,
    points: v.nullable(v.strictTuple([points, points])),
    lost: v.nullable(v.picklist(['first', 'second', 'both'])),
    note: v.pipe(textLine(200), v.minLength(1)),
  }),
  /** The organizer ends the league before its last round. */
  v.strictObject({ type: v.literal('end'), ...id }),
  /** A player removes the own name from the league, and withdraws. */
  v.strictObject({ type: v.literal('erase'), ...id }),
]);
export type ContestCommand = Immutable<v.InferOutput<typeof contestCommand>>;
export type ContestCommandOf<T extends ContestCommand['type']> = Extract<ContestCommand, { type: T }>;

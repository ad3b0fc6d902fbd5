import * as v from 'valibot';
import { botName, commandId, type Immutable, name, textLine, whole } from '../parts/words.ts';
import { leaguePlan } from './plan.ts';

const id = { id: commandId };
const playerIndex = v.pipe(whole, v.minValue(0), v.maxValue(1000));
const game = { round: v.pipe(whole, v.minValue(0), v.maxValue(200)), game: playerIndex };
const points = v.pipe(whole, v.minValue(0), v.maxValue(999));

export const contestOpening = v.strictObject({ ...id, plan: leaguePlan });
export type ContestOpening = Immutable<v.InferOutput<typeof contestOpening>>;

export const contestCommand = v.variant('type', [
  /** Enters the league under a name; the token that is sent with it is the player's at all tables of the league. */
  v.strictObject({ type: v.literal('enter'), ...id, name }),
  v.strictObject({ type: v.literal('enter-bot'), ...id, bot: botName }),
  v.strictObject({ type: v.literal('withdraw'), ...id, player: v.optional(playerIndex) }),
  v.strictObject({ type: v.literal('start'), ...id }),
  v.strictObject({ type: v.literal('play'), ...id, ...game }),
  v.strictObject({
    type: v.literal('settle'),
    ...id,
    ...game,
    points: v.nullable(v.strictTuple([points, points])),
    lost: v.nullable(v.picklist(['first', 'second', 'both'])),
    note: v.pipe(textLine(200), v.minLength(1)),
  }),
  v.strictObject({ type: v.literal('end'), ...id }),
  v.strictObject({ type: v.literal('erase'), ...id }),
]);
export type ContestCommand = Immutable<v.InferOutput<typeof contestCommand>>;
export type ContestCommandOf<T extends ContestCommand['type']> = Extract<ContestCommand, { type: T }>;

import * as v from 'valibot';
import { botName, commandId, commandOf, type Immutable, name, textLine, whole } from '../parts/words.ts';
import { leaguePlan } from './plan.ts';

const playerIndex = v.pipe(whole, v.minValue(0), v.maxValue(1000));
const game = { round: v.pipe(whole, v.minValue(0), v.maxValue(200)), game: playerIndex };
const points = v.pipe(whole, v.minValue(0), v.maxValue(999));

export const contestOpening = v.strictObject({ id: commandId, plan: leaguePlan });
export type ContestOpening = Immutable<v.InferOutput<typeof contestOpening>>;

export const contestCommand = v.variant('type', [
  /** Enters the league under a name; the token that is sent with it is the player's at all tables of the league. */
  commandOf('enter', { name }),
  commandOf('enter-bot', { bot: botName }),
  commandOf('withdraw', { player: v.optional(playerIndex) }),
  commandOf('start', {}),
  commandOf('play', { ...game }),
  commandOf('settle', {
    ...game,
    points: v.nullable(v.strictTuple([points, points])),
    lost: v.nullable(v.picklist(['first', 'second', 'both'])),
    note: v.pipe(textLine(200), v.minLength(1)),
  }),
  commandOf('end', {}),
  commandOf('erase', {}),
]);
export type ContestCommand = Immutable<v.InferOutput<typeof contestCommand>>;
export type ContestCommandOf<T extends ContestCommand['type']> = Extract<ContestCommand, { type: T }>;

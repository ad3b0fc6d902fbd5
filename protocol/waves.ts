/** How people who want a live game are paired in waves. */
import * as v from 'valibot';
import { about, type Immutable, tableId, token, whole } from './words.ts';

const seconds = (max: number) => v.pipe(whole, v.minValue(0), v.maxValue(max));

/** Asks for a place in the next wave, or whether one's pair has been found. Repeated every few seconds. */
export const waveRequest = v.strictObject({
  token: about(token, 'The token that the seat will have; another one begins to wait afresh.'),
  edition: v.pipe(v.string(), v.maxLength(40)),
  rated: v.boolean(),
  clock: v.strictObject({
    seconds: v.pipe(whole, v.minValue(60), v.maxValue(36_000)),
    increment: seconds(600),
  }),
});
export type WaveRequest = Immutable<v.InferOutput<typeof waveRequest>>;

/** How the wait of an account stands. */
export const waveState = v.object({
  now: about(whole, "The server's time, in milliseconds since 1970."),
  next: about(whole, 'When the next wave is paired.'),
  name: about(v.string(), 'The name of the account, for the seat.'),
  waiting: about(whole, 'How many people wait for a game of this edition and kind, oneself included.'),
  table: about(v.nullable(tableId), 'The table at which a seat is kept, once a pair has been found.'),
});
export type WaveState = Immutable<v.InferOutput<typeof waveState>>;

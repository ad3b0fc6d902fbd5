import * as v from 'valibot';
import { about, type Immutable, name, word } from '../words.ts';

/** The origin of a server, such as `https://games.example.org`. */
export const serverOrigin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'not the origin of a server'),
  v.regex(/^https?:/, 'a server is reached by http or https'),
);

/** The rating of an account in an edition. */
export const accountRating = v.object({
  edition: word,
  rating: about(v.pipe(v.number(), v.minValue(0), v.maxValue(5000)), 'Glicko-2; a new player has 1500.'),
  deviation: about(v.pipe(v.number(), v.minValue(0), v.maxValue(400)), 'The standard deviation of the rating.'),
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** An account of another server that an account has taken over. */
export const formerAccount = v.object({
  origin: serverOrigin,
  name,
  at: about(v.number(), 'When it was taken over, in milliseconds since 1970.'),
  verified: about(v.boolean(), 'Whether the operator of this server knows the key of the other one.'),
  ratings: v.pipe(v.array(accountRating), v.maxLength(20)),
});
export type FormerAccount = Immutable<v.InferOutput<typeof formerAccount>>;

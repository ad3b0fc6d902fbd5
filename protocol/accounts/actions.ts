import * as v from 'valibot';
import { duelView } from '../contests/duels.ts';
import { about, accountId, type Immutable, name, seatIndex, tableId, token, word } from '../parts/words.ts';
import { newPasskey, usedPasskey } from './passkeys.ts';

export { accountId } from '../parts/words.ts';

export const publicKey = v.pipe(v.string(), v.regex(/^B[A-P][\w-]{85}$/, 'not a key of P-256: 65 bytes in base64url'));
const signature = v.pipe(v.string(), v.regex(/^[\w-]{86}$/, 'a signature has 64 bytes in base64url'));
/** The id of a key: the first 32 digits of the SHA-256 of its text. */
const keyId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not the id of a key'));
const challenge = v.pipe(v.string(), v.regex(/^[\w.-]{20,200}$/, 'not a challenge of this server'));
const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not 64 hexadecimal digits'));
export const label = v.union([v.literal(''), name]);

export const keyProof = about(signature, 'By the new key: it agrees to be added by the key of the claim.');

const blockId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'not the id of a block'));

export const accountAction = v.variant('type', [
  /** Makes an account under a name, whose first key is the one that signs. */
  v.strictObject({ type: v.literal('create'), name, label }),
  v.strictObject({ type: v.literal('sign-in') }),
  v.strictObject({ type: v.literal('rename'), name }),
  /** Lets the device of another key act for the account; that key has agreed by its proof. */
  v.strictObject({ type: v.literal('add-key'), publicKey, label, proof: keyProof }),
  v.strictObject({ type: v.literal('enter'), label }),
  v.strictObject({ type: v.literal('add-passkey'), label, ...newPasskey.entries }),
  v.strictObject({ type: v.literal('revoke-key'), key: keyId }),
  /** Sets the key that follows from the printed recovery code; null for none. */
  v.strictObject({ type: v.literal('set-recovery'), key: v.nullable(v.strictObject({ publicKey, proof: keyProof })) }),
  v.strictObject({ type: v.literal('delete') }),
  /** Never to meet the player of a seat again; refused as `stale` if somebody else sits there by now. */
  v.strictObject({ type: v.literal('block'), table: tableId, seat: seatIndex, name: v.optional(word) }),
  v.strictObject({ type: v.literal('unblock'), block: blockId }),
]);
export type AccountAction = Immutable<v.InferOutput<typeof accountAction>>;

export const signedClaim = v.strictObject({
  origin: v.pipe(v.string(), v.url(), v.maxLength(300)),
  challenge,
  publicKey,
  action: accountAction,
});
export type SignedClaim = Immutable<v.InferOutput<typeof signedClaim>>;

/** A claim as JSON text, and its signature by the key that it names. */
const signedText = { claim: v.pipe(v.string(), v.maxLength(4000)), signature };
export const signedRequest = v.strictObject(signedText);
export type SignedRequest = Immutable<v.InferOutput<typeof signedRequest>>;

/** A text of a server with the signature of its bytes by the key that the server publishes (Ed25519). */
export const signedExport = v.object({
  export: v.string(),
  key: hex64,
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/, 'a signature of a server has 128 hexadecimal digits')),
});
export type SignedExport = Immutable<v.InferOutput<typeof signedExport>>;

export const passkeyRequest = v.strictObject({ ...signedText, passkey: usedPasskey });
export type PasskeyRequest = Immutable<v.InferOutput<typeof passkeyRequest>>;

export const challengeRequest = v.strictObject({
  for: v.picklist(accountAction.options.map(({ entries }) => entries.type.literal)),
});
export const givenChallenge = v.object({ challenge, until: v.number() });
export type GivenChallenge = Immutable<v.InferOutput<typeof givenChallenge>>;

const accountKey = v.object({
  id: keyId,
  kind: about(v.picklist(['device', 'recovery', 'passkey']), 'A recovery key follows from a printed code.'),
  label,
  addedAt: v.number(),
  seenAt: about(v.number(), 'When it last signed, in milliseconds since 1970.'),
});

const accountBlock = v.object({
  id: blockId,
  name: about(v.string(), 'As the person was called then.'),
  at: about(v.number(), 'Since when, in milliseconds since 1970.'),
});
export type AccountBlock = Immutable<v.InferOutput<typeof accountBlock>>;

const accountRating = v.object({
  edition: word,
  rating: about(v.pipe(v.number(), v.minValue(0), v.maxValue(5000)), 'Glicko-2; a new player has 1500.'),
  deviation: about(v.pipe(v.number(), v.minValue(0), v.maxValue(400)), 'The standard deviation of the rating.'),
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const accountView = v.object({
  id: accountId,
  name,
  createdAt: v.number(),
  keys: v.array(accountKey),
  blocks: about(v.array(accountBlock), 'Whom the person does not want to meet, the last one first.'),
});
export type AccountView = Immutable<v.InferOutput<typeof accountView>>;

export const ratingsView = v.object({
  account: accountId,
  name: about(v.nullable(v.string()), 'Null for a deleted account.'),
  ratings: v.array(accountRating),
});
export type RatingsView = Immutable<v.InferOutput<typeof ratingsView>>;

const accountExport = v.object({
  type: v.literal('asteroute-account'),
  version: v.literal(1),
  at: v.number(),
  account: accountView,
  publicKeys: v.record(v.string(), publicKey),
  ratings: ratingsView.entries.ratings,
  results: v.array(
    v.object({
      table: v.string(),
      at: v.number(),
      edition: v.string(),
      accounts: v.tuple([accountId, accountId]),
      score: about(v.number(), 'Of the first account: 1 won, 0.5 drawn, 0 lost.'),
      reason: v.string(),
      turns: v.number(),
    }),
  ),
  duels: v.array(duelView),
});
export type AccountExport = Immutable<v.InferOutput<typeof accountExport>>;

export const accountAnswer = v.object({
  account: about(v.nullable(accountView), 'Null once it is deleted.'),
  session: v.nullable(v.object({ token, until: v.number() })),
});
export type AccountAnswer = Immutable<v.InferOutput<typeof accountAnswer>>;

/** What a device signs to change an account, and what a server says of one. */
import * as v from 'valibot';
import { duelView } from '../contests/duels.ts';
import { about, accountId, type Immutable, name, seatIndex, tableId, token, word } from '../parts/words.ts';
import { newPasskey, usedPasskey } from './passkeys.ts';

export { accountId } from '../parts/words.ts';

/** An uncompressed point of P-256 in base64url. */
export const publicKey = v.pipe(v.string(), v.regex(/^B[A-P][\w-]{85}$/, 'not a key of P-256: 65 bytes in base64url'));
/** A signature by P-256 and SHA-256: 64 bytes (r, then s) in base64url. */
const signature = v.pipe(v.string(), v.regex(/^[\w-]{86}$/, 'a signature has 64 bytes in base64url'));
/** The id of a key: the first 32 digits of the SHA-256 of its text. */
const keyId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not the id of a key'));
/** A single-use text of the server that a device signs. */
const challenge = v.pipe(v.string(), v.regex(/^[\w.-]{20,200}$/, 'not a challenge of this server'));
const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not 64 hexadecimal digits'));
/** What a person calls a device. */
export const label = v.union([v.literal(''), name]);

/** What a new key signs to agree: `keyProofBytes` with the key that adds it. */
export const keyProof = about(
  signature,
  'The signature of the new key: it agrees to be added by the key of the claim.',
);

/** The id of a block in the list of its account. */
const blockId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'not the id of a block'));

/** What can be asked for with a signature. */
export const accountAction = v.variant('type', [
  /** Makes an account under a name, whose first key is the one that signs. */
  v.strictObject({ type: v.literal('create'), name, label }),
  v.strictObject({ type: v.literal('sign-in') }),
  v.strictObject({ type: v.literal('rename'), name }),
  /** Lets the device of another key act for the account; that key has agreed by its proof. */
  v.strictObject({ type: v.literal('add-key'), publicKey, label, proof: keyProof }),
  /** Adds the key that signs, by a passkey of the account. */
  v.strictObject({ type: v.literal('enter'), label }),
  /** Lets a passkey bring the account to further devices. */
  v.strictObject({ type: v.literal('add-passkey'), label, ...newPasskey.entries }),
  /** Ends a key and its sessions. */
  v.strictObject({ type: v.literal('revoke-key'), key: keyId }),
  /** Sets the key that follows from the printed recovery code; null for none. */
  v.strictObject({ type: v.literal('set-recovery'), key: v.nullable(v.strictObject({ publicKey, proof: keyProof })) }),
  v.strictObject({ type: v.literal('delete') }),
  /** Never to meet the player of a seat again; refused as `stale` if somebody else sits there by now. */
  v.strictObject({ type: v.literal('block'), table: tableId, seat: seatIndex, name: v.optional(word) }),
  v.strictObject({ type: v.literal('unblock'), block: blockId }),
]);
/** What a device asks for. */
export type AccountAction = Immutable<v.InferOutput<typeof accountAction>>;

/** The text that is signed, as JSON. */
export const signedClaim = v.strictObject({
  origin: v.pipe(v.string(), v.url(), v.maxLength(300)),
  challenge,
  publicKey,
  action: accountAction,
});
/** What a signature is about: who asks which server for what. */
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

/** The claim of a new device to `enter`, with a passkey of the account. */
export const passkeyRequest = v.strictObject({ ...signedText, passkey: usedPasskey });
export type PasskeyRequest = Immutable<v.InferOutput<typeof passkeyRequest>>;

/** Asks for a challenge. */
export const challengeRequest = v.strictObject({
  for: v.picklist(accountAction.options.map(({ entries }) => entries.type.literal)),
});
/** A challenge, and when it ends. */
export const givenChallenge = v.object({ challenge, until: v.number() });
export type GivenChallenge = Immutable<v.InferOutput<typeof givenChallenge>>;

/** A key of an account, as its owner sees it. */
const accountKey = v.object({
  id: keyId,
  kind: about(v.picklist(['device', 'recovery', 'passkey']), 'A recovery key follows from a printed code.'),
  label,
  addedAt: v.number(),
  seenAt: about(v.number(), 'When it last signed, in milliseconds since 1970.'),
});

/** Somebody whom an account does not want to meet. */
const accountBlock = v.object({
  id: blockId,
  name: about(v.string(), 'As the person was called then.'),
  at: about(v.number(), 'Since when, in milliseconds since 1970.'),
});
export type AccountBlock = Immutable<v.InferOutput<typeof accountBlock>>;

/** The rating of an account in an edition. */
const accountRating = v.object({
  edition: word,
  rating: about(v.pipe(v.number(), v.minValue(0), v.maxValue(5000)), 'Glicko-2; a new player has 1500.'),
  deviation: about(v.pipe(v.number(), v.minValue(0), v.maxValue(400)), 'The standard deviation of the rating.'),
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** An account, as its owner sees it. */
export const accountView = v.object({
  id: accountId,
  name,
  createdAt: v.number(),
  keys: v.array(accountKey),
  blocks: about(v.array(accountBlock), 'Whom the person does not want to meet, the last one first.'),
});
export type AccountView = Immutable<v.InferOutput<typeof accountView>>;

/** The ratings of an account, as anybody may read them. */
export const ratingsView = v.object({
  account: accountId,
  name: about(v.nullable(v.string()), 'Null for a deleted account.'),
  ratings: v.array(accountRating),
});
export type RatingsView = Immutable<v.InferOutput<typeof ratingsView>>;

/** All that a server keeps of an account, signed by the server, to save or to show elsewhere. */
const accountExport = v.object({
  type: v.literal('asteroute-account'),
  version: v.literal(1),
  /** When it was written, in milliseconds since 1970. */
  at: v.number(),
  account: accountView,
  /** By id of the key. */
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
  /** The duels against the bot of the server. */
  duels: v.array(duelView),
});
export type AccountExport = Immutable<v.InferOutput<typeof accountExport>>;

/** The answer to a signed request: the account as it stands now, and a session if one was asked for. */
export const accountAnswer = v.object({
  account: about(v.nullable(accountView), 'Null once it is deleted.'),
  session: v.nullable(v.object({ token, until: v.number() })),
});
export type AccountAnswer = Immutable<v.InferOutput<typeof accountAnswer>>;

/** How a further device is enrolled: messages of both devices, and the code that both show. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type Immutable, token } from '../parts/words.ts';
import { keyProof, label, publicKey } from './actions.ts';
import { base64UrlOf } from './base64url.ts';

/** 32 random bytes that a device contributes to the code that is compared. */
const nonce = token;
/** Where devices meet: a code to type, without letters and digits that look alike. */
const pairingCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{6}$/, 'a code has six letters'));
/** The name of a pairing that only its two devices know. */
export const pairingId = token;

/** The device of the account opens a pairing with the commitment to its nonce. */
export const pairingOpening = v.strictObject({ commitment: token });
/** The new device finds a pairing by the code that was typed. */
export const pairingSearch = v.strictObject({ code: pairingCode });
/** The new device joins with its key, once it has the commitment of the other one. */
export const pairingJoin = v.strictObject({ publicKey, nonce, label, proof: keyProof });
/** The device of the account shows its nonce, once it has the key of the new one. */
export const pairingReveal = v.strictObject({ nonce });

/** A pairing as it stands now. */
export const pairingState = v.object({
  id: pairingId,
  code: pairingCode,
  /** When it ends, in milliseconds since 1970. */
  until: v.number(),
  /** The key of the device that belongs to the account, and the commitment to its nonce. */
  publicKey,
  commitment: token,
  /** The new device; null before it has joined. */
  joined: v.nullable(v.object({ publicKey, nonce, label, proof: keyProof })),
  /** The nonce of the device that belongs to the account; null before it is shown. */
  nonce: v.nullable(nonce),
  /** Whether the key of the new device belongs to the account by now. */
  done: v.boolean(),
});
export type PairingState = Immutable<v.InferOutput<typeof pairingState>>;

const digest = (parts: readonly string[]): Uint8Array => sha256(utf8ToBytes(parts.join('\n')));

/**
 * The commitment of the device that belongs to the account: it fixes key and nonce before the other device shows its
 * own, so that a server or onlooker who swaps keys has one guess in a million.
 */
export const pairingCommitment = (key: string, nonce: string): string =>
  base64UrlOf(digest(['asteroute pairing commitment 1', key, nonce]));

/** What both devices know when nobody has swapped anything. */
interface Paired {
  readonly publicKey: string;
  readonly nonce: string;
}

/** The six digits that both screens show: first the device of the account, then the new one. */
export function comparisonCode(own: Paired, joined: Paired): string {
  const parts = [own.publicKey, own.nonce, joined.publicKey, joined.nonce];
  const bytes = digest(['asteroute pairing code 1', ...parts]);
  // 48 bits, so that no code is more likely than another by more than one in a hundred million.
  const number = bytes.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 1_000_000).padStart(6, '0');
}

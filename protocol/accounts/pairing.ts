import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type Immutable, token } from '../parts/words.ts';
import { keyProof, label, publicKey } from './actions.ts';
import { base64UrlOf } from './base64url.ts';

const nonce = token;
/** Where devices meet: a code to type, without letters and digits that look alike. */
const pairingCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{6}$/, 'a code has six letters'));
export const pairingId = token;

export const pairingOpening = v.strictObject({ commitment: token });
export const pairingSearch = v.strictObject({ code: pairingCode });
export const pairingJoin = v.strictObject({ publicKey, nonce, label, proof: keyProof });
export const pairingReveal = v.strictObject({ nonce });

export const pairingState = v.object({
  id: pairingId,
  code: pairingCode,
  until: v.number(),
  publicKey,
  commitment: token,
  joined: v.nullable(v.object({ publicKey, nonce, label, proof: keyProof })),
  nonce: v.nullable(nonce),
  done: v.boolean(),
});
export type PairingState = Immutable<v.InferOutput<typeof pairingState>>;

const digest = (parts: readonly string[]): Uint8Array => sha256(utf8ToBytes(parts.join('\n')));

/** Fixes key and nonce before the other device shows its own: who swaps keys has one guess in a million. */
export const pairingCommitment = (key: string, nonce: string): string =>
  base64UrlOf(digest(['asteroute pairing commitment 1', key, nonce]));

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

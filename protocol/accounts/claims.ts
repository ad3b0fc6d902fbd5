import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { SignedClaim, SignedRequest } from './actions.ts';
import { base64UrlOf } from './base64url.ts';

export interface ClaimSigner {
  readonly publicKey: string;
  /** Signs bytes with SHA-256; resolves with 64 bytes in base64url. */
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** The bytes that are signed: a claim after words that no other signature of the product begins with. */
export const claimBytes = (claim: string): Uint8Array<ArrayBuffer> =>
  utf8ToBytes(`asteroute account 1\n${claim}`) as Uint8Array<ArrayBuffer>;

export interface KeyAddition {
  readonly origin: string;
  readonly by: string;
  readonly publicKey: string;
}

export const keyProofBytes = ({ origin, by, publicKey }: KeyAddition): Uint8Array<ArrayBuffer> =>
  utf8ToBytes(`asteroute key 1\n${origin}\n${by}\n${publicKey}`) as Uint8Array<ArrayBuffer>;

export async function signClaim(signer: ClaimSigner, claim: Omit<SignedClaim, 'publicKey'>): Promise<SignedRequest> {
  const text = JSON.stringify({ ...claim, publicKey: signer.publicKey } satisfies SignedClaim);
  return { claim: text, signature: await signer.sign(claimBytes(text)) };
}

export const newPasskeyChallenge = (challenge: string): string => base64UrlOf(utf8ToBytes(challenge));

/** The challenge that a passkey signs: it follows from the claim, so that the passkey signs that. */
export const passkeyChallenge = (claim: string): string => base64UrlOf(sha256(claimBytes(claim)));

import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { SignedClaim, SignedRequest } from './actions.ts';

/** Signs claims: a key of a device, or that of a printed code. */
export interface ClaimSigner {
  readonly publicKey: string;
  /** Signs bytes with SHA-256; resolves with 64 bytes in base64url. */
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** The bytes that are signed: a claim after words that no other signature of the product begins with. */
export const claimBytes = (claim: string): Uint8Array<ArrayBuffer> =>
  utf8ToBytes(`asteroute account 1\n${claim}`) as Uint8Array<ArrayBuffer>;

/** Signs a claim. */
export async function signClaim(signer: ClaimSigner, claim: Omit<SignedClaim, 'publicKey'>): Promise<SignedRequest> {
  const text = JSON.stringify({ ...claim, publicKey: signer.publicKey } satisfies SignedClaim);
  return { claim: text, signature: await signer.sign(claimBytes(text)) };
}

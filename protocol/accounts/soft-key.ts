/** A key of P-256 in plain memory: for recovery codes, programs, and browsers that offer no better. */
import { p256 } from '@noble/curves/nist.js';
import { base64UrlOf } from './base64url.ts';
import type { ClaimSigner } from './claims.ts';

export const newSoftSecret = (): Uint8Array<ArrayBuffer> => p256.utils.randomSecretKey() as Uint8Array<ArrayBuffer>;

export function softSigner(secret: Uint8Array): ClaimSigner {
  return {
    publicKey: base64UrlOf(p256.getPublicKey(secret, false)),
    sign: async (bytes) => base64UrlOf(p256.sign(bytes, secret)),
  };
}

import { createPublicKey, verify } from 'node:crypto';
import { check, deny, type Outcome } from '@asteroute/protocol';
import {
  claimBytes,
  type KeyAddition,
  keyProofBytes,
  type SignedClaim,
  type SignedRequest,
  signedClaim,
} from '@asteroute/protocol/accounts';

const COORDINATE_BYTES = 32;

export function readClaim({
  claim,
  signature,
}: Pick<SignedRequest, 'claim' | 'signature'>): Outcome<SignedClaim, 'malformed' | 'bad-signature'> {
  const read = check(signedClaim, parsed(claim));
  if (!read.ok) return read;
  return isSignedBy(read.value.publicKey, claimBytes(claim), signature)
    ? read
    : deny('bad-signature', 'the signature is not right');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const isProof = (addition: KeyAddition, proof: string): boolean =>
  isSignedBy(addition.publicKey, keyProofBytes(addition), proof);

/** Whether the owner of a public key has signed bytes; false for a key that is no point of the curve. */
function isSignedBy(publicKey: string, bytes: Uint8Array, signature: string): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [1, 1 + COORDINATE_BYTES].map((at) => point.subarray(at, at + COORDINATE_BYTES).toString('base64url'));
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const how = { key, dsaEncoding: 'ieee-p1363' } as const;
    return verify('sha256', bytes, how, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

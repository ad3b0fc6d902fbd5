import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import type { Signer } from '@asteroute/record';

/** The bytes before the 32 bytes of an Ed25519 key in its standard format (RFC 8410). */
const PRIVATE_KEY_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY_BYTES = 32;

/** With a key derived from the server's secret: all nodes with the same secret give the same signatures. */
export function createSigner(secret: Uint8Array): Signer {
  const seed = hkdfSync('sha256', secret, '', 'asteroute signs records', 32);
  const der = Buffer.concat([PRIVATE_KEY_HEADER, Buffer.from(seed)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const known = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    publicKey: known.subarray(-PUBLIC_KEY_BYTES).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
  };
}

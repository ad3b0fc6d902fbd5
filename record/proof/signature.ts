import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The private key of a server, which signs the records of its games. */
export interface Signer {
  /** Ed25519, 32 bytes, hexadecimal. */
  readonly publicKey: string;
  /** Signs the UTF-8 bytes of a text: 64 bytes, hexadecimal. */
  sign(text: string): string;
}

/** An Ed25519 signature (RFC 8032) with the public key that checks it, both hexadecimal. */
export interface Signature {
  readonly key: string;
  readonly value: string;
}

/** Whether the holder of the key signed the UTF-8 bytes of this text. */
export function isSigned(text: string, { key, value }: Signature): boolean {
  try {
    return ed25519.verify(hexToBytes(value), utf8ToBytes(text), hexToBytes(key), { zip215: false });
  } catch {
    // The bytes are not a point of the curve, so they are not a key.
    return false;
  }
}

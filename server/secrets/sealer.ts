import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type Sealer = ReturnType<typeof createSealer>;

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Creates a sealer with AES-256-GCM: a fresh nonce for each text, and the name of its table as additional data. */
export function createSealer(secret: Uint8Array) {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  const key = derive('asteroute seals seeds', 32);
  return {
    /** A name for the key that differs between secrets and does not reveal them. */
    keyId: derive('asteroute names its secret', 16).toString('hex'),
    /** Encrypts a text; the result can be decrypted only for the same table. */
    seal(text: string, table: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(table));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(parts).toString('base64url');
    },
    /** Decrypts; null for text that was changed, belongs to another table, or was encrypted with another secret. */
    open(sealed: string, table: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(table));
      cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair that identifies the server to push services (VAPID, RFC 8292), in base64url. */
export type PushKeys = ReturnType<typeof createPushKeys>;

/** Derives the key pair from the server's secret, so that a browser that subscribed at one node is known to all. */
export function createPushKeys(secret: Uint8Array) {
  const pair = createECDH('prime256v1');
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute names itself to push services', 32));
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

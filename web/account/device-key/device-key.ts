import { base64UrlOf, type ClaimSigner } from '@asteroute/protocol/accounts';

/**
 * With `crypto.subtle` no script can read the key. A page without HTTPS lacks it: whoever reads its storage can copy
 * the key.
 */
export type DeviceSecret =
  | { readonly type: 'sealed'; readonly key: CryptoKey; readonly publicKey: string }
  | { readonly type: 'plain'; readonly bytes: Uint8Array };

const P256 = { name: 'ECDSA', namedCurve: 'P-256' };

/** Whether this browser can keep a key that no script can copy. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function newDeviceSecret(): Promise<DeviceSecret> {
  if (!canSeal()) return { type: 'plain', bytes: (await import('@asteroute/protocol/accounts/soft')).newSoftSecret() };
  const pair = await crypto.subtle.generateKey(P256, false, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { type: 'sealed', key: pair.privateKey, publicKey: base64UrlOf(new Uint8Array(raw)) };
}

export async function signerOf(secret: DeviceSecret): Promise<ClaimSigner> {
  if (secret.type === 'plain') return (await import('@asteroute/protocol/accounts/soft')).softSigner(secret.bytes);
  const sign = { ...P256, hash: 'SHA-256' };
  return {
    publicKey: secret.publicKey,
    sign: async (bytes) => base64UrlOf(new Uint8Array(await crypto.subtle.sign(sign, secret.key, bytes))),
  };
}

import { createHmac, hkdfSync } from 'node:crypto';

export interface ContestKeys {
  /** The seed of what has this name, such as a deck: 32 bytes, hexadecimal. */
  seedOf(name: string): string;
  /** The token of a seat there, of an account or of whoever began it: 32 bytes in base64url. */
  tokenOf(name: string, account?: string): string;
}

/** From the server's secret: all nodes deal the same decks, and no seed lies in the store before its day. */
export function createContestKeys(secret: Uint8Array): ContestKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute deals its official contests', 32));
  const derive = (...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    seedOf: (name) => derive('seed', name).toString('hex'),
    tokenOf: (name, account = '') => derive('seat', name, account).toString('base64url'),
  };
}

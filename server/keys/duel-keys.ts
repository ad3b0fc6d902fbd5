import { createHmac, hkdfSync } from 'node:crypto';

/** The secrets of duels against the bot. */
export interface DuelKeys {
  /** The seed of both games of a duel: 32 bytes, hexadecimal. */
  seedOf(duel: string): string;
  /** The token of the person's seat at both tables: 32 bytes in base64url. */
  tokenOf(duel: string): string;
}

/** Derives the secrets of duels from the server's secret, so that a duel that is opened twice is opened alike. */
export function createDuelKeys(secret: Uint8Array): DuelKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute deals duels against its bot', 32));
  const derive = (...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    seedOf: (duel) => derive('seed', duel).toString('hex'),
    tokenOf: (duel) => derive('seat', duel).toString('base64url'),
  };
}

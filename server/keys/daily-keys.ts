import { createHmac, hkdfSync } from 'node:crypto';
import type { DeckKey } from '../domain/daily.ts';

/** The secrets of the decks of the days. */
export interface DailyKeys {
  /** The seed of a deck: 32 bytes, hexadecimal. */
  seedOf(deck: DeckKey): string;
  /** The token of an account's seat at a deck: 32 bytes in base64url. Whoever is the account may have it. */
  tokenOf(deck: DeckKey, account: string): string;
}

/**
 * Derives the secrets of the decks from the server's secret, so that all nodes with the same secret deal the same decks,
 * and no seed lies in the store before its day.
 */
export function createDailyKeys(secret: Uint8Array): DailyKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute deals the decks of the days', 32));
  const derive = (...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    seedOf: ({ day, edition }) => derive('seed', day, edition).toString('hex'),
    tokenOf: ({ day, edition }, account) => derive('seat', day, edition, account).toString('base64url'),
  };
}

import { dailyDeck } from '@asteroute/club';
import type { DayDeck } from '@asteroute/protocol/contests';
import { seedHashOf } from '@asteroute/record';

/** What the page finds about a deck whose secret is public. */
export interface DeckProof {
  /** Whether the secret fits the fingerprint, also the one that was kept. */
  readonly fits: boolean;
  /** Whether the page kept the fingerprint the day before. */
  readonly early: boolean;
  /** How many tiles it deals. */
  readonly tiles: number;
}

export function deckProof(day: string, { edition, seed, seedHash }: DayDeck, kept: string | null): DeckProof | null {
  if (seed === null || !/^[0-9a-f]{64}$/.test(seed)) return null;
  const fits = seedHashOf(seed) === seedHash && (kept === null || kept === seedHash);
  return { fits, early: kept !== null, tiles: dailyDeck(day, seed, edition).count };
}

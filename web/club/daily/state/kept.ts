import { dailyDeck } from '@asteroute/club';
import { storedList } from '@asteroute/page/storage/stored.ts';
import type { DayDeck, DayDecks } from '@asteroute/protocol/contests';
import { seedHashOf } from '@asteroute/record';

const [PEOPLE, HASHES] = ['asteroute.daily-people', 'asteroute.daily-hashes'];
const [MAX_PEOPLE, MAX_HASHES] = [100, 40];

const peopleIn = (storage: () => Storage) => storedList<string>(storage, PEOPLE);
const hashesIn = (storage: () => Storage) => storedList<KeptHash>(storage, HASHES);

export function keptPeople(storage: () => Storage): readonly string[] {
  return peopleIn(storage).get();
}

export function markPerson(storage: () => Storage, id: string, isMarked: boolean): readonly string[] {
  return peopleIn(storage).change((all) => {
    const others = all.filter((one) => one !== id);
    return isMarked ? [id, ...others].slice(0, MAX_PEOPLE) : others;
  });
}

interface KeptHash {
  readonly deck: string;
  readonly hash: string;
}

const nameOf = (day: string, { edition }: Pick<DayDeck, 'edition'>): string => `${day} ${edition}`;

/** Keeps the fingerprints of tomorrow's decks. The first one of a deck stays, whatever the server shows later. */
export function keepHashes(storage: () => Storage, { day, decks }: DayDecks): void {
  const kept = hashesIn(storage).get();
  const known = new Set(kept.map(({ deck }) => deck));
  const found = decks.filter((deck) => !known.has(nameOf(day, deck)));
  if (found.length === 0) return;
  const added = found.map((deck) => ({ deck: nameOf(day, deck), hash: deck.seedHash }));
  hashesIn(storage).set([...added, ...kept].slice(0, MAX_HASHES));
}

/** The fingerprint of a deck that this browser kept the day before; null if it kept none. */
export function keptHash(storage: () => Storage, day: string, deck: Pick<DayDeck, 'edition'>): string | null {
  return (
    hashesIn(storage)
      .get()
      .find((one) => one.deck === nameOf(day, deck))?.hash ?? null
  );
}

/** What the page finds about a deck whose secret is public. */
interface DeckProof {
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

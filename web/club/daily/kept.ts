/** What this browser keeps of the official decks: people to follow, and fingerprints from the day before. */
import { readText, writeText } from '@asteroute/page/storage/texts.ts';
import type { DayDeck, DayDecks } from '@asteroute/protocol';

const [PEOPLE, HASHES] = ['asteroute.daily-people', 'asteroute.daily-hashes'];
const [MAX_PEOPLE, MAX_HASHES] = [100, 40];

function readList<T>(storage: () => Storage, key: string): readonly T[] {
  try {
    const list: unknown = JSON.parse(readText(storage, key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The ids of the accounts that the person has marked. */
export function keptPeople(storage: () => Storage): readonly string[] {
  return readList<string>(storage, PEOPLE);
}

/** Marks an account, or no longer; returns all that are marked. */
export function markPerson(storage: () => Storage, id: string, isMarked: boolean): readonly string[] {
  const others = keptPeople(storage).filter((one) => one !== id);
  const people = isMarked ? [id, ...others].slice(0, MAX_PEOPLE) : others;
  writeText(storage, PEOPLE, JSON.stringify(people));
  return people;
}

interface KeptHash {
  readonly deck: string;
  readonly hash: string;
}

const nameOf = (day: string, { edition }: Pick<DayDeck, 'edition'>): string => `${day} ${edition}`;

/** Keeps the fingerprints of tomorrow's decks. The first one of a deck stays, whatever the server shows later. */
export function keepHashes(storage: () => Storage, { day, decks }: DayDecks): void {
  const kept = readList<KeptHash>(storage, HASHES);
  const known = new Set(kept.map(({ deck }) => deck));
  const found = decks.filter((deck) => !known.has(nameOf(day, deck)));
  if (found.length === 0) return;
  const added = found.map((deck) => ({ deck: nameOf(day, deck), hash: deck.seedHash }));
  writeText(storage, HASHES, JSON.stringify([...added, ...kept].slice(0, MAX_HASHES)));
}

/** The fingerprint of a deck that this browser kept the day before; null if it kept none. */
export function keptHash(storage: () => Storage, day: string, deck: Pick<DayDeck, 'edition'>): string | null {
  return readList<KeptHash>(storage, HASHES).find((one) => one.deck === nameOf(day, deck))?.hash ?? null;
}

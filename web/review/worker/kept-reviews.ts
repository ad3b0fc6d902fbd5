import { mixText } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Review } from '@asteroute/review';

/** A review in its latest state. */
interface KeptReview {
  readonly review: Review;
  /** The turns that were searched. */
  readonly looked: readonly number[];
}

/**
 * Stored reviews, by the digest of what was played, so that a game with renamed players or a shared game finds its
 * review.
 */
export type KeptReviews = ReturnType<typeof keptReviews>;

/**
 * The version of the judge. A new number discards reviews by the old one, because another judge gives other results.
 */
const VERSION = 2;
const PREFIX = 'asteroute.reviewed.';
/** The key of the list of stored digests, the last opened first. */
const INDEX = 'asteroute.reviewed';
/** The maximum number of stored reviews: about 60 kB each, of the few megabytes that a page has for its games. */
const MOST = 12;
/** Values are rounded to 1 / PLACES: a review is shown to a tenth of a point. */
const PLACES = 1e4;

/** Reviews in the browser's storage; without storage, or when it is full, nothing is stored. */
export function keptReviews(storage: () => Storage) {
  return {
    load(record: GameRecord): KeptReview | null {
      try {
        const digest = digestOf(record);
        const kept = read(storage().getItem(PREFIX + digest));
        if (kept === null || kept.review.turns.length !== record.turns.length) return null;
        touch(storage(), digest);
        return kept;
      } catch {
        return null;
      }
    },
    /**
     * Stores a review. Removes the reviews beyond `MOST` that were opened longest ago, and all others if there is no
     * room.
     */
    save(record: GameRecord, { review, looked }: KeptReview): void {
      const text = JSON.stringify({ version: VERSION, review, looked }, rounded);
      const digest = digestOf(record);
      try {
        const store = storage();
        touch(store, digest);
        write(store, PREFIX + digest, text);
      } catch {
        // A page without storage reviews a game again each time.
      }
    },
  };
}

/** The digest of what was played in a game, without its players. */
export function digestOf({ edition, modules, options, tiles, turns }: GameRecord): string {
  const text = JSON.stringify([edition, modules, options, turns, ...(tiles ? [tiles.counts] : [])]);
  return [1, 2].map((seed) => (mixText(seed, text) >>> 0).toString(36)).join('-');
}

function read(text: string | null): KeptReview | null {
  const value = JSON.parse(text ?? 'null') as (KeptReview & { readonly version: number }) | null;
  return value?.version === VERSION && Array.isArray(value.looked) && Array.isArray(value.review?.turns) ? value : null;
}

/** Moves a digest to the front of the list, and removes the reviews beyond the last ones. */
function touch(store: Storage, digest: string): void {
  const all = [digest, ...indexOf(store).filter((one) => one !== digest)];
  for (const one of all.slice(MOST)) store.removeItem(PREFIX + one);
  store.setItem(INDEX, JSON.stringify(all.slice(0, MOST)));
}

/** Writes a text. If there is no room, removes the other reviews, because games need the room more. */
function write(store: Storage, key: string, text: string): void {
  try {
    store.setItem(key, text);
  } catch {
    for (const one of indexOf(store)) store.removeItem(PREFIX + one);
    store.setItem(key, text);
  }
}

function indexOf(store: Storage): readonly string[] {
  const value = JSON.parse(store.getItem(INDEX) ?? '[]') as unknown;
  return Array.isArray(value) ? value.map(String) : [];
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * PLACES) / PLACES : value;

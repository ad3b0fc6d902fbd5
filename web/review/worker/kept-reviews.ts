import { mixText } from '@asteroute/engine';
import { StoredValue, storedList } from '@asteroute/page/storage/stored.ts';
import type { GameRecord } from '@asteroute/record';
import type { Review } from '@asteroute/review';

interface KeptReview {
  readonly review: Review;
  readonly looked: readonly number[];
}

/** By the digest of what was played, so that a game with renamed players or a shared game finds its review. */
export type KeptReviews = ReturnType<typeof keptReviews>;

/** A new number discards reviews by the old judge. */
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
  const index = storedList<string>(storage, INDEX);
  const at = (digest: string) =>
    new StoredValue<KeptReview | null>(storage, PREFIX + digest, {
      none: null,
      parse: read,
      write: (kept) => JSON.stringify({ version: VERSION, ...kept }, rounded),
    });
  /** Moves a digest to the front of the list, and removes the reviews beyond the last ones. */
  const touch = (digest: string): void => {
    const all = [digest, ...index.get().filter((one) => one !== digest)];
    for (const one of all.slice(MOST)) at(one).set(null);
    index.set(all.slice(0, MOST));
  };
  return {
    load(record: GameRecord): KeptReview | null {
      const digest = digestOf(record);
      const kept = at(digest).get();
      if (kept === null || kept.review.turns.length !== record.turns.length) return null;
      touch(digest);
      return kept;
    },
    /** Removes those beyond `MOST` opened longest ago, and all others if there is no room: games need it more. */
    save(record: GameRecord, { review, looked }: KeptReview): void {
      const digest = digestOf(record);
      touch(digest);
      if (at(digest).set({ review, looked })) return;
      for (const one of index.get()) at(one).set(null);
      at(digest).set({ review, looked });
    },
  };
}

export function digestOf({ edition, modules, options, tiles, turns }: GameRecord): string {
  const text = JSON.stringify([edition, modules, options, turns, ...(tiles ? [tiles.counts] : [])]);
  return [1, 2].map((seed) => (mixText(seed, text) >>> 0).toString(36)).join('-');
}

function read(text: string): KeptReview | null {
  const value = JSON.parse(text) as (KeptReview & { readonly version: number }) | null;
  return value?.version === VERSION && Array.isArray(value.looked) && Array.isArray(value.review?.turns) ? value : null;
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * PLACES) / PLACES : value;

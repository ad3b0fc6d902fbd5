import { type ReadonlySignal, signal } from '@preact/signals';
import type { Saved, Slot } from '../match/saved.ts';
import { readSaved } from './save.ts';

/** A kept game as its line in the list shows it: read quickly, not yet checked against the rules. */
export interface Kept {
  readonly id: number;
  readonly saved: Saved;
}

/** Several games, each kept under a number of its own. */
export interface Shelf {
  /** The games, the one played last first. */
  readonly games: ReadonlySignal<readonly Kept[]>;
  load(id: number): Saved | null;
  /** The place of a game; without a number, that of a new one. */
  slot(id?: number): Slot & { readonly id: number };
  /** Keeps a game as it is, its date too: gives it another name, or puts back what was deleted. */
  put(id: number, saved: Saved): boolean;
  remove(id: number): void;
  /** Reads everything anew: another page may have played on. */
  refresh(): void;
}

export interface ShelfPorts {
  readonly storage: () => Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Games are `asteroute.game.1`, `.2` and so on; the first is where the only game was kept once. */
const KEY = /^asteroute\.game\.(\d{1,9})$/;
const keyOf = (id: number): string => `asteroute.game.${id}`;

/** The browser's storage. A text that cannot be read is left alone and counts as no game; its number stays taken. */
export function browserShelf({ storage, now }: ShelfPorts): Shelf {
  const games = signal<readonly Kept[]>([]);

  function ids(): number[] {
    try {
      return Object.keys(storage()).flatMap((key) => Number(KEY.exec(key)?.[1] ?? []));
    } catch {
      return [];
    }
  }

  function load(id: number): Saved | null {
    try {
      return readSaved(storage().getItem(keyOf(id)));
    } catch {
      return null;
    }
  }

  function refresh(): void {
    const kept = ids().flatMap((id) => {
      const saved = load(id);
      return saved === null ? [] : [{ id, saved }];
    });
    games.value = kept.sort((a, b) => (b.saved.played ?? 0) - (a.saved.played ?? 0) || b.id - a.id);
  }

  function put(id: number, saved: Saved): boolean {
    try {
      storage().setItem(keyOf(id), JSON.stringify(saved));
      return true;
    } catch {
      return false;
    }
  }

  refresh();
  return {
    games,
    load,
    put,
    refresh,
    slot(id = Math.max(0, ...ids()) + 1) {
      return {
        id,
        save(saved) {
          // A name given meanwhile stays.
          const title = load(id)?.title;
          return put(id, { ...saved, ...(title === undefined ? {} : { title }), played: now() });
        },
      };
    },
    remove(id) {
      try {
        storage().removeItem(keyOf(id));
      } catch {
        // What cannot be reached is not there either.
      }
      refresh();
    },
  };
}

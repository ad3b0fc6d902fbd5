import { type ReadonlySignal, signal } from '@preact/signals';
import type { Saved, Slot } from '../match/saved.ts';
import { readSaved } from './save.ts';

/** A kept game as its line in the list shows it: read quickly, not yet checked against the rules. */
export interface Kept {
  readonly id: number;
  readonly saved: Saved;
}

/** Dependencies of a shelf: storage and clock. */
export interface ShelfPorts {
  readonly storage: () => Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Games are stored as `asteroute.game.1`, `.2` and so on; older versions kept their only game in the first. */
const KEY = /^asteroute\.game\.(\d{1,9})$/;
const keyOf = (id: number): string => `asteroute.game.${id}`;

/**
 * The games in the browser's storage, each kept under a number of its own. An entry that cannot be read is left alone
 * and counts as no game; its number stays taken.
 */
export class Shelf {
  readonly #games = signal<readonly Kept[]>([]);
  /** The games, the one played last first. */
  readonly games: ReadonlySignal<readonly Kept[]> = this.#games;
  readonly #ports: ShelfPorts;

  constructor(ports: ShelfPorts) {
    this.#ports = ports;
    this.refresh();
  }

  load(id: number): Saved | null {
    return this.#attempt((storage) => readSaved(storage.getItem(keyOf(id))), null);
  }

  /** Stores a game unchanged, including its date: used to rename a game, or to restore a deleted one. */
  put(id: number, saved: Saved): boolean {
    return this.#attempt((storage) => {
      storage.setItem(keyOf(id), JSON.stringify(saved));
      return true;
    }, false);
  }

  /** The storage of the game with this number, or of a new game without a number. */
  slot(id = Math.max(0, ...this.#ids()) + 1): Slot & { readonly id: number } {
    return { id, save: (saved: Saved) => this.#save(id, saved) };
  }

  remove(id: number): void {
    this.#attempt((storage) => storage.removeItem(keyOf(id)), undefined);
    this.refresh();
  }

  /** Reads all games again: another page may have changed them. */
  refresh(): void {
    const kept = this.#ids().flatMap((id) => {
      const saved = this.load(id);
      return saved === null ? [] : [{ id, saved }];
    });
    this.#games.value = kept.sort((a, b) => (b.saved.played ?? 0) - (a.saved.played ?? 0) || b.id - a.id);
  }

  /** Saves a game under its number, with the title that the stored game has. */
  #save(id: number, saved: Saved): boolean {
    const title = this.load(id)?.title;
    return this.put(id, { ...saved, ...(title === undefined ? {} : { title }), played: this.#ports.now() });
  }

  #ids(): number[] {
    return this.#attempt((storage) => Object.keys(storage).flatMap((key) => Number(KEY.exec(key)?.[1] ?? [])), []);
  }

  /** Runs a function with the storage. Browsers throw if they refuse it or if it is full. */
  #attempt<T>(run: (storage: Storage) => T, otherwise: T): T {
    try {
      return run(this.#ports.storage());
    } catch {
      return otherwise;
    }
  }
}

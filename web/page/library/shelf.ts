import { type ReadonlySignal, signal } from '@preact/signals';
import type { Saved, Slot } from '../match/saved.ts';
import { keysFrom, onOtherWindow, StoredValue } from '../storage/stored.ts';
import { readSaved } from './save.ts';

/** A kept game as its line in the list shows it: read quickly, not yet checked against the rules. */
export interface Kept {
  readonly id: number;
  readonly saved: Saved;
}

export interface ShelfPorts {
  readonly storage: () => Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Games are stored as `asteroute.game.1`, `.2` and so on. */
const START = 'asteroute.game.';

/** Each game has a number of its own. An unreadable entry counts as no game; its number stays taken. */
export class Shelf {
  readonly #games = signal<readonly Kept[]>([]);
  /** The games, the one played last first. They follow what other windows keep. */
  readonly games: ReadonlySignal<readonly Kept[]> = this.#games;
  readonly #ports: ShelfPorts;

  constructor(ports: ShelfPorts) {
    this.#ports = ports;
    this.refresh();
    onOtherWindow((key) => (key === null || key.startsWith(START)) && this.refresh());
  }

  load(id: number): Saved | null {
    return this.#at(id).get();
  }

  /** The storage of the game with this number, or of a new game without a number. */
  slot(id = this.#freshId()): Required<Slot> {
    let seen = this.load(id)?.played;
    const newer = () => {
      const stored = this.load(id);
      return stored === null || stored.played === seen ? null : stored;
    };
    return {
      id,
      save: (saved) => {
        if (newer() !== null) return false;
        const stored = this.load(id);
        const played = Math.max(this.#ports.now(), (stored?.played ?? 0) + 1);
        const title = stored?.title;
        const done = this.#at(id).set({ ...saved, ...(title === undefined ? {} : { title }), played });
        if (done) seen = played;
        return done;
      },
      takeNewer: () => {
        const stored = newer();
        seen = stored?.played ?? seen;
        return stored;
      },
    };
  }

  /** Names a game; an empty title removes its name. */
  rename(id: number, title: string): void {
    this.#at(id).change((saved) => saved && { ...saved, title: title || undefined });
    this.refresh();
  }

  remove(id: number): void {
    this.#at(id).set(null);
    this.refresh();
  }

  /** Puts a removed game back as it was, under another number if its own was taken in between. */
  restore({ id, saved }: Kept): void {
    this.#at(this.#ids().includes(id) ? this.#freshId() : id).set(saved);
    this.refresh();
  }

  refresh(): void {
    const kept = this.#ids().flatMap((id) => {
      const saved = this.load(id);
      return saved === null ? [] : [{ id, saved }];
    });
    this.#games.value = kept.sort((a, b) => (b.saved.played ?? 0) - (a.saved.played ?? 0) || b.id - a.id);
  }

  #at(id: number): StoredValue<Saved | null> {
    return new StoredValue<Saved | null>(this.#ports.storage, `${START}${id}`, { none: null, parse: readSaved });
  }

  #ids(): number[] {
    return keysFrom(this.#ports.storage, START).flatMap((key) =>
      Number(/^\d{1,9}$/.exec(key.slice(START.length)) ?? []),
    );
  }

  #freshId(): number {
    return Math.max(0, ...this.#ids()) + 1;
  }
}

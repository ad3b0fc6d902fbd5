/** What the page keeps in the browser's storage, which all its windows share. */
import { type Signal, signal } from '@preact/signals';

/** The storage of the browser; throws where the browser refuses it. */
type StorageOf = () => Storage;

/** How a value is stored as a text: as JSON, unless it says otherwise. */
interface Form<T> {
  /** The value if nothing is stored or the text cannot be read; it is not stored itself. */
  readonly none: T;
  /** Reads a stored text; returns null, or throws, if it is none of such a value. */
  readonly parse?: (text: string) => T | null;
  readonly write?: (value: T) => string;
}

/**
 * Read when asked for and never held: another window may have written. If storage is refused or full, nothing is kept.
 */
export class StoredValue<T> {
  readonly key: string;
  readonly #storage: StorageOf;
  readonly #form: Required<Form<T>>;

  constructor(storage: StorageOf, key: string, form: Form<T>) {
    this.key = key;
    this.#storage = storage;
    this.#form = { parse: JSON.parse, write: JSON.stringify, ...form };
  }

  get(): T {
    const { none, parse } = this.#form;
    const text = this.text();
    return text === null ? none : attempt(() => parse(text) ?? none, none);
  }

  text(): string | null {
    return attempt(() => this.#storage().getItem(this.key), null);
  }

  /** Returns false if the value could not be stored; what was stored before is then still there. */
  set(value: T): boolean {
    const { none, write } = this.#form;
    return attempt(() => {
      if (value === none) this.#storage().removeItem(this.key);
      else this.#storage().setItem(this.key, write(value));
      return true;
    }, false);
  }

  /** Changes what is stored now, and returns the changed value, even if it could not be stored. */
  change(next: (now: T) => T): T {
    const value = next(this.get());
    this.set(value);
    return value;
  }
}

/** A kept list; entries that `isItem` refuses are left out. */
export const storedList = <T>(storage: StorageOf, key: string, isItem: (item: T) => unknown = () => true) =>
  new StoredValue<readonly T[]>(storage, key, {
    none: [],
    parse: (text) => {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) ? (list as T[]).filter(isItem) : null;
    },
  });

export const keysFrom = (storage: StorageOf, start: string): string[] =>
  attempt(() => Object.keys(storage()).filter((key) => key.startsWith(start)), []);

/** Follows what other windows write; a change made without knowing theirs is refused, and theirs is shown. */
export function storedSignal<T>(storage: StorageOf, key: string, form: Form<T>, shown = signal(form.none)): Signal<T> {
  const kept = new StoredValue(storage, key, form);
  let [text, read] = [kept.text(), kept.get()];
  shown.value = read;
  const follow = () => {
    if (kept.text() === text) return;
    [text, read] = [kept.text(), kept.get()];
    shown.value = read;
  };
  onOtherWindow((changed) => (changed === null || changed === key) && follow());
  shown.subscribe((value) => {
    if (value === read) return;
    if (kept.text() !== text) return follow();
    kept.set(value);
    [text, read] = [kept.text(), value];
  });
  return shown;
}

/** Null if any may have changed, because this page was put aside and hears of nothing until it is shown again. */
export function onOtherWindow(run: (key: string | null) => void): void {
  // Tests without a browser have no windows.
  globalThis.addEventListener?.('storage', ({ key }) => run(key));
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && run(null));
}

/** Browsers throw if they refuse their storage or if it is full. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

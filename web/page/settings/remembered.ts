import { type Signal, signal } from '@preact/signals';

/** A value that is kept in the browser's storage as JSON under a key; `none` is not kept, and stands for what `parse` gives up on. */
export function remembered<T>(
  storage: () => Storage,
  key: string,
  none: T,
  parse: (text: string) => T | null,
): Signal<T> {
  const read = (): T => {
    try {
      return parse(storage().getItem(key) ?? 'null') ?? none;
    } catch {
      return none;
    }
  };
  const kept = signal(read());
  kept.subscribe((value) => {
    try {
      if (value === none) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
    } catch {
      // Without storage the value holds until the page closes.
    }
  });
  return kept;
}

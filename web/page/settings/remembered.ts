import { type Signal, signal } from '@preact/signals';
import { readText, writeText } from '../storage/texts.ts';

/**
 * A value that is kept in the browser's storage as JSON. `none` is the value if nothing is stored or `parse` cannot
 * read it; it is not stored itself.
 */
export function remembered<T>(
  storage: () => Storage,
  key: string,
  none: T,
  parse: (text: string) => T | null,
): Signal<T> {
  const kept = signal(none);
  try {
    kept.value = parse(readText(storage, key) ?? 'null') ?? none;
  } catch {
    // The text is not JSON.
  }
  kept.subscribe((value) => writeText(storage, key, value === none ? null : JSON.stringify(value)));
  return kept;
}

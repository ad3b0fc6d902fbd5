/** Reads a text that the browser has stored; null if there is none, or if the browser refuses its storage. */
export function readText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if it is null. If the browser refuses, the value lasts until the page closes. */
export function writeText(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // The storage is full or refused.
  }
}

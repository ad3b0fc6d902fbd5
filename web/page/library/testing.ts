/** `Storage` of a browser in memory, with a quota in characters for one entry; for tests. */
export function storageOf(entries: Record<string, string> = {}, room = 1e6): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries[key] = value;
    },
    removeItem(key: string) {
      delete entries[key];
    },
  };
  return new Proxy(entries, { get: (_, key) => methods[key as keyof typeof methods] }) as unknown as Storage;
}

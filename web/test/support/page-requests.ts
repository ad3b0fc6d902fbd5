/** A browser's storage in memory. */
export function memoryStorage(): { readonly storage: Storage; readonly kept: () => Record<string, string> } {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  } as unknown as Storage;
  return { storage, kept: () => Object.fromEntries(texts) };
}

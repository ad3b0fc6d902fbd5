/** Signs on a Latin layout by key code. Non-Latin layouts have letters on these keys. */
const SIGNS: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/** The Latin letter or sign of a key; on a non-Latin layout the one that the same key has on a Latin layout. */
export function letterOf({ key, code = '' }: { readonly key: string; readonly code?: string }): string {
  const lower = key.toLowerCase();
  if (key.length !== 1 || /^[\x20-\x7e]$/.test(key)) return lower;
  return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? SIGNS[code] ?? lower;
}

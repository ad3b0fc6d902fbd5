/** Signs on a Latin layout by key code. Non-Latin layouts have letters on these keys. */
const SIGNS: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

interface Key {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
}

/** The Latin letter or sign of a key; on a non-Latin layout the one that the same key has on a Latin layout. */
export function letterOf({ key, code = '' }: Key): string {
  const lower = key.toLowerCase();
  if (key.length !== 1 || /^[\x20-\x7e]$/.test(key)) return lower;
  return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? SIGNS[code] ?? lower;
}

/** The digit of a key, also on layouts that write it with Shift, such as the French one; null for other keys. */
export function digitOf({ key, code = '', shiftKey = false }: Key): string | null {
  if (/^[0-9]$/.test(key)) return key;
  return shiftKey ? null : (/^Digit([0-9])$/.exec(code)?.[1] ?? null);
}

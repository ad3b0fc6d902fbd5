/** Signs that non-Latin layouts replace by letters. */
const SIGNS: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/** A Latin letter or sign, where the key has one; on other keyboard layouts the letter of the same key on a Latin one. */
export function letterOf({ key, code = '' }: { readonly key: string; readonly code?: string }): string {
  const lower = key.toLowerCase();
  if (key.length !== 1 || /^[\x20-\x7e]$/.test(key)) return lower;
  return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? SIGNS[code] ?? lower;
}

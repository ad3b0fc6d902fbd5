/** Values of a JSON text from a stranger: everything may be missing or of another kind. */

/** Longest text that is read, in UTF-16 units: several times the longest log of a game. */
export const MAX_TEXT = 8_000_000;

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value of a JSON text; undefined if it is none or too long. */
export function parseJson(text: string): unknown {
  try {
    return text.length > MAX_TEXT ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value as an object; empty if it is something else. */
export function objectIn(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a list; empty if it is something else. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A whole number, which may be written as text; null if it is none. */
export function wholeIn(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** A text, or a number as text; empty if it is something else. */
export function stringIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** A value in a message, in at most 40 characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

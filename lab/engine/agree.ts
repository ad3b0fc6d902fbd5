import { isDeepStrictEqual } from 'node:util';

/** Throws when the two have different answers to one question. */
export function agree(what: string, engine: unknown, reference: unknown): void {
  if (isDeepStrictEqual(engine, reference)) return;
  throw new Error(`${what}: the engine has ${JSON.stringify(engine)}, the reference ${JSON.stringify(reference)}`);
}

/** A list without its order. */
export function inWords(list: readonly object[]): string[] {
  return list.map((item) => JSON.stringify(Object.entries(item).sort())).sort();
}

/** A list by side as a map; null for a side that has nothing in it. */
export function bySide<T>(list: readonly (T | null)[]): Record<string, T> {
  return Object.fromEntries(list.flatMap((value, side) => (value === null ? [] : [[String(side), value]])));
}

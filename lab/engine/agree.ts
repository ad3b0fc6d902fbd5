import { isDeepStrictEqual } from 'node:util';

export function agree(what: string, engine: unknown, reference: unknown): void {
  if (isDeepStrictEqual(engine, reference)) return;
  throw new Error(`${what}: the engine has ${JSON.stringify(engine)}, the reference ${JSON.stringify(reference)}`);
}

/** Elements of a list as sorted texts, so that lists compare equal in any order. */
export function inWords(list: readonly object[]): string[] {
  return list.map((item) => JSON.stringify(Object.entries(item).sort())).sort();
}

/** Maps each side to its entry in the list, leaving out sides whose entry is null. */
export function bySide<T>(list: readonly (T | null)[]): Record<string, T> {
  return Object.fromEntries(list.flatMap((value, side) => (value === null ? [] : [[String(side), value]])));
}

import type { OwnTiles } from '@asteroute/engine';

/** A set of tiles that is kept in this browser. */
export interface KeptSet extends OwnTiles {
  readonly edition: string;
}

const KEY = 'asteroute.tiles.1';

/** The kept sets of an edition, in the order in which they were first kept. */
export function keptSets(edition: string): readonly KeptSet[] {
  return readAll().filter((set) => set.edition === edition);
}

/** Keeps a set in place of the one of the same name; returns false if the browser has no room for it. */
export function keepSet(set: KeptSet): boolean {
  const all = readAll();
  const at = all.findIndex((one) => isSame(one, set));
  return writeAll(at < 0 ? [...all, set] : all.with(at, set));
}

/** Forgets a kept set. */
export function dropSet(set: KeptSet): void {
  writeAll(readAll().filter((one) => !isSame(one, set)));
}

const isSame = (one: KeptSet, other: KeptSet): boolean => one.edition === other.edition && one.name === other.name;

function readAll(): readonly KeptSet[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

function writeAll(sets: readonly KeptSet[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sets));
    return true;
  } catch {
    return false;
  }
}

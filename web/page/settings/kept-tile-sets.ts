import type { OwnTiles } from '@asteroute/engine';
import { storedList } from '../storage/stored.ts';

export interface KeptSet extends OwnTiles {
  readonly edition: string;
}

const kept = storedList<KeptSet>(() => localStorage, 'asteroute.tiles.1');

/** The kept sets of an edition, in the order in which they were first kept. */
export function keptSets(edition: string): readonly KeptSet[] {
  return kept.get().filter((set) => set.edition === edition);
}

/** Keeps a set in place of the one of the same name; returns false if the browser has no room for it. */
export function keepSet(set: KeptSet): boolean {
  const all = kept.get();
  const at = all.findIndex((one) => isSame(one, set));
  return kept.set(at < 0 ? [...all, set] : all.with(at, set));
}

export function dropSet(set: KeptSet): void {
  kept.change((all) => all.filter((one) => !isSame(one, set)));
}

const isSame = (one: KeptSet, other: KeptSet): boolean => one.edition === other.edition && one.name === other.name;

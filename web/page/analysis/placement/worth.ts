import type { Realm } from '@asteroute/engine';

/** The points of a realm when complete; a realm in the middle of a tile then counts all its eight neighbours. */
export function completedPoints(realm: Realm): number {
  const missing = inMiddle(realm) ? realm.open : 0;
  const each = realm.completed.terms.find((term) => term.what === 'tile')?.each ?? 0;
  return realm.completed.points + missing * each;
}

/** Whether a realm lies in the middle of a tile (a planet, an abbey, a garden) and is completed by the tiles around. */
export function inMiddle(realm: Realm): boolean {
  return realm.places[0].side === null;
}

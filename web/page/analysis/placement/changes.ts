/** What a tile did to the realms that were there before it: completed, extended, connected, surrounded, cut off. */
import { allRealms, type Game, lastPlaced, type PlaceRef, type Realm, type SideIndex } from '@asteroute/engine';
import { isBroken } from './broken.ts';
import { fitsOf } from './fits.ts';
import { inMiddle } from './worth.ts';

export interface Change {
  readonly type: 'completes' | 'extends' | 'connects' | 'surrounds';
  /** The realms before the tile: several if the tile connects them. */
  readonly before: readonly Realm[];
  readonly after: Realm;
}

/** Only of realms held before or completed. Meadows only when those of several holders merge, rivers never. */
export function changesOf(before: Game, after: Game): Change[] {
  const there = allRealms(before).filter(({ kind }) => kind !== 'river');
  return allRealms(after).flatMap((realm) => {
    const parts = there.filter(
      (one) => one.kind === realm.kind && realm.places.some((p) => samePlace(p, one.places[0])),
    );
    return changed(parts, realm, touches(after, realm));
  });
}

function changed(parts: readonly Realm[], after: Realm, isTouched: boolean): Change[] {
  const held = parts.filter(({ holders }) => holders.length > 0);
  const completes = after.complete && after.scoresComplete && !parts.some(({ complete }) => complete);
  const done: Change[] = completes ? [{ type: 'completes', before: parts, after }] : [];
  if (parts.length === 0) return done.filter(() => isTouched);
  if (new Set(held.map(({ holders }) => holders.join())).size > 1) {
    return [{ type: 'connects', before: held, after }, ...done];
  }
  if (done.length > 0) return done;
  if (held.length === 0 || after.kind === 'field') return [];
  if (inMiddle(after)) return after.open < parts[0].open ? [{ type: 'surrounds', before: held, after }] : [];
  return isTouched ? [{ type: 'extends', before: held, after }] : [];
}

/** The realms of a side that the last tile made impossible to complete. */
export function cutOff(before: Game, after: Game, side: SideIndex): Realm[] {
  const [fitted, fits] = [fitsOf(before), fitsOf(after)];
  const lost = allRealms(before).filter((realm) => isBroken(fitted, realm));
  return allRealms(after).filter(
    (realm) =>
      realm.holders.includes(side) &&
      isBroken(fits, realm) &&
      !lost.some(({ kind, places }) => kind === realm.kind && realm.places.some((p) => samePlace(p, places[0]))),
  );
}

function touches(game: Game, { places }: Realm): boolean {
  const { x, y } = lastPlaced(game);
  return places.some((place) => place.x === x && place.y === y);
}

const samePlace = (a: PlaceRef, b: PlaceRef): boolean => a.x === b.x && a.y === b.y && a.side === b.side;

/** The difference between two views: a move to animate, or a jump to show at once. */
import { cellKey } from './focus.ts';
import type { MeepleView, TileView } from './state.ts';

/** With more appearing or disappearing at once, the view has jumped and nothing is animated. */
const MAX_ANIMATED = 12;

/** True unless the second board is the first with at most one tile more. */
export function isJump(before: readonly TileView[], after: readonly TileView[]): boolean {
  if (after.length < before.length || after.length > before.length + 1) return true;
  const now = new Set(after.map(cellKey));
  return before.some((tile) => !now.has(cellKey(tile)));
}

const idsOf = (meeples: readonly MeepleView[]): Set<string> => new Set(meeples.map((meeple) => meeple.id));

const samePlace = (a: MeepleView, b: MeepleView): boolean =>
  a.color === b.color && a.at.u === b.at.u && a.at.v === b.at.v;

/** The meeples that leave: confirmed before, and gone now without an equal one in the same place. */
export function leaving(before: readonly MeepleView[], after: readonly MeepleView[]): readonly MeepleView[] {
  const now = idsOf(after);
  const gone = before.filter((meeple) => !meeple.draft && !now.has(meeple.id));
  const left = gone.filter((meeple) => !after.some((other) => samePlace(meeple, other)));
  return left.length > MAX_ANIMATED ? [] : left;
}

/** The ids of meeples that arrive: new ones, except for a draft that was confirmed in its place. */
export function arriving(before: readonly MeepleView[], after: readonly MeepleView[]): ReadonlySet<string> {
  const was = idsOf(before);
  const come = after.filter((meeple) => !was.has(meeple.id) && !before.some((other) => samePlace(meeple, other)));
  return idsOf(come.length > MAX_ANIMATED ? [] : come);
}

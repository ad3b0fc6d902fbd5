/** Points where a feature ends at a cell that no remaining tile fits, so that it can never be completed. */
import { cellAt, type Edge, edgesAround, type Game, middlesAround, type Realm } from '@asteroute/engine';
import type { Fit } from './fits.ts';

/** A point in board units, 100 to a tile. */
interface Point {
  readonly u: number;
  readonly v: number;
}

/** How far from a tile's middle its marks lie, towards a side and towards a corner. */
const [TO_SIDE, TO_CORNER] = [37, 33];
/** The offset of each side of a tile from its centre. */
const TOWARDS = [
  { u: 0, v: -1 },
  { u: 1, v: 0 },
  { u: 0, v: 1 },
  { u: -1, v: 0 },
] as const;

/** A point for each feature that is cut off, on the tile that has it; no point twice. */
export function brokenPoints(game: Game, fits: readonly Fit[]): Point[] {
  const closed = fits.filter(({ left }) => left === 0);
  const ends = closed.flatMap((cell) => edgesAround(game, cell).filter(({ kind }) => kind !== null));
  const middles = new Map(
    closed.flatMap((cell) => middlesAround(game, cell)).map((place) => [cellAt(place.x, place.y), place]),
  );
  return [...ends.map(endPoint), ...[...middles.values()].map(cornerPoint)];
}

function endPoint({ x, y, side }: Edge): Point {
  const { u, v } = TOWARDS[side];
  return { u: x * 100 + 50 + u * TO_SIDE, v: y * 100 + 50 + v * TO_SIDE };
}

function cornerPoint({ x, y }: { readonly x: number; readonly y: number }): Point {
  return { u: x * 100 + 50 + TO_CORNER, v: y * 100 + 50 - TO_CORNER };
}

/** Whether a realm that could be completed needs a cell that no tile can fill any more. */
export function isBroken(fits: readonly Fit[], realm: Realm): boolean {
  const closed = fits.filter(({ left }) => left === 0);
  return realm.scoresComplete && realm.gaps.some((gap) => closed.some(({ x, y }) => x === gap.x && y === gap.y));
}

/** Realms that can never be completed, because they need a cell that no remaining tile fits. */
import { type Edge, edgesAround, type Game, type Realm } from '@asteroute/engine';
import type { Fit } from './fits.ts';

/** How far from a tile's middle its marks lie, towards a side and towards a corner. */
const [TO_SIDE, TO_CORNER] = [37, 33];
/** The offset of each side of a tile from its centre. */
const TOWARDS = [
  { u: 0, v: -1 },
  { u: 1, v: 0 },
  { u: 0, v: 1 },
  { u: -1, v: 0 },
] as const;

export function isBroken(fits: readonly Fit[], realm: Realm): boolean {
  const closed = closedCells(fits);
  return realm.scoresComplete && realm.gaps.some((gap) => closed.some(({ x, y }) => x === gap.x && y === gap.y));
}

const closedCells = (fits: readonly Fit[]): Fit[] => fits.filter(({ left }) => left === 0);

/** In board units, 100 to a tile: at its blocked end nearest to a meeple in it, else on its tile. */
export function brokenPoint(game: Game, fits: readonly Fit[], realm: Realm) {
  const edges = closedCells(fits).flatMap((cell) => edgesAround(game, cell));
  const ends = edges.filter((edge) => belongs(realm, edge));
  const points = ends.length > 0 ? ends.map(endPoint) : realm.places.map(cornerPoint);
  const meeple = realm.figures[0]?.at ?? realm.places[0];
  const distance = ({ u, v }: { readonly u: number; readonly v: number }) =>
    Math.hypot(u - meeple.x * 100 - 50, v - meeple.y * 100 - 50);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

const belongs = ({ kind, places }: Realm, edge: Edge): boolean =>
  edge.kind === kind && places.some(({ x, y }) => x === edge.x && y === edge.y);

function endPoint({ x, y, side }: Edge) {
  const { u, v } = TOWARDS[side];
  return { u: x * 100 + 50 + u * TO_SIDE, v: y * 100 + 50 + v * TO_SIDE };
}

function cornerPoint({ x, y }: { readonly x: number; readonly y: number }) {
  return { u: x * 100 + 50 + TO_CORNER, v: y * 100 + 50 - TO_CORNER };
}

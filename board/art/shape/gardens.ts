/** The place of a garden. It reaches no side, so it takes the roomiest place on the tile. */
import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CENTRE, distance, pt } from '../curves/curve.ts';
import { fromBorder, obstacles } from './ground-plan.ts';

/** Radius of the bed with its hedge, in tile units. */
export const GARDEN_RADIUS = 14;
/** The most room around the hedge that is considered; more makes a place no better. */
const ROOM = 6;

/** Points of the tile, three units apart. */
const PLACES: readonly Point[] = Array.from({ length: 33 * 33 }, (_, i) =>
  pt(2 + (i % 33) * 3, 2 + Math.floor(i / 33) * 3),
);

/** The place with the highest measure; the first one if several are equal. */
export function bestPlace(measure: (p: Point) => number): Point {
  return PLACES.map((p) => ({ p, worth: measure(p) })).reduce((a, b) => (b.worth > a.worth ? b : a)).p;
}

const known = new WeakMap<TileKind, Point>();

/** The middle of the garden at rotation 0. */
export function gardenSpot(kind: TileKind): Point {
  const solid = obstacles(kind);
  const room = (p: Point): number => Math.min(solid(p), fromBorder(p), GARDEN_RADIUS + ROOM);
  const at = known.get(kind) ?? bestPlace((p) => room(p) - distance(p, CENTRE) / 50);
  known.set(kind, at);
  return at;
}

/** The obstacles on a tile as distance functions: how far a point of the ground is from the nearest obstacle. */
import { HALF_EDGES, SIDES, type TileFeature, type TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { between, CENTRE, clearance, distance, flatten, inside, pt, turn } from '../curves/curve.ts';
import { formOf, hasBeacon, ofForm } from './forms.ts';
import { BEACON_STOP, endRadius, halfWidth, lineCurve } from './lines.ts';
import { areaCurve, monasteryRadius, monasterySpot } from './shapes.ts';

/** Distance of a point from something, in tile units; negative within it. */
export type Distance = (p: Point) => number;

/** Distance from the border of the tile, for points on it. */
export const fromBorder: Distance = (p) => Math.min(p.u, p.v, 100 - p.u, 100 - p.v);

/** Whether a segment of an outline is a rim and not on a side of the tile, beyond which the area continues. */
const isRim = ([a, b]: readonly Point[]): boolean => fromBorder(between(a, b, 0.5)) > 1e-6;

/** Moves a point on the border just inside, because whether the border itself counts as inside depends on rounding. */
function within(p: Point): Point {
  const clamp = (n: number): number => Math.max(0.01, Math.min(99.99, n));
  return pt(clamp(p.u), clamp(p.v));
}

function areaDistance(kind: TileKind, feature: TileFeature): Distance {
  const outline = flatten(areaCurve(kind, feature));
  const rims = outline.map((a, i) => [a, outline[(i + 1) % outline.length]]).filter(isRim);
  const far = (p: Point): number => rims.reduce((least, rim) => Math.min(least, clearance(p, rim)), 60);
  return (p) => (inside(within(p), outline) ? -1 : 1) * far(p);
}

function lineDistance(kind: TileKind, feature: TileFeature): Distance {
  const line = flatten(lineCurve(kind, feature));
  const water = endRadius(kind, feature);
  const end = (p: Point): number => (water > 0 ? distance(p, CENTRE) - water : Number.POSITIVE_INFINITY);
  return (p) => Math.min(clearance(p, line) - halfWidth(feature), end(p));
}

const discDistance =
  (at: Point, radius: number): Distance =>
  (p) =>
    distance(p, at) - radius;

/** The disc of a junction, which separates meadows although its roads end before it. */
const junction = (kind: TileKind): Distance[] => (hasBeacon(kind) ? [discDistance(CENTRE, BEACON_STOP)] : []);

/** Half the width of a wall that runs from a city to a corner. */
const SPUR = 2.6;

/** From a city to a corner of the tile: two meadows meet at the corner, and are not one (IC-10). */
export function spurs(kind: TileKind): readonly (readonly [Point, Point])[] {
  const meadowAt = (half: number): TileFeature | undefined =>
    kind.features.find((f) => f.edges?.includes(HALF_EDGES[half % 8]));
  return SIDES.flatMap((_, i) => {
    const [before, after] = [meadowAt(2 * i + 1), meadowAt(2 * i + 2)];
    if (before === undefined || after === undefined || before === after) return [];
    const corner = turn(pt(100, 0), i);
    const [city] = ofForm(kind, 'area').map((f) => flatten(areaCurve(kind, f)));
    const from = [...city].sort((a, b) => distance(a, corner) - distance(b, corner));
    const inner = from.find((p) => fromBorder(p) > 12) ?? CENTRE;
    return [[inner, corner] as const];
  });
}

/** Everything that bounds meadows; a garden does not, it lies in one. */
export function obstacles(kind: TileKind): Distance {
  const each = [
    ...ofForm(kind, 'area').map((f) => areaDistance(kind, f)),
    ...ofForm(kind, 'line').map((f) => lineDistance(kind, f)),
    ...kind.features
      .filter((f) => f.type === 'monastery')
      .map(() => discDistance(monasterySpot(kind), monasteryRadius(kind))),
    ...junction(kind),
    ...spurs(kind).map((line) => (p: Point) => clearance(p, line) - SPUR),
  ];
  return (p) => each.reduce((least, d) => Math.min(least, d(p)), 60);
}

export const hasMeadows = (kind: TileKind): boolean => kind.features.some((f) => formOf(f) === 'rest');

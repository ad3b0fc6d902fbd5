/** Lanes, roads and rivers: they cross a side in its middle, at a right angle to it. */
import type { TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import type { Named } from '../../theme/named.ts';
import { type Curve, distance, flatten, inside, pt, straight, turn, turnCurve } from '../curves/curve.ts';
import { has, hasBeacon, hasPlanet, type OfForm, ofForm, ofType, sidesOf } from './forms.ts';
import { areaCurve, monasteryRadius, monasterySpot, planetRadius } from './shapes.ts';

/** Radius of the junction's beacon or village. */
export const BEACON_RADIUS = 13;
/** Where a lane stops before a beacon, measured from the centre. */
export const BEACON_STOP = 17.5;
/** Where a lane stops before a planet, measured from the centre. */
const PLANET_STOP = 32;
/** Where a lane stops before a field that fills the middle, measured from the centre. */
const FIELD_STOP = 20;
const HALF_WIDTHS: Named<OfForm<'line'>, number> = { route: 6, road: 6, river: 9 };
/** Half the width of a line with its edges, in tile units. Meadows begin beyond it. */
export const halfWidth = ({ type }: TileFeature): number => HALF_WIDTHS[type] ?? HALF_WIDTHS.road;
/** Radius of the lake that a river ends in, in tile units. */
export const LAKE_RADIUS = 24;
/** Radius of the spring that a river begins in, in tile units. */
export const SPRING_RADIUS = 14;

/** The length, in tile units from the border, of a line that ends on the tile. */
type Reach = (kind: TileKind, feature: TileFeature) => number;

function laneReach(kind: TileKind): number {
  if (hasPlanet(kind)) return 50 - (PLANET_STOP - 26 + planetRadius(kind));
  return 50 - (hasBeacon(kind) ? BEACON_STOP : FIELD_STOP);
}

/**
 * The length of a road that ends on the tile: it leaves a gap before a village, and reaches the gate of a monastery or
 * a city.
 */
function roadReach(kind: TileKind, feature: TileFeature): number {
  if (hasBeacon(kind)) return 50 - BEACON_STOP;
  const at = (d: number): Point => turn(pt(50, d), SIDES.indexOf(sidesOf(feature)[0]));
  if (has(kind, 'monastery')) return distance(at(0), monasterySpot(kind)) - monasteryRadius(kind);
  const walls = ofForm(kind, 'area').map((f) => flatten(areaCurve(kind, f), 40));
  const steps = Array.from({ length: 200 }, (_, i) => i / 2);
  return steps.find((d) => walls.some((wall) => inside(at(d), wall))) ?? 50;
}

const REACH: Named<OfForm<'line'>, Reach> = { route: laneReach, road: roadReach, river: () => 50 };

/** A bend from north to east: a quarter of a circle about the corner between them. */
function bend(): Curve {
  const reach = 27.6;
  const piece = { c1: pt(50, reach), c2: pt(100 - reach, 50), to: pt(100, 50) };
  return { from: pt(50, 0), pieces: [piece], corners: [], closed: false };
}

/** A line from west to east that curves round a monastery in the north. */
function detour(): Curve {
  const down = { c1: pt(22, 50), c2: pt(24, 67), to: pt(50, 67) };
  const up = { c1: pt(76, 67), c2: pt(78, 50), to: pt(100, 50) };
  return { from: pt(0, 50), pieces: [down, up], corners: [], closed: false };
}

const line = (from: Point, to: Point): Curve => ({ from, pieces: [straight(from, to)], corners: [], closed: false });

/** The centre line of a lane, road or river. */
export function lineCurve(kind: TileKind, feature: TileFeature): Curve {
  const ends = sidesOf(feature).map((s) => SIDES.indexOf(s));
  const [first] = ends;
  if (ends.length === 1)
    return turnCurve(line(pt(50, 0), pt(50, (REACH[feature.type] ?? roadReach)(kind, feature))), first);
  if (ends[1] - first !== 2) {
    return turnCurve(bend(), ends.includes(0) && ends.includes(3) ? 3 : Math.min(...ends));
  }
  if (feature.type === 'river' && has(kind, 'monastery')) {
    const [road] = ofType(kind, 'road');
    return turnCurve(detour(), SIDES.indexOf(sidesOf(road)[0]) + 2);
  }
  return turnCurve(line(pt(50, 0), pt(50, 100)), first);
}

/**
 * Whether a river that ends on this tile begins in a spring. It does so on the start tile; on others it ends in a lake.
 */
export const isSpring = (kind: TileKind): boolean => kind.start === true;

/** The radius of the water at the end of a river; 0 for all other lines. */
export function endRadius(kind: TileKind, feature: TileFeature): number {
  if (feature.type !== 'river' || sidesOf(feature).length > 1) return 0;
  return isSpring(kind) ? SPRING_RADIUS : LAKE_RADIUS;
}

/** Where a road crosses a river: the middle of the bridge; null if it does not. */
export function bridgeSpot(kind: TileKind): Point | null {
  const [river] = ofType(kind, 'river');
  const [road] = ofType(kind, 'road');
  if (river === undefined || road === undefined) return null;
  const water = flatten(lineCurve(kind, river), 40);
  const way = flatten(lineCurve(kind, road), 40);
  const near = way.flatMap((a) => water.map((b) => ({ a, gap: distance(a, b) }))).sort((x, y) => x.gap - y.gap)[0];
  return near.gap < 2 ? near.a : null;
}

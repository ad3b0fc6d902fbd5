/** Lanes, roads and rivers: they cross a side in its middle, at a right angle to it. */
import type { TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import type { Named } from '../../theme/named.ts';
import {
  between,
  CENTRE,
  type Curve,
  distance,
  flatten,
  inside,
  pt,
  straight,
  turn,
  turnCurve,
} from '../curves/curve.ts';
import { has, hasBeacon, hasPlanet, type OfForm, ofForm, ofType, sidesOf } from './forms.ts';
import { areaCurve, capDepth, monasteryRadius, monasterySpot, planetRadius } from './shapes.ts';

/** Radius of the junction's beacon or village. */
export const BEACON_RADIUS = 13;
export const BEACON_STOP = 17.5;
const PLANET_STOP = 32;
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

/** It leaves a gap before a village, and reaches the gate of a monastery or a city. */
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

/** The side of the city that a road bends to because nothing lies ahead of it; null where something does. */
function cityAside(kind: TileKind, feature: TileFeature): number | null {
  if (hasBeacon(kind) || has(kind, 'monastery') || has(kind, 'river')) return null;
  const areas = ofForm(kind, 'area');
  if (areas.length !== 1 || sidesOf(areas[0]).length > 1) return null;
  const side = SIDES.indexOf(sidesOf(areas[0])[0]);
  return (side + SIDES.indexOf(sidesOf(feature)[0])) % 2 === 1 ? side : null;
}

/** From the middle of a side to the gate of a cap on a side beside it. */
function wayTo(city: number, side: number, depth: number): Curve {
  const from = turn(pt(50, 0), side);
  const gate = turn(pt(50, depth), city);
  const piece = { c1: between(from, CENTRE, 0.5), c2: CENTRE, to: gate };
  return { from, pieces: [piece], corners: [], closed: false };
}

export function lineCurve(kind: TileKind, feature: TileFeature): Curve {
  const ends = sidesOf(feature).map((s) => SIDES.indexOf(s));
  const [first] = ends;
  const city = ends.length === 1 && feature.type === 'road' ? cityAside(kind, feature) : null;
  if (city !== null) return wayTo(city, first, capDepth(kind));
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

/** On the start tile; a river that ends on another one ends in a lake. */
export const isSpring = (kind: TileKind): boolean => kind.start === true;

/** The radius of the water at the end of a river; 0 for all other lines. */
export function endRadius(kind: TileKind, feature: TileFeature): number {
  if (feature.type !== 'river' || sidesOf(feature).length > 1) return 0;
  return isSpring(kind) ? SPRING_RADIUS : LAKE_RADIUS;
}

/** Whether two roads cross on a tile: one runs over the other by a bridge (TB-14). */
export const crossing = (kind: TileKind): boolean =>
  ofType(kind, 'road').length === 2 && ofType(kind, 'road').every((road) => ['NS', 'EW'].includes(road.sides ?? ''));

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

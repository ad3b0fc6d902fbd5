import type { Side, TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point, Rotation } from '../state.ts';
import { CENTRE, type Curve, pt, straight, turn, turnCurve } from './curve.ts';

/** Radius of the junction's hexagonal beacon. */
export const BEACON_RADIUS = 13;
/** Where a lane stops before a beacon, measured from the centre. */
const BEACON_STOP = 17.5;
/** Where a lane stops before a planet, measured from the centre. */
const PLANET_STOP = 32;
/** Where a lane stops before a field that fills the middle, measured from the centre. */
const FIELD_STOP = 20;
/** Suggested stroke width for a route's hit area. */
export const ROUTE_HIT_WIDTH = 30;

/**
 * A field's rim leaves every corner in this direction, seen along its side and into the tile. Below 45 degrees, so
 * that two fields that share a corner of one tile show ground between them.
 */
const LEAVE = { along: 20, inward: 14.5 };

const ofType = (kind: TileKind, type: string): TileFeature[] => kind.features.filter((f) => f.type === type);
export const sidesOf = (feature: TileFeature): Side[] => [...(feature.sides ?? '')] as Side[];
export const hasPlanet = (kind: TileKind): boolean => ofType(kind, 'planet').length > 0;

/** True where three or four lanes end at a beacon in the middle. */
export const hasBeacon = (kind: TileKind): boolean =>
  ofType(kind, 'route').filter((f) => sidesOf(f).length === 1).length > 1;

/** Planets share their tile with more or less; a planet beside a field is a little smaller. */
export const planetRadius = (kind: TileKind): number => (ofType(kind, 'asteroid').length > 0 ? 21.5 : 26);

/** How deep a one-sided field reaches: it makes room for whatever else lies on the tile. */
export function capDepth(kind: TileKind): number {
  if (hasPlanet(kind)) return 20;
  if (hasBeacon(kind)) return 28;
  return hasAdjacentCaps(kind) ? 27 : 34;
}

function hasAdjacentCaps(kind: TileKind): boolean {
  const sides = ofType(kind, 'asteroid').map((f) => SIDES.indexOf(sidesOf(f)[0]));
  return sides.length === 2 && (sides[0] + sides[1]) % 2 === 1;
}

/** One side, north: a dome hanging from the border. */
function capCurve(depth: number): Curve {
  const slope = LEAVE.inward / LEAVE.along;
  const reach = Math.min(LEAVE.along, (depth * 0.62) / slope);
  const left = { c1: pt(reach, reach * slope), c2: pt(27, depth), to: pt(50, depth) };
  const right = { c1: pt(73, depth), c2: pt(100 - reach, reach * slope), to: pt(100, 0) };
  return { from: pt(0, 0), pieces: [left, right], corners: [], closed: true };
}

/** North and east: the rim runs from the north-west corner to the south-east one. */
function cornerCurve(): Curve {
  const a = LEAVE.along * 1.5;
  const i = LEAVE.inward * 1.5;
  const rim = { c1: pt(a, i), c2: pt(100 - i, 100 - a), to: pt(100, 100) };
  return { from: pt(0, 0), pieces: [rim], corners: [pt(100, 0)], closed: true };
}

/** North and south: a bridge with a waist; both flanks are rims. */
function bridgeCurve(): Curve {
  const a = LEAVE.along * 1.75;
  const i = LEAVE.inward * 1.75;
  const east = { c1: pt(100 - a, i), c2: pt(100 - a, 100 - i), to: pt(100, 100) };
  const west = { c1: pt(a, 100 - i), c2: pt(a, i), to: pt(0, 0) };
  return { from: pt(100, 0), pieces: [east, straight(pt(100, 100), pt(0, 100)), west], corners: [], closed: true };
}

/** Everything but south: the rim is a bay of ground in the south. */
function bayCurve(): Curve {
  const a = LEAVE.along * 2.35;
  const i = LEAVE.inward * 2.35;
  const rim = { c1: pt(100 - i, 100 - a), c2: pt(i, 100 - a), to: pt(0, 100) };
  return { from: pt(100, 100), pieces: [rim], corners: [pt(0, 0), pt(100, 0)], closed: true };
}

function fullCurve(): Curve {
  return { from: pt(0, 0), pieces: [], corners: [pt(100, 0), pt(100, 100), pt(0, 100)], closed: true };
}

/** Each set of sides as a canonical form and the quarter turns that bring it there. */
export function fieldCurve(kind: TileKind, feature: TileFeature): Curve {
  const sides = sidesOf(feature);
  const has = (side: Side): boolean => sides.includes(side);
  if (sides.length === 1) return turnCurve(capCurve(capDepth(kind)), SIDES.indexOf(sides[0]) as Rotation);
  if (sides.length === 3) return turnCurve(bayCurve(), ((SIDES.findIndex((s) => !has(s)) + 2) % 4) as Rotation);
  if (sides.length === 4) return fullCurve();
  if (has('N') && has('S')) return bridgeCurve();
  if (has('E') && has('W')) return turnCurve(bridgeCurve(), 1);
  return turnCurve(cornerCurve(), SIDES.findIndex((s, i) => has(s) && has(SIDES[(i + 1) % 4])) as Rotation);
}

/** Where a lane that does not cross the tile stops, measured from the centre. */
function laneStop(kind: TileKind): number {
  if (hasPlanet(kind)) return PLANET_STOP - 26 + planetRadius(kind);
  return hasBeacon(kind) ? BEACON_STOP : FIELD_STOP;
}

/** North to east: a quarter of a circle about the corner between them. */
function bend(): Curve {
  const reach = 27.6;
  const piece = { c1: pt(50, reach), c2: pt(100 - reach, 50), to: pt(100, 50) };
  return { from: pt(50, 0), pieces: [piece], corners: [], closed: false };
}

export function routeCurve(kind: TileKind, feature: TileFeature): Curve {
  const ends = sidesOf(feature).map((s) => SIDES.indexOf(s));
  const line = (from: Point, to: Point): Curve => ({ from, pieces: [straight(from, to)], corners: [], closed: false });
  const first = ends[0] as Rotation;
  if (ends.length === 1) return turnCurve(line(pt(50, 0), pt(50, 50 - laneStop(kind))), first);
  if (ends[1] - ends[0] === 2) return turnCurve(line(pt(50, 0), pt(50, 100)), first);
  return turnCurve(bend(), (ends.includes(0) && ends.includes(3) ? 3 : Math.min(...ends)) as Rotation);
}

/** A planet as four arcs, so that it is a curve like everything else. */
function planetCurve(radius: number): Curve {
  const k = radius * 0.5523;
  const quarter = { c1: pt(50 + k, 50 - radius), c2: pt(50 + radius, 50 - k), to: pt(50 + radius, 50) };
  const arc = (r: Rotation) => ({ c1: turn(quarter.c1, r), c2: turn(quarter.c2, r), to: turn(quarter.to, r) });
  const pieces = ([0, 1, 2, 3] as const).map(arc);
  return { from: pt(CENTRE.u, CENTRE.v - radius), pieces, corners: [], closed: true };
}

/** The one curve of a feature, at rotation 0. */
export function featureCurve(kind: TileKind, feature: number): Curve {
  const it = kind.features[feature];
  if (it.type === 'asteroid') return fieldCurve(kind, it);
  return it.type === 'route' ? routeCurve(kind, it) : planetCurve(planetRadius(kind));
}

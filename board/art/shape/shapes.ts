import type { Side, TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CENTRE, type Curve, pt, straight, turn, turnCurve } from '../curves/curve.ts';
import { has, hasBeacon, hasPlanet, ofForm, ofType, sidesOf } from './forms.ts';

/**
 * The direction, along the side and into the tile, in which an area's rim leaves a corner. It is below 45 degrees, so
 * that ground shows between two areas that share a corner of one tile.
 */
const LEAVE = { along: 20, inward: 14.5 };

/** The radius of a planet in tile units: smaller if an asteroid field is on the same tile. */
export const planetRadius = (kind: TileKind): number => (ofForm(kind, 'area').length > 0 ? 21.5 : 26);

/** Radius of the disc of a feature that no theme draws. */
export const PLAIN_RADIUS = 20;

/** How deep a one-sided area reaches into the tile: less if other features need the room. */
export function capDepth(kind: TileKind): number {
  if (hasPlanet(kind)) return 20;
  if (hasBeacon(kind)) return 28;
  return hasAdjacentCaps(kind) || has(kind, 'river') ? 27 : 34;
}

function hasAdjacentCaps(kind: TileKind): boolean {
  const sides = ofForm(kind, 'area').map((f) => SIDES.indexOf(sidesOf(f)[0]));
  return sides.length === 2 && (sides[0] + sides[1]) % 2 === 1;
}

/** The outline of an area on the north side alone: a dome. */
function capCurve(depth: number): Curve {
  const slope = LEAVE.inward / LEAVE.along;
  const reach = Math.min(LEAVE.along, (depth * 0.62) / slope);
  const left = { c1: pt(reach, reach * slope), c2: pt(27, depth), to: pt(50, depth) };
  const right = { c1: pt(73, depth), c2: pt(100 - reach, reach * slope), to: pt(100, 0) };
  return { from: pt(0, 0), pieces: [left, right], corners: [], closed: true };
}

/** The outline of an area on north and east: the rim runs from the north-west corner to the south-east corner. */
function cornerCurve(): Curve {
  const a = LEAVE.along * 1.5;
  const i = LEAVE.inward * 1.5;
  const rim = { c1: pt(a, i), c2: pt(100 - i, 100 - a), to: pt(100, 100) };
  return { from: pt(0, 0), pieces: [rim], corners: [pt(100, 0)], closed: true };
}

/** The outline of an area on north and south: a bridge with a waist. Both of its flanks are rims. */
function bridgeCurve(): Curve {
  const a = LEAVE.along * 1.75;
  const i = LEAVE.inward * 1.75;
  const east = { c1: pt(100 - a, i), c2: pt(100 - a, 100 - i), to: pt(100, 100) };
  const west = { c1: pt(a, 100 - i), c2: pt(a, i), to: pt(0, 0) };
  return { from: pt(100, 0), pieces: [east, straight(pt(100, 100), pt(0, 100)), west], corners: [], closed: true };
}

/** The outline of an area on all sides but south: the rim is a bay of ground in the south. */
function bayCurve(): Curve {
  const a = LEAVE.along * 2.35;
  const i = LEAVE.inward * 2.35;
  const rim = { c1: pt(100 - i, 100 - a), c2: pt(i, 100 - a), to: pt(0, 100) };
  return { from: pt(100, 100), pieces: [rim], corners: [pt(0, 0), pt(100, 0)], closed: true };
}

function fullCurve(): Curve {
  return { from: pt(0, 0), pieces: [], corners: [pt(100, 0), pt(100, 100), pt(0, 100)], closed: true };
}

/** The outline of an area: the curve for its number of sides, rotated to these sides. */
export function areaCurve(kind: TileKind, feature: TileFeature): Curve {
  const sides = sidesOf(feature);
  const covers = (side: Side): boolean => sides.includes(side);
  if (sides.length === 1) return turnCurve(capCurve(capDepth(kind)), SIDES.indexOf(sides[0]));
  if (sides.length === 3) return turnCurve(bayCurve(), SIDES.findIndex((s) => !covers(s)) + 2);
  if (sides.length === 4) return fullCurve();
  if (covers('N') && covers('S')) return bridgeCurve();
  if (covers('E') && covers('W')) return turnCurve(bridgeCurve(), 1);
  const first = SIDES.findIndex((s, i) => covers(s) && covers(SIDES[(i + 1) % 4]));
  return turnCurve(cornerCurve(), first);
}

/** The radius of a monastery's yard in tile units: smaller beside a river. */
export const monasteryRadius = (kind: TileKind): number => (has(kind, 'river') ? 20 : 22);

/**
 * The centre of a monastery: the middle of the tile, or beside a river a point opposite the side at which the road
 * enters.
 */
export function monasterySpot(kind: TileKind): Point {
  const [road] = ofType(kind, 'road');
  if (!has(kind, 'river') || road === undefined) return CENTRE;
  return turn(pt(50, 73), SIDES.indexOf(sidesOf(road)[0]));
}

/** A disc as four arcs, so that it is a curve like everything else. */
export function discCurve(at: Point, radius: number): Curve {
  const k = radius * 0.5523;
  const quarter = { c1: pt(50 + k, 50 - radius), c2: pt(50 + radius, 50 - k), to: pt(50 + radius, 50) };
  const move = (p: Point): Point => pt(p.u + at.u - CENTRE.u, p.v + at.v - CENTRE.v);
  const place = (p: Point, r: number): Point => move(turn(p, r));
  const arc = (r: number) => ({ c1: place(quarter.c1, r), c2: place(quarter.c2, r), to: place(quarter.to, r) });
  const pieces = [0, 1, 2, 3].map(arc);
  return { from: move(pt(CENTRE.u, CENTRE.v - radius)), pieces, corners: [], closed: true };
}

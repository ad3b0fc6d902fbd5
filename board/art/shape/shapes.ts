import type { TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CENTRE, type Cubic, type Curve, pt, straight, turn, turnCurve } from '../curves/curve.ts';
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

const area = (from: Point, pieces: readonly Cubic[], ...corners: Point[]): Curve => ({
  from,
  pieces,
  corners,
  closed: true,
});

/** A dome on the north side. */
function cap(kind: TileKind): Curve {
  const depth = capDepth(kind);
  const slope = LEAVE.inward / LEAVE.along;
  const reach = Math.min(LEAVE.along, (depth * 0.62) / slope);
  const left = { c1: pt(reach, reach * slope), c2: pt(27, depth), to: pt(50, depth) };
  const right = { c1: pt(73, depth), c2: pt(100 - reach, reach * slope), to: pt(100, 0) };
  return area(pt(0, 0), [left, right]);
}

/** On north and east: the rim runs from the north-west corner to the south-east corner. */
function corner(): Curve {
  const [a, i] = [LEAVE.along * 1.5, LEAVE.inward * 1.5];
  return area(pt(0, 0), [{ c1: pt(a, i), c2: pt(100 - i, 100 - a), to: pt(100, 100) }], pt(100, 0));
}

/** On north and south, with a waist. Both of its flanks are rims. */
function bridge(): Curve {
  const [a, i] = [LEAVE.along * 1.75, LEAVE.inward * 1.75];
  const east = { c1: pt(100 - a, i), c2: pt(100 - a, 100 - i), to: pt(100, 100) };
  const west = { c1: pt(a, 100 - i), c2: pt(a, i), to: pt(0, 0) };
  return area(pt(100, 0), [east, straight(pt(100, 100), pt(0, 100)), west]);
}

/** On all sides but south: the rim is a bay of ground in the south. */
function bay(): Curve {
  const [a, i] = [LEAVE.along * 2.35, LEAVE.inward * 2.35];
  return area(pt(100, 100), [{ c1: pt(100 - i, 100 - a), c2: pt(i, 100 - a), to: pt(0, 100) }], pt(0, 0), pt(100, 0));
}

const full = (): Curve => area(pt(0, 0), [], pt(100, 0), pt(100, 100), pt(0, 100));

const AREAS = { cap, corner, bridge, bay, full };

/** The shapes of areas, by the sides that they reach. */
export type AreaShape = keyof typeof AREAS;

/** The shape of an area, and by how many quarter turns it is rotated on its tile. */
export function areaShape(feature: TileFeature): readonly [shape: AreaShape, quarters: number] {
  const sides = sidesOf(feature);
  const covers = (i: number): boolean => sides.includes(SIDES[i % 4]);
  if (sides.length === 1) return ['cap', SIDES.indexOf(sides[0])];
  if (sides.length === 3) return ['bay', SIDES.findIndex((_, i) => !covers(i)) + 2];
  if (sides.length === 4) return ['full', 0];
  if (covers(0) === covers(2)) return ['bridge', covers(0) ? 0 : 1];
  return ['corner', SIDES.findIndex((_, i) => covers(i) && covers(i + 1))];
}

/** The outline of an area. */
export function areaCurve(kind: TileKind, feature: TileFeature): Curve {
  const [shape, quarters] = areaShape(feature);
  return turnCurve(AREAS[shape](kind), quarters);
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
  const place = (du: number, dv: number, quarters: number): Point => {
    const { u, v } = turn(pt(50 + du, 50 + dv), quarters);
    return pt(u + at.u - CENTRE.u, v + at.v - CENTRE.v);
  };
  const arc = (r: number) => ({ c1: place(k, -radius, r), c2: place(radius, -k, r), to: place(radius, 0, r) });
  return area(place(0, -radius, 0), [0, 1, 2, 3].map(arc));
}

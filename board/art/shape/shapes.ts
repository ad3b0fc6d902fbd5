import type { Side, TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CENTRE, type Curve, pt, straight, turn, turnCurve } from '../curves/curve.ts';
import { deadEnds, has, hasBeacon, hasPlanet, ofForm, ofType, sidesOf } from './forms.ts';

/** Of a rim at a corner: below 45 degrees, so that ground shows between two areas that share a corner. */
const LEAVE = { along: 20, inward: 14.5 };

/** The radius of a planet in tile units: smaller if an asteroid field is on the same tile. */
export const planetRadius = (kind: TileKind): number => (ofForm(kind, 'area').length > 0 ? 21.5 : 26);

/** Radius of the disc of a feature that no theme draws. */
export const PLAIN_RADIUS = 20;

/** How deep a one-sided area reaches into the tile: less if other features need the room. */
export function capDepth(kind: TileKind): number {
  if (hasPlanet(kind)) return 20;
  // A village of two roads lies at the walls and parts the meadows; past one of more they go on.
  if (hasBeacon(kind)) return deadEnds(kind) > 2 ? 28 : 34;
  const areas = ofForm(kind, 'area');
  if (areas.some((f) => sidesOf(f).length > 1)) return 20;
  if (areas.length > 3) return 24;
  return hasAdjacentCaps(kind) || has(kind, 'river') ? 27 : 34;
}

function hasAdjacentCaps(kind: TileKind): boolean {
  const sides = ofForm(kind, 'area').map((f) => SIDES.indexOf(sidesOf(f)[0]));
  return sides.some((a) => sides.some((b) => (a + b) % 2 === 1));
}

/** How far an area of two sides gives way to what else lies on its tile. */
type Variant = 'plain' | 'slim' | 'belly' | 'left' | 'right';

/**
 * `slim`: two corners leave a meadow between. `belly`: a corner meets two roads, each at a gate of its own. `left`,
 * `right`: a band leaves room for a cap on that flank, seen from the first of its sides.
 */
export function areaVariant(kind: TileKind, feature: TileFeature): Variant {
  const sides = sidesOf(feature).map((side) => SIDES.indexOf(side));
  if (sides.length !== 2 || feature.type !== 'city') return 'plain';
  const others = ofForm(kind, 'area').filter((f) => f !== feature);
  if (sides[1] - sides[0] !== 2) {
    if (others.some((f) => sidesOf(f).length === 2)) return 'slim';
    return deadEnds(kind) > 1 ? 'belly' : 'plain';
  }
  const cap = others.find((f) => sidesOf(f).length === 1);
  if (cap === undefined) return 'plain';
  return SIDES.indexOf(sidesOf(cap)[0]) === (sides[0] + 1) % 4 ? 'left' : 'right';
}

function capCurve(depth: number): Curve {
  const slope = LEAVE.inward / LEAVE.along;
  const reach = Math.min(LEAVE.along, (depth * 0.62) / slope);
  const left = { c1: pt(reach, reach * slope), c2: pt(27, depth), to: pt(50, depth) };
  const right = { c1: pt(73, depth), c2: pt(100 - reach, reach * slope), to: pt(100, 0) };
  return { from: pt(0, 0), pieces: [left, right], corners: [], closed: true };
}

/** The outline of an area on north and east: the rim runs from the north-west corner to the south-east corner. */
function cornerCurve(variant: Variant): Curve {
  if (variant === 'belly') return bellyCurve();
  const bend = variant === 'slim' ? 3.4 : 1.5;
  const a = LEAVE.along * bend;
  const i = LEAVE.inward * bend;
  const rim = { c1: pt(a, i), c2: pt(100 - i, 100 - a), to: pt(100, 100) };
  return { from: pt(0, 0), pieces: [rim], corners: [pt(100, 0)], closed: true };
}

/** North and east, with a rim that comes far into the tile. */
function bellyCurve(): Curve {
  const out = { c1: pt(16, 11.6), c2: pt(20, 46), to: pt(37, 63) };
  const back = { c1: pt(54, 80), c2: pt(88.4, 84), to: pt(100, 100) };
  return { from: pt(0, 0), pieces: [out, back], corners: [pt(100, 0)], closed: true };
}

/** North and south: a bridge with a waist; both flanks are rims. */
function bridgeCurve(variant: Variant): Curve {
  const [eastBend, westBend] = [variant === 'left' ? 2.6 : 1.75, variant === 'right' ? 2.6 : 1.75];
  const [ea, ei] = [LEAVE.along * eastBend, LEAVE.inward * eastBend];
  const [wa, wi] = [LEAVE.along * westBend, LEAVE.inward * westBend];
  const east = { c1: pt(100 - ea, ei), c2: pt(100 - ea, 100 - ei), to: pt(100, 100) };
  const west = { c1: pt(wa, 100 - wi), c2: pt(wa, wi), to: pt(0, 0) };
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
  const variant = areaVariant(kind, feature);
  if (covers('N') && covers('S')) return bridgeCurve(variant);
  if (covers('E') && covers('W')) return turnCurve(bridgeCurve(variant), 1);
  const first = SIDES.findIndex((s, i) => covers(s) && covers(SIDES[(i + 1) % 4]));
  return turnCurve(cornerCurve(variant), first);
}

/** The radius of a monastery's yard in tile units: smaller beside a river. */
export const monasteryRadius = (kind: TileKind): number => (has(kind, 'river') ? 20 : 22);

/** The middle of the tile, or beside a river a point opposite the side at which the road enters. */
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

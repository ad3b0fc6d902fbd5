import type { TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point, Rotation } from '../state.ts';
import { along, CENTRE, pt, turn } from './curve.ts';
import { capDepth, hasPlanet, routeCurve, sidesOf } from './shapes.ts';

/** Where a feature's meeple and its emblem go, at rotation 0. */
interface Places {
  readonly meeple: Point;
  readonly emblem: Point;
}

const turnPlaces = (p: Places, r: number): Places => ({
  meeple: turn(p.meeple, (r % 4) as Rotation),
  emblem: turn(p.emblem, (r % 4) as Rotation),
});

/** The planet's plate sits in the south-west; the first conqueror in the south-east, touching the disc. */
const PLANET_PLACES: Places = { meeple: pt(77, 72), emblem: pt(19, 81) };
/** In the order of how many sides the field has; drawn for N, NE, NEW and NESW. */
const CORNER_PLACES: Places = { meeple: pt(43, 18), emblem: pt(77, 23) };
const BRIDGE_PLACES: Places = { meeple: pt(50, 21), emblem: pt(50, 60) };
const BAY_PLACES: Places = { meeple: pt(30, 30), emblem: pt(71, 30) };
const FULL_PLACES: Places = { meeple: pt(26, 72), emblem: pt(50, 50) };

function fieldPlaces(kind: TileKind, feature: TileFeature): Places {
  const sides = sidesOf(feature);
  const first = SIDES.indexOf(sides[0]);
  const has = (i: number): boolean => sides.includes(SIDES[i % 4]);
  if (sides.length === 1) return turnPlaces(capPlaces(kind), first);
  if (sides.length === 3) return turnPlaces(BAY_PLACES, SIDES.findIndex((_, i) => !has(i)) + 2);
  if (sides.length === 4) return FULL_PLACES;
  if (has(first + 2)) return turnPlaces(BRIDGE_PLACES, first);
  return turnPlaces(
    CORNER_PLACES,
    SIDES.findIndex((_, i) => has(i) && has(i + 1)),
  );
}

function capPlaces(kind: TileKind): Places {
  const deep = hasPlanet(kind) ? 10 : Math.max(12, capDepth(kind) * 0.42);
  return { meeple: pt(50, deep), emblem: pt(24, 9) };
}

/** How far from the border a piece on a short lane stands: all of it on its own tile. */
const INSIDE = 13;

/** A lane's meeple stands in its middle; the emblem lies beside the lane, on the inner side of a bend. */
function routePlaces(kind: TileKind, feature: TileFeature): Places {
  const curve = routeCurve(kind, feature);
  const middle = along(curve.from, curve.pieces[0], 0.5);
  const ends = sidesOf(feature).map((s) => SIDES.indexOf(s));
  if (ends.length === 1)
    return turnPlaces({ meeple: pt(50, hasPlanet(kind) ? INSIDE : 16), emblem: pt(78, 16) }, ends[0]);
  if (ends[1] - ends[0] === 2) return { meeple: middle, emblem: ends[0] === 0 ? pt(78, 28) : pt(28, 78) };
  const outward = (m: number): number => 50 + (m - 50) * 2.5;
  return { meeple: middle, emblem: pt(outward(middle.u), outward(middle.v)) };
}

function places(kind: TileKind, feature: number): Places {
  const it = kind.features[feature];
  if (it.type === 'asteroid') return fieldPlaces(kind, it);
  return it.type === 'route' ? routePlaces(kind, it) : PLANET_PLACES;
}

/** Where the meeple of a feature stands: tile units after the rotation. */
export function anchor(kind: TileKind, feature: number, rotation: Rotation): Point {
  return turn(places(kind, feature).meeple, rotation);
}

/** The centre of the faction emblem of a feature, at rotation 0; null if none is printed on it. */
export function emblemSpot(kind: TileKind, feature: number): Point | null {
  return kind.features[feature].symbol === undefined ? null : places(kind, feature).emblem;
}

/**
 * Seats for `n` meeples on one planet, in tile units after the rotation: the first is `anchor`'s, the others follow
 * round the disc, at most six without overlap.
 */
export function planetSeats(n: number, rotation: Rotation = 0): Point[] {
  const first = PLANET_PLACES.meeple;
  const radius = Math.hypot(first.u - CENTRE.u, first.v - CENTRE.v);
  const start = Math.atan2(first.v - CENTRE.v, first.u - CENTRE.u);
  const step = (2 * Math.PI) / Math.max(n, 2);
  const seat = (i: number): Point =>
    pt(50 + radius * Math.cos(start - i * step), 50 + radius * Math.sin(start - i * step));
  return Array.from({ length: n }, (_, i) => turn(seat(i), rotation));
}

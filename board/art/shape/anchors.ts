import type { TileFeature, TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point, QuarterTurn } from '../../model/state.ts';
import type { Named } from '../../theme/named.ts';
import { along, CENTRE, distance, pt, turn } from '../curves/curve.ts';
import { type Form, formOf, has, hasPlanet, type OfForm, sidesOf } from './forms.ts';
import { bestPlace, GARDEN_RADIUS, gardenSpot } from './gardens.ts';
import { fromBorder, obstacles } from './ground-plan.ts';
import { INN_RADIUS, innSpots } from './inns.ts';
import { crossing, lineCurve } from './lines.ts';
import { boxMiddle, farmerPlace, meadowLoops, onMeadow } from './meadows.ts';
import { areaVariant, capDepth, monasterySpot, PLAIN_RADIUS } from './shapes.ts';

/** Where a feature's meeple and its emblem or shield go, at rotation 0. */
interface Places {
  readonly meeple: Point;
  readonly emblem: Point;
}

const turnPlaces = ({ meeple, emblem }: Places, quarters: number): Places => ({
  meeple: turn(meeple, quarters),
  emblem: turn(emblem, quarters),
});

/** The conqueror stands on the planet; its emblem is in the south-west. */
const PLANET_PLACES: Places = { meeple: CENTRE, emblem: pt(19, 81) };
const CHALLENGER: Point = pt(77, 72);
/** Places on areas with several sides: N and E; below N and S, then N, E and W, then all four. */
const CORNER_PLACES: Places = { meeple: pt(43, 18), emblem: pt(77, 23) };
const BRIDGE_PLACES: Places = { meeple: pt(50, 21), emblem: pt(50, 60) };
const BAY_PLACES: Places = { meeple: pt(30, 30), emblem: pt(71, 30) };
const FULL_PLACES: Places = { meeple: pt(26, 72), emblem: pt(50, 50) };

function areaPlaces(kind: TileKind, feature: number): Places {
  const sides = sidesOf(kind.features[feature]);
  const first = SIDES.indexOf(sides[0]);
  const covers = (i: number): boolean => sides.includes(SIDES[i % 4]);
  if (sides.length === 1) return turnPlaces(capPlaces(kind), first);
  if (sides.length === 3) return turnPlaces(BAY_PLACES, SIDES.findIndex((_, i) => !covers(i)) + 2);
  if (sides.length === 4) return FULL_PLACES;
  if (covers(first + 2)) return turnPlaces(bridgePlaces(areaVariant(kind, kind.features[feature])), first);
  return turnPlaces(
    CORNER_PLACES,
    SIDES.findIndex((_, i) => covers(i) && covers(i + 1)),
  );
}

/** A band that leaves room for a cap has its middle on the other flank. */
function bridgePlaces(variant: string): Places {
  const by = variant === 'left' ? -10 : variant === 'right' ? 10 : 0;
  const { meeple, emblem } = BRIDGE_PLACES;
  return { meeple: pt(meeple.u + by, meeple.v), emblem: pt(emblem.u + by, emblem.v) };
}

function capPlaces(kind: TileKind): Places {
  const deep = hasPlanet(kind) ? 10 : Math.max(12, capDepth(kind) * 0.42);
  return { meeple: pt(50, deep), emblem: pt(24, 9) };
}

/** How far from the tile's border a piece on a short lane stands, so that the whole piece is on its own tile. */
const INSIDE = 13;

/** From the border to the piece on a line that ends here: closer if a planet or a bridge needs the room. */
function deadEndDepth(kind: TileKind): number {
  return hasPlanet(kind) || has(kind, 'river') ? INSIDE : 16;
}

/** A lane's meeple stands in its middle; the emblem lies beside the lane, on the inner side of a bend. */
function linePlaces(kind: TileKind, feature: number): Places {
  const it = kind.features[feature];
  const curve = lineCurve(kind, it);
  // Where two roads cross by a bridge, each has its piece before the crossing.
  const middle = along(curve.from, curve.pieces[0], crossing(kind) ? 0.2 : 0.5);
  const ends = sidesOf(it).map((s) => SIDES.indexOf(s));
  if (ends.length === 1) return turnPlaces({ meeple: pt(50, deadEndDepth(kind)), emblem: pt(78, 16) }, ends[0]);
  if (ends[1] - ends[0] === 2) return { meeple: middle, emblem: ends[0] === 0 ? pt(78, 28) : pt(28, 78) };
  const outward = (m: number): number => 50 + (m - 50) * 2.5;
  return { meeple: middle, emblem: pt(outward(middle.u), outward(middle.v)) };
}

const DISC_PLACES: Named<OfForm<'disc'>, (kind: TileKind) => Places> = {
  planet: () => PLANET_PLACES,
  monastery: (kind) => beside(kind, monasterySpot(kind), 27),
  garden: (kind) => beside(kind, gardenSpot(kind), GARDEN_RADIUS + 11),
};

/** The places on a disc that no theme knows: the meeple stands beside it. */
const plainDiscPlaces = (kind: TileKind): Places => beside(kind, CENTRE, PLAIN_RADIUS + 7);

/** The radius of a piece with its halo. */
const PIECE = 15;

/** So that the disc at `at` stays visible: where there is most room, if possible in the south-east. */
function beside(kind: TileKind, at: Point, gap: number): Places {
  const solid = obstacles({ ...kind, features: kind.features.filter((f) => formOf(f) !== 'disc') });
  const others = standing(kind);
  const worth = (p: Point): number => {
    const room = Math.min(solid(p), fromBorder(p) + 2, ...others.map((o) => distance(p, o) - PIECE), PIECE);
    return room + (p.u - at.u + p.v - at.v) / 60;
  };
  const seats = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);
  const ring = seats.map((a) => pt(at.u + gap * Math.cos(a), at.v + gap * Math.sin(a)));
  return { meeple: ring.reduce((a, b) => (worth(b) > worth(a) ? b : a)), emblem: at };
}

const standing = (kind: TileKind): Point[] =>
  kind.features.flatMap((f, i) =>
    ['area', 'line'].includes(formOf(f)) && f.type !== 'river' ? [places(kind, i).meeple] : [],
  );

function meadowPlaces(kind: TileKind, feature: number): Places {
  const meeple = farmerPlace(kind, feature) ?? roomiestPlace(kind, feature);
  return { meeple, emblem: meeple };
}

/** The place of a farmer: where the meadow is roomiest, away from every other piece and from drawings. */
export function roomiestPlace(kind: TileKind, feature: number): Point {
  const loops = meadowLoops(kind, feature);
  const solid = obstacles(kind);
  const middle = boxMiddle(loops[0]);
  const others = kind.features.flatMap((f, i) =>
    formOf(f) === 'rest' || f.type === 'river' ? [] : [places(kind, i).meeple],
  );
  const beds = kind.features.flatMap((f) => (f.type === 'garden' ? [gardenSpot(kind)] : []));
  const inns = innSpots(kind);
  const worth = (p: Point): number => {
    if (!onMeadow(p, loops)) return -100;
    const apart = [
      ...others.map((o) => distance(p, o) - PIECE),
      ...beds.map((b) => distance(p, b) - GARDEN_RADIUS),
      ...inns.map((i) => distance(p, i) - INN_RADIUS),
    ];
    return Math.min(solid(p), fromBorder(p), ...apart, PIECE) - distance(p, middle) / 60;
  };
  return bestPlace(worth);
}

const PLACES: Readonly<Record<Form, (kind: TileKind, feature: number) => Places>> = {
  area: areaPlaces,
  line: linePlaces,
  disc: (kind, feature) => (DISC_PLACES[kind.features[feature].type] ?? plainDiscPlaces)(kind),
  rest: meadowPlaces,
};

const known = new WeakMap<TileFeature, Places>();

function places(kind: TileKind, feature: number): Places {
  const it = kind.features[feature];
  const found = known.get(it) ?? PLACES[formOf(it)](kind, feature);
  known.set(it, found);
  return found;
}

/** Where the meeple of a feature stands, or lies on a meadow: tile units after the rotation. */
export function anchor(kind: TileKind, feature: number, rotation: QuarterTurn): Point {
  return turn(places(kind, feature).meeple, rotation);
}

/** The centre of the faction emblem of a feature, at rotation 0; null if none is printed on it. */
export function emblemSpot(kind: TileKind, feature: number): Point | null {
  return kind.features[feature].symbol === undefined ? null : places(kind, feature).emblem;
}

/** The middle of what is printed in a city: a coat of arms, a cathedral or goods; null if nothing is. */
export function printSpot(kind: TileKind, feature: number): Point | null {
  const { shields, cathedral, goods } = kind.features[feature];
  return shields || cathedral || goods !== undefined ? places(kind, feature).emblem : null;
}

/** In tile units after the rotation: the first is `anchor`'s, at most six stand round the disc without overlap. */
export function planetSeats(n: number, rotation: QuarterTurn = 0): Point[] {
  const radius = distance(CHALLENGER, CENTRE);
  const start = Math.atan2(CHALLENGER.v - CENTRE.v, CHALLENGER.u - CENTRE.u);
  const step = (2 * Math.PI) / Math.max(n - 1, 2);
  const seat = (i: number): Point =>
    i === 0
      ? PLANET_PLACES.meeple
      : pt(50 + radius * Math.cos(start - (i - 1) * step), 50 + radius * Math.sin(start - (i - 1) * step));
  return Array.from({ length: n }, (_, i) => turn(seat(i), rotation));
}

import { SIDES, type Side, type TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { type Curve, clearance, curvePath, distance, flatten, inside, num, pt, turn } from '../curves/curve.ts';
import { line, rimCurves, rims } from '../curves/paths.ts';
import { indexesOf, sidesOf } from '../shape/forms.ts';
import { featureCurve, printSpot } from '../shape/geometry.ts';
import { spurs } from '../shape/ground-plan.ts';
import { type RandomSource, range, seeded, times } from '../shape/random.ts';
import { areaVariant, capDepth } from '../shape/shapes.ts';
import { HOUSES, type PlacedSprite, stand } from './sprites.ts';

/** The number of different drawings of cities with one outline. */
const VARIANTS = 2;

/** Cities of the same outline share drawings; those with a shield have their own, which leave room for it. */
function cityId(kind: TileKind, feature: number, copy: number): string {
  const it = kind.features[feature];
  const sides = sidesOf(it);
  const variant = areaVariant(kind, it);
  const outline = sides.join('') + (sides.length === 1 ? capDepth(kind) : variant === 'plain' ? '' : `-${variant}`);
  const shield = it.shields ? 's' : it.cathedral ? 'k' : it.goods === undefined ? '' : 'g';
  const nth = Math.floor(seeded(kind.id)() * VARIANTS) + copy;
  return `cs-city-${outline}${shield}-${nth % VARIANTS}`;
}

/** Half of each on either tile: sprite, position along the side, radius. Symmetric, so that any two sides match. */
const BORDER = [
  { sprite: 'h2', t: 30, r: 7.4 },
  { sprite: 'tree', t: 50, r: 4 },
  { sprite: 'h2', t: 70, r: 7.4 },
] as const;

const borderRow = (side: number): PlacedSprite[] =>
  BORDER.map(({ sprite, t, r }) => ({ sprite, at: turn(pt(t, 0), side), r }));

/** In the order in which they are placed: a church in a larger city, houses, then trees in the gaps. */
function wanted(sides: number, random: RandomSource): Omit<PlacedSprite, 'at'>[] {
  const shift = Math.floor(random() * HOUSES.length);
  const church = sides > 1 ? [{ sprite: 'church', r: 11 }] : [];
  const houses = times(9 * sides, (i) => ({ sprite: HOUSES[(i + shift) % HOUSES.length], r: 7.3 }));
  return [...church, ...houses, ...times(2 * sides, () => ({ sprite: 'tree', r: 3.6 }))];
}

type Room = (at: Point, r: number) => boolean;

/** What houses leave room for: where, and how much. */
interface Print {
  readonly at: Point;
  readonly r: number;
}

function printOf(kind: TileKind, feature: number): Print | null {
  const at = printSpot(kind, feature);
  return at && { at, r: kind.features[feature].cathedral ? 23 : 11 };
}

/** Inside the walls, not across a border, and not where something else is printed. */
function roomIn(curve: Curve, print: Print | null): Room {
  const outline = flatten(curve);
  const rim = rimCurves(curve).map((c) => flatten(c));
  const walls = (at: Point): number => Math.min(60, ...rim.map((line) => clearance(at, line)));
  const border = (at: Point): number => Math.min(at.u, at.v, 100 - at.u, 100 - at.v);
  return (at, r) =>
    inside(at, outline) &&
    walls(at) > r + 2.6 &&
    border(at) > r + 0.6 &&
    (print === null || distance(at, print.at) > r + print.r);
}

/** Places the sprites of a city, each at the one of 160 random points where it fits most tightly beside the others. */
function settle(curve: Curve, sides: readonly Side[], print: Print | null, random: RandomSource): PlacedSprite[] {
  const room = roomIn(curve, print);
  const standing = sides.flatMap((side) => borderRow(SIDES.indexOf(side)));
  const gap = (at: Point, r: number): number => Math.min(60, ...standing.map((s) => distance(s.at, at) - s.r - r));
  for (const { sprite, r } of wanted(sides.length, random)) {
    const places = times(160, () => pt(range(random, 0, 100), range(random, 0, 100)));
    const free = places.filter((p) => room(p, r) && gap(p, r) > -0.4).sort((a, b) => gap(a, r) - gap(b, r));
    // The tightest place leaves the most room for later sprites.
    if (free.length > 0) standing.push({ sprite, at: free[0], r });
  }
  return standing.sort((a, b) => a.at.v - b.at.v);
}

/** The wall of a city: a dark band with crenels. */
const wall = (rim: string): string =>
  [line(rim, C.wall, 6.4), line(rim, C.crenel, 2.8, ' stroke-dasharray="2.9 1.9"')].join('');

/** Evenly along the wall, none at its ends, where the walls of the neighbouring tiles begin. */
function towers(curve: Curve): Point[] {
  return rimCurves(curve).flatMap((rim) => {
    const points = flatten(rim, 30);
    const lengths = points.slice(1).map((p, i) => distance(p, points[i]));
    const whole = lengths.reduce((a, b) => a + b, 0);
    const many = Math.max(2, Math.round(whole / 46));
    return times(many, (i) => at(points, lengths, (whole * (i + 0.5)) / many));
  });
}

function at(points: readonly Point[], lengths: readonly number[], far: number): Point {
  let gone = 0;
  const i = lengths.findIndex((l) => {
    gone += l;
    return gone >= far;
  });
  return points[i + 1];
}

/** A city: warm ground, walls, houses, towers. */
export function drawCity(kind: TileKind, feature: number, copy: number): string {
  const curve = featureCurve(kind, feature);
  const id = cityId(kind, feature, copy);
  const rim = rims(curve);
  const houses = settle(curve, sidesOf(kind.features[feature]), printOf(kind, feature), seeded(id));
  const ground = `<path d="${curvePath(curve)}" fill="${C.cityFill}"/>`;
  const shadow = rim && `<g class="as-cast">${line(rim, C.ink, 6.4, ' stroke-opacity=".35"')}</g>`;
  const inner = rim && line(rim, C.cityShade, 11, ' stroke-opacity=".55"');
  return [
    `<g id="${id}">`,
    shadow,
    `<g clip-path="url(#cs-in-${id})">${ground}${inner}</g><clipPath id="cs-in-${id}"><path d="${curvePath(curve)}"/></clipPath>`,
    paving(houses),
    ...houses.map((h) => stand(h.sprite, h.at)),
    rim && wall(rim),
    ...towers(curve).map((p) => stand('tower', p)),
    '</g>',
  ].join('');
}

const paving = (houses: readonly PlacedSprite[]): string =>
  `<path d="${houses.map((h) => `M${num(h.at.u)} ${num(h.at.v)}h0`).join('')}" stroke="${C.cityLight}" stroke-opacity=".55" stroke-width="17" stroke-linecap="round"/>`;

export const drawCities = (kind: TileKind, copy: number): string =>
  spurWalls(kind) +
  indexesOf(kind, 'city')
    .map((i) => `<use href="#${cityId(kind, i, copy)}"/>`)
    .join('');

/** Walls that part two meadows on their way to a corner. */
function spurWalls(kind: TileKind): string {
  const d = spurs(kind)
    .map(([from, to]) => `M${num(from.u)} ${num(from.v)}L${num(to.u)} ${num(to.v)}`)
    .join('');
  return d && wall(d);
}

import type { TileKind } from '@asteroute/tiles';
import { SIDES } from '@asteroute/tiles';
import type { Point, Rotation } from '../state.ts';
import { clearance, distance, flatten, inside, num, pt, turn } from './curve.ts';
import { emblemSpot, featureCurve } from './geometry.ts';
import { type Random, range, seeded, times } from './random.ts';
import { sidesOf } from './shapes.ts';

export interface Rock {
  readonly at: Point;
  readonly r: number;
  readonly outline: readonly Point[];
}

/** An irregular stone: seven to nine corners, a little longer than wide. */
function stone(random: Random, at: Point, r: number): Rock {
  const n = r < 2.6 ? 6 : 7 + Math.floor(random() * 3);
  const long = range(random, 0.78, 1);
  const tilt = random() * Math.PI;
  const corner = (i: number): Point => {
    const angle = ((i + range(random, -0.32, 0.32)) / n) * 2 * Math.PI;
    const reach = r * range(random, 0.8, 1.08);
    const [u, v] = [reach * Math.cos(angle), reach * long * Math.sin(angle)];
    return pt(at.u + u * Math.cos(tilt) - v * Math.sin(tilt), at.v + u * Math.sin(tilt) + v * Math.cos(tilt));
  };
  return { at, r, outline: times(n, corner) };
}

/** Stones on the border between two tiles of a field, on one half of a side: distance along it and radius. */
const BORDER_STONES = [
  { t: 31, r: 5.6 },
  { t: 17.5, r: 1.9 },
  { t: 43, r: 2.7 },
] as const;

/** Half a stone lies on each tile. The pattern is the same half turn on, so that any two sides complete each other. */
function borderRocks(side: number): Rock[] {
  const random = seeded('border');
  return BORDER_STONES.flatMap(({ t, r }) => {
    const rock = stone(random, pt(t, 0), r);
    const mirror = { at: pt(100 - t, 0), r, outline: rock.outline.map((p) => pt(100 - p.u, -p.v)) };
    return [rock, mirror].map((k) => turnRock(k, side as Rotation));
  });
}

const turnRock = (rock: Rock, by: Rotation): Rock => ({
  at: turn(rock.at, by),
  r: rock.r,
  outline: rock.outline.map((p) => turn(p, by)),
});

/** Sizes in the order they are tried: big ones first, gravel into the gaps. */
const SIZES = [9, 8.2, 7.4, 6.6, 6, 5.4, 4.8, 4.2, 3.6, 3.2, 2.8, 2.4, 2.1, 1.9, 1.7, 1.5];

/** The stones of a field: never across its rim, never under its emblem, sparse enough that each is seen. */
export function fieldRocks(kind: TileKind, feature: number): Rock[] {
  const curve = featureCurve(kind, feature);
  const sides = sidesOf(kind.features[feature]).map((s) => SIDES.indexOf(s));
  const rocks = sides.flatMap(borderRocks);
  const room = roomFor(flatten(curve), emblemSpot(kind, feature));
  const random = seeded(`${kind.id}/${feature}`);
  const [tries, most] = [26, 9 + sides.length * 7];
  for (const size of SIZES) {
    for (let i = 0; i < tries && rocks.length < most + sides.length * 6; i++) {
      const at = pt(random() * 100, random() * 100);
      const r = size * range(random, 0.9, 1.05);
      if (room(at, r) && rocks.every((k) => distance(k.at, at) > k.r + r + 1.1)) rocks.push(stone(random, at, r));
    }
  }
  return rocks;
}

/** Whether a stone fits inside the outline, and clear of the emblem. */
function roomFor(outline: readonly Point[], emblem: Point | null): (at: Point, r: number) => boolean {
  const ring = [...outline, outline[0]];
  return (at, r) => {
    if (emblem !== null && distance(at, emblem) < 12.5 + r) return false;
    return inside(at, outline) && clearance(at, ring) > r * 1.08 + 2.6;
  };
}

/** The outline shrunk about its middle. */
const shrink = (rock: Rock, by: number): Point[] =>
  rock.outline.map((p) => pt(rock.at.u + (p.u - rock.at.u) * by, rock.at.v + (p.v - rock.at.v) * by));

/** One path for many polygons, in relative steps to keep it short. */
export function polygons(shapes: readonly (readonly Point[])[]): string {
  return shapes.map(polygon).join('');
}

function polygon(points: readonly Point[]): string {
  // Steps are taken between rounded points, or the rounding would add up.
  const at = points.map((p) => pt(Number(p.u.toFixed(1)), Number(p.v.toFixed(1))));
  const steps = at.slice(1).map((p, i) => join(p.u - at[i].u, p.v - at[i].v));
  return `M${join(at[0].u, at[0].v)}l${steps.join(' ')}z`;
}

const short = (n: number): string => num(n).replace(/^(-?)0\./, '$1.');
const join = (u: number, v: number): string => {
  const second = short(v);
  return second.startsWith('-') ? `${short(u)}${second}` : `${short(u)} ${second}`;
};

/** Every other corner: a facet wants fewer than the stone. */
const facet = (rock: Rock, by: number): Point[] => {
  const points = shrink(rock, by);
  return rock.r < 3 ? points : points.filter((_, i) => i % 2 === 0 || points.length < 8);
};

/** Stones in light from the north-west: cast shadow, dark body, lit top, bright facet. */
export function drawRocks(rocks: readonly Rock[]): string {
  const bodies = polygons(rocks.map((k) => k.outline));
  const tops = polygons(rocks.map((k) => shrink(k, k.r < 3 ? 0.66 : 0.76)));
  const facets = polygons(rocks.filter((k) => k.r >= 3).map((k) => facet(k, 0.42)));
  return [
    `<path class="as-cast" d="${bodies}" fill="#1d1713" fill-opacity=".55" transform="translate(1.1 1.7)"/>`,
    `<path d="${bodies}" fill="#5d5148" stroke="#231b17" stroke-width=".9" stroke-linejoin="round"/>`,
    `<path class="as-lit" d="${tops}" fill="#a39483" transform="translate(-.6 -.8)"/>`,
    `<path class="as-lit2" d="${facets}" fill="#d6c7b2" transform="translate(-1.3 -1.7)"/>`,
  ].join('');
}

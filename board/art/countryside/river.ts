import type { TileFeature, TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { between, CENTRE, type Curve, curvePath, flatten, pt, xy } from '../curves/curve.ts';
import { line, polygons } from '../curves/paths.ts';
import { indexesOf } from '../shape/forms.ts';
import { featureCurve } from '../shape/geometry.ts';
import { endRadius, isSpring, LAKE_RADIUS, SPRING_RADIUS } from '../shape/lines.ts';
import { range, seeded, times } from '../shape/random.ts';
import { upright } from './sprites.ts';

/** The bands of a river from the bank to its middle. */
const BANDS = [
  { stroke: C.meadowShade, width: 20.5 },
  { stroke: C.bank, width: 18 },
  { stroke: C.riverEdge, width: 16 },
  { stroke: C.river, width: 13.4 },
  { stroke: '#86c2e2', width: 6.4 },
] as const;

/** A closed shore about the centre, `grow` units wider than the water. */
function shore(radius: number, grow: number): string {
  const random = seeded('shore');
  const wobble = times(10, () => range(random, 0.86, 1.04));
  const points = wobble.map((w, i) => {
    const a = (i / wobble.length) * 2 * Math.PI;
    const r = radius * w * 1.09 + grow;
    return pt(50 + r * Math.cos(a), 50 + r * Math.sin(a));
  });
  return smooth(points);
}

function smooth(points: readonly Point[]): string {
  const corner = (i: number): Point => points[i % points.length];
  const middle = (i: number): string => xy(between(corner(i), corner(i + 1), 0.5));
  const arcs = points.map((_, i) => `Q${xy(corner(i + 1))} ${middle(i + 1)}`);
  return `M${middle(0)}${arcs.join('')}Z`;
}

/** The line `off` units to the side of a curve. */
function offset(curve: Curve, off: number): string {
  const points = flatten(curve, 10);
  const moved = points.map((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const long = Math.hypot(b.u - a.u, b.v - a.v);
    return pt(p.u - ((b.v - a.v) / long) * off, p.v + ((b.u - a.u) / long) * off);
  });
  return `M${moved.map((p) => xy(p)).join('L')}`;
}

/** Glints that flow along the river. */
const glints = (curve: Curve): string =>
  [
    { off: -3.4, dash: '7 13 4 16' },
    { off: 3.6, dash: '0 9 5 15 8 11' },
    { off: 0, dash: '0 15 9 20' },
  ]
    .map(({ off, dash }) => `<path d="${offset(curve, off)}" stroke-dasharray="${dash}"/>`)
    .join('');

function drawRiver(kind: TileKind, feature: number): string {
  const it = kind.features[feature];
  const curve = featureCurve(kind, feature);
  const d = curvePath(curve);
  const radius = endRadius(kind, it) - 3;
  const bands = BANDS.map(({ stroke, width }, i) => {
    const grow = (width - 16) / 2;
    return line(d, stroke, width) + (radius > 0 && i < 4 ? `<path d="${shore(radius, grow)}" fill="${stroke}"/>` : '');
  });
  const flow = `<g fill="none" stroke="#f2fbff" stroke-width="1.2" stroke-opacity=".85" stroke-linecap="round">${glints(curve)}</g>`;
  return bands.join('') + flow + (radius > 0 ? drawEnd(kind, it) : '');
}

const drawEnd = (kind: TileKind, it: TileFeature): string => (isSpring(kind) ? spring(it) : lake());

/** Boulders round the pool, but not where the water leaves it. */
function spring(it: TileFeature): string {
  const out = 'NESW'.indexOf(it.sides ?? 'N') * 90 - 90;
  const random = seeded('spring');
  const stones = times(9, (i) => {
    const a = ((out + 62 + i * 29.5) * Math.PI) / 180;
    const reach = SPRING_RADIUS - 1.5 + range(random, -1, 1);
    return { at: pt(50 + reach * Math.cos(a), 50 + reach * Math.sin(a)), r: range(random, 3, 4.6) };
  });
  const outline = (s: { at: Point; r: number }, k: number): Point[] =>
    times(7, (i) => {
      const a = (i / 7) * 2 * Math.PI;
      const r = s.r * k * (0.86 + 0.2 * Math.sin(i * 2.4 + s.r));
      return pt(s.at.u + r * Math.cos(a), s.at.v + r * Math.sin(a));
    });
  return [
    `<g fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.2"><circle cx="50" cy="50" r="3"/><circle cx="50" cy="50" r="6.2" stroke-opacity=".5"/></g>`,
    `<path d="${polygons(stones.map((s) => outline(s, 1)))}" fill="#a39a88" stroke="${C.ink}" stroke-width="1" stroke-linejoin="round"/>`,
    `<path class="as-lit" d="${polygons(stones.map((s) => outline(s, 0.58)))}" fill="#d9d2c0"/>`,
  ].join('');
}

const BOAT = [
  `<path d="M-7 1H7L4.6 4.6H-4.6Z" fill="${C.roofBrown}" stroke="${C.ink}" stroke-width=".9" stroke-linejoin="round"/>`,
  `<path d="M0 .6V-8.6" stroke="${C.ink}" stroke-width="1.2"/>`,
  `<path d="M.9-8.4 6-.6H.9Z" fill="#fffaf0" stroke="${C.ink}" stroke-width=".8" stroke-linejoin="round"/><path d="M-.9-6.6-4.4-.6H-.9Z" fill="${C.crenel}" stroke="${C.ink}" stroke-width=".8" stroke-linejoin="round"/>`,
  '<path d="M-8 6.4h6M1 7.4h7" stroke="#f2fbff" stroke-width="1.1" stroke-linecap="round"/>',
].join('');

function lake(): string {
  return line(shore(LAKE_RADIUS - 3, -6), '#86c2e2', 1.4) + upright(CENTRE, `<g class="as-up">${BOAT}</g>`);
}

export const drawRivers = (kind: TileKind): string =>
  indexesOf(kind, 'river')
    .map((i) => drawRiver(kind, i))
    .join('');

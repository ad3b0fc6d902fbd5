import type { Side, TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { type Curve, curvePath, num, pt } from '../curves/curve.ts';
import { dots, line, polygons, rims } from '../curves/paths.ts';
import { sidesOf } from '../shape/forms.ts';
import { featureCurve } from '../shape/geometry.ts';
import { seeded } from '../shape/random.ts';
import { capDepth } from '../shape/shapes.ts';
import { type Rock, shrink, strew } from './rocks.ts';

/** Different drawings of fields with one outline, by how many sides they reach, so that a board looks varied. */
const VARIANTS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 3, 4: 1 };

/** Tiles with fields of the same outline share drawings, which keeps the markup small. */
export function fieldId(kind: TileKind, feature: number): string {
  const sides = sidesOf(kind.features[feature]);
  const outline = sides.join('') + (sides.length === 1 ? capDepth(kind) : '');
  const drawn = sides.length === 1 && capDepth(kind) < 34 ? 1 : VARIANTS[sides.length];
  return `as-field-${outline}-${Math.floor(seeded(JSON.stringify(kind.features))() * drawn)}`;
}

/** The largest stone of a field; undefined where it has no room for large ones. */
export const largestStone = (kind: TileKind, feature: number): Rock | undefined =>
  strew(featureCurve(kind, feature), sidesOf(kind.features[feature]), fieldId(kind, feature)).giants[0];

export function drawField(kind: TileKind, feature: number): string {
  const curve = featureCurve(kind, feature);
  const rim = rims(curve);
  const id = fieldId(kind, feature);
  const body = `<path d="${curvePath(curve)}" fill="var(--belt, ${CHARTED.fieldFill})"/>`;
  const inner = drawStrewn(curve, sidesOf(kind.features[feature]), id);
  const parts = rim === '' ? [body, inner] : [halo(rim), body, shade(rim), inner, edge(rim)];
  return `<g id="${id}">${parts.join('')}</g>`;
}

const faint = (opacity: number): string => ` stroke-opacity="${opacity}"`;

/** The dust around the rim of a field. */
const halo = (rim: string): string => line(rim, '#a1805f', 16, faint(0.1)) + line(rim, '#a8896a', 10, faint(0.14));

/** The field darkens towards its rim. The same stroke darkens the dust outside and sets the field off. */
const shade = (rim: string): string =>
  line(rim, CHARTED.fieldShade, 13, faint(0.28)) + line(rim, CHARTED.fieldShade, 8, faint(0.45));

const edge = (rim: string): string =>
  line(rim, CHARTED.fieldRim, 3.2) + line(rim, CHARTED.cream, 1.6, ' stroke-linecap="round" stroke-dasharray="0 3.6"');

const puff = (p: Point, i: number): string =>
  `<ellipse cx="${num(p.u, 0)}" cy="${num(p.v, 0)}" rx="${i % 2 === 0 ? 24 : 19}" ry="${i % 2 === 0 ? 15 : 19}" fill="url(#as-${i % 2 === 0 ? 'gloom' : 'dust'})"/>`;

function drawStrewn(curve: Curve, sides: readonly Side[], id: string): string {
  const { dust, gravel, stones, giants } = strew(curve, sides, id);
  const half = gravel.length / 2;
  const grains = (points: readonly Point[], color: string, size: number): string =>
    `<path d="${dots(points)}" stroke="${color}" stroke-width="${size}" stroke-linecap="round"/>`;
  return [
    ...dust.map(puff),
    grains(gravel.slice(0, half), '#4a4039', 1.9),
    grains(gravel.slice(half), '#a09080', 1.1),
    drawRocks(stones, `${id}s`),
    giants.length > 0 ? drawRocks(giants, `${id}g`) + pits(giants) + veins(giants) : '',
    shards(gravel.filter((_, i) => i % 9 === 0)),
    ...dust.slice(0, 2).map(hazeAt),
  ].join('');
}

/** Ore in the largest stones of a rusty belt. */
function veins(giants: readonly Rock[]): string {
  const along = giants.map(({ at: { u, v }, r }) => {
    const [a, b, c, d] = [-0.62, -0.2, 0.12, 0.52].map((part) => num(u + part * r, 0));
    return `M${a} ${num(v + r * 0.34, 0)}L${b} ${num(v - r * 0.06, 0)} ${c} ${num(v + r * 0.22, 0)} ${d} ${num(v - r * 0.4, 0)}`;
  });
  const look = 'fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-opacity="var(--belt-ore, 0)"';
  return `<path d="${along.join('')}" ${look} stroke="#ffb765" stroke-width="1.5"/>`;
}

/** Splinters of ice in a cold belt. */
function shards(points: readonly Point[]): string {
  const splinter = ({ u, v }: Point, i: number): string => {
    const [x, y] = [Math.cos(i * 2.4) * 4.5, Math.sin(i * 2.4) * 4.5];
    const corners = [pt(u - x, v - y), pt(u - y / 3, v + x / 3), pt(u + x, v + y), pt(u + y / 3, v - x / 3)];
    return `M${corners.map((corner) => `${num(corner.u, 0)} ${num(corner.v, 0)}`).join('L')}Z`;
  };
  const look = 'fill="#dff3ff" fill-opacity="var(--belt-ice, 0)" stroke="#5d9cc9" stroke-opacity="var(--belt-ice, 0)"';
  return `<path d="${points.map(splinter).join('')}" ${look}/>`;
}

/** Haze over the stones of a dusty belt. */
const hazeAt = ({ u, v }: Point): string =>
  `<ellipse cx="${num(u, 0)}" cy="${num(v, 0)}" rx="30" ry="16" fill="url(#as-haze)" fill-opacity="var(--belt-haze, 0)"/>`;

/** Light comes from the north-west. `id` names the shared outline. */
function drawRocks(rocks: readonly Rock[], id: string): string {
  const big = rocks[0].r > 8;
  const bodies = polygons(rocks.map((k) => k.outline));
  const tops = polygons(rocks.map((k) => shrink(k, k.r < 3 ? 0.64 : 0.78)));
  const facets = polygons(rocks.filter((k) => k.r >= 4).map((k) => shrink(k, 0.44).filter((_, i) => i !== 1)));
  return [
    `<g class="as-cast" fill="#130e0b" fill-opacity=".6" transform="translate(1.1 1.7)"><use href="#${id}"/></g>`,
    `<g fill="${big ? '#4f4a4c' : 'var(--belt-dark, #574b43)'}" stroke="#1d1713" stroke-width="${big ? 1.2 : 0.9}" stroke-linejoin="round"><path id="${id}" d="${bodies}"/></g>`,
    `<path class="as-lit" d="${tops}" fill="${big ? '#948d88' : 'var(--belt-lit, #a39280)'}" transform="translate(-.6 -.8)"/>`,
    `<path class="as-lit2" d="${facets}" fill="${big ? '#c9c4bd' : '#dccdb8'}" transform="translate(-1.3 -1.7)"/>`,
  ].join('');
}

/** The craters of the largest stones. */
function pits(giants: readonly Rock[]): string {
  const spots = giants.flatMap((k) => [
    pt(k.at.u + k.r * 0.34, k.at.v + k.r * 0.2),
    pt(k.at.u - k.r * 0.05, k.at.v + k.r * 0.46),
  ]);
  const bowl = (every: number): string => dots(spots.filter((_, i) => i % 2 === every));
  return `<g stroke-linecap="round" stroke="#6a6362"><path d="${bowl(0)}" stroke-width="3.6"/><path d="${bowl(1)}" stroke-width="2.2"/></g>`;
}

const soft = (id: string, color: string, opacity: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

export const FIELD_DEFS = [
  soft('as-gloom', '#2c231e', 0.6),
  soft('as-dust', '#b89b7c', 0.5),
  soft('as-haze', '#d9d2ea', 0.75),
];

import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { type Curve, curvePath, distance, num, pt, straight } from '../curves/curve.ts';
import { line } from '../curves/paths.ts';
import { has, hasBeacon, indexesOf } from '../shape/forms.ts';
import { featureCurve } from '../shape/geometry.ts';
import { innSpots } from '../shape/inns.ts';
import { BEACON_RADIUS, bridgeSpot, crossing } from '../shape/lines.ts';
import { stand, upright } from './sprites.ts';

const EDGE = 12;
const SURFACE = 8;

/** Lengthens a road by `by` units, so that it continues below the village or the monastery that it leads to. */
function lengthened(curve: Curve, by: number): Curve {
  const [from, to] = [curve.from, curve.pieces[0].to];
  const long = distance(from, to);
  const end = pt(to.u + ((to.u - from.u) / long) * by, to.v + ((to.v - from.v) / long) * by);
  return { ...curve, pieces: [straight(from, end)] };
}

const endsHere = (curve: Curve): boolean => {
  const { u, v } = curve.pieces[curve.pieces.length - 1].to;
  return u > 0 && u < 100 && v > 0 && v < 100;
};

export function drawRoads(kind: TileKind): string {
  const curves = indexesOf(kind, 'road').map((i) => featureCurve(kind, i));
  const village = hasBeacon(kind);
  const reach = has(kind, 'monastery') ? 10 : 0;
  const drawn = curves.map((c) => (endsHere(c) && reach > 0 ? lengthened(c, reach) : c));
  const d = drawn.map(curvePath).join('');
  // At a village the dark edge closes the end of each road, because the roads there are separate features.
  const edge = village ? curves.map((c) => curvePath(lengthened(c, 2))).join('') : d;
  return [
    line(edge, C.roadEdge, EDGE),
    line(d, C.road, SURFACE),
    line(d, C.rut, 1.3, ' stroke-dasharray="4 3 2 3.5"'),
    bridge(kind, curves),
    crossing(kind) ? overpass(curves[0]) : '',
    village ? drawVillage() : '',
    ...innSpots(kind).map((at) => upright(at, '<use class="as-up" href="#cs-inn"/>')),
  ].join('');
}

/** An inn by a pond, about (0, 0) within radius 11: a house with a sign that hangs out over the road. */
export const INN = [
  `<g id="cs-inn" stroke-linejoin="round" stroke-linecap="round">`,
  `<ellipse cx="2" cy="5" rx="10.4" ry="6" fill="${C.river}" stroke="${C.riverEdge}" stroke-width="1.6"/>`,
  `<path d="M5 6.4Q7 5.2 9 6.4M.6 9Q2.6 7.8 4.6 9" fill="none" stroke="#a9d8ee" stroke-width="1.2"/>`,
  `<g stroke="${C.wall}" stroke-width="1"><path d="M-9.4 4.6V-3.4H3.4V4.6Z" fill="${C.plaster}"/><path d="M0-3.4H3.4V4.6H0Z" fill="${C.plasterShade}"/>`,
  `<path d="M-11-2.8-7.8-9.4H1.8L5-2.8Z" fill="${C.roof}"/><path d="M1.8-9.4 5-2.8H1.4L-.8-9.4Z" fill="${C.roofShade}"/></g>`,
  `<path d="M-6.6-.6v2.2M-2-.6v2.2M-4.4 4.6V2.4" fill="none" stroke="${C.ink}" stroke-width="1.6"/>`,
  `<path d="M3.6-4H9.6M7-4V-1.6" fill="none" stroke="${C.ink}" stroke-width="1.4"/>`,
  `<path d="M4.4-1.8H10.2V3.4H4.4Z" fill="${C.gold}" stroke="${C.ink}" stroke-width="1.3"/><path d="M6-.4H8.6V2H6Z" fill="${C.ink}"/>`,
  '</g>',
].join('');

function overpass(over: Curve): string {
  const d = curvePath(over);
  const along = over.from.u === 50 ? '' : ' transform="rotate(90 50 50)"';
  const walls = 'M43.6 36V64M56.4 36V64';
  return [
    line('M37 50H43M57 50H63', C.ink, 11, ' stroke-opacity=".3"').replace('/>', `${along}/>`),
    line(d, C.roadEdge, EDGE) + line(d, C.road, SURFACE) + line(d, C.rut, 1.3, ' stroke-dasharray="4 3 2 3.5"'),
    `<g${along} stroke-linecap="round">${line(walls, C.wall, 4.2)}${line(walls, C.crenel, 1.9)}</g>`,
  ].join('');
}

/** A stone bridge: parapets along the road, an arch's shade on the water. */
function bridge(kind: TileKind, roads: readonly Curve[]): string {
  const at = bridgeSpot(kind);
  if (at === null) return '';
  const upDown = roads[0].from.u === 50;
  const along = upDown ? '' : ' rotate(90)';
  const side = (x: number): string => `M${x}-13.5V13.5`;
  const walls = side(-6.4) + side(6.4);
  const posts = [-6.4, 6.4].flatMap((x) => [-13, 13].map((y) => `M${x} ${y}h0`)).join('');
  return [
    `<g transform="translate(${num(at.u)} ${num(at.v)})${along}" stroke-linecap="round">`,
    line(side(-9) + side(9), C.riverEdge, 3, ' stroke-opacity=".55"'),
    line('M0-11V11', C.plasterShade, 9.4, ' stroke-linecap="butt"'),
    line('M-4.4-9.5H4.4M-4.4-6.3H4.4M-4.4-3.2H4.4M-4.4 0H4.4M-4.4 3.2H4.4M-4.4 6.3H4.4M-4.4 9.5H4.4', C.stone, 0.9),
    line(walls, C.wall, 4.2) + line(posts, C.wall, 6),
    line(walls, C.crenel, 1.9) + line(posts, C.crenel, 3.4),
    '</g>',
  ].join('');
}

/** Where the houses of a village stand, about the centre. */
const HOUSES: readonly (readonly [string, Point])[] = [
  ['h2', pt(51, 44.6)],
  ['tree', pt(41.6, 47.6)],
  ['h0', pt(44.6, 54.4)],
  ['h5', pt(56.6, 53.4)],
];

function drawVillage(): string {
  const r = BEACON_RADIUS;
  const green = `<circle cx="50" cy="50" r="${r}" fill="${C.cityLight}" stroke="${C.roadEdge}" stroke-width="1.8"/>`;
  const homes = HOUSES.map(([sprite, at]) => stand(sprite, pt(at.u - 50, at.v - 50))).join('');
  return `${green}<g transform="translate(50 50) scale(.88)"><g class="as-up">${homes.replaceAll(' class="as-up"', '')}</g></g>`;
}

import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { curvePath, distance, flatten, num, pt, xy } from '../curves/curve.ts';
import { line } from '../curves/paths.ts';
import { hasBeacon, indexesOf } from '../shape/forms.ts';
import { emblemSpot, featureCurve } from '../shape/geometry.ts';
import { BEACON_RADIUS } from '../shape/lines.ts';

/** From the outside in: glow, body, core. Layers replace a blur filter, which costs time in every frame. */
const LAYERS = [
  { stroke: CHARTED.laneGlow, width: 19, opacity: 0.07 },
  { stroke: CHARTED.laneGlow, width: 15, opacity: 0.1 },
  { stroke: CHARTED.laneGlow, width: 11.5, opacity: 0.2 },
  { stroke: '#0b3f80', width: 9.4, opacity: 0.9 },
  { stroke: '#1593dc', width: 8, opacity: 1 },
  { stroke: CHARTED.laneBody, width: 6, opacity: 1 },
  { stroke: '#8fe3ff', width: 4.2, opacity: 1 },
  { stroke: CHARTED.laneCore, width: 2.6, opacity: 1 },
];

export const drawLane = (d: string): string =>
  LAYERS.map(
    (l) => `<path d="${d}" stroke="${l.stroke}" stroke-width="${l.width}" stroke-opacity="${l.opacity}"/>`,
  ).join('');

const routes = (kind: TileKind): number[] => indexesOf(kind, 'route');

/** All lanes of a tile as one drawing, with the bars or the beacon at which they end. */
export function drawLanes(kind: TileKind): string {
  const curves = routes(kind).map((i) => featureCurve(kind, i));
  if (curves.length === 0) return '';
  const lanes = `<g fill="none">${drawLane(curves.map(curvePath).join(''))}</g>`;
  const ends = curves.map((c) => c.pieces[0].to).filter((p) => p.u > 0 && p.u < 100 && p.v > 0 && p.v < 100);
  const bars = ends.map((p) => (Math.abs(p.u - 50) < 1 ? `M43.5 ${num(p.v)}h13` : `M${num(p.u)} 43.5v13`)).join('');
  return drawTethers(kind) + lanes + (bars && drawBars(bars)) + (hasBeacon(kind) ? drawBeacon(ends.length) : '');
}

const nearest = (to: Point, points: readonly Point[]): Point =>
  points.reduce((best, p) => (distance(p, to) < distance(best, to) ? p : best));

/** A chart's leader line from an emblem to the lane it belongs to. */
function drawTethers(kind: TileKind): string {
  const d = routes(kind).map((i) => {
    const spot = emblemSpot(kind, i);
    return spot === null ? '' : `M${xy(spot)}L${xy(nearest(spot, flatten(featureCurve(kind, i), 100)))}`;
  });
  return (
    d.join('') &&
    `<path d="${d.join('')}" stroke="${CHARTED.cream}" stroke-opacity=".8" stroke-width="1.4" stroke-dasharray="2.4 1.6"/>`
  );
}

const ROUND = ' stroke-linecap="round"';
const drawBars = (d: string): string => line(d, CHARTED.ink, 5, ROUND) + line(d, CHARTED.cream, 2.2, ROUND);

const hexagon = (r: number): string => {
  const turned = [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3);
  return `M${turned.map((a) => xy(pt(50 + r * Math.sin(a), 50 - r * Math.cos(a)))).join('L')}Z`;
};

function drawBeacon(arms: number): string {
  return [
    `<path d="${hexagon(BEACON_RADIUS)}" fill="${CHARTED.ink}" stroke="${CHARTED.cream}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="${hexagon(8.6)}" fill="#123a6b" stroke="#1593dc" stroke-width="1.4"/>`,
    `<circle cx="50" cy="50" r="${arms > 3 ? 4.4 : 3.8}" fill="${CHARTED.laneCore}" stroke="${CHARTED.laneBody}" stroke-width="1.6"/>`,
  ].join('');
}

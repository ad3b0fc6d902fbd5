import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { clearance, flatten, inside, num, pt } from '../curves/curve.ts';
import { featureCurve } from '../shape/geometry.ts';
import { seeded } from '../shape/random.ts';

/** Brightness classes of stars: how many, their diameter, their opacity. All smaller and dimmer than a lane's core. */
const STARS = [
  { many: 12, size: 0.9, opacity: 0.5 },
  { many: 7, size: 1.3, opacity: 0.7 },
  { many: 3, size: 2, opacity: 0.9 },
];

/** A star is no use under a field or beside a lane. */
function openSky(kind: TileKind): (p: Point) => boolean {
  const tests = kind.features.map((f, i) => {
    const outline = flatten(featureCurve(kind, i));
    if (f.type === 'route') return (p: Point) => clearance(p, outline) > 8;
    return (p: Point) => !inside(p, outline) && clearance(p, [...outline, outline[0]]) > 3;
  });
  return (p) => tests.every((free) => free(p));
}

/** Stars as dots of round line ends, one path per class. */
function drawStars(kind: TileKind, copy: number): string {
  const random = seeded(`${kind.id}*${copy}`);
  const open = openSky(kind);
  return STARS.map(({ many, size, opacity }) => {
    const spots = Array.from({ length: many }, () => pt(3 + random() * 94, 3 + random() * 94)).filter(open);
    const dots = spots.map((p) => `M${num(p.u)} ${num(p.v)}h0`).join('');
    return dots && `<path d="${dots}" stroke-width="${size}" stroke-opacity="${opacity}"/>`;
  }).join('');
}

/** Translucent, so that the nebula under the board shows through; a tile on its own puts an opaque square below. */
export function drawSpace(kind: TileKind, copy: number): string {
  const covered = kind.features.some((f) => f.type === 'asteroid' && f.sides?.length === 4);
  if (covered) return '';
  const stars = drawStars(kind, copy);
  return `<path d="M0 0h100v100H0Z" fill="${CHARTED.ground}" fill-opacity=".3"/><g stroke="${CHARTED.star}" stroke-linecap="round">${stars}</g>`;
}

const CORNER_CROSSES = 'M0 0h5M0 0v5M100 0h-5M100 0v5M100 100h-5M100 100v-5M0 100h5M0 100v-5';

/** The joint between tiles: a calm dark line, and a chart's cross where four corners meet. */
export const JOINT = `<g id="as-joint" fill="none"><path d="M0 0h100v100H0Z" stroke="${CHARTED.ink}" stroke-opacity=".6" stroke-width="1.4"/><path d="${CORNER_CROSSES}" stroke="${CHARTED.cream}" stroke-opacity=".55" stroke-width="1.1"/></g>`;

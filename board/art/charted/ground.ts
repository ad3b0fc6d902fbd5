import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { clearance, flatten, inside, num, pt } from '../curves/curve.ts';
import { featureCurve } from '../shape/geometry.ts';
import { seeded } from '../shape/random.ts';

/** Number, diameter and opacity by brightness. All are smaller and dimmer than the core of a lane. */
const STARS = [
  { many: 12, size: 0.9, opacity: 0.5 },
  { many: 7, size: 1.3, opacity: 0.7 },
  { many: 3, size: 2, opacity: 0.9 },
];

function openSky(kind: TileKind): (p: Point) => boolean {
  const tests = kind.features.map((f, i) => {
    const outline = flatten(featureCurve(kind, i));
    if (f.type === 'route') return (p: Point) => clearance(p, outline) > 8;
    return (p: Point) => !inside(p, outline) && clearance(p, [...outline, outline[0]]) > 3;
  });
  return (p) => tests.every((free) => free(p));
}

/** Draws stars as zero-length lines with round ends, one path per brightness class. */
function drawStars(kind: TileKind, copy: number): string {
  const random = seeded(`${kind.id}*${copy}`);
  const open = openSky(kind);
  return STARS.map(({ many, size, opacity }) => {
    const spots = Array.from({ length: many }, () => pt(3 + random() * 94, 3 + random() * 94)).filter(open);
    const dots = spots.map((p) => `M${num(p.u)} ${num(p.v)}h0`).join('');
    return dots && `<path d="${dots}" stroke-width="${size}" stroke-opacity="${opacity}"/>`;
  }).join('');
}

/** Translucent, so that the nebula under the board shows through; a single tile has an opaque square below. */
export function drawSpace(kind: TileKind, copy: number): string {
  const covered = kind.features.some((f) => f.type === 'asteroid' && f.sides?.length === 4);
  if (covered) return '';
  const stars = drawStars(kind, copy);
  return `<path d="M0 0h100v100H0Z" fill="${CHARTED.ground}" fill-opacity=".3"/><g stroke="${CHARTED.star}" stroke-linecap="round">${stars}</g>`;
}

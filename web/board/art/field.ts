import type { TileKind } from '@asteroute/tiles';
import { CHARTED } from '../../theme/charted-space.ts';
import type { Point } from '../state.ts';
import { type Curve, curvePath, num, rimPath } from './curve.ts';
import { featureCurve } from './geometry.ts';
import { drawRocks, fieldRocks } from './rocks.ts';

/** The rim alone: a bridge has two, and the side between them is no rim. */
function rims(curve: Curve): string {
  const parts: string[] = [];
  let from: Point = curve.from;
  for (const piece of curve.pieces) {
    const border = piece.c1.u === from.u || piece.c1.v === from.v;
    const flat = border && (piece.to.u === from.u || piece.to.v === from.v);
    if (!flat) parts.push(rimPath({ from, pieces: [piece], corners: [], closed: false }));
    from = piece.to;
  }
  // Pieces that continue each other become one line, so that the dots keep their step.
  return parts.join('').replace(/ ([\d.-]+ [\d.-]+)M\1C/g, ' $1C');
}

/** A field: dust, its stones, and a rim drawn as a boundary on a chart. */
export function drawField(kind: TileKind, feature: number): string {
  const curve = featureCurve(kind, feature);
  const rim = rims(curve);
  const body = `<path d="${curvePath(curve)}" fill="${CHARTED.fieldFill}"/>`;
  return `${rim && outside(rim)}${body}${rim && shade(rim)}${drawRocks(fieldRocks(kind, feature))}${rim && edge(rim)}`;
}

const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${opacity < 1 ? ` stroke-opacity="${num(opacity, 2)}"` : ''}/>`;

/** Dust that has left the field. */
const outside = (rim: string): string => line(rim, '#8a7767', 15, 0.12) + line(rim, '#9c8672', 9, 0.16);

/** The field darkens towards its rim. The same stroke darkens the dust outside: it is covered by the edge. */
const shade = (rim: string): string => line(rim, CHARTED.fieldShade, 11, 0.3) + line(rim, CHARTED.fieldShade, 7, 0.4);

const edge = (rim: string): string =>
  `${line(rim, CHARTED.fieldRim, 3.2)}<path d="${rim}" fill="none" stroke="${CHARTED.cream}" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="0 3.6"/>`;

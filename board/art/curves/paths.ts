/** Path data for many small things at once, kept short: relative steps between rounded points; and stroked lines. */
import type { Point } from '../../model/state.ts';
import { type Curve, num, pt, rimPath } from './curve.ts';

/** One path for many small polygons, in relative steps to keep it short, and in halves: their corners are rough anyway. */
export const polygons = (shapes: readonly (readonly Point[])[]): string => shapes.map(polygon).join('');

function polygon(points: readonly Point[]): string {
  // Steps are computed between rounded points, otherwise the rounding errors would add up.
  const at = points.map((p) => pt(half(p.u), half(p.v)));
  const steps = at.slice(1).map((p, i) => step(p.u - at[i].u, p.v - at[i].v));
  return `M${step(at[0].u, at[0].v)}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

export const dots = (points: readonly Point[]): string => points.map((p) => `M${step(p.u, p.v)}h0`).join('');

const half = (n: number): number => Math.round(2 * n) / 2;
const short = (n: number): string => num(n).replace(/^(-?)0\./, '$1.');
const step = (u: number, v: number): string => `${short(u)}${v < 0 && num(v) !== '0' ? '' : ' '}${short(v)}`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;

/** Markup that is kept as data, line by line: there `'` stands for `"`, and `{name}` for a colour of that name. */
export const colored = (lines: readonly string[], colors: Readonly<Record<string, string>>): string =>
  lines
    .join('')
    .replaceAll("'", '"')
    .replace(/\{(\w+)\}/g, (_, name) => colors[name]);

/** The pieces of an area's outline that are rims: a bridge has two, and the side between them is no rim. */
function rimPieces(curve: Curve): Curve[] {
  const starts = [curve.from, ...curve.pieces.map((p) => p.to)];
  const lone = curve.pieces.map((piece, i) => ({ from: starts[i], pieces: [piece], corners: [], closed: false }));
  return lone.filter(({ from, pieces: [p] }) => {
    const along = (a: number, b: number, c: number): boolean => a === b && b === c;
    return !along(from.u, p.c1.u, p.to.u) && !along(from.v, p.c1.v, p.to.v);
  });
}

/** The rims of an area, each from corner to corner in one piece. */
export function rimCurves(curve: Curve): Curve[] {
  const joined: Curve[] = [];
  for (const next of rimPieces(curve)) {
    const last = joined.at(-1);
    const end = last?.pieces.at(-1)?.to;
    const goesOn = last !== undefined && end?.u === next.from.u && end.v === next.from.v;
    if (goesOn) joined[joined.length - 1] = { ...last, pieces: [...last.pieces, ...next.pieces] };
    else joined.push(next);
  }
  return joined;
}

export const rims = (curve: Curve): string => rimCurves(curve).map(rimPath).join('');

import type { Point } from '../../model/state.ts';

/** One cubic Bezier piece; it begins where the piece before it ends. */
export interface Cubic {
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

/** A chain of cubics in tile units: 100 x 100, (0, 0) the north-west corner, u grows east, v south. */
export interface Curve {
  readonly from: Point;
  readonly pieces: readonly Cubic[];
  /** An area is closed along the tile's border, by the corners listed here. */
  readonly corners: readonly Point[];
  readonly closed: boolean;
}

/** A point in tile units: 0 to 100 from the upper left corner. */
export const pt = (u: number, v: number): Point => ({ u, v });
export const CENTRE: Point = pt(50, 50);

/** The point after `quarters` quarter turns clockwise about the tile's centre. */
export function turn(p: Point, quarters: number): Point {
  const turned = [p, pt(100 - p.v, p.u), pt(100 - p.u, 100 - p.v), pt(p.v, 100 - p.u)];
  return turned[quarters % 4];
}

export const between = (a: Point, b: Point, t: number): Point => pt(a.u + (b.u - a.u) * t, a.v + (b.v - a.v) * t);
/** The distance between two points in tile units. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.u - b.u, a.v - b.v);

/** A straight piece written as a cubic, so that every path has one form. */
export const straight = (from: Point, to: Point): Cubic => ({
  c1: between(from, to, 1 / 3),
  c2: between(from, to, 2 / 3),
  to,
});

/** The curve after `quarters` quarter turns clockwise about the tile's centre. */
export function turnCurve(curve: Curve, quarters: number): Curve {
  const t = (p: Point): Point => turn(p, quarters);
  const pieces = curve.pieces.map((c) => ({ c1: t(c.c1), c2: t(c.c2), to: t(c.to) }));
  return { from: t(curve.from), pieces, corners: curve.corners.map(t), closed: curve.closed };
}

/** The point at `t` of one piece, by De Casteljau's algorithm. */
export function along(from: Point, piece: Cubic, t: number): Point {
  const a = between(from, piece.c1, t);
  const b = between(piece.c1, piece.c2, t);
  const c = between(piece.c2, piece.to, t);
  return between(between(a, b, t), between(b, c, t), t);
}

/** The curve as a polygon or polyline with `steps` points per piece; an area includes its corners. */
export function flatten(curve: Curve, steps = 12): Point[] {
  const points = [curve.from];
  for (const piece of curve.pieces) {
    const start = points[points.length - 1];
    for (let i = 1; i <= steps; i++) points.push(along(start, piece, i / steps));
  }
  return [...points, ...curve.corners];
}

/** Even-odd test of a point against a polygon. */
export function inside(p: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    if (a.v > p.v !== b.v > p.v && p.u < a.u + ((b.u - a.u) * (p.v - a.v)) / (b.v - a.v)) odd = !odd;
  });
  return odd;
}

/** Distance of a point from a polyline, in tile units. */
export function clearance(p: Point, line: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) best = Math.min(best, toSegment(p, line[i - 1], line[i]));
  return best;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const length2 = (b.u - a.u) ** 2 + (b.v - a.v) ** 2;
  const t = length2 === 0 ? 0 : ((p.u - a.u) * (b.u - a.u) + (p.v - a.v) * (b.v - a.v)) / length2;
  return distance(p, between(a, b, Math.max(0, Math.min(1, t))));
}

/** A number for SVG text: at most `digits` decimals, no trailing zeros. */
export const num = (n: number, digits = 1): string => String(Number(n.toFixed(digits)));
export const xy = (p: Point, digits = 1): string => `${num(p.u, digits)} ${num(p.v, digits)}`;

/** Path data of the open curve only: a field's rim, or a route. */
export function rimPath(curve: Curve): string {
  return `M${xy(curve.from)}${curve.pieces.map((c) => `C${xy(c.c1)} ${xy(c.c2)} ${xy(c.to)}`).join('')}`;
}

export function curvePath(curve: Curve): string {
  if (!curve.closed) return rimPath(curve);
  return `${rimPath(curve)}${curve.corners.map((c) => `L${xy(c)}`).join('')}Z`;
}

/** Marching squares: the contours of what lies above zero on a square grid, closed along the grid's border. */
import type { Point } from '../../model/state.ts';
import { between, pt } from './curve.ts';

/** A closed polygon; its last point is joined to the first. */
export type Loop = readonly Point[];

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

interface Corner {
  readonly at: Point;
  readonly height: number;
}

/** Computed from the higher corner, so that both cells get exactly the same point. */
function crossing(a: Corner, b: Corner): Point {
  const [hi, lo] = a.height > b.height ? [a, b] : [b, a];
  return between(hi.at, lo.at, hi.height / (hi.height - lo.height));
}

/** The part of a cell above zero, as a polygon clockwise: corners above, and crossings between above and below. */
function cellPolygon(corners: readonly Corner[]): Point[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length];
    const own = a.height > 0 ? [a.at] : [];
    return a.height > 0 === b.height > 0 ? own : [...own, crossing(a, b)];
  });
}

const name = (p: Point): string => `${p.u.toFixed(4)},${p.v.toFixed(4)}`;

/** The sides of all polygons, without those that two cells share, so that only the contour remains. */
function contour(polygons: readonly Point[][]): Segment[] {
  const open = new Map<string, Segment>();
  for (const polygon of polygons) {
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length];
      const [there, back] = [`${name(from)} ${name(to)}`, `${name(to)} ${name(from)}`];
      if (name(from) === name(to)) return;
      if (!open.delete(back)) open.set(there, { from, to });
    });
  }
  return [...open.values()];
}

function joined(segments: readonly Segment[]): Loop[] {
  const next = new Map(segments.map((s) => [name(s.from), s.to]));
  return segments.map(({ from }) => loopFrom(from, next)).filter((loop) => loop.length > 2);
}

/** Follows the segments from a point until they return to it, and removes them from `next`. */
function loopFrom(from: Point, next: Map<string, Point>): Loop {
  const loop: Point[] = [];
  for (let at: Point | undefined = from; at && next.has(name(at)); ) {
    const to: Point | undefined = next.get(name(at));
    next.delete(name(at));
    loop.push(at);
    at = to;
  }
  return loop;
}

const area = (loop: Loop): number =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length];
    return sum + (a.u * b.v - b.u * a.v) / 2;
  }, 0);

/** The largest first; areas run clockwise, holes counter-clockwise. `heights` lists the grid row by row. */
export function trace(heights: readonly number[], step: number): Loop[] {
  const n = Math.sqrt(heights.length);
  const corner = (i: number, j: number): Corner => ({ at: pt(i * step, j * step), height: heights[j * n + i] });
  const cells = Array.from({ length: (n - 1) ** 2 }, (_, c) => {
    const [i, j] = [c % (n - 1), Math.floor(c / (n - 1))];
    return cellPolygon([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]);
  });
  // Contours of less than four square units are artefacts of the grid.
  const loops = joined(contour(cells.filter((c) => c.length > 2))).filter((l) => Math.abs(area(l)) > 4);
  return loops.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
}

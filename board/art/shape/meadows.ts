/** Outlines of meadows: measures the distance to the nearest obstacle on a grid, fills open ground, traces contours. */
import { HALF_EDGES, type HalfEdge, type TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { between, clearance, inside, pt, turn } from '../curves/curve.ts';
import { type Loop, trace } from '../curves/trace.ts';
import farmers from './farmers.json' with { type: 'json' };
import { ofType } from './forms.ts';
import { GARDEN_RADIUS, gardenSpot } from './gardens.ts';
import { type Distance, obstacles } from './ground-plan.ts';

/** The points that `farmerPlace` returns, by tile and index of the feature, such as `CL-curve 1`. */
const FARMERS: Readonly<Record<string, readonly number[] | undefined>> = farmers;
/** Units between two points of the grid. */
const STEP = 2;
const N = 100 / STEP + 1;

/** The middle of a half edge, at rotation 0. */
export function halfEdgePoint(edge: HalfEdge): Point {
  const i = HALF_EDGES.indexOf(edge);
  return turn(pt(i % 2 === 0 ? 25 : 75, 0), Math.floor(i / 2) as 0 | 1 | 2 | 3);
}

/** The connected parts of open ground: for every grid point the number of its part, or -1 on an obstacle. */
function parts(height: readonly number[]): number[] {
  const part = height.map(() => -1);
  let count = 0;
  height.forEach((h, start) => {
    if (h <= 0 || part[start] >= 0) return;
    const open = [start];
    part[start] = count;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of neighbours(at)) {
        if (height[next] <= 0 || part[next] >= 0) continue;
        part[next] = count;
        open.push(next);
      }
    }
    count++;
  });
  return part;
}

/** Diagonals count, because the strip of ground between two city walls runs diagonally. */
function neighbours(at: number): number[] {
  const [i, j] = [at % N, Math.floor(at / N)];
  const steps = [-1, 0, 1];
  const around = steps.flatMap((dj) => steps.map((di) => [i + di, j + dj]));
  return around.filter(([x, y]) => x >= 0 && x < N && y >= 0 && y < N).map(([x, y]) => y * N + x);
}

const gridPoint = (at: number): Point => pt((at % N) * STEP, Math.floor(at / N) * STEP);
const nearest = (p: Point): number => Math.round(p.v / STEP) * N + Math.round(p.u / STEP);

function heights(distance: Distance): number[] {
  return Array.from({ length: N * N }, (_, at) => distance(gridPoint(at)));
}

/** The distance from everything that covers meadows: the obstacles and the beds of gardens. */
function covered(kind: TileKind): Distance {
  const solid = obstacles(kind);
  const beds = ofType(kind, 'garden').map(() => gardenSpot(kind));
  const toBed = (p: Point): number[] => beds.map((b) => Math.hypot(p.u - b.u, p.v - b.v) - GARDEN_RADIUS);
  return (p) => Math.min(solid(p), ...toBed(p));
}

/** Removes the points of an outline that lie almost on a straight line: at least every second one. */
function simplify(loop: Loop): Loop {
  const far = (from: number, to: number): number => {
    let worst = from;
    let reach = 0.08;
    for (let i = from + 1; i < to; i++) {
      const off = clearance(loop[i], [loop[from], loop[to]]);
      if (off > reach) [worst, reach] = [i, off];
    }
    return worst;
  };
  const keep = (from: number, to: number): Loop => {
    const middle = far(from, to);
    return middle === from ? [loop[from]] : [...keep(from, middle), ...keep(middle, to)];
  };
  const half = Math.floor(loop.length / 2);
  return [...keep(0, half), ...keep(half, loop.length - 1), loop[loop.length - 1]];
}

function findMeadows(kind: TileKind): ReadonlyMap<number, readonly Loop[]> {
  const height = heights(covered(kind));
  const part = parts(height);
  const found = new Map<number, readonly Loop[]>();
  const reached = new Set(HALF_EDGES.map((edge) => part[nearest(halfEdgePoint(edge))]));
  const enclosed = new Set(part.filter((p) => p >= 0 && !reached.has(p)));
  kind.features.forEach((f, i) => {
    const edges = f.edges ?? [];
    const closed = f.edges !== undefined && edges.length === 0;
    const own = closed ? enclosed : new Set(edges.map((e) => part[nearest(halfEdgePoint(e))]));
    // What belongs to another meadow counts as covered.
    const mine = height.map((h, at) => (own.has(part[at]) ? h : -Math.abs(h)));
    if (own.size > 0) found.set(i, trace(mine, STEP).map(simplify));
  });
  return found;
}

const known = new WeakMap<TileKind, ReadonlyMap<number, readonly Loop[]>>();

/** At rotation 0: the outer one clockwise, then holes. Cached per kind, as finding them takes some milliseconds. */
export function meadowLoops(kind: TileKind, feature: number): readonly Loop[] {
  const all = known.get(kind) ?? findMeadows(kind);
  known.set(kind, all);
  return all.get(feature) ?? [];
}

/** Whether a point lies on the meadow, and in none of its holes. */
export const onMeadow = (p: Point, loops: readonly Loop[]): boolean =>
  loops.filter((l) => inside(p, l)).length % 2 === 1;

/** The middle of the bounding box of an outline. It need not lie on the meadow. */
export function boxMiddle(loop: Loop): Point {
  const lo = loop.reduce((a, p) => pt(Math.min(a.u, p.u), Math.min(a.v, p.v)));
  const hi = loop.reduce((a, p) => pt(Math.max(a.u, p.u), Math.max(a.v, p.v)));
  return between(lo, hi, 0.5);
}

/**
 * At rotation 0; undefined for a tile that does not ship. `farmers.json` keeps `roomiestPlace`, which takes 10 ms or
 * more per tile. A test compares both; `npx vitest run --project unit geometry.test --update` rewrites the file.
 */
export function farmerPlace({ id }: TileKind, feature: number): Point | undefined {
  const found = FARMERS[`${id} ${feature}`];
  return found && pt(found[0], found[1]);
}

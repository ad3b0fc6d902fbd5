/**
 * Meadows are what the other features leave of a tile. Their outlines are not drawn by hand but found: the distance to
 * the next obstacle is taken on a grid, the connected parts of open ground are filled, and their contour is traced.
 */
import { HALF_EDGES, type HalfEdge, type TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { between, clearance, inside, pt, turn } from './curve.ts';
import { ofType } from './forms.ts';
import { GARDEN_RADIUS, gardenSpot } from './gardens.ts';
import { type Distance, obstacles } from './ground-plan.ts';
import { type Loop, trace } from './trace.ts';

/** Units between two points of the grid. */
const STEP = 2;
const N = 100 / STEP + 1;

/** The middle of a half edge, at rotation 0. */
export function halfEdgePoint(edge: HalfEdge): Point {
  const i = HALF_EDGES.indexOf(edge);
  return turn(pt(i % 2 === 0 ? 25 : 75, 0), Math.floor(i / 2) as 0 | 1 | 2 | 3);
}

/** Open ground on the grid: the number of its part for every grid point, -1 where something stands. */
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

/** The eight points around one: the slip of ground between two city walls runs diagonally. */
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

/** What covers the meadows of a kind: the obstacles, and the beds of its gardens. */
function covered(kind: TileKind): Distance {
  const solid = obstacles(kind);
  const beds = ofType(kind, 'garden').map(() => gardenSpot(kind));
  const toBed = (p: Point): number[] => beds.map((b) => Math.hypot(p.u - b.u, p.v - b.v) - GARDEN_RADIUS);
  return (p) => Math.min(solid(p), ...toBed(p));
}

/** Every second point or more lies on a straight line or nearly: it goes. */
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
  kind.features.forEach((f, i) => {
    const own = new Set((f.edges ?? []).map((e) => part[nearest(halfEdgePoint(e))]));
    // What belongs to another meadow counts as covered.
    const mine = height.map((h, at) => (own.has(part[at]) ? h : -Math.abs(h)));
    if (own.size > 0) found.set(i, trace(mine, STEP).map(simplify));
  });
  return found;
}

const known = new WeakMap<TileKind, ReadonlyMap<number, readonly Loop[]>>();

/**
 * The outlines of a meadow at rotation 0: the outer one clockwise, then holes counter-clockwise, as polygons. Found
 * once per kind and kept, since it takes some milliseconds.
 */
export function meadowLoops(kind: TileKind, feature: number): readonly Loop[] {
  const all = known.get(kind) ?? findMeadows(kind);
  known.set(kind, all);
  return all.get(feature) ?? [];
}

/** Whether a point lies on the meadow, and in none of its holes. */
export const onMeadow = (p: Point, loops: readonly Loop[]): boolean =>
  loops.filter((l) => inside(p, l)).length % 2 === 1;

/** The middle of the box round an outline: a place to prefer, not always on the meadow. */
export function boxMiddle(loop: Loop): Point {
  const lo = loop.reduce((a, p) => pt(Math.min(a.u, p.u), Math.min(a.v, p.v)));
  const hi = loop.reduce((a, p) => pt(Math.max(a.u, p.u), Math.max(a.v, p.v)));
  return between(lo, hi, 0.5);
}

/**
 * Where farmers lie on the tiles that ship, each meadow by the index of its feature. `roomiestPlace` finds it, but takes a
 * page 10 ms and more for a tile, and a board that is opened has farmers on a dozen kinds. A test compares them.
 */
const FARMERS: Readonly<Record<string, readonly (readonly [feature: number, u: number, v: number])[]>> = {
  'CL-start': [
    [2, 14, 32],
    [3, 50, 80],
  ],
  'CL-c1': [[1, 50, 50]],
  'CL-c1-garden': [[2, 23, 44]],
  'CL-c1c1-adjacent': [[2, 50, 50]],
  'CL-c1c1-adjacent-garden': [[3, 77, 38]],
  'CL-c1c1-opposite': [[2, 50, 50]],
  'CL-c1c1-opposite-garden': [[3, 83, 41]],
  'CL-c2-through-shield': [
    [1, 50, 14],
    [2, 50, 86],
  ],
  'CL-c2-through': [
    [1, 50, 14],
    [2, 50, 86],
  ],
  'CL-c1-junction': [
    [4, 11, 23],
    [5, 80, 80],
    [6, 20, 80],
  ],
  'CL-c1-curve-right': [
    [2, 38, 50],
    [3, 86, 86],
  ],
  'CL-c1-curve-left': [
    [2, 62, 50],
    [3, 14, 86],
  ],
  'CL-c1-straight': [
    [2, 14, 32],
    [3, 50, 80],
  ],
  'CL-c2-corner-shield': [[1, 59, 59]],
  'CL-c2-corner-shield-garden': [[2, 80, 38]],
  'CL-c2-corner': [[1, 59, 59]],
  'CL-c2-corner-garden': [[2, 80, 38]],
  'CL-c2-corner-curve': [
    [2, 32, 83],
    [3, 86, 86],
  ],
  'CL-c2-corner-curve-shield': [
    [2, 32, 83],
    [3, 86, 86],
  ],
  'CL-c3': [[1, 50, 83]],
  'CL-c3-shield': [[1, 50, 83]],
  'CL-c3-garden': [[2, 26, 89]],
  'CL-c3-road': [
    [2, 77, 89],
    [3, 23, 89],
  ],
  'CL-c3-road-shield': [
    [2, 77, 89],
    [3, 23, 89],
  ],
  'CL-monastery': [[1, 32, 17]],
  'CL-monastery-road': [[2, 32, 17]],
  'CL-straight': [
    [1, 50, 80],
    [2, 50, 20],
  ],
  'CL-straight-garden': [
    [2, 50, 80],
    [3, 20, 23],
  ],
  'CL-curve': [
    [1, 56, 41],
    [2, 14, 86],
  ],
  'CL-curve-garden': [
    [2, 26, 32],
    [3, 14, 86],
  ],
  'CL-junction3': [
    [3, 80, 80],
    [4, 50, 17],
    [5, 20, 80],
  ],
  'CL-junction4': [
    [4, 80, 80],
    [5, 20, 20],
    [6, 80, 20],
    [7, 20, 80],
  ],
  'RI-source': [[1, 38, 23]],
  'RI-lake': [[1, 29, 17]],
  'RI-straight': [
    [1, 50, 80],
    [2, 50, 20],
  ],
  'RI-curve': [
    [1, 53, 47],
    [2, 17, 83],
  ],
  'RI-curve-garden': [
    [2, 29, 29],
    [3, 17, 83],
  ],
  'RI-c1c1': [
    [3, 17, 29],
    [4, 17, 71],
  ],
  'RI-c1-road': [
    [3, 83, 29],
    [4, 80, 80],
    [5, 20, 80],
    [6, 17, 29],
  ],
  'RI-c2-curve': [
    [2, 86, 29],
    [3, 83, 83],
  ],
  'RI-monastery-road': [
    [3, 83, 83],
    [4, 17, 17],
    [5, 17, 83],
  ],
  'RI-bridge': [
    [2, 80, 77],
    [3, 20, 23],
    [4, 80, 23],
    [5, 20, 77],
  ],
  'RI-curve-road': [
    [2, 32, 32],
    [3, 86, 14],
    [4, 17, 83],
  ],
};

/** Where the farmer of a meadow lies at rotation 0; undefined for a tile that does not ship. */
export function farmerPlace({ id }: TileKind, feature: number): Point | undefined {
  const found = FARMERS[id]?.find(([index]) => index === feature);
  return found && pt(found[1], found[2]);
}

/** Where spots lie on the enlarged tile: at their features, but never closer to each other than a finger needs. */

/** A point in pixels from the middle of the lens. */
export interface LensPoint {
  readonly x: number;
  readonly y: number;
}

/** Pixels between the middles of two spots: 44 for each and a gap. */
export const SPOT_STEP = 47;
const ROUNDS = 160;

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Moves points apart until none is closer than a step to another, inside `half` pixels each way from the middle. */
export function spreadSpots(points: readonly LensPoint[], half: LensPoint): LensPoint[] {
  const moved = points.map(({ x, y }) => ({ x: within(x, half.x), y: within(y, half.y) }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of moved.entries()) for (const b of moved.slice(i + 1)) part(a, b, half);
  }
  return moved;
}

type Moving = { x: number; y: number };

/** Pushes two points apart along the line between them; two points in the same place move sideways. */
function part(a: Moving, b: Moving, half: LensPoint): void {
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  if (gap >= SPOT_STEP) return;
  const [ux, uy] = gap < 0.01 ? [1, 0.1] : [(b.x - a.x) / gap, (b.y - a.y) / gap];
  const by = (SPOT_STEP - gap) / 2 + 0.05;
  a.x = within(a.x - ux * by, half.x);
  a.y = within(a.y - uy * by, half.y);
  b.x = within(b.x + ux * by, half.x);
  b.y = within(b.y + uy * by, half.y);
}

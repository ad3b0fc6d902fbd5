/** Where spots lie: at their features, but never closer to each other than a finger or a mouse needs. */

import { freeSpotSize, SPOT_PX } from '@asteroute/board/model/hit.ts';
import { centreOf, TILE } from '@asteroute/board/model/projection.ts';
import type { BoardView } from '@asteroute/board/model/state.ts';

/** A point in pixels from the middle of the tile. */
export interface LensPoint {
  readonly x: number;
  readonly y: number;
}

/** Pixels between the middles of two spots of the enlarged tile: 44 for each and a gap. */
export const SPOT_STEP = 47;
const ROUNDS = 160;
/** Pixels from the middle of a spot to the edge of its tile, at least. */
const RIM = 4;

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The least distance of two spots, and how far they may be from the middle each way, in pixels. */
interface Room {
  readonly step: number;
  readonly half: LensPoint;
  /** Whether points farther away are left there, such as places on other tiles. */
  readonly outside?: boolean;
}

/** Moves points apart until none is closer than a step to another. */
export function spreadSpots(points: readonly LensPoint[], room: Room): LensPoint[] {
  const { half, outside = false } = room;
  const moved = points.map(({ x, y }) => {
    const most = outside ? { x: Math.max(half.x, Math.abs(x)), y: Math.max(half.y, Math.abs(y)) } : half;
    return { x: within(x, most.x), y: within(y, most.y), most };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of moved.entries()) for (const b of moved.slice(i + 1)) part(a, b, room.step);
  }
  return moved.map(({ x, y }) => ({ x, y }));
}

/** The board with its spots, and the meeple of the draft, moved apart for a tile at this scale. */
export function withSpreadSpots(view: BoardView, scale: number): BoardView {
  const { ghost, spots, meeples } = view;
  if (ghost === null || spots.length === 0) return view;
  const middle = centreOf(ghost);
  const points = spots.map(({ at }) => ({ x: (at.u - middle.u) * scale, y: (at.v - middle.v) * scale }));
  const half = (TILE / 2) * scale - RIM;
  const step = freeSpotSize(scale) + SPOT_PX.gap;
  const free = spreadSpots(points, { step, half: { x: half, y: half }, outside: true });
  const moved = spots.map((spot, i) => ({
    ...spot,
    at: { u: middle.u + free[i].x / scale, v: middle.v + free[i].y / scale },
  }));
  const chosen = moved.find(({ selected }) => selected);
  return {
    ...view,
    spots: moved,
    meeples: chosen === undefined ? meeples : meeples.map((one) => (one.draft ? { ...one, at: chosen.at } : one)),
  };
}

type Moving = { x: number; y: number; readonly most: LensPoint };

/** Pushes two points apart along the line between them; two points in the same place move sideways. */
function part(a: Moving, b: Moving, step: number): void {
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  if (gap >= step) return;
  const [ux, uy] = gap < 0.01 ? [1, 0.1] : [(b.x - a.x) / gap, (b.y - a.y) / gap];
  const by = (step - gap) / 2 + 0.05;
  a.x = within(a.x - ux * by, a.most.x);
  a.y = within(a.y - uy * by, a.most.y);
  b.x = within(b.x + ux * by, b.most.x);
  b.y = within(b.y + uy * by, b.most.y);
}

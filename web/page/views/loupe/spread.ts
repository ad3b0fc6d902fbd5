/** Where spots lie: at their features, but never closer to each other than a finger or a mouse needs. */

import { freeSpotSize, SPOT_PX } from '@asteroute/board/model/hit.ts';
import { centreOf, TILE } from '@asteroute/board/model/projection.ts';
import type { BoardView, Point } from '@asteroute/board/model/state.ts';

/** A point in pixels from the middle of the tile. */
export interface LensPoint {
  readonly x: number;
  readonly y: number;
}

/** Pixels between the middles of two spots of the enlarged tile: 44 for each and a gap. */
export const SPOT_STEP = 47;
const ROUNDS = 160;
/** Pixels from the middle of a spot to the edge of its tile, at least, while the tile has room for all. */
const RIM = 4;
/** By how many pixels the room grows beyond the tile, and how often, until all spots are apart. */
const [WIDER, TIMES] = [3, 12];
/** Steps of the scale for which spots are moved apart, per unit. */
export const STEPS = 20;
/** How far points are moved, each in another direction, so that those in a line can leave it. */
const NUDGE = 2;

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The least distance of two spots, and how far they may be from the middle each way, in pixels. */
interface Room {
  readonly step: number;
  readonly half: LensPoint;
  /** Pixels from the middle to the edge of the tile; points farther away are on other tiles, and are left there. */
  readonly edge?: number;
}

/** Moves points apart until none is closer than a step to another: along their line, or out of it if it is too short. */
export function spreadSpots(points: readonly LensPoint[], room: Room): LensPoint[] {
  const along = spread(points, room);
  if (areApart(along, room.step)) return along;
  const nudged = points.map(({ x, y }, i) => ({ x: x + NUDGE * Math.cos(i * 2.4), y: y + NUDGE * Math.sin(i * 2.4) }));
  return spread(nudged, room);
}

function spread(points: readonly LensPoint[], { step, half, edge = Number.POSITIVE_INFINITY }: Room): LensPoint[] {
  const moved = points.map(({ x, y }) => {
    const yields = Math.max(Math.abs(x), Math.abs(y)) <= edge;
    const most = yields ? half : { x: Math.max(half.x, Math.abs(x)), y: Math.max(half.y, Math.abs(y)) };
    return { x: within(x, most.x), y: within(y, most.y), most, yields };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of moved.entries()) for (const b of moved.slice(i + 1)) part(a, b, step);
  }
  return moved.map(({ x, y }) => ({ x, y }));
}

/** Whether no two points are closer than a step, but for a rounding error. */
const areApart = (points: readonly LensPoint[], step: number): boolean =>
  points.every((a, i) => points.slice(i + 1).every((b) => Math.hypot(b.x - a.x, b.y - a.y) > step - 0.5));

/** The points of the spots, in board units, moved apart for a tile at this scale. */
export function spotPoints({ ghost, spots }: Pick<BoardView, 'ghost' | 'spots'>, exactScale: number): Point[] {
  if (ghost === null || spots.length === 0) return [];
  // In steps, so that the spots do not move in every frame of a zoom.
  const scale = Math.max(1, Math.round(exactScale * STEPS)) / STEPS;
  const middle = centreOf(ghost);
  const points = spots.map(({ at }) => ({ x: (at.u - middle.u) * scale, y: (at.v - middle.v) * scale }));
  const [step, edge] = [freeSpotSize(scale) + SPOT_PX.gap, (TILE / 2) * scale];
  const spreadIn = (half: number) => spreadSpots(points, { step, half: { x: half, y: half }, edge });
  const rooms = Array.from({ length: TIMES }, (_, i) => edge - RIM + i * WIDER);
  const half = rooms.find((one) => areApart(spreadIn(one), step)) ?? rooms[TIMES - 1];
  const free = spreadIn(half);
  return free.map(({ x, y }) => ({ u: middle.u + x / scale, v: middle.v + y / scale }));
}

/** The board with its spots, and the meeple of the draft, moved apart for a tile at this scale. */
export function withSpreadSpots(view: BoardView, scale: number): BoardView {
  const { spots, meeples } = view;
  const points = spotPoints(view, scale);
  if (points.length === 0) return view;
  const moved = spots.map((spot, i) => ({ ...spot, at: points[i] }));
  const chosen = moved.find(({ selected }) => selected);
  return {
    ...view,
    spots: moved,
    meeples: chosen === undefined ? meeples : meeples.map((one) => (one.draft ? { ...one, at: chosen.at } : one)),
  };
}

type Moving = { x: number; y: number; readonly most: LensPoint; readonly yields: boolean };

/** Along their line, else sideways. A place on another tile does not yield: who is attacked stands beside it. */
function part(a: Moving, b: Moving, step: number): void {
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  if (gap >= step) return;
  const [ux, uy] = gap < 0.01 ? [1, 0.1] : [(b.x - a.x) / gap, (b.y - a.y) / gap];
  const by = step - gap + 0.1;
  const part = a.yields === b.yields ? 0.5 : a.yields ? 1 : 0;
  a.x = within(a.x - ux * by * part, a.most.x);
  a.y = within(a.y - uy * by * part, a.most.y);
  b.x = within(b.x + ux * by * (1 - part), b.most.x);
  b.y = within(b.y + uy * by * (1 - part), b.most.y);
}

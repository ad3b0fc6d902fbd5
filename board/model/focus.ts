/** The places on the board that the keyboard focus visits, and where the arrow keys lead. */
import { type HitTarget, sameCell } from './hit.ts';
import { cellAtPoint, centreOf, TILE } from './projection.ts';
import type { BoardCell, BoardView, Point } from './state.ts';

/** A place for the keyboard focus: a legal cell, the ghost, a spot, or (when nothing is legal) a tile with a label. */
export interface Stop {
  readonly key: string;
  readonly target: HitTarget;
  readonly at: Point;
  readonly label: string;
}

/** The direction of an arrow key on the screen. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The weight of a sideways distance, compared with a distance straight ahead. */
const SIDEWAYS = 2;

export const cellKey = (cell: BoardCell): string => `${cell.x},${cell.y}`;
export const spotKey = (id: string): string => `spot:${id}`;

/** Sorts cells by row, then by column. */
export const inReadingOrder = (a: BoardCell, b: BoardCell): number => a.y - b.y || a.x - b.x;

/** From here arrow keys measure; for the ghost a point above its centre, so that every spot lies in some direction. */
function standingPoint(view: BoardView, cell: BoardCell): Point {
  const { u, v } = centreOf(cell);
  return view.spots.length > 0 && sameCell(view.ghost, cell) ? { u, v: v - TILE / 2 - 8 } : { u, v };
}

type Kind = 'ghost' | 'legal' | 'tile' | 'empty';

function cellStop(view: BoardView, named: BoardCell & { label: string }, kind: Kind): Stop {
  const cell = { x: named.x, y: named.y };
  return { key: cellKey(cell), target: { kind, cell }, at: standingPoint(view, cell), label: named.label };
}

function legalStops(view: BoardView): Stop[] {
  const chosen = view.ghost?.chosen ? view.ghost : null;
  return [...view.legal]
    .sort(inReadingOrder)
    .map((cell) => cellStop(view, cell, sameCell(chosen, cell) ? 'ghost' : 'legal'));
}

function tileStops(view: BoardView): Stop[] {
  const named = view.tiles.flatMap((tile) => (tile.label ? [{ ...tile, label: tile.label }] : []));
  return named.sort(inReadingOrder).map((tile) => cellStop(view, tile, 'tile'));
}

/** The cells to act upon, in reading order: those that can be asked about, or if there are none the legal ones. */
function actingStops(view: BoardView): Stop[] {
  const asking = view.marks?.asking ?? [];
  if (asking.length > 0) return [...asking].sort(inReadingOrder).map((cell) => cellStop(view, cell, 'empty'));
  return legalStops(view);
}

/** Cells to act upon first, then all tiles that have a label. */
export const cellStops = (view: BoardView): Stop[] => [...actingStops(view), ...tileStops(view)];

/** The stops that plain arrows visit: everything that can be acted upon, or the tiles if there is no such thing. */
export function arrowStops(view: BoardView): Stop[] {
  const acting = [...actingStops(view), ...spotStops(view)];
  return acting.length > 0 ? acting : tileStops(view);
}

export const spotStops = (view: BoardView): Stop[] =>
  view.spots.map((spot) => ({
    key: spotKey(spot.id),
    target: { kind: 'spot', id: spot.id, cell: cellAtPoint(spot.at) },
    at: spot.at,
    label: spot.label,
  }));

export const allStops = (view: BoardView): Stop[] => [...cellStops(view), ...spotStops(view)];

/** How far ahead and how far aside `to` lies, seen from `from` in a direction. */
function seen(from: Point, to: Point, direction: Direction): { ahead: number; aside: number } {
  const [du, dv] = [to.u - from.u, to.v - from.v];
  const [ahead, aside] = direction === 'left' || direction === 'right' ? [du, dv] : [dv, du];
  return { ahead: direction === 'left' || direction === 'up' ? -ahead : ahead, aside: Math.abs(aside) };
}

/** The nearest stop in a direction, straight ahead preferred; null when nothing lies there. */
export function stopTowards(stops: readonly Stop[], from: Point, direction: Direction): Stop | null {
  let best: Stop | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const { ahead, aside } = seen(from, stop.at, direction);
    const cost = ahead + SIDEWAYS * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [stop, cost];
  }
  return best;
}

/** The stop that is in the tab order: the one asked for, otherwise the chosen ghost, otherwise the first. */
export function rovingStop(stops: readonly Stop[], wanted: string | null): Stop | null {
  const asked = stops.find((stop) => stop.key === wanted);
  return asked ?? stops.find((stop) => stop.target.kind === 'ghost') ?? stops[0] ?? null;
}

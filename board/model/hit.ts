/** Pure, so that it can be tested without a screen. */
import { cellAtPoint, TILE } from './projection.ts';
import type { BoardCell, BoardIntent, BoardView, Point, SpotView } from './state.ts';

export type HitTarget =
  | { readonly kind: 'spot'; readonly id: string; readonly cell: BoardCell }
  | { readonly kind: 'ghost' | 'legal' | 'tile' | 'empty'; readonly cell: BoardCell };

/** In pixels: `comfortable` for a finger, which reaches smaller spots as if they were so, `pointed` for a mouse. */
export const SPOT_PX = { comfortable: 44, pointed: 28, least: 24, gap: 6 } as const;
/** The share of a tile's width that a spot takes on small tiles, and on large ones. */
const SPOT_PART = { small: 0.37, large: 0.22 } as const;

/** The widths in pixels from which a tile can hold one spot, up to four, and more: for a finger and for a mouse. */
const ROOMY_TILE = { finger: [56, 96, 96], mouse: [34, 50, 58] } as const;

/** Whether a tile of this width in pixels has room for its spots; one that has none is enlarged for them. */
export function hasRoom(tile: number, spots: number, pointer: keyof typeof ROOMY_TILE): boolean {
  const [one, few, many] = ROOMY_TILE[pointer];
  return spots === 0 || tile >= (spots === 1 ? one : spots <= 4 ? few : many);
}

export const sameCell = (a: BoardCell | null, b: BoardCell | null): boolean => a?.x === b?.x && a?.y === b?.y;

const gapOf = (a: Point, b: Point): number => Math.hypot(a.u - b.u, a.v - b.v);

/** The smallest distance between two spots, in board units. */
function closest(spots: readonly SpotView[]): number {
  const gaps = spots.flatMap((spot, i) => spots.slice(i + 1).map((other) => gapOf(spot.at, other.at)));
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

export function freeSpotSize(scale: number): number {
  const tile = TILE * scale;
  const small = Math.max(SPOT_PX.pointed, Math.min(SPOT_PX.comfortable, SPOT_PART.small * tile));
  return Math.max(small, SPOT_PART.large * tile);
}

/** The diameter of spots in pixels: comfortable, unless neighbours would come too close on a small tile. */
export function spotSize(spots: readonly SpotView[], scale: number): number {
  const room = closest(spots) * scale - SPOT_PX.gap;
  return Math.round(Math.max(SPOT_PX.least, Math.min(freeSpotSize(scale), room)));
}

function spotAt(view: BoardView, at: Point, reach: number): HitTarget | null {
  const near = view.spots.filter((spot) => gapOf(spot.at, at) <= reach);
  const [spot] = near.sort((a, b) => gapOf(a.at, at) - gapOf(b.at, at));
  return spot ? { kind: 'spot', id: spot.id, cell: cellAtPoint(spot.at) } : null;
}

/** What lies at a board point; `reach` is how far (board units) a press may miss a spot's middle. */
export function targetAt(view: BoardView, at: Point, reach: number): HitTarget | null {
  const cell = cellAtPoint(at);
  const spot = spotAt(view, at, reach);
  if (spot) return spot;
  if (view.marks?.asking.some((asking) => sameCell(asking, cell))) return { kind: 'empty', cell };
  if (view.ghost?.chosen && sameCell(view.ghost, cell)) return { kind: 'ghost', cell };
  if (view.legal.some((legal) => sameCell(legal, cell))) return { kind: 'legal', cell };
  const told = [...view.tiles, ...(view.marks?.around ?? [])];
  return told.some((tile) => sameCell(tile, cell)) ? { kind: 'tile', cell } : null;
}

export function intentOf(target: HitTarget): BoardIntent {
  if (target.kind === 'spot') return { type: 'spot', id: target.id };
  if (target.kind === 'ghost') return { type: 'rotate', by: 1 };
  if (target.kind === 'empty') return { type: 'ask', cell: target.cell };
  return { type: target.kind === 'legal' ? 'cell' : 'tile', cell: target.cell };
}

/** Whether the wheel rotates the tile instead of zooming: on the ghost, chosen or hovering. */
export function turnable(view: BoardView, target: HitTarget | null): boolean {
  if (target === null || view.ghost === null || view.ghost.rotations < 2) return false;
  return target.kind !== 'tile' && sameCell(view.ghost, target.cell);
}

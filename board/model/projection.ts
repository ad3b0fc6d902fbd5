/** Where board units land on the screen: pure arithmetic, no state. A tile is 100 units; `scale` is pixels per unit. */
import type { BoardCell, Point, QuarterTurn } from './state.ts';

export interface Px {
  readonly x: number;
  readonly y: number;
}

/** The position and scale of the board in the window: screen = board * scale + (x, y). */
export interface CameraPose extends Px {
  readonly scale: number;
}

/** A rectangle in board units, or in pixels of the widget. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far panels cover each edge of the board, in pixels. */
export type Insets = Box;

/** The widget's size and the part of it that panels leave free. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Units per tile side. */
export const TILE = 100;
/** The smallest and largest tile on the screen, in pixels. */
export const TILE_PX = { min: 24, max: 260 } as const;
/** The largest size of a tile, in pixels, when a board is fitted, so that a board of a few tiles is not blown up. */
const FIT_PX = 150;
/** At least this much of the board stays in the free part of the window, in pixels. */
const REACH_PX = 56;

/** No part of the board is covered. */
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const widest = (all: readonly Insets[]): Insets => ({
  top: Math.max(0, ...all.map(({ top }) => top)),
  right: Math.max(0, ...all.map(({ right }) => right)),
  bottom: Math.max(0, ...all.map(({ bottom }) => bottom)),
  left: Math.max(0, ...all.map(({ left }) => left)),
});

/** A point of the board after quarter turns of the board about the corner of the start tile. */
export function turnPoint({ u, v }: Point, quarters: number): Point {
  return [
    { u, v },
    { u: -v, v: u },
    { u: -u, v: -v },
    { u: v, v: -u },
  ][quarters % 4];
}

export const unturnPoint = (at: Point, turn: QuarterTurn): Point => turnPoint(at, 4 - turn);

export const turnCell = (cell: BoardCell, turn: QuarterTurn): BoardCell => cellAtPoint(turnPoint(centreOf(cell), turn));

export const toScreen = (pose: CameraPose, at: Point): Px => ({
  x: at.u * pose.scale + pose.x,
  y: at.v * pose.scale + pose.y,
});

/** A rectangle of the turned board in pixels. */
export function boxOnScreen(pose: CameraPose, { left, top, right, bottom }: Box): Box {
  const a = toScreen(pose, { u: left, v: top });
  const b = toScreen(pose, { u: right, v: bottom });
  return { left: a.x, top: a.y, right: b.x, bottom: b.y };
}

export const toBoard = (pose: CameraPose, at: Px): Point => ({
  u: (at.x - pose.x) / pose.scale,
  v: (at.y - pose.y) / pose.scale,
});

export const cellAtPoint = (at: Point): BoardCell => ({ x: Math.floor(at.u / TILE), y: Math.floor(at.v / TILE) });

export const centreOf = (cell: BoardCell): Point => ({ u: (cell.x + 0.5) * TILE, v: (cell.y + 0.5) * TILE });

export const cellBox = ({ x, y }: BoardCell): Box => ({
  left: x * TILE,
  top: y * TILE,
  right: (x + 1) * TILE,
  bottom: (y + 1) * TILE,
});

/** The square around a point, `half` units each way. */
export const boxAround = ({ u, v }: Point, half: number): Box => ({
  left: u - half,
  top: v - half,
  right: u + half,
  bottom: v + half,
});

/** Whether two rectangles have more than an edge in common. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function around(boxes: readonly Box[], turn: QuarterTurn): Box {
  const corners = boxes.flatMap(({ left, top, right, bottom }) => [
    turnPoint({ u: left, v: top }, turn),
    turnPoint({ u: right, v: bottom }, turn),
  ]);
  const [us, vs] = [corners.map(({ u }) => u), corners.map(({ v }) => v)];
  return { left: Math.min(...us), top: Math.min(...vs), right: Math.max(...us), bottom: Math.max(...vs) };
}

const clampScale = (scale: number, least: number = TILE_PX.min): number =>
  Math.min(TILE_PX.max / TILE, Math.max(least / TILE, scale));

/** The rectangle around cells with `margin` cells added on each side; no cells count as the start cell. */
export function boundsOf(cells: readonly BoardCell[], margin = 0): Box {
  const all = cells.length > 0 ? cells : [{ x: 0, y: 0 }];
  const xs = all.map((cell) => cell.x);
  const ys = all.map((cell) => cell.y);
  return {
    left: (Math.min(...xs) - margin) * TILE,
    top: (Math.min(...ys) - margin) * TILE,
    right: (Math.max(...xs) + 1 + margin) * TILE,
    bottom: (Math.max(...ys) + 1 + margin) * TILE,
  };
}

/** The free rectangle of the window, in pixels: at least one pixel wide and high. */
export function freeArea({ width, height, insets }: Frame): Box {
  const right = Math.max(insets.left + 1, width - insets.right);
  const bottom = Math.max(insets.top + 1, height - insets.bottom);
  return { left: insets.left, top: insets.top, right, bottom };
}

const middle = (box: Box): Px => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

export function centredPose(at: Point, scale: number, frame: Frame): CameraPose {
  const free = middle(freeArea(frame));
  return { scale, x: free.x - at.u * scale, y: free.y - at.v * scale };
}

/** The pose that shows the whole box in the free area. Tiles get a whole number of pixels, so that they stay crisp. */
export function fitPose(box: Box, frame: Frame, least?: number): CameraPose {
  const free = freeArea(frame);
  const across = (free.right - free.left) / (box.right - box.left);
  const down = (free.bottom - free.top) / (box.bottom - box.top);
  const scale = clampScale(Math.min(FIT_PX, Math.floor(Math.min(across, down) * TILE)) / TILE, least);
  const { x: u, y: v } = middle(box);
  const pose = centredPose({ u, v }, scale, frame);
  return { scale, x: Math.round(pose.x), y: Math.round(pose.y) };
}

/** Zooms so that the board point under `at` stays there. */
export const zoomPose = (pose: CameraPose, at: Px, factor: number): CameraPose =>
  anchoredPose(pose, at, clampScale(pose.scale * factor));

/** The pose at another scale in which the board point under `at` stays there. */
export function anchoredPose(pose: CameraPose, at: Px, scale: number): CameraPose {
  const grown = scale / pose.scale;
  return { scale, x: at.x - (at.x - pose.x) * grown, y: at.y - (at.y - pose.y) * grown };
}

/** The pose after a pan by pixels. */
export const panPose = (pose: CameraPose, dx: number, dy: number): CameraPose => ({
  scale: pose.scale,
  x: pose.x + dx,
  y: pose.y + dy,
});

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Pulls the pose back so that the board cannot be lost outside the window. */
export function keepInReach(pose: CameraPose, box: Box, frame: Frame): CameraPose {
  const free = freeArea(frame);
  const { left, top, right, bottom } = box;
  return {
    scale: pose.scale,
    x: between(pose.x, free.left + REACH_PX - right * pose.scale, free.right - REACH_PX - left * pose.scale),
    y: between(pose.y, free.top + REACH_PX - bottom * pose.scale, free.bottom - REACH_PX - top * pose.scale),
  };
}

/** How far to move, in pixels, so that the stretch low..high lies inside from..to. */
function shift(low: number, high: number, from: number, to: number): number {
  if (low < from) return from - low;
  return high > to ? Math.max(from - low, to - high) : 0;
}

/** The smallest pan that brings a box wholly into the free area, `margin` pixels away from its edges. */
export function revealPose(pose: CameraPose, box: Box, frame: Frame, margin = 16): CameraPose {
  const free = freeArea(frame);
  const from = toScreen(pose, { u: box.left, v: box.top });
  const to = toScreen(pose, { u: box.right, v: box.bottom });
  const dx = shift(from.x, to.x, free.left + margin, free.right - margin);
  const dy = shift(from.y, to.y, free.top + margin, free.bottom - margin);
  return panPose(pose, dx, dy);
}

/** The pose on the way from `a` to `b`: zooming keeps one point fixed, so that the path looks straight. */
export function mixPose(a: CameraPose, b: CameraPose, part: number): CameraPose {
  const scale = a.scale * (b.scale / a.scale) ** part;
  const moved = Math.abs(b.scale - a.scale) < 1e-6 ? part : (scale - a.scale) / (b.scale - a.scale);
  return { scale, x: a.x + (b.x - a.x) * moved, y: a.y + (b.y - a.y) * moved };
}

/** Touch and wheel gestures: pure functions, and readers for series of wheel events and Safari's gesture events. */
import type { Px } from '../model/projection.ts';

/** Pixels after which a press becomes a drag. */
const DRAG_PX = 6;
/** Wheel events closer than this (milliseconds) belong to one gesture and keep its meaning. */
const WHEEL_PAUSE = 260;
/** Wheel travel (pixels) of one rotation: a notch of a mouse wheel, a flick of a touchpad. */
const NOTCH = 50;
const LINE = 16;

const pixelDistance = (a: Px, b: Px): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a pointer has moved so far that it drags instead of pressing. */
export const isDrag = (from: Px, to: Px): boolean => pixelDistance(from, to) > DRAG_PX;

const midpoint = (a: Px, b: Px): Px => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export interface Pinch {
  /** The new middle of both fingers: zoom around it. */
  readonly at: Px;
  readonly factor: number;
  readonly dx: number;
  readonly dy: number;
}

export type Fingers = readonly [Px, Px];

/** What two fingers that moved from `before` to `after` do: pan by the middle, zoom by the distance. */
export function pinch(before: Fingers, after: Fingers): Pinch {
  const from = midpoint(...before);
  const at = midpoint(...after);
  const factor = pixelDistance(...after) / Math.max(1, pixelDistance(...before));
  return { at, factor, dx: at.x - from.x, dy: at.y - from.y };
}

export interface WheelInput {
  readonly deltaY: number;
  readonly deltaMode: number;
  /** Browsers report a pinch on a touchpad as a wheel with Ctrl. */
  readonly ctrlKey: boolean;
  readonly timeStamp: number;
}

export type WheelMeaning =
  | { readonly type: 'zoom'; readonly factor: number }
  | { readonly type: 'rotate'; readonly by: 1 | -1 }
  | { readonly type: 'nothing' };

const pixels = ({ deltaY, deltaMode }: WheelInput): number => (deltaMode === 0 ? deltaY : deltaY * LINE);

function zoomFactor(input: WheelInput): number {
  const travel = Math.max(-120, Math.min(120, pixels(input)));
  return Math.exp(-travel * (input.ctrlKey ? 0.01 : 0.0016));
}

/** The field of Safari's gesture events that is read: two fingers on the trackpad of a Mac. */
export interface ScaleInput {
  /** The distance of the fingers, relative to the beginning of the gesture. */
  readonly scale: number;
}

/** Reads the steps of Safari's gestures. Other browsers report a pinch as wheel events with Ctrl. */
export class ScaleReader {
  #last = 1;

  start(): void {
    this.#last = 1;
  }

  /** Returns the zoom factor since the previous step. */
  read({ scale }: ScaleInput): number {
    const factor = scale / this.#last;
    this.#last = scale;
    return factor;
  }
}

/** Reads a series of wheel events. A gesture that began as zooming continues to zoom when it reaches a tile. */
export class WheelReader {
  #last = Number.NEGATIVE_INFINITY;
  #rotates = false;
  #travel = 0;

  /** Interprets one event. `turnable`: whether a tile that can be rotated lies under the pointer. */
  read(input: WheelInput, turnable: boolean): WheelMeaning {
    if (input.timeStamp - this.#last > WHEEL_PAUSE) this.#start(turnable && !input.ctrlKey);
    this.#last = input.timeStamp;
    return this.#rotates ? this.#turn(pixels(input)) : { type: 'zoom', factor: zoomFactor(input) };
  }

  #start(rotates: boolean): void {
    this.#rotates = rotates;
    this.#travel = 0;
  }

  #turn(travel: number): WheelMeaning {
    this.#travel += travel;
    if (Math.abs(this.#travel) < NOTCH) return { type: 'nothing' };
    this.#travel = 0;
    return { type: 'rotate', by: travel > 0 ? 1 : -1 };
  }
}

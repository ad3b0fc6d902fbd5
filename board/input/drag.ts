/** Moving a board that is only looked at: by mouse, fingers, trackpad and keys. */
import { type Camera, ZOOM_STEP } from '../model/camera.ts';
import type { Px } from '../model/projection.ts';
import { pinch, type ScaleInput, ScaleReader } from './gesture.ts';

/** Pixels per press of Shift + arrow. */
const PAN_PX = 96;

/** How keys move the board; the visible part moves with the arrow. */
const KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': (camera) => camera.zoomBy(ZOOM_STEP),
  '=': (camera) => camera.zoomBy(ZOOM_STEP),
  '-': (camera) => camera.zoomBy(1 / ZOOM_STEP),
  f: (camera) => camera.refit(),
  ArrowUp: (camera) => camera.pan(0, PAN_PX),
  ArrowDown: (camera) => camera.pan(0, -PAN_PX),
  ArrowLeft: (camera) => camera.pan(PAN_PX, 0),
  ArrowRight: (camera) => camera.pan(-PAN_PX, 0),
};

/** A wheel alone scrolls the page; with Ctrl, as a trackpad sends it for two fingers, it zooms. Shift + arrow pans. */
export function attachDrag(element: HTMLElement, camera: Camera): () => void {
  const drag = new Drag(element, camera);
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, run, { signal: off.signal, passive: false });
  on('pointerdown', (event) => drag.down(event));
  on('pointermove', (event) => drag.move(event));
  on('pointerup', (event) => drag.up(event));
  on('pointercancel', (event) => drag.up(event));
  on('wheel', (event) => drag.wheel(event));
  on('keydown', (event) => drag.key(event));
  // Only Safari has these events, so TypeScript does not know them.
  for (const type of ['gesturestart', 'gesturechange'] as const) {
    const run = (event: Event) => drag.scale(event as MouseEvent & ScaleInput);
    element.addEventListener(type, run, { signal: off.signal, passive: false });
  }
  return () => off.abort();
}

class Drag {
  readonly #element: HTMLElement;
  readonly #camera: Camera;
  readonly #pointers = new Map<number, Px>();
  readonly #scale = new ScaleReader();

  constructor(element: HTMLElement, camera: Camera) {
    this.#element = element;
    this.#camera = camera;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#pointers.size === 0) this.#camera.beginDrag();
    this.#pointers.set(event.pointerId, this.#placeOf(event));
    this.#element.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const fingers = [...this.#pointers.values()];
    const here = this.#placeOf(event);
    this.#pointers.set(event.pointerId, here);
    if (fingers.length === 1) this.#camera.pan(here.x - before.x, here.y - before.y);
    else this.#pinch(fingers);
  }

  up(event: PointerEvent): void {
    if (this.#pointers.delete(event.pointerId) && this.#pointers.size === 0) this.#camera.endDrag();
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const travel = Math.max(-120, Math.min(120, event.deltaY));
    this.#camera.zoomAt(this.#placeOf(event), Math.exp(-travel * 0.01));
  }

  /** Two fingers on the trackpad of a Mac, in Safari. */
  scale(event: MouseEvent & ScaleInput): void {
    event.preventDefault();
    if (event.type === 'gesturestart') this.#scale.start();
    else if (this.#pointers.size === 0) this.#camera.zoomAt(this.#placeOf(event), this.#scale.read(event));
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key.startsWith('Arrow') !== event.shiftKey && event.key !== '+') return;
    const obey = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (obey === undefined) return;
    event.preventDefault();
    obey(this.#camera);
  }

  #pinch([first, second]: readonly Px[]): void {
    const [one, two] = [...this.#pointers.values()];
    const { at, factor, dx, dy } = pinch([first, second], [one, two]);
    this.#camera.pan(dx, dy);
    this.#camera.zoomAt(at, factor);
  }

  #placeOf(event: MouseEvent): Px {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

/** Mouse, touch, pen and wheel on the board: turns browser events into camera movements and intents. */
import type { ReadonlySignal } from '@preact/signals';
import type { Camera } from '../model/camera.ts';
import { cellKey } from '../model/focus.ts';
import { type HitTarget, intentOf, SPOT_PX, sameCell, spotSize, targetAt, turnable } from '../model/hit.ts';
import type { Px } from '../model/projection.ts';
import type { BoardCell, BoardIntent, BoardView } from '../model/state.ts';
import { type Fingers, isDrag, pinch, type ScaleInput, ScaleReader, WheelReader } from './gesture.ts';

/** Controls inside the board that take their own clicks carry this attribute. */
export const OWN_CLICKS = 'data-own-clicks';

/** Milliseconds after which a finger that rests on a cell asks about it. */
const HOLD = 450;

export interface BoardPorts {
  readonly view: ReadonlySignal<BoardView>;
  readonly camera: Camera;
  readonly onIntent: (intent: BoardIntent) => void;
}

export interface PointerPorts extends BoardPorts {
  /** The target that an element represents, for clicks without a pointer (assistive technology). */
  readonly targetOf: (element: Element) => HitTarget | null;
}

export function attachPointer(element: HTMLElement, ports: PointerPorts): () => void {
  const hand = new Hand(element, ports);
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, run, { signal: off.signal, passive: false });
  on('pointerdown', (event) => hand.down(event));
  on('pointermove', (event) => hand.move(event));
  on('pointerup', (event) => hand.up(event));
  on('pointercancel', (event) => hand.up(event));
  on('pointerleave', () => hand.leave());
  on('click', (event) => hand.click(event));
  on('contextmenu', (event) => hand.menu(event));
  on('wheel', (event) => hand.wheel(event));
  // Only Safari has these events, so TypeScript does not know them.
  for (const type of ['gesturestart', 'gesturechange', 'gestureend'] as const) {
    const run = (event: Event) => hand.scale(event as MouseEvent & ScaleInput);
    element.addEventListener(type, run, { signal: off.signal, passive: false });
  }
  // The board may move under a resting pointer, so that another cell is hovered once the camera rests.
  const stop = ports.camera.pose.subscribe(() => hand.moved());
  return () => {
    stop();
    off.abort();
  };
}

const ownClicks = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(`[${OWN_CLICKS}]`) !== null;

/** One person's pointers on one board. */
class Hand {
  readonly #element: HTMLElement;
  readonly #ports: PointerPorts;
  readonly #wheelReader = new WheelReader();
  readonly #scaleReader = new ScaleReader();
  readonly #pointers = new Map<number, Px>();
  #start: Px | null = null;
  #touch = false;
  #dragging = false;
  /** Whether the press that has just ended was a drag, so that its click is ignored. */
  #swallow = false;
  #hovered: BoardCell | null = null;
  /** The last event of a mouse or pen over the board; null while it is elsewhere. */
  #resting: PointerEvent | null = null;
  #frame = 0;
  /** The timer of a finger that rests on a cell. */
  #holding = 0;

  constructor(element: HTMLElement, ports: PointerPorts) {
    this.#element = element;
    this.#ports = ports;
  }

  down(event: PointerEvent): void {
    if (ownClicks(event) || (event.pointerType === 'mouse' && event.button === 2)) return;
    this.#pointers.set(event.pointerId, this.#placeOf(event));
    this.#touch = event.pointerType === 'touch';
    if (this.#pointers.size === 1) this.#begin(event);
    else this.#drag(event);
  }

  move(event: PointerEvent): void {
    // The button was released outside the window.
    if (event.buttons === 0 && this.#pointers.has(event.pointerId)) this.up(event);
    const before = [...this.#pointers.values()];
    if (this.#pointers.has(event.pointerId)) this.#pointers.set(event.pointerId, this.#placeOf(event));
    else this.#glide(event);
    if (before.length === 1) this.#pan(event, before[0]);
    else if (before.length === 2) this.#pinch(before as [Px, Px]);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.#letGo();
    if (this.#pointers.size > 0 || !this.#dragging) return;
    this.#dragging = false;
    this.#swallow = true;
    this.#element.classList.remove('is-dragging');
    this.#ports.camera.endDrag();
  }

  click(event: MouseEvent): void {
    if (ownClicks(event)) return;
    const swallow = this.#swallow && event.detail > 0;
    this.#swallow = false;
    const target = this.#clicked(event);
    if (swallow || target === null) return;
    // The second click of a double click may have been meant for the tile that lay there before.
    if (target.kind === 'spot' && event.detail > 1 && !this.#touch) return;
    const obey = () => this.#ports.onIntent(intentOf(target));
    if (event.detail > 0 && target.kind !== 'tile') this.#ports.camera.press(this.#placeOf(event), obey);
    else obey();
  }

  /** The right button rotates the ghost; elsewhere the browser shows its menu. */
  menu(event: MouseEvent): void {
    if (!turnable(this.#ports.view.value, this.#targetUnder(event))) return;
    event.preventDefault();
    if (!this.#touch) this.#ports.onIntent({ type: 'rotate', by: 1 });
  }

  wheel(event: WheelEvent): void {
    if (ownClicks(event)) return;
    event.preventDefault();
    const meaning = this.#wheelReader.read(event, turnable(this.#ports.view.value, this.#targetUnder(event)));
    if (meaning.type === 'zoom') this.#ports.camera.zoomAt(this.#placeOf(event), meaning.factor);
    if (meaning.type === 'rotate') this.#ports.onIntent(meaning);
  }

  /** Handles a gesture of two fingers on a trackpad. Fingers on a touch screen already arrive as pointers. */
  scale(event: MouseEvent & ScaleInput): void {
    event.preventDefault();
    if (this.#pointers.size > 0) return;
    if (event.type === 'gesturestart') this.#scaleReader.start();
    else if (event.type === 'gesturechange')
      this.#ports.camera.zoomAt(this.#placeOf(event), this.#scaleReader.read(event));
  }

  leave(): void {
    this.#resting = null;
    this.#hover(null);
  }

  /** Ends the hover if another cell lies under the pointer, and hovers that cell once the camera rests. */
  moved(): void {
    cancelAnimationFrame(this.#frame);
    const resting = this.#resting;
    if (resting === null || this.#dragging) return;
    if (!sameCell(this.#targetUnder(resting)?.cell ?? null, this.#hovered)) this.#hover(null);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#glide(resting));
    });
  }

  #hover(cell: BoardCell | null): void {
    if (sameCell(cell, this.#hovered)) return;
    this.#hovered = cell;
    this.#mark(cell);
    this.#ports.onIntent({ type: 'hover', cell });
  }

  /** For the style sheet, because browsers do not update `:hover` when the board moves under the pointer. */
  #mark(cell: BoardCell | null): void {
    this.#element.querySelector('[data-hover]')?.removeAttribute('data-hover');
    if (cell !== null)
      this.#element.querySelector(`[data-stop="${cellKey(cell)}"]`)?.setAttribute('data-hover', 'true');
  }

  #begin(event: PointerEvent): void {
    this.#start = this.#placeOf(event);
    this.#swallow = false;
    if (this.#touch) this.#holding = window.setTimeout(() => this.#hold(event), HOLD);
  }

  /** A finger that rests on a cell asks about it like a mouse that hovers, until it is lifted; that is no press. */
  #hold(event: PointerEvent): void {
    this.#swallow = true;
    this.#hover(this.#targetUnder(event)?.cell ?? null);
  }

  #letGo(): void {
    clearTimeout(this.#holding);
    if (this.#touch && this.#hovered !== null) this.#hover(null);
  }

  #glide(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    this.#resting = event;
    this.#hover(ownClicks(event) ? null : (this.#targetUnder(event)?.cell ?? null));
  }

  #pan(event: PointerEvent, before: Px): void {
    const here = this.#placeOf(event);
    if (!this.#dragging && this.#start && isDrag(this.#start, here)) this.#drag(event);
    if (this.#dragging) this.#ports.camera.pan(here.x - before.x, here.y - before.y);
  }

  #pinch(before: Fingers): void {
    const [first, second] = [...this.#pointers.values()];
    const { at, factor, dx, dy } = pinch(before, [first, second]);
    this.#ports.camera.pan(dx, dy);
    this.#ports.camera.zoomAt(at, factor);
  }

  #drag(event: PointerEvent): void {
    this.#element.setPointerCapture(event.pointerId);
    this.#letGo();
    if (this.#dragging) return;
    this.#dragging = true;
    this.leave();
    this.#element.classList.add('is-dragging');
    this.#ports.camera.beginDrag();
  }

  #placeOf(event: MouseEvent): Px {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #clicked(event: MouseEvent): HitTarget | null {
    const byPointer = event.detail > 0;
    if (byPointer) return this.#targetUnder(event);
    return event.target instanceof Element ? this.#ports.targetOf(event.target) : null;
  }

  #targetUnder(event: MouseEvent): HitTarget | null {
    const { view, camera } = this.#ports;
    const { scale } = camera.pose.value;
    const size = spotSize(view.value.spots, scale);
    const reach = this.#touch ? Math.max(size, SPOT_PX.comfortable) : size;
    return targetAt(view.value, camera.boardOf(this.#placeOf(event)), reach / 2 / scale);
  }
}

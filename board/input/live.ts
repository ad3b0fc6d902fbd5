/** Connects the board's elements to the camera and the view without rendering: signal effects that write styles. */
import { effect, type ReadonlySignal, signal, useComputed, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { systemReducesMotion } from '../model/anim.ts';
import type { Camera } from '../model/camera.ts';
import { spotSize } from '../model/hit.ts';
import type { BoardView } from '../model/state.ts';

type View = ReadonlySignal<BoardView>;

/** Milliseconds without movement after which the layer is repainted, sharp at its new size. */
const SETTLE = 140;

/** Spots smaller than this many pixels have no room for their points. */
const CRAMPED = 26;

/** Runs a signal effect while the component exists: immediately, not after the next paint as `useSignalEffect` does. */
export function useLive(run: () => void): void {
  useLayoutEffect(() => effect(run), []);
}

const afterPaint = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run));

/** A layer keeps its own texture, so that moving it paints nothing, but a new scale needs a new one. */
function repaint(element: HTMLElement): void {
  element.classList.add('is-repainted');
  afterPaint(() => element.classList.remove('is-repainted'));
}

/**
 * Moves the layer by its style alone, and repaints it at rest. Returns the scale at rest, or where a movement of the
 * camera will end, so that elements with a constant size on the screen are redrawn once.
 */
export function useTransform(layer: RefObject<HTMLElement | null>, camera: Camera): ReadonlySignal<number> {
  const scale = useSignal(camera.pose.peek().scale);
  const painted = useRef(scale.peek());
  useLive(() => {
    const bound = camera.boundScale.value;
    // After the response to a click: redrawing all elements of constant size is slow without a GPU.
    afterPaint(() => {
      scale.value = bound;
    });
  });
  useLive(() => {
    const pose = camera.pose.value;
    const element = layer.current;
    if (!element) return;
    const turn = camera.turn.value;
    element.style.transform = `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale}) rotate(${turn * 90}deg)`;
    element.style.setProperty('--view-turn', String(turn));
    if (pose.scale === painted.current) return;
    const settle = setTimeout(() => {
      painted.current = pose.scale;
      scale.value = pose.scale;
      repaint(element);
    }, SETTLE);
    return () => clearTimeout(settle);
  });
  return scale;
}

/** Sets the style variable `--px`, one screen pixel in board units. */
export function usePixelSize(layer: RefObject<HTMLElement | null>, scale: ReadonlySignal<number>): void {
  useLive(() => layer.current?.style.setProperty('--px', String(1 / scale.value)));
}

/** Sets the style variables for sizes in screen pixels: `--px`, and `--spot`, a spot's diameter. */
export function useScreenSizes(layer: RefObject<HTMLElement | null>, view: View, scale: ReadonlySignal<number>): void {
  const spots = useComputed(() => spotSize(view.value.spots, scale.value));
  usePixelSize(layer, scale);
  useLive(() => {
    layer.current?.style.setProperty('--spot', String(spots.value));
    layer.current?.classList.toggle('is-cramped', spots.value < CRAMPED);
  });
}

/** Reports to the camera how big the element is, now and whenever it changes. */
export function useSize(root: RefObject<HTMLElement | null>, camera: Camera): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // The observer calls back before the first paint; reading the size here would compute styles in the building task.
    const observer = new ResizeObserver(() => camera.setSize(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [camera]);
}

/** Fits the board when a tile has been added or removed; the first time without easing. */
export function useAutoFit(view: View, camera: Camera): void {
  const count = useComputed(() => view.value.tiles.length);
  useLive(() => {
    if (count.value > 0) camera.autoFit(view.peek().tiles);
  });
}

const systemStill = signal(systemReducesMotion());
if (typeof matchMedia === 'function') {
  const wish = matchMedia('(prefers-reduced-motion: reduce)');
  wish.addEventListener('change', () => {
    systemStill.value = wish.matches;
  });
}

/** Whether the view or the system asks for no motion. Keeps the setting of the camera up to date as well. */
export function useStill(view: View, camera: Camera): ReadonlySignal<boolean> {
  const still = useComputed(() => view.value.reducedMotion || systemStill.value);
  useLive(() => {
    camera.reducedMotion = still.value || view.value.calm === true;
  });
  return still;
}

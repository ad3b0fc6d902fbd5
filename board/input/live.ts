/** What ties the board's elements to the camera and the view without rendering: signal effects that write styles. */
import { effect, type ReadonlySignal, signal, useComputed, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { systemReducesMotion } from '../model/anim.ts';
import type { Camera } from '../model/camera.ts';
import { spotSize } from '../model/hit.ts';
import type { BoardView } from '../model/state.ts';

type View = ReadonlySignal<BoardView>;

/** After so many milliseconds without movement the layer is painted afresh, sharp at its new size. */
const SETTLE = 140;

/** Spots smaller than this many pixels have no room for their points. */
const CRAMPED = 32;

/** A signal effect for the component's life. It runs at once, not after the next paint as `useSignalEffect` does. */
export function useLive(run: () => void): void {
  useLayoutEffect(() => effect(run), []);
}

const afterPaint = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run));

/** The layer keeps a texture of its own, so that moving it paints nothing; a new scale needs a new texture. */
function repaint(element: HTMLElement): void {
  element.classList.add('is-repainted');
  afterPaint(() => element.classList.remove('is-repainted'));
}

/**
 * Moves the layer by style alone; once it rests at a new scale it is painted sharp. Answers the scale at rest, or that
 * at which a flight of the camera will end: what keeps its size on the screen grows into it and never overshoots.
 */
export function useTransform(layer: RefObject<HTMLElement | null>, camera: Camera): ReadonlySignal<number> {
  const scale = useSignal(camera.pose.peek().scale);
  const painted = useRef(scale.peek());
  useLive(() => {
    const bound = camera.boundScale.value;
    // Not in the frame that answers a click: all that keeps its size is redrawn, which is slow where the browser draws without a GPU.
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

/** Keeps sizes that are given in screen pixels true: `--px` is one pixel in board units, `--spot` a spot's diameter. */
export function useScreenSizes(layer: RefObject<HTMLElement | null>, view: View, scale: ReadonlySignal<number>): void {
  const spots = useComputed(() => spotSize(view.value.spots, scale.value));
  useLive(() => layer.current?.style.setProperty('--px', String(1 / scale.value)));
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
    // Its first call comes before the first paint: to read the size here would have styles computed in the task that
    // makes the whole page.
    const observer = new ResizeObserver(() => camera.setSize(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [camera]);
}

/** Fits the board when a tile has come or gone; the first time without easing. */
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

/** True when the view or the system asks for stillness; the camera gets it as well. */
export function useStill(view: View, camera: Camera): ReadonlySignal<boolean> {
  const still = useComputed(() => view.value.reducedMotion || systemStill.value);
  useLive(() => {
    camera.reducedMotion = still.value || view.value.calm === true;
  });
  return still;
}

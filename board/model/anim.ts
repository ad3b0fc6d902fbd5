/**
 * With reduced motion nothing is animated; with `data-motion="less"` on the root, elements fade and nothing travels.
 */

/** Durations in milliseconds. */
export const DURATION = {
  camera: 360,
  tileIn: 240,
  meepleIn: 280,
  meepleLeave: 520,
  /** The delay between two counted tiles. */
  lightStep: 80,
  light: 260,
  sumIn: 240,
  ring: 1100,
  flood: 320,
  floodStep: 45,
  scarIn: 320,
} as const;

const OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const BOUNCE = 'cubic-bezier(0.3, 1.4, 0.5, 1)';

/** An easing curve, fast first and slow at the end: 0..1 to 0..1. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/* Only the animation of leaving fills forwards, because a filling animation keeps its element in a texture of its own,
   which is blurred after zooming. */

/** Whether the system asks for less motion; false if the environment cannot tell. */
export const systemReducesMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The duration of a fade in milliseconds, when the page asks for less motion. */
const FADE_MS = 140;

function move(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  if (element.ownerDocument.documentElement.dataset.motion !== 'less') return element.animate(keyframes, timing);
  const fades = keyframes.map(({ opacity, offset }) => ({
    ...(opacity === undefined ? {} : { opacity }),
    ...(offset === undefined ? {} : { offset }),
  }));
  return element.animate(fades, { ...timing, duration: FADE_MS, delay: 0, easing: 'linear' });
}

const entrance =
  (from: Keyframe, to: Keyframe, timing: KeyframeAnimationOptions) =>
  (element: Element): Animation =>
    move(element, [from, to], timing);

export const tileIn = entrance(
  { transform: 'scale(1.16)', opacity: 0.4 },
  { transform: 'scale(1)', opacity: 1 },
  { duration: DURATION.tileIn, easing: OUT },
);

export const meepleIn = entrance(
  { transform: 'translateY(-22px) scale(1.35)', opacity: 0 },
  { transform: 'translateY(0) scale(1)', opacity: 1 },
  { duration: DURATION.meepleIn, easing: BOUNCE },
);

/** The mark of a battle shrinks and turns into its place. */
export const scarIn = entrance(
  { transform: 'scale(2.4) rotate(-30deg)', opacity: 0 },
  { transform: 'scale(1) rotate(0deg)', opacity: 1 },
  { duration: DURATION.scarIn, easing: OUT },
);

/** A meeple leaves the board: it rises, shrinks and fades. */
export function meepleLeave(element: Element): Animation {
  const keyframes = [
    { transform: 'translateY(0) scale(1)', opacity: 1 },
    { transform: 'translateY(-10px) scale(1.2)', opacity: 1, offset: 0.25 },
    { transform: 'translateY(-46px) scale(0.6)', opacity: 0 },
  ];
  return move(element, keyframes, { duration: DURATION.meepleLeave, easing: 'ease-in', fill: 'forwards' });
}

/** The counted tile number `index` (from 0) lights up after those before it. */
export function lightUp(element: Element, index: number): Animation {
  const timing = { duration: DURATION.light, delay: index * DURATION.lightStep };
  const keyframes = [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, {}];
  return move(element, keyframes, { ...timing, easing: 'ease-out', fill: 'backwards' });
}

/** The sum appears once `count` tiles have lit up. */
export function sumIn(element: Element, count: number): Animation {
  const timing = { duration: DURATION.sumIn, delay: count * DURATION.lightStep };
  const keyframes = [
    { opacity: 0, translate: '0 10px' },
    { opacity: 1, translate: '0 0' },
  ];
  return move(element, keyframes, { ...timing, easing: OUT, fill: 'both' });
}

/** A ring of light spreads and fades once `count` tiles have lit up. */
export function ringOut(element: Element, count: number): Animation {
  const timing = { duration: DURATION.ring, delay: count * DURATION.lightStep };
  const keyframes = [
    { opacity: 1, transform: 'scale(0.08)' },
    { opacity: 0.7, offset: 0.7 },
    { opacity: 0, transform: 'scale(1)' },
  ];
  return move(element, keyframes, { ...timing, easing: OUT });
}

/** The winner's colour reaches the part number `index` of a realm. */
export function floodIn(element: Element, index: number): Animation {
  const timing = { duration: DURATION.flood, delay: Math.min(index, 8) * DURATION.floodStep };
  return move(element, [{ opacity: 0 }, { opacity: 1 }], { ...timing, easing: OUT, fill: 'backwards' });
}

/** The speed of traffic in board units per second. */
const PACE = 42;
/** Animation steps per second: enough for slow movement, while sixty would keep the screen busy. */
const STEPS_A_SECOND = 15;

type Way = readonly { readonly u: number; readonly v: number }[];

/** The distance of each point from the start, measured along the path. */
function distancesOf(way: Way): number[] {
  let distance = 0;
  return way.map((point, i) => {
    if (i > 0) distance += Math.hypot(point.u - way[i - 1].u, point.v - way[i - 1].v);
    return distance;
  });
}

/** Moves an element along a path and back, endlessly. */
export function travel(element: Element, way: Way): Animation {
  const distances = distancesOf(way);
  const length = distances[distances.length - 1];
  const keyframes = way.map(({ u, v }, i) => ({
    transform: `translate(${u}px, ${v}px)`,
    offset: Math.min(1, distances[i] / length),
  }));
  const steps = Math.ceil((length / PACE) * STEPS_A_SECOND);
  return element.animate(keyframes, {
    duration: (steps / STEPS_A_SECOND) * 1000,
    easing: `steps(${steps})`,
    iterations: Number.POSITIVE_INFINITY,
    direction: 'alternate',
  });
}

/** Things that fly over the page: pictures in a layer of their own, moved by transform and opacity alone. */

/** A rectangle on the screen, in pixels. */
export type ScreenBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Flight {
  readonly picture: Element;
  readonly from: ScreenBox;
  readonly to: ScreenBox;
  readonly lasts: number;
  readonly delay?: number;
  /** How high its path rises above the straight line, in pixels. */
  readonly lift?: number;
  /** The number of hops on the way, for a walking meeple. */
  readonly hops?: number;
  /** The rotation about the vertical axis at the start, in degrees, for a tile that is turned face up. */
  readonly flip?: number;
  readonly fades?: boolean;
}

const EASE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';
const STEPS = 12;

/** The rectangle of an element; null if it is not on the page or not shown. */
export function boxOf(element: Element | null | undefined): ScreenBox | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

export function middleBox(box: ScreenBox, size: number): ScreenBox {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return { left: x - size / 2, top: y - size / 2, width: size, height: size };
}

function frameAt(part: number, { from, to, lift = 0, hops = 0, flip = 0, fades = false }: Flight): Keyframe {
  const rest = 1 - part;
  const x = rest * (from.left + from.width / 2 - to.left - to.width / 2);
  const y = rest * (from.top + from.height / 2 - to.top - to.height / 2);
  const up = lift * 4 * part * rest + (hops === 0 ? 0 : 9 * Math.abs(Math.sin(part * Math.PI * hops)));
  const scale = (from.width / to.width) * rest + part;
  const sway = hops === 0 ? 0 : 7 * Math.sin(part * Math.PI * hops);
  const turn = flip === 0 ? `rotate(${sway}deg)` : `perspective(600px) rotateY(${flip * rest}deg)`;
  return { transform: `translate(${x}px, ${y - up}px) scale(${scale}) ${turn}`, opacity: fades && part === 1 ? 0 : 1 };
}

/** Calls back with the pixels by which something has moved since the call; the returned function stops that. */
export type Follow = (move: (x: number, y: number) => void) => () => void;

/** Starts a flight in a layer that covers the window; the picture is removed on arrival. */
export function fly(layer: Element, flight: Flight, follow?: Follow): Animation {
  const place = document.createElement('div');
  const body = document.createElement('div');
  place.className = 'flight';
  body.className = 'flight-body';
  for (const side of ['left', 'top', 'width', 'height'] as const) place.style[side] = `${flight.to[side]}px`;
  body.append(flight.picture);
  place.append(body);
  layer.append(place);
  const stop = follow?.((x, y) => {
    place.style.transform = `translate(${x}px, ${y}px)`;
  });
  const frames = Array.from({ length: STEPS + 1 }, (_, step) => frameAt(step / STEPS, flight));
  const { lasts, delay = 0 } = flight;
  const animation = body.animate(frames, { duration: lasts, delay, easing: EASE, fill: 'backwards' });
  const end = () => {
    stop?.();
    place.remove();
  };
  animation.finished.then(end, end);
  return animation;
}

export function hideFor(element: Element | null | undefined, ms: number, opacity = 0): void {
  element?.animate([{ opacity }, { opacity }], { duration: ms });
}

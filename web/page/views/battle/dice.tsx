/** Dice that are thrown across the board: cubes of six drawn faces, turned in space by transforms alone. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The rotation of a cube that turns each face to the viewer; opposite faces add up to 7. */
const SHOWN: readonly string[] = [
  'rotateX(0deg) rotateY(0deg)',
  'rotateX(-90deg) rotateY(0deg)',
  'rotateX(0deg) rotateY(-90deg)',
  'rotateX(0deg) rotateY(90deg)',
  'rotateX(90deg) rotateY(0deg)',
  'rotateX(0deg) rotateY(180deg)',
];
/** How each face is turned from the first. */
const FACES = ['', 'rotateX(90deg)', 'rotateY(90deg)', 'rotateY(-90deg)', 'rotateX(-90deg)', 'rotateY(180deg)'];

export interface DieThrow {
  readonly face: number;
  /** The number of the die among all dice on the board, so that no two tumble alike. */
  readonly index: number;
  readonly side: number;
  /** Milliseconds in the air; 0 without animation. */
  readonly lasts: number;
}

/** A point relative to where a die comes to rest, in widths of a die. */
interface Away {
  readonly x: number;
  readonly y: number;
}

/** Where the banner of a side ends, from which its dice are thrown. */
function bannerFrom(die: Element, side: number): Away {
  const banner = die.closest('.stage-area')?.querySelector(`.banner[data-side="${side}"]`);
  const [from, to] = [(banner ?? die).getBoundingClientRect(), die.getBoundingClientRect()];
  return {
    x: (from.left + from.width / 2 - to.left - to.width / 2) / to.width,
    y: (from.top + from.height * 0.7 - to.top - to.height / 2) / to.height,
  };
}

const OUT = 'cubic-bezier(0.15, 0.6, 0.35, 1)';

/** The tilt of a die at rest: it is seen a little from above and from one side, which differs from die to die. */
const tilt = (index: number): string =>
  `rotateX(${-16 - (index % 3) * 3}deg) rotateY(${[14, -10, 8, -15][index % 4]}deg)`;

const hop = (part: number, up: number, from: Away): Keyframe => ({
  transform: `translate(${from.x * part * 100}%, ${(from.y * part - up) * 100}%) scale(${1 + up * 0.35})`,
  offset: 1 - part,
  easing: up > 0 ? 'ease-in' : 'ease-out',
});

/** The path of a thrown die: a high arc, then two bounces. */
const path = (from: Away): Keyframe[] => [
  { ...hop(1, 0.6, from), opacity: 0 },
  { ...hop(0.72, 1.1, from), opacity: 1 },
  hop(0.42, 0, from),
  hop(0.26, 0.42, from),
  hop(0.1, 0, from),
  hop(0.05, 0.1, from),
  hop(0, 0, from),
];

function tumble(body: HTMLElement, cube: HTMLElement, die: DieThrow): void {
  const delay = (die.index % 3) * 55;
  const options: KeyframeAnimationOptions = { duration: die.lasts - delay, delay, fill: 'backwards' };
  const rest = `${tilt(die.index)} ${SHOWN[die.face - 1]}`;
  const axis = [`1, ${0.4 + (die.index % 3) * 0.3}, 0.3`, `0.5, -1, 0.4`, `-0.7, 0.6, 1`][die.index % 3];
  const turns = (die.index % 2 === 0 ? 1 : -1) * (820 + (die.index % 4) * 90);
  const spin = (degrees: number) => `rotate3d(${axis}, ${degrees}deg) ${rest}`;
  body.animate(path(bannerFrom(body, die.side)), options);
  cube.animate([{ transform: spin(turns) }, { transform: spin(turns * 0.12), offset: 0.78 }, { transform: spin(0) }], {
    ...options,
    easing: OUT,
  });
}

/** A die that tumbles onto the board and stays, seen from above; without animation it is simply shown. */
export function ThrownDie(props: DieThrow & { readonly state: 'falls' | 'top' | 'low' }) {
  const body = useRef<HTMLDivElement>(null);
  const cube = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (props.lasts > 0 && body.current && cube.current) tumble(body.current, cube.current, props);
  }, []);
  return (
    <div class="thrown relative" data-face={props.face} data-state={props.state} aria-hidden="true">
      <div ref={body} class="absolute inset-0">
        <div ref={cube} class="absolute inset-0" style={{ transform: `${tilt(props.index)} ${SHOWN[props.face - 1]}` }}>
          {FACES.map((turned, index) => (
            <svg
              key={turned}
              class="w-full absolute inset-0"
              style={{ transform: `${turned} translateZ(calc(var(--die-size) / 2))` }}
              viewBox="-20 -20 40 40"
              aria-hidden="true"
              focusable="false"
            >
              <use href={`#die-face-${index + 1}`} x="-20" y="-20" width="40" height="40" />
            </svg>
          ))}
        </div>
      </div>
    </div>
  );
}

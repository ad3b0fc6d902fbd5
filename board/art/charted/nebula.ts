import type { BoardCell } from '../../model/state.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { num } from '../curves/curve.ts';
import { type RandomSource, range, seeded, times } from '../shape/random.ts';
import { SKY_CELLS, SKY_OVERLAP, skyId } from './sky.ts';

/** The nebula repeats after this many board units. */
const PERIOD = SKY_CELLS * 100;

/** The colours of the clouds, and their opacity at the centre. */
const CLOUDS = [
  { color: '#6a45d0', opacity: 0.7 },
  { color: '#1f7fc8', opacity: 0.6 },
  { color: '#b43a86', opacity: 0.52 },
  { color: '#159a9a', opacity: 0.42 },
  { color: '#3a58e0', opacity: 0.62 },
];

const gradient = ({ color, opacity }: (typeof CLOUDS)[number], i: number): string =>
  `<radialGradient id="as-cloud-${i}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${color}" stop-opacity="${num(opacity * 0.45, 2)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** An ellipse of light: middle, half axes and tilt in degrees. */
type Cloud = Readonly<ReturnType<typeof cloud>>;

const cloud = (random: RandomSource, i: number) => ({
  x: random() * PERIOD,
  y: random() * PERIOD,
  rx: Math.round(range(random, 230, 480)),
  ry: Math.round(range(random, 110, 240)),
  tilt: Math.round(range(random, -50, 10)),
  hue: i % CLOUDS.length,
});

/** The distance of a point from a cloud's centre: 0 there, 1 at the rim. */
function depth({ x, y, rx, ry, tilt }: Cloud, u: number, v: number): number {
  const [sin, cos] = [Math.sin((-tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const [du, dv] = [u - x, v - y];
  return Math.hypot((du * cos - dv * sin) / rx, (du * sin + dv * cos) / ry);
}

/** Sample points of a cell, in tile units: a cloud is drawn under the cell if it covers one of them. */
const PROBES = times(81, (i) => [(i % 9) * 12.5, Math.floor(i / 9) * 12.5] as const);
/** Beyond this a cloud is too faint to be worth drawing. */
const FAINT = 0.97;

/** The cloud and its copies one period away, so that the sky has no seam. */
const copiesOf = (one: Cloud): Cloud[] =>
  [-PERIOD, 0, PERIOD].flatMap((dx) => [-PERIOD, 0, PERIOD].map((dy) => ({ ...one, x: one.x + dx, y: one.y + dy })));

/** The part of the sky under one cell: the ground, and the clouds that are seen there. */
function piece(cell: BoardCell, clouds: readonly Cloud[]): string {
  const [left, top] = [cell.x * 100, cell.y * 100];
  const seen = clouds.filter((one) => PROBES.some(([u, v]) => depth(one, left + u, top + v) < FAINT));
  const drawn = seen.map(
    ({ x, y, rx, ry, tilt, hue }) =>
      `<ellipse rx="${rx}" ry="${ry}" fill="url(#as-cloud-${hue})" transform="translate(${num(x - left, 0)} ${num(y - top, 0)}) rotate(${tilt})"/>`,
  );
  const [from, size] = [-SKY_OVERLAP, 100 + 2 * SKY_OVERLAP];
  const ground = `<path d="M-1-1h102v102H-1Z" fill="${CHARTED.ground}"/>`;
  return `<symbol id="${skyId(cell)}" viewBox="${from} ${from} ${size} ${size}">${ground}${drawn.join('')}</symbol>`;
}

/** One symbol per cell: a browser paints a whole pattern whenever it paints a single cell of it. */
export function nebula(seed = 'charted space'): string {
  const random = seeded(seed);
  const clouds = times(18, (i) => cloud(random, i)).flatMap(copiesOf);
  const cells = times(SKY_CELLS ** 2, (i) => ({ x: i % SKY_CELLS, y: Math.floor(i / SKY_CELLS) }));
  return `<defs>${CLOUDS.map(gradient).join('')}</defs>${cells.map((cell) => piece(cell, clouds)).join('')}`;
}

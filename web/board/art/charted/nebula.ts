import { CHARTED } from '../../../theme/charted-space.ts';
import { num } from '../shape/curve.ts';
import { type RandomSource, range, seeded, times } from '../shape/random.ts';

/** The nebula repeats after this many board units, seamlessly. */
export const NEBULA_PERIOD = 1400;

/** Hues of the clouds: how strong each may be at its heart. */
const CLOUDS = [
  { color: '#6a45d0', opacity: 0.7 },
  { color: '#1f7fc8', opacity: 0.6 },
  { color: '#b43a86', opacity: 0.52 },
  { color: '#159a9a', opacity: 0.42 },
  { color: '#3a58e0', opacity: 0.62 },
];

const gradient = ({ color, opacity }: (typeof CLOUDS)[number], i: number): string =>
  `<radialGradient id="as-cloud-${i}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${color}" stop-opacity="${num(opacity * 0.45, 2)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** A cloud and its copies one period away, so that the pattern has no seam. */
function cloud(random: RandomSource, i: number): string {
  const [x, y] = [random() * NEBULA_PERIOD, random() * NEBULA_PERIOD];
  const [rx, ry] = [range(random, 230, 480), range(random, 110, 240)];
  const tilt = num(range(random, -50, 10), 0);
  const one = (dx: number, dy: number): string =>
    `<ellipse rx="${num(rx, 0)}" ry="${num(ry, 0)}" fill="url(#as-cloud-${i % CLOUDS.length})" transform="translate(${num(x + dx, 0)} ${num(y + dy, 0)}) rotate(${tilt})"/>`;
  return copies(x)
    .flatMap((dx) => copies(y).map((dy) => one(dx, dy)))
    .join('');
}

/** How far away a cloud at a coordinate is drawn again: it reaches no farther than this from its middle. */
function copies(at: number): number[] {
  const reach = 520;
  const after = at < reach ? [NEBULA_PERIOD] : [];
  return [0, ...after, ...(at > NEBULA_PERIOD - reach ? [-NEBULA_PERIOD] : [])];
}

/**
 * The nebula as `<pattern id="nebula">` in board units. Paint it under the tiles with one path of all their cells
 * (`<path d="M0 0h100v100h-100z..." fill="url(#nebula)"/>`): the clouds then flow from tile to tile.
 */
export function nebula(seed = 'charted space'): string {
  const random = seeded(seed);
  const size = `width="${NEBULA_PERIOD}" height="${NEBULA_PERIOD}"`;
  const clouds = times(18, (i) => cloud(random, i)).join('');
  return `<defs>${CLOUDS.map(gradient).join('')}<pattern id="nebula" patternUnits="userSpaceOnUse" ${size}><rect ${size} fill="${CHARTED.ground}"/>${clouds}</pattern></defs>`;
}

/** CSS `background` for the uncharted space round the board: nearly black, with a breath of two clouds. */
export const voidBackground = (): string =>
  `radial-gradient(60vmax 40vmax at 18% 12%, #1c1a4a66, transparent), radial-gradient(70vmax 50vmax at 88% 94%, #10365566, transparent), ${CHARTED.void}`;

import type { TileKind } from '@asteroute/tiles';
import { CHARTED } from '../../theme/charted-space.ts';
import { num } from '../curves/curve.ts';
import { colored } from '../curves/paths.ts';
import { times } from '../shape/random.ts';
import { planetRadius } from '../shape/shapes.ts';
import surfaces from './surfaces.json' with { type: 'json' };

export interface Planet {
  readonly name: string;
  /** The colours of the lit side, of the middle, of the shaded side and of the atmosphere. */
  readonly tones: readonly [string, string, string, string];
  readonly face: string;
  /** Markup behind the disc, and in front of it. */
  readonly behind?: string;
  readonly before?: string;
  /** Radius of the disc if it is not 24, to leave room for a ring or a moon. */
  readonly radius?: number;
  readonly at?: readonly [number, number];
}

/** Half an ellipse: the far half of a ring lies behind the planet, the near half before it. */
const half = (rx: number, ry: number, near: boolean): string => `M-${rx} 0A${rx} ${ry} 0 0 ${near ? 0 : 1} ${rx} 0`;

interface RingBand {
  readonly rx: number;
  readonly width: number;
  readonly color: string;
}

function ring(bands: readonly RingBand[], tilt: number, near: boolean): string {
  const arcs = bands.map(
    (b) => `<path d="${half(b.rx, b.rx * 0.3, near)}" stroke="${b.color}" stroke-width="${b.width}"/>`,
  );
  return `<g fill="none" transform="rotate(${tilt})"${near ? '' : ' opacity=".75"'}>${arcs.join('')}</g>`;
}

/** Within radius 24. Each class has a pattern of its own, so that planets can be told apart without colour. */
const face = (name: keyof typeof surfaces, colors: Readonly<Record<string, string>> = {}): string =>
  colored(surfaces[name], colors);

/** The same of a class with several of one thing, such as the belts of a gas giant: `belt0` and so on. */
const numbered = (name: string, count: number, colors: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(times(count, (i) => [`${name}${i}`, colors[i % colors.length]]));

const PALE_RING: RingBand[] = [
  { rx: 30.5, width: 2.2, color: '#cfd8ff' },
  { rx: 26.5, width: 3.6, color: '#f3e6ff' },
  { rx: 22.8, width: 1.4, color: '#a99be0' },
];
const DUST_RING: RingBand[] = [
  { rx: 31, width: 1.2, color: '#ffe3b8' },
  { rx: 28.2, width: 2.6, color: '#e9b779' },
  { rx: 23.6, width: 2.4, color: '#fff0d2' },
];

/** A moon of radius `r`; its shaded side is a crescent. */
const moon = (x: number, y: number, r: number, color: string): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${color}" stroke="${CHARTED.ink}" stroke-width="1.6"/><path d="M${num(r * 0.7)}-${num(r * 0.7)}A${r} ${r} 0 0 1-${num(r * 0.7)} ${num(r * 0.7)} ${num(r * 1.3)} ${num(r * 1.3)} 0 0 0 ${num(r * 0.7)}-${num(r * 0.7)}Z" fill="#04061a" fill-opacity=".5"/></g>`;

/** The near half of an orbital ring: a thin line with the lights of its stations. */
const ORBITAL =
  '<g fill="none" transform="rotate(-24)"><path d="M-31 0A31 8 0 0 0 31 0" stroke="#0a0e24" stroke-width="3.4"/><path d="M-31 0A31 8 0 0 0 31 0" stroke="#ffdf8f" stroke-width="1.2"/><path d="M-31 0A31 8 0 0 0 31 0" stroke="#fff6d8" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 7.7"/></g>';
const ORBITAL_FAR =
  '<path d="M-31 0A31 8 0 0 1 31 0" transform="rotate(-24)" fill="none" stroke="#ffdf8f" stroke-opacity=".6"/>';

/** The twelve planets, one for each planet tile of the set. */
export const PLANETS: readonly Planet[] = [
  {
    name: 'ocean',
    tones: ['#8fd8ff', '#2c86d8', '#0d2f78', '#7cc8ff'],
    face: face('ocean', { land: '#5cab62', high: '#c9b777', shore: '#9be8e0' }),
  },
  {
    name: 'desert',
    tones: ['#ffe9b8', '#e7b063', '#a8682c', '#ffd38a'],
    face: face('desert', { ...numbered('sand', 4, ['#dc9f54', '#c9853f', '#b26c30', '#8f5023']), crest: '#ffe6b0' }),
  },
  {
    name: 'city',
    tones: ['#4a5a94', '#232c58', '#0b0f28', '#ffcf7a'],
    face: face('city', { glow: '#ffb84d' }),
    behind: ORBITAL_FAR,
    before: ORBITAL,
    radius: 22,
  },
  { name: 'lava', tones: ['#8a3323', '#4a1813', '#160606', '#ff6a2a'], face: face('lava') },
  {
    name: 'archipelago',
    tones: ['#a8ffe8', '#1fb3a4', '#08504f', '#6ff0d8'],
    face: face('archipelago', { land: '#4f8f3c', shoal: '#a6f5cf' }),
  },
  {
    name: 'amber giant',
    tones: ['#fff0cf', '#eec48c', '#a76a3c', '#ffd6a0'],
    face: face('gas', {
      ...numbered('belt', 6, ['#c47a45', '#a9552f', '#d99a5e', '#9c4a2c']),
      eye: '#d8512f',
      tilt: '-16',
    }),
  },
  {
    name: 'ringed',
    tones: ['#f6eaff', '#b59be6', '#55409a', '#cdb8ff'],
    face: face('gas', { ...numbered('belt', 6, ['#9c80d6', '#c9b2f2', '#8467c4']), eye: '#dcc9ff', tilt: '-20' }),
    behind: ring(PALE_RING, -20, false),
    before: ring(PALE_RING, -20, true),
    radius: 19,
  },
  {
    name: 'moon pair',
    tones: ['#eef2f8', '#a9b4c6', '#4d566e', '#c5d3ee'],
    face: face('cratered', { floor: '#6f7a92', lip: '#e8eef8', plain: '#8792a8' }),
    before: moon(22.5, -8.5, 6.6, '#e3c9a4'),
    radius: 20.5,
    at: [-4, 3],
  },
  {
    name: 'ice',
    tones: ['#ffffff', '#bfe6f8', '#5d9cc4', '#bff0ff'],
    face: face('ice', {
      ...numbered('plate', 5, ['#f2fcff', '#bfe3f5', '#8fc6e6', '#dcf4ff', '#a5d4ee']),
      crack: '#4b8fba',
    }),
  },
  {
    name: 'rust',
    tones: ['#ffb08a', '#cf5f3c', '#6d2418', '#ff9a74'],
    face: `${face('cratered', { floor: '#8a3422', lip: '#ffb998', plain: '#a84a30' })}<path d="M-15-20C-6-15 6-15 15-20L0-27Z" fill="#fff3ea"/>`,
  },
  {
    name: 'jade giant',
    tones: ['#eaffd8', '#9bd48a', '#2f6b58', '#b8f2a8'],
    face: face('gas', { ...numbered('belt', 6, ['#5fa878', '#3f8a72', '#c4e89a']), eye: '#f4ffd8', tilt: '62' }),
  },
  {
    name: 'dust ringed',
    tones: ['#ffd0e4', '#c8608f', '#5c1d4c', '#ff9ecb'],
    face: face('desert', { ...numbered('sand', 4, ['#b24f80', '#9a3c70', '#812d60', '#661f4e']), crest: '#ffc3dc' }),
    behind: ring(DUST_RING, 34, false),
    before: ring(DUST_RING, 34, true) + moon(-25, 12, 3.4, '#ffe8c8'),
    radius: 18.5,
  },
];

/** The index in `PLANETS` of each planet tile; the key is the tile's `id`, a slash and the number of the copy. */
const WORLDS: Readonly<Record<string, number>> = {
  'SW-planet-r/0': 0,
  'SW-planet-r/1': 1,
  'SW-planet-e/0': 2,
  'SW-planet-h/0': 3,
  'SW-planet-route-r/0': 4,
  'SW-planet-route-e/0': 5,
  'SW-planet-route-e/1': 6,
  'SW-planet-route-h/0': 7,
  'SW-planet-a1-e/0': 8,
  'SW-planet-a1-h/0': 9,
  'SW-planet-a1-route-r/0': 10,
  'SW-planet-a1-route-h/0': 11,
};

/** The index of the planet on a tile; for a tile of another set it is derived from the tile's id. */
export function planetOf(id: string, copy: number): number {
  const sum = [...id].reduce((n, c) => n + c.charCodeAt(0), copy);
  return WORLDS[`${id}/${copy}`] ?? sum % PLANETS.length;
}

const stop = (at: number, color: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

function planetGradients({ tones: [light, middle, shade, haze] }: Planet, i: number): string[] {
  const body = stop(0, light) + stop(0.45, middle) + stop(1, shade);
  const air = stop(0.7, haze, 0) + stop(0.76, haze, 0.5) + stop(0.85, haze, 0.16) + stop(1, haze, 0);
  return [
    `<radialGradient id="as-body-${i}" cx=".34" cy=".3" r=".8">${body}</radialGradient>`,
    `<radialGradient id="as-air-${i}">${air}</radialGradient>`,
  ];
}

function drawWorld(p: Planet, i: number): string {
  const k = num((p.radius ?? 24) / 24, 3);
  const [x, y] = p.at ?? [0, 0];
  const disc = [
    `<circle r="31.5" fill="url(#as-air-${i})"/>`,
    `<circle r="24" fill="url(#as-body-${i})"/><g clip-path="url(#as-disc)">${p.face}</g>`,
    '<circle r="24" fill="url(#as-night)"/>',
    `<path d="M-21.7 10.3A24 24 0 0 1 10.3-21.7" fill="none" stroke="${p.tones[0]}" stroke-opacity=".85" stroke-width="1.3" stroke-linecap="round"/>`,
  ].join('');
  return `<g id="as-world-${i}">${p.behind ?? ''}<g transform="translate(${x} ${y}) scale(${k})">${disc}</g>${p.before ?? ''}</g>`;
}

export function planetDefs(): string[] {
  const night = stop(0, '#fff', 0.22) + stop(0.3, '#fff', 0) + stop(0.58, '#02041a', 0.12) + stop(1, '#02041a', 0.82);
  return [
    '<clipPath id="as-disc"><circle r="24"/></clipPath>',
    `<radialGradient id="as-night" gradientUnits="userSpaceOnUse" cx="-9" cy="-10" r="37">${night}</radialGradient>`,
    ...PLANETS.flatMap(planetGradients),
    ...PLANETS.map(drawWorld),
  ];
}

/** An orbit round the planet as on a chart, with ticks at the quarters. */
const orbit = (r: number): string =>
  `<g fill="none" stroke="${CHARTED.cream}" stroke-opacity=".4" stroke-width=".9"><circle r="${r}" stroke-dasharray="1.6 2.6"/><path d="M${r - 2.5} 0h5M-${r + 2.5} 0h5"/></g>`;

/** The planet of a tile, upright and lit from the north-west at any rotation of the tile. */
export function drawPlanet(kind: TileKind, copy: number): string {
  const scale = num(planetRadius(kind) / 24, 3);
  const world = `<g class="as-up"><use href="#as-world-${planetOf(kind.id, copy)}" transform="scale(${scale})"/></g>`;
  return `<g transform="translate(50 50)">${kind.features.length < 3 ? orbit(36) : ''}${world}</g>`;
}

/** Small drawings that stand upright on the map: houses, towers, trees. Each is drawn about (0, 0). */

import type { Point } from '../../model/state.ts';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { num } from '../curves/curve.ts';
import { line } from '../curves/paths.ts';

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** The shadow of a building to the south-east, without an outline. */
const cast = (d: string): string => `<path d="${d}" fill="${C.ink}" fill-opacity=".3" stroke="none"/>`;

/** A roof's colour in the light and in the shade. */
type Roof = Readonly<Record<'lit' | 'shade', string>>;

const RED: Roof = { lit: C.roof, shade: C.roofShade };
const WARM: Roof = { lit: C.roofWarm, shade: '#93401f' };
const BROWN: Roof = { lit: C.roofBrown, shade: '#64341e' };

/** A house with its gable to the front; the roof extends to the east. */
const gabled = ({ lit, shade }: Roof): string =>
  [
    cast('M6 5 9 3V0L6-1Z'),
    path('M.4-.8H6V5H.4Z', C.plasterShade),
    path('M-5.4 5V-.8L-2.5-4.8.4-.8V5Z', C.plaster),
    path('M-2.5-5.2H3.4L7-.6H.8Z', lit),
    line('M-2.5-5.2-6-.4', shade, 1.5),
    line('M-2.5 5V2.4M2.6 1.2v1.6', C.ink, 1.5),
  ].join('');

/** A house with its eaves to the front. */
const broad = ({ lit, shade }: Roof): string =>
  [
    cast('M5.2 4.6 8.2 2.8V-.2L5.2-1Z'),
    path('M-5.2 4.6V-1H5.2V4.6Z', C.plaster),
    path('M2-1H5.2V4.6H2Z', C.plasterShade),
    path('M-6.4-.6-3.8-5H3.8L6.4-.6Z', lit),
    path('M3.8-5 6.4-.6H3L1.6-5Z', shade),
    line('M-3 1v1.6M-.2 4.6V1.8M3.4 1v1.6', C.ink, 1.4),
  ].join('');

/** A narrow house under a steep roof. */
const tall = ({ lit, shade }: Roof): string =>
  [
    cast('M3.2 5.6 6.4 3.6V-1L3.2-2Z'),
    path('M-3.2 5.6V-1.4H3.2V5.6Z', C.plaster),
    path('M.8-1.4H3.2V5.6H.8Z', C.plasterShade),
    path('M-4.3-1 0-7 4.3-1Z', lit),
    path('M0-7 4.3-1H1.2Z', shade),
    line('M-1 .6v1.6M-1 5.6V3.6', C.ink, 1.4),
  ].join('');

/** The church of a larger city: its radius is 9.5. */
const CHURCH = [
  cast('M8.6 7 12.4 4.6V-1L8.6-2Z'),
  path('M-1-1.4H8.6V7H-1Z', C.plaster),
  path('M-1-1.4 1.6-5.4H7L9.8-.8H-.6Z', C.roof),
  path('M-7 7V-4.4H-1V7Z', C.plaster),
  path('M-3.2-4.4H-1V7H-3.2Z', C.plasterShade),
  path('M-8-4-4-11.4 0-4Z', C.slate),
  path('M-4-11.4 0-4H-2.8Z', '#43557a'),
  line('M-5 7V4M-5-1.6v1.8M2 2v2.4M5.4 2v2.4', C.ink, 1.5),
].join('');

/** A round tower on a wall. */
const TOWER = [
  cast('M4 6.4 7.2 4.4V-2L4-3.4Z'),
  path('M-3.7 6.4V-1.6H3.7V6.4Z', C.crenel),
  path('M1-1.6H3.7V6.4H1Z', C.stone),
  path('M-5-1.2 0-8.4 5-1.2Z', C.roof),
  path('M0-8.4 5-1.2H1.4Z', C.roofShade),
  line('M-1 2v2', C.ink, 1.5),
].join('');

const crown = (cx: number, cy: number, r: number): string => {
  const lit = num(r * 0.42);
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${C.hedge}"/><circle cx="${num(cx - r * 0.28)}" cy="${num(cy - r * 0.3)}" r="${lit}" fill="${C.hedgeLight}" stroke="none"/>`;
};

/** The shadow of a tree on the grass. */
const shadeOf = (x: number, y: number, r: number): string =>
  `<ellipse cx="${num(x + r * 0.55)}" cy="${num(y + r * 0.5)}" rx="${r}" ry="${num(r * 0.72)}" fill="${C.hedgeShade}" fill-opacity=".38" stroke="none"/>`;

const TREE = shadeOf(0, 1.4, 3.4) + crown(0, 0, 3.4);
const GROVE =
  shadeOf(-3, 1.6, 3.6) + shadeOf(3, 3, 3.2) + crown(1.6, -2.6, 2.8) + crown(-3.2, 0, 3.5) + crown(2.8, 1.6, 3.1);
const FIR = `${shadeOf(0.6, 3, 2.8)}<path d="M0-5.6 3.2 3.2H-3.2Z" fill="${C.hedgeShade}"/><path d="M0-5.2-2.8 2.8H-.4Z" fill="${C.hedge}" stroke="none"/>`;
const sheep = (x: number, y: number, way: number): string =>
  `<ellipse cx="${x + 1}" cy="${y + 2}" rx="3.2" ry="1.5" fill="${C.hedgeShade}" fill-opacity=".35" stroke="none"/><ellipse cx="${x}" cy="${y}" rx="3.2" ry="2.4" fill="#fffdf4"/><circle cx="${x + way * 3}" cy="${y - 0.6}" r="1.4" fill="${C.ink}" stroke="none"/>`;
const FLOCK = sheep(-3.4, -2.2, -1) + sheep(3.6, 2, 1);
const HEDGE = [
  `<path d="M-8 3.2Q0-.4 9 3.6" fill="none" stroke="${C.hedgeShade}" stroke-opacity=".38" stroke-width="4.6" stroke-linecap="round"/>`,
  ...[C.hedgeShade, C.hedge].map(
    (color, i) =>
      `<path d="M-9 1.6Q0-2.6 9 1.6" fill="none" stroke="${color}" stroke-width="${i === 0 ? 5.4 : 3.9}" stroke-linecap="round" stroke-dasharray="0 3.12"/>`,
  ),
  `<path d="M-9.5.8Q-.5-3.4 8.5.8" fill="none" stroke="${C.hedgeLight}" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="0 3.12"/>`,
].join('');
const TUFT = `<path d="M-3 1.6Q-3-.6-4.2-1.4M-2.6 1.6V-1.8M-2.2 1.6Q-2.2-.2-1-1M2.2 3.2Q2.2 1.4 1.2.8M2.6 3.2V.2M3 3.2Q3 1.6 4.2 1" fill="none" stroke="${C.blade}" stroke-width="1" stroke-linecap="round"/>`;

/** Enlarges a house: the shapes above are smaller than the houses on the map. */
const larger = (body: string): string => `<g transform="scale(1.17)">${body}</g>`;

const SPRITES: Readonly<Record<string, string>> = {
  h0: larger(gabled(RED)),
  h1: larger(gabled(WARM)),
  h2: larger(broad(RED)),
  h3: larger(broad(BROWN)),
  h4: larger(tall(RED)),
  h5: larger(tall(WARM)),
  church: CHURCH,
  tower: TOWER,
  tree: TREE,
  grove: GROVE,
  fir: FIR,
  sheep: FLOCK,
  hedge: HEDGE,
  tuft: TUFT,
};

/** The name of a small drawing that tiles repeat, such as a house or a tree. */
export type Sprite = keyof typeof SPRITES;
/** A sprite, its place and the radius that it takes up. */
export interface PlacedSprite {
  readonly sprite: Sprite;
  readonly at: Point;
  readonly r: number;
}

/** The houses of a city in the order in which they are used. */
export const HOUSES: readonly Sprite[] = ['h0', 'h2', 'h4', 'h1', 'h3', 'h5'];

const spriteId = (name: Sprite): string => `cs-${name}`;
/** The colour of a sprite's outline: green for plants and sheep, the colour of masonry for buildings. */
const lineOf = (name: Sprite): string => (['tree', 'grove', 'fir', 'sheep'].includes(name) ? C.hedgeShade : C.wall);

/** All sprites. */
export const spriteDefs = (): string[] =>
  Object.entries(SPRITES).map(
    ([name, body]) =>
      `<g id="${spriteId(name)}" stroke="${lineOf(name)}" stroke-width=".8" stroke-linejoin="round">${body}</g>`,
  );

/** Moves markup to a point; its parts of the class `as-up` stay upright at any rotation of the tile. */
export const upright = (at: Point, body: string): string =>
  `<g transform="translate(${num(at.u)} ${num(at.v)})">${body}</g>`;

/** The markup of a sprite that stands upright at a point. */
export const stand = (name: Sprite, at: Point): string => upright(at, `<use class="as-up" href="#${spriteId(name)}"/>`);

/** Small drawings that stand upright on the map: houses, towers, trees. Each is drawn about (0, 0). */

import type { Point } from '../../model/state.ts';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { num } from '../curves/curve.ts';
import { colored } from '../curves/paths.ts';
import data from './sprites.json' with { type: 'json' };

const { houses, others } = data;

/** A house in the size of a city, under a roof that has one colour in the light and another in the shade. */
const house = (form: keyof typeof houses, lit: string, shade: string): string =>
  `<g transform="scale(1.17)">${colored(houses[form], { ...C, lit, shade })}</g>`;

const SPRITES: Readonly<Record<string, string>> = {
  h0: house('gabled', C.roof, C.roofShade),
  h1: house('gabled', C.roofWarm, '#93401f'),
  h2: house('broad', C.roof, C.roofShade),
  h3: house('broad', C.roofBrown, '#64341e'),
  h4: house('tall', C.roof, C.roofShade),
  h5: house('tall', C.roofWarm, '#93401f'),
  ...Object.fromEntries(Object.entries(others).map(([name, lines]) => [name, colored(lines, C)])),
};

export type Sprite = keyof typeof SPRITES;
export interface PlacedSprite {
  readonly sprite: Sprite;
  readonly at: Point;
  readonly r: number;
}

export const HOUSES: readonly Sprite[] = ['h0', 'h2', 'h4', 'h1', 'h3', 'h5'];

const spriteId = (name: Sprite): string => `cs-${name}`;
/** The colour of a sprite's outline: green for plants and sheep, the colour of masonry for buildings. */
const lineOf = (name: Sprite): string =>
  ['tree', 'grove', 'fir', 'sheep', 'acre'].includes(name) ? C.hedgeShade : C.wall;

export const spriteDefs = (): string[] =>
  Object.entries(SPRITES).map(
    ([name, body]) =>
      `<g id="${spriteId(name)}" stroke="${lineOf(name)}" stroke-width=".8" stroke-linejoin="round">${body}</g>`,
  );

/** Moves markup to a point; its parts of the class `as-up` stay upright at any rotation of the tile. */
export const upright = (at: Point, body: string): string =>
  `<g transform="translate(${num(at.u)} ${num(at.v)})">${body}</g>`;

export const stand = (name: Sprite, at: Point): string => upright(at, `<use class="as-up" href="#${spriteId(name)}"/>`);

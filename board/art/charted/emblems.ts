import type { Point } from '../../model/state.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { num } from '../curves/curve.ts';

/** On a plate drawn about (0, 0) with radius 11.5, whose shape alone identifies the faction. */
export interface Emblem {
  readonly ink: string;
  readonly plate: string;
  readonly sign: string;
}

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  rebels: {
    ink: CHARTED.rebels,
    plate: 'M0-10.6A10.6 10.6 0 0 1 0 10.6 10.6 10.6 0 0 1 0-10.6Z',
    sign: 'M0-6.6 6.6 1.6 3.4 3.4 0-1 -3.4 3.4 -6.6 1.6ZM0 1.8 3 5.4 0 7.2 -3 5.4Z',
  },
  empire: {
    ink: CHARTED.empire,
    plate: 'M-4.4-10.6H4.4L10.6-4.4V4.4L4.4 10.6H-4.4L-10.6 4.4V-4.4Z',
    sign: 'M-1.5-7H1.5V7H-1.5ZM-6.3-4H-3.3V4H-6.3ZM3.3-4H6.3V4H3.3Z',
  },
  hunters: {
    ink: CHARTED.hunters,
    plate: 'M0-12.2 12.2 0 0 12.2 -12.2 0Z',
    sign: 'M-1-6.6V6.6C-4.6 5-6.6 2.6-6.8-.4L-3.4 1.6V-3C-2.8-4.4-2-5.6-1-6.6ZM1-6.6C2-5.6 2.8-4.4 3.4-3V1.6L6.8-.4C6.6 2.6 4.6 5 1 6.6Z',
  },
};

/** The emblem's markup about (0, 0): a dark halo, the plate, the sign. */
export function emblem(symbol: string): string {
  const { ink, plate, sign } = EMBLEMS[symbol];
  return [
    `<path d="${plate}" fill="none" stroke="${CHARTED.ink}" stroke-opacity=".75" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="${plate}" fill="#0d1330" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="${sign}" fill="${ink}"/>`,
  ].join('');
}

/** How much larger a sign is drawn on a tile, where it has no plate. */
const PRINTED = 1.9;

/** A faction's sign as it is printed on a tile: flat, in a muted colour, without a plate that looks like a piece. */
function printed(symbol: string): string {
  const { ink, sign } = EMBLEMS[symbol];
  const shade = `fill="none" stroke="${CHARTED.ink}" stroke-opacity=".8" stroke-width="2.6" stroke-linejoin="round"`;
  return `<g id="as-print-${symbol}" transform="scale(${PRINTED})"><path d="${sign}" ${shade}/><path d="${sign}" fill="${ink}" fill-opacity=".9"/></g>`;
}

/** The sign of a faction on a tile; it stays upright as the tile turns. */
export const emblemAt = (symbol: string, at: Point): string =>
  `<g transform="translate(${num(at.u)} ${num(at.v)})"><g class="as-up"><use href="#as-print-${symbol}"/></g></g>`;

/** The printed signs, and `<symbol id="emblem-rebels">` and the others, centred in a box of 28 units. */
export const emblemDefs = (): string[] => [
  ...Object.keys(EMBLEMS).map(printed),
  ...Object.keys(EMBLEMS).map((name) => `<symbol id="emblem-${name}" viewBox="-14 -14 28 28">${emblem(name)}</symbol>`),
];

import type { Point } from '../../model/state.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { num } from '../curves/curve.ts';

/**
 * A faction's sign on a plate, drawn about (0, 0) with radius 11.5. The shape of the plate alone identifies the
 * faction.
 */
export interface Emblem {
  readonly ink: string;
  readonly plate: string;
  readonly sign: string;
}

/** The emblem of each faction by its name in the tile tables. */
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

/** Side of the box of an emblem printed on a tile: its plate is 24 units wide. */
const PRINTED = 31;

/** An emblem printed on a tile, in a pool of shade; it stays upright as the tile turns. */
export function emblemAt(symbol: string, at: Point): string {
  const corner = -PRINTED / 2;
  const sign = `<g class="as-up"><use href="#emblem-${symbol}" x="${corner}" y="${corner}" width="${PRINTED}" height="${PRINTED}"/></g>`;
  return `<g transform="translate(${num(at.u)} ${num(at.v)})"><circle r="19" fill="url(#as-pool)"/>${sign}</g>`;
}

const POOL = `<radialGradient id="as-pool"><stop offset=".55" stop-color="${CHARTED.ink}" stop-opacity=".8"/><stop offset="1" stop-color="${CHARTED.ink}" stop-opacity="0"/></radialGradient>`;

/** `<symbol id="emblem-rebels">` and the others, centred in a box of 28 units. */
export const emblemDefs = (): string[] => [
  POOL,
  ...Object.keys(EMBLEMS).map((name) => `<symbol id="emblem-${name}" viewBox="-14 -14 28 28">${emblem(name)}</symbol>`),
];

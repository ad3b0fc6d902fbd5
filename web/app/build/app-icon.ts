import { drawLane } from '@asteroute/board/art/charted/lane.ts';
import { planetDefs } from '@asteroute/board/art/charted/planets.ts';
import { dots } from '@asteroute/board/art/curves/paths.ts';
import { seeded, times } from '@asteroute/board/art/shape/random.ts';
import { CHARTED } from '@asteroute/board/theme/charted-space.ts';

/** The corner radius of an icon that systems do not crop. */
export const CORNER = 22;

/** The world on the icon: the one with rings, which is recognized by its outline alone. */
const WORLD = 6;
const PIECES = ['as-disc', 'as-night', `as-body-${WORLD}`, `as-air-${WORLD}`, `as-world-${WORLD}`];

const CLOUDS = [
  { id: 'violet', color: '#6a45d0', at: 'cx=".2" cy=".15" r=".75"', opacity: 0.75 },
  { id: 'blue', color: '#1f7fc8', at: 'cx=".9" cy=".9" r=".7"', opacity: 0.6 },
  { id: 'rose', color: '#b43a86', at: 'cx=".95" cy=".1" r=".5"', opacity: 0.4 },
];

const cloudDefs = CLOUDS.map(
  ({ id, color, at, opacity }) =>
    `<radialGradient id="${id}" ${at}><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
);

function stars(): string {
  const random = seeded('app icon');
  const strewn = (count: number) => dots(times(count, () => ({ u: random() * 100, v: random() * 100 })));
  return [0.6, 1, 1.6]
    .map((size, i) => `<path d="${strewn(22 - 8 * i)}" stroke="${CHARTED.star}" stroke-width="${size}"/>`)
    .join('');
}

/**
 * 100 units wide. With `corner` 0 it fills the square, for systems that crop; what matters is within 40 of the centre.
 */
export function appIcon(corner: number): string {
  const world = planetDefs().filter((piece) => PIECES.some((id) => piece.includes(` id="${id}"`)));
  const sky = CLOUDS.map(({ id }) => `<path d="M0 0h100v100H0Z" fill="url(#${id})"/>`).join('');
  const lane = '<g fill="none" transform="rotate(-45 50 50)"><g transform="translate(0 22)">';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<defs>${world.join('')}${cloudDefs.join('')}<clipPath id="plate"><rect width="100" height="100" rx="${corner}"/></clipPath></defs>`,
    `<g clip-path="url(#plate)"><path d="M0 0h100v100H0Z" fill="${CHARTED.ground}"/>${sky}`,
    `<g stroke-linecap="round">${stars()}</g>`,
    `${lane}${drawLane('M-40 50C10 50 20 40 50 40S90 50 140 50')}</g></g>`,
    `<use href="#as-world-${WORLD}" transform="translate(46 46) scale(1.16)"/></g></svg>`,
  ].join('');
}

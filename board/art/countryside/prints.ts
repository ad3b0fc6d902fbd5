/** What expansions print in a city: a cathedral, and goods, which differ by the form of their plate too. */
import type { Print, TileFeature, TileKind } from '@asteroute/tiles';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { printSpot } from '../shape/geometry.ts';
import { upright } from './sprites.ts';

/** A cathedral about (0, 0) within radius 22: two towers, a rose window, a long nave. */
export const CATHEDRAL = [
  `<g id="cs-cathedral" stroke="${C.wall}" stroke-width="1.2" stroke-linejoin="round">`,
  // On a bright square, so that it is found at a glance among the roofs.
  `<circle cx="-.5" cy="-1" r="23" fill="${C.yard}" stroke="${C.roadEdge}" stroke-width="1.6"/>`,
  `<path d="M15 15 22 11V-2L15-6ZM-16 15H15L20 12" fill="${C.ink}" fill-opacity=".3" stroke="none"/>`,
  `<path d="M-2-3H16V15H-2Z" fill="${C.plaster}"/><path d="M10-3H16V15H10Z" fill="${C.plasterShade}"/>`,
  `<path d="M-3-2.4 1.6-12H13.4L18-2.4Z" fill="${C.slate}"/><path d="M13.4-12 18-2.4H12L9-12Z" fill="#455677"/>`,
  `<path d="M-16 15V-8H-8.6V15ZM-2.4 15V-8H5V15Z" fill="${C.plaster}"/><path d="M-11.4-8H-8.6V15H-11.4ZM2.2-8H5V15H2.2Z" fill="${C.plasterShade}"/>`,
  `<path d="M-8.6 15V-3L-5.5-7-2.4-3V15Z" fill="${C.crenel}"/>`,
  `<path d="M-17.4-7.4-12.3-22-7.2-7.4ZM-3.8-7.4 1.3-22 6.4-7.4Z" fill="${C.slate}"/><path d="M-12.3-22-7.2-7.4H-10.6ZM1.3-22 6.4-7.4H3Z" fill="#455677"/>`,
  `<circle cx="-5.5" cy="1" r="2.5" fill="${C.shield}" stroke="${C.gold}" stroke-width="1.1"/>`,
  `<path d="M-7.4 15V10.4A1.9 1.9 0 0 1-3.6 10.4V15ZM-13.6-3h2.4v4h-2.4zM.2-3h2.4v4H.2ZM7.6 11V5.6A1.3 1.3 0 0 1 10.2 5.6V11ZM12 11V5.6A1.3 1.3 0 0 1 14.6 5.6V11Z" fill="${C.ink}" stroke="none"/>`,
  `<path d="M-12.3-22V-26.4M-14.2-24.6H-10.4M1.3-22V-26.4M-.6-24.6H3.2" fill="none" stroke="${C.ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  `<path d="M-12.3-22V-26.4M-14.2-24.6H-10.4M1.3-22V-26.4M-.6-24.6H3.2" fill="none" stroke="${C.gold}" stroke-width="1.3" stroke-linecap="round"/>`,
  '</g>',
].join('');

const GRAPE = '#7a2b6b';
const CLOTH = '#2d7f8f';
const EAR = '#c98a12';

const grapes = [
  [-3.4, -1.8],
  [0.1, -1.8],
  [3.6, -1.8],
  [-1.7, 1.4],
  [1.9, 1.4],
  [0.1, 4.6],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.1"/>`)
  .join('');

/** The plate of each of the goods and what is on it, about (0, 0) within radius 11. */
const DRAWN: Readonly<Record<string, readonly [plate: string, picture: string]>> = {
  wine: [
    'M0-10A10 10 0 0 1 0 10 10 10 0 0 1 0-10Z',
    `<path d="M0-7.4V-4M0-6.4Q3-8.4 5-6 2.4-4.2 0-6.4" fill="${C.hedge}" stroke="${C.hedgeShade}" stroke-width="1.1"/><g fill="${GRAPE}" stroke="#3c0f35" stroke-width=".7">${grapes}</g>`,
  ],
  grain: [
    'M0-12.4 12 0 0 12.4-12 0Z',
    `<path d="M0 9V-5.4" stroke="#7a5416" stroke-width="1.5" fill="none"/><path d="M0-5Q-2.4-7.4 0-9.6 2.4-7.4 0-5ZM-.6-1Q-5-1-5-5-1-5-.6-1ZM.6-1Q5-1 5-5 1-5 .6-1ZM-.6 3.4Q-5 3.4-5-.6-1-.6-.6 3.4ZM.6 3.4Q5 3.4 5-.6 1-.6.6 3.4Z" fill="${EAR}" stroke="#7a5416" stroke-width=".8"/>`,
  ],
  cloth: [
    'M-9-9H9V9H-9Z',
    `<path d="M-6.4-4.6H3.4V5.6H-6.4Z" fill="${CLOTH}" stroke="#123f49" stroke-width="1"/><path d="M-6.4-1.4H3.4M-6.4 2.2H3.4" stroke="#fff" stroke-width="1.5"/><path d="M3.4-6.4A3 3 0 0 1 3.4 6.6 3 3 0 0 1 3.4-6.4Z" fill="#bfe3ea" stroke="#123f49" stroke-width="1"/><path d="M4.6-1.6V1.8" stroke="#123f49" stroke-width="1.2"/>`,
  ],
};

const goodsId = (goods: string): string => `cs-goods-${goods}`;

export const GOODS_PLATES: readonly string[] = Object.entries(DRAWN).map(([goods, [plate, picture]]) =>
  [
    `<g id="${goodsId(goods)}" stroke-linejoin="round">`,
    `<path d="${plate}" fill="${C.yard}" stroke="${C.ink}" stroke-width="1.4"/>`,
    `${picture}</g>`,
  ].join(''),
);

/** The library's drawing of each print of a city. Those of a road are drawn with it, and symbols by the other theme. */
const IN_CITIES: Readonly<Record<Exclude<Print, 'symbol' | 'inn'>, (feature: TileFeature) => string>> = {
  shields: () => 'cs-shield',
  cathedral: () => 'cs-cathedral',
  goods: ({ goods = '' }) => goodsId(goods),
};

/** What is printed in the cities of a tile, upright. */
export const drawPrints = (kind: TileKind): string =>
  kind.features
    .map((feature, i) => {
      const at = printSpot(kind, i);
      const print = Object.keys(IN_CITIES).find((name) => name in feature) as keyof typeof IN_CITIES | undefined;
      if (at === null || print === undefined) return '';
      return upright(at, `<use class="as-up" href="#${IN_CITIES[print](feature)}"/>`);
    })
    .join('');

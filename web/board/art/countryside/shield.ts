import type { TileKind } from '@asteroute/tiles';
import { COUNTRYSIDE as C } from '../../../theme/countryside.ts';
import { shieldSpot } from '../geometry.ts';
import { upright } from './sprites.ts';

const FORM = 'M-8-9.4H8V-.6C8 4.6 4.6 8.2 0 10.4-4.6 8.2-8 4.6-8-.6Z';

/** Our coat of arms: azure, a star or above a road argent that winds to the foot. */
export const shieldDef = (): [string, string] => [
  'cs-shield',
  [
    '<g id="cs-shield" stroke-linejoin="round">',
    `<path d="${FORM}" fill="${C.ink}" fill-opacity=".35" transform="translate(1.4 2)"/>`,
    `<path d="${FORM}" fill="none" stroke="${C.ink}" stroke-width="4.6"/>`,
    `<path d="${FORM}" fill="${C.shield}" stroke="#fff" stroke-width="2.4"/>`,
    `<path d="M-6.6 3.4C-2.6 3.4-2-.4 1.4-.4S6.6 1.4 6.6 1.4C6.4 3.6 5.4 5.2 4.2 6.4 2.6 5.6 2.6 3.2.8 3.2S-1.8 7 -3.2 7.2C-5 6-6.2 4.6-6.6 3.4Z" fill="#fff"/>`,
    `<path d="M0-8 1.4-5 4.6-4.6 2.2-2.6 0-4-2.2-2.6-4.6-4.6-1.4-5Z" fill="${C.gold}"/>`,
    '</g>',
  ].join(''),
];

/** The coats of arms of a tile, upright. */
export const drawShields = (kind: TileKind): string =>
  kind.features
    .map((_, i) => {
      const at = shieldSpot(kind, i);
      return at === null ? '' : upright(at, '<use class="as-up" href="#cs-shield"/>');
    })
    .join('');

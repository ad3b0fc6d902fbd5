import { COUNTRYSIDE as C } from '../../theme/countryside.ts';

const FORM = 'M-8-9.4H8V-.6C8 4.6 4.6 8.2 0 10.4-4.6 8.2-8 4.6-8-.6Z';

/** A star of five points, radius 3.4. */
const star = (x: number, y: number): string =>
  `M${x} ${y - 3.4}l.9 2.2 2.4.2-1.8 1.5.6 2.3-2.1-1.3-2.1 1.3.6-2.3-1.8-1.5 2.4-.2z`;

/** The coat of arms: a pale diagonal band between two golden stars on blue, printed flat. */
export const SHIELD = [
  '<g id="cs-shield" stroke-linejoin="round">',
  `<path d="${FORM}" fill="${C.shield}" stroke="${C.ink}" stroke-width="1.6"/>`,
  `<path d="M-7-6-4.9-8.2 7 2.7C6.7 4 6.1 5 5.4 5.9L-7-5.2Z" fill="${C.crenel}"/>`,
  `<path d="${star(3.2, -4.4)}${star(-2.6, 3.8)}" fill="${C.gold}"/>`,
  '</g>',
].join('');

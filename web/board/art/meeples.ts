import { CHARTED } from '../../theme/charted-space.ts';
import { PLAYER_COLORS, PLAYER_LOOKS, type PlayerLook, type Shape } from '../../theme/players.ts';
import type { PlayerColor } from '../state.ts';

/** Width and height of a piece with its halo, in board units; draw the symbol centred on the anchor. */
export const MEEPLE_BOX = 38;
export const LARGE_MEEPLE_BOX = 52;

/** A figure's body about (0, 0), within radius 12; and where its visor sits. */
interface Figure {
  readonly body: string;
  readonly visor: number;
  readonly half: number;
}

/** Five travellers in suits of five cuts: the silhouette names the player, the visor makes it somebody. */
export const FIGURES: Readonly<Record<Shape, Figure>> = {
  star: {
    body: 'M0-12.6 3.7-5.3 11.9-4 6.1 1.9 7.5 10.1 0 6.4-7.5 10.1-6.1 1.9-11.9-4-3.7-5.3Z',
    visor: -0.6,
    half: 4.3,
  },
  triangle: { body: 'M0-11.6 12 9.2H-12Z', visor: 3.2, half: 4.6 },
  square: { body: 'M-9.6-9.6H9.6V9.6H-9.6Z', visor: -1.2, half: 5.6 },
  circle: { body: 'M0-10.8A10.8 10.8 0 0 1 0 10.8 10.8 10.8 0 0 1 0-10.8Z', visor: -1.2, half: 5.8 },
  diamond: { body: 'M0-12.8 12 0 0 12.8-12 0Z', visor: -0.8, half: 5.4 },
};

/** The visor: a dark window with two lit eyes, the same on all so that they are one people. */
function visor({ visor: y, half }: Figure, look: PlayerLook): string {
  const window = `<rect x="${-half}" y="${y - 3.2}" width="${half * 2}" height="6.4" rx="3.2" fill="#0a0f26" stroke="${look.light}" stroke-width="1"/>`;
  return `${window}<path d="M-${half * 0.4} ${y}v.5M${half * 0.4} ${y}v.5" stroke="#d8fbff" stroke-width="2.1" stroke-linecap="round"/>`;
}

/** White halo, dark outline, shaded foot, face lit from above. */
function piece(look: PlayerLook, double: boolean): string {
  const figure = FIGURES[look.shape];
  const ring = (color: string, width: number): string =>
    `<path d="${figure.body}" fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const outline = double
    ? ring('#fff', 11.4) + ring(CHARTED.ink, 8.6) + ring('#fff', 6) + ring(CHARTED.ink, 4)
    : ring('#fff', 8.4) + ring(CHARTED.ink, 5);
  const face = `<path d="${figure.body}" fill="${look.fill}" stroke="${look.light}" stroke-width="1" stroke-linejoin="round" transform="translate(0 -.7) scale(.93)"/>`;
  return `${outline}${ring(look.shade, 1.4)}${face}${visor(figure, look)}`;
}

function symbols(color: PlayerColor): string {
  const look = PLAYER_LOOKS[color];
  return `<symbol id="meeple-${color}" viewBox="-19 -19 38 38">${piece(look, false)}</symbol><symbol id="meeple-${color}-large" viewBox="-19.25 -19.25 38.5 38.5">${piece(look, true)}</symbol>`;
}

/** `<symbol id="meeple-red">`, `meeple-red-large` and so on. */
export const meepleSymbols = (): string => PLAYER_COLORS.map(symbols).join('');

/** Only a player's shape, filled with currentColor: for lists and score strips. `shape-star` and so on. */
export const shapeSymbols = (): string =>
  Object.entries(FIGURES)
    .map(
      ([shape, f]) =>
        `<symbol id="shape-${shape}" viewBox="-14 -14 28 28"><path d="${f.body}" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/></symbol>`,
    )
    .join('');

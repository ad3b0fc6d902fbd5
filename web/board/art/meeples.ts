import { CHARTED } from '../../theme/charted-space.ts';
import type { PlayerColor } from '../../theme/player-color.ts';
import { PLAYER_COLORS, PLAYER_LOOKS, type PlayerLook, type PlayerShape } from '../../theme/players.ts';

/** Width and height of a piece with its halo, in board units; draw the symbol centred on the anchor. */
export const MEEPLE_BOX = 38;
/** Width and height of the large meeple's symbol in board units. */
export const LARGE_MEEPLE_BOX = 52;

/** A figure's body about (0, 0), within radius 12; and where its visor sits. */
interface Figure {
  readonly body: string;
  readonly visor: number;
  readonly half: number;
}

/** Five people in suits of five cuts: the silhouette names the player, the face makes it somebody. */
export const MEEPLE_BODIES: Readonly<Record<PlayerShape, Figure>> = {
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

/** Two eyes, open or closed for a rest. */
const eyes = (y: number, half: number, color: string, awake: boolean): string =>
  awake
    ? `<path d="M-${half * 0.4} ${y}v.5M${half * 0.4} ${y}v.5" stroke="${color}" stroke-width="2.1" stroke-linecap="round"/>`
    : `<path d="M-${half * 0.75} ${y}q${half * 0.22} 1.8 ${half * 0.44} 0M${half * 0.31} ${y}q${half * 0.22} 1.8 ${half * 0.44} 0" fill="none" stroke="${color}" stroke-width="1.3" stroke-linecap="round"/>`;

const window = ({ visor: y, half }: Figure, fill: string, line: string): string =>
  `<rect x="${-half}" y="${y - 3.2}" width="${half * 2}" height="6.4" rx="3.2" fill="${fill}" stroke="${line}" stroke-width="1"/>`;

/**
 * A dark visor with two lit eyes, the same on all so that they are one people; or, where a theme sets `--visor` to 0
 * and `--face` to 1, a villager's face in a hood.
 */
function face(figure: Figure, look: PlayerLook, awake: boolean): string {
  const { visor: y, half } = figure;
  const visor = window(figure, '#0a0f26', look.light) + eyes(y, half, '#d8fbff', awake);
  const skin = window(figure, '#f8dcb8', look.shade) + eyes(y, half, '#2a1a10', awake);
  return `<g opacity="var(--visor, 1)">${visor}</g><g opacity="var(--face, 0)">${skin}</g>`;
}

/** The path as a solid in one colour, grown by half of `width`. */
const solid = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** The body: shaded foot, face lit from above. */
function body(look: PlayerLook, awake = true): string {
  const figure = MEEPLE_BODIES[look.shape];
  const front = `<path d="${figure.body}" fill="${look.fill}" stroke="${look.light}" stroke-width="1" stroke-linejoin="round" transform="translate(0 -.7) scale(.93)"/>`;
  return solid(figure.body, look.shade, 1.4) + front + face(figure, look, awake);
}

/** White halo and dark outline of any silhouette. */
const casing = (d: string): string => solid(d, '#fff', 8.4) + solid(d, CHARTED.ink, 5);
const doubleCasing = (d: string): string =>
  solid(d, '#fff', 11.4) + solid(d, CHARTED.ink, 8.6) + solid(d, '#fff', 6) + solid(d, CHARTED.ink, 4);

const HAT = 'M-13.6-5.2C-8-10.4 4-11.6 9-8.6 6-5.2-8-3-13.6-5.2Z';
const HAT_CROWN = 'M-8-7.6C-7.4-12.8 1-14.4 3.2-9.8Z';
const GRASS = 'M-13 12.4-15 7M-10.6 12.6-10 8M11 12.4 12.6 7M13.4 12.4 16 8.6';

/** A farmer at rest: flat on the ground among blades of grass, eyes closed, a straw hat over the brow. */
function farmer(look: PlayerLook): string {
  const flat = 'transform="translate(0 3.6) scale(1.12 .7)"';
  const hat = `<path d="${HAT}M${HAT_CROWN.slice(1)}" fill="#f0cf7a" stroke="#7a5416" stroke-width=".9" stroke-linejoin="round"/><path d="M-7.6-8.6C-4-7.4 0-8 3-10" fill="none" stroke="${look.fill}" stroke-width="1.9"/>`;
  return [
    `<g ${flat}>${solid(MEEPLE_BODIES[look.shape].body, '#fff', 8.4)}</g>${solid(HAT + HAT_CROWN, '#fff', 5.6)}`,
    `<g ${flat}>${solid(MEEPLE_BODIES[look.shape].body, CHARTED.ink, 5)}${body(look, false)}</g>`,
    solid(HAT + HAT_CROWN, CHARTED.ink, 2.6) + hat,
    `<path d="${GRASS}" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><path d="${GRASS}" fill="none" stroke="#3f6230" stroke-width="1.7" stroke-linecap="round"/>`,
  ].join('');
}

const MITRE = 'M-5.6-5.4C-8-9.6-4-13.6 0-16 4-13.6 8-9.6 5.6-5.4 2-6.6-2-6.6-5.6-5.4Z';

/** An abbot: the same figure, smaller, under a mitre. */
function abbot(look: PlayerLook): string {
  const small = 'transform="translate(0 4) scale(.86)"';
  const mitre = `<path d="${MITRE}" fill="#fffdf6" stroke="#8a6512" stroke-width=".8" stroke-linejoin="round"/><path d="M-5.4-6.4C-2-7.6 2-7.6 5.4-6.4M0-14.4V-7.6" fill="none" stroke="#e0a81e" stroke-width="1.9"/>`;
  const outline = MEEPLE_BODIES[look.shape].body;
  return [
    `<g ${small}>${solid(outline, '#fff', 9)}</g>${solid(MITRE, '#fff', 5.4)}`,
    `<g ${small}>${solid(outline, CHARTED.ink, 5.4)}${body(look)}</g>`,
    solid(MITRE, CHARTED.ink, 2.6) + mitre,
  ].join('');
}

const SMALL = '-19 -19 38 38';
const LARGE = '-19.25 -19.25 38.5 38.5';

/** The poses by the end of the symbol's id. */
const POSES: Readonly<Record<string, { box: string; draw: (look: PlayerLook) => string }>> = {
  '': { box: SMALL, draw: (look) => casing(MEEPLE_BODIES[look.shape].body) + body(look) },
  '-large': { box: LARGE, draw: (look) => doubleCasing(MEEPLE_BODIES[look.shape].body) + body(look) },
  '-lying': { box: SMALL, draw: farmer },
  '-abbot': { box: SMALL, draw: abbot },
};

const symbols = (color: PlayerColor): string =>
  Object.entries(POSES)
    .map(
      ([pose, { box, draw }]) =>
        `<symbol id="meeple-${color}${pose}" viewBox="${box}">${draw(PLAYER_LOOKS[color])}</symbol>`,
    )
    .join('');

/** `<symbol id="meeple-red">`, `meeple-red-large`, `meeple-red-lying` and `meeple-red-abbot`, and so on. */
export const meepleSymbols = (): string => PLAYER_COLORS.map(symbols).join('');

/** Only a player's shape, filled with currentColor: for lists and score strips. `shape-star` and so on. */
export const shapeSymbols = (): string =>
  Object.entries(MEEPLE_BODIES)
    .map(
      ([shape, f]) =>
        `<symbol id="shape-${shape}" viewBox="-14 -14 28 28"><path d="${f.body}" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/></symbol>`,
    )
    .join('');

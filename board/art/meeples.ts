import type { MeeplePose } from '../model/state.ts';
import type { PlayerColor } from '../theme/player-color.ts';
import { PIECE_EDGE, PLAYER_COLORS, PLAYER_LOOKS, type PlayerLook, type PlayerShape } from '../theme/players.ts';
import { BODY, drawPart, eyes, type FigureDrawing, FOLD, figureOf, grownPart, HEAD, POSES } from './figures.ts';
import { isLarge, meepleId } from './piece.ts';

export const SHAPES: Readonly<Record<PlayerShape, string>> = {
  star: 'M0-12.6 3.7-5.3 11.9-4 6.1 1.9 7.5 10.1 0 6.4-7.5 10.1-6.1 1.9-11.9-4-3.7-5.3Z',
  triangle: 'M0-11.6 12 9.2H-12Z',
  square: 'M-9.6-9.6H9.6V9.6H-9.6Z',
  circle: 'M0-10.8A10.8 10.8 0 0 1 0 10.8 10.8 10.8 0 0 1 0-10.8Z',
  diamond: 'M0-12.8 12 0 0 12.8-12 0Z',
  cross: 'M-4.2-12H4.2V-4.2H12V4.2H4.2V12H-4.2V4.2H-12V-4.2H-4.2Z',
};

/** The widths of the dark edge, and of the light edge round it, in board units. */
const DARK = 2;
const LIGHT = 1.8;
/** How far a figure's edges extend beyond its outline, in board units. */
export const EDGE = DARK + LIGHT;

/** The outline of the whole figure in one colour, grown by `by` on every side. */
function grown({ behind, body, front }: FigureDrawing, color: string, by: number): string {
  const parts = [...behind, { d: body ?? BODY + HEAD, fill: color }, ...front];
  return parts.map((part) => grownPart(part, color, by)).join('');
}

const edges = (figure: FigureDrawing): string =>
  grown(figure, PIECE_EDGE.light, EDGE) + grown(figure, PIECE_EDGE.dark, DARK);

const doubleEdges = (figure: FigureDrawing): string =>
  grown(figure, PIECE_EDGE.light, EDGE + 2.6) + grown(figure, PIECE_EDGE.dark, EDGE + 1) + edges(figure);

/** The coat with the player's shape on the chest, and the head. */
function person(look: PlayerLook, bare: boolean): string {
  return [
    `<path d="${BODY}" fill="${look.fill}"/><path d="${FOLD}" fill="${look.shade}" fill-opacity=".55"/>`,
    `<path d="${HEAD}" fill="${look.fill}"/><path d="${BODY}${HEAD}" fill="none" stroke="${look.light}" stroke-width="1.1"/>`,
    `<path d="${SHAPES[look.shape]}" fill="${look.onFill}" transform="translate(0 5.2) scale(.52)"/>`,
    bare ? drawPart(eyes(look.onFill)) : '',
  ].join('');
}

/** A figure that is no person, with the player's shape on its flank. */
function animal(look: PlayerLook, body: string): string {
  return [
    `<path d="${body}" fill="${look.fill}" stroke="${look.light}" stroke-width="1.1"/>`,
    `<path d="${SHAPES[look.shape]}" fill="${look.onFill}" transform="translate(4 1.2) scale(.52)"/>`,
  ].join('');
}

function drawFigure(pose: MeeplePose, look: PlayerLook): string {
  const figure = figureOf(pose, look);
  const draw = (parts: FigureDrawing['front']): string => parts.map(drawPart).join('');
  const around = isLarge(pose) ? doubleEdges(figure) : edges(figure);
  const shadow = '<ellipse cx="2.4" cy="20.4" rx="19" ry="4.2" fill="#04060f" fill-opacity=".45"/>';
  const drawn =
    around +
    draw(figure.behind) +
    (figure.body === undefined ? person(look, figure.eyes) : animal(look, figure.body)) +
    draw(figure.front);
  return `${shadow}<g stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
}

/** Other view boxes than `BOX`: the plain figure carries nothing, so a smaller box makes it larger in lists. */
const BOXES: Readonly<Partial<Record<MeeplePose, string>>> = {
  plain: '-23 -23.6 46 46',
  large: '-30 -33 60 60',
  'large-lying': '-30 -33 60 60',
};
const BOX = '-27.5 -30.5 55 55';

const symbolOf = (color: PlayerColor, pose: MeeplePose): string =>
  `<symbol id="${meepleId(color, pose)}" viewBox="${BOXES[pose] ?? BOX}">${drawFigure(pose, PLAYER_LOOKS[color])}</symbol>`;

export const meepleSymbols = (colors: readonly PlayerColor[] = PLAYER_COLORS): string =>
  colors.flatMap((color) => POSES.map((pose) => symbolOf(color, pose))).join('');

/** Only a player's shape, filled with currentColor: for lists and score strips. `shape-star` and so on. */
export const shapeSymbols = (): string =>
  Object.entries(SHAPES)
    .map(
      ([shape, d]) =>
        `<symbol id="shape-${shape}" viewBox="-14 -14 28 28"><path d="${d}" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/></symbol>`,
    )
    .join('');

/** What each figure wears and carries. Board units about the middle of the chest. */
import type { MeeplePose } from '../model/state.ts';
import type { PlayerLook } from '../theme/players.ts';
import figures from './figures.json' with { type: 'json' };

interface Part {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

export interface FigureDrawing {
  /** Carried behind the body. */
  readonly behind: readonly Part[];
  /** Worn on the head or held in front. */
  readonly front: readonly Part[];
  readonly body?: string;
  /** Two eyes in the head's own colour; a mask or a visor brings its own. */
  readonly eyes: boolean;
}

export const BODY =
  'M-3.4-7.6C-8.6-7-12.6-4-13.6 1L-16.2 15.2Q-16.7 18.4-13.6 18.4H-4.4L0 14.8 4.4 18.4H13.6Q16.7 18.4 16.2 15.2L13.6 1C12.6-4 8.6-7 3.4-7.6Z';
export const FOLD = 'M5.4-7.2C9.6-6.2 12.7-3.4 13.6 1L16.2 15.2Q16.7 18.4 13.6 18.4H9.4C11.6 10 10.4 0 5.4-7.2Z';
export const HEAD = 'M0-19.2A6.6 6.6 0 0 1 0-6 6.6 6.6 0 0 1 0-19.2Z';

/** The colour names of `figures.json`, besides the player's `fill`, `shade` and `light`. */
const COLORS = {
  ink: '#1a1420',
  steel: '#ccd4e2',
  straw: '#f2cd6c',
  gold: '#f0b429',
  leather: '#a9763f',
  skin: '#f6d7b0',
  cream: '#fffaf0',
};

const FIGURES: Readonly<Record<MeeplePose, FigureDrawing>> = figures;

export const POSES = Object.keys(FIGURES) as MeeplePose[];

export function figureOf(pose: MeeplePose, { fill, shade, light }: PlayerLook): FigureDrawing {
  const colors: Readonly<Record<string, string>> = { ...COLORS, fill, shade, light };
  const color = (name?: string) => name && (colors[name] ?? name);
  const colored = (part: Part): Part => ({ ...part, fill: color(part.fill), line: color(part.line) });
  const { behind, front, ...rest } = FIGURES[pose];
  return { ...rest, behind: behind.map(colored), front: front.map(colored) };
}

export const eyes = (color: string): Part => ({ d: 'M-2.5-12.4v.2M2.5-12.4v.2', line: color, width: 2 });

export const drawPart = ({ d, fill = 'none', line, width }: Part): string =>
  `<path d="${d}" fill="${fill}"${line ? ` stroke="${line}" stroke-width="${width}"` : ''}/>`;

/** A part in one colour, grown by `by` on every side. */
export const grownPart = ({ d, fill, width = 0 }: Part, color: string, by: number): string =>
  `<path d="${d}" fill="${fill === undefined ? 'none' : color}" stroke="${color}" stroke-width="${width + 2 * by}"/>`;

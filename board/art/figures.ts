/** Who the figures are: the outline of each, what it wears and carries. Board units about the middle of the chest. */
import type { PlayerLook } from '../theme/players.ts';

/** A part of a figure: an outline that is filled, or a line of some width. */
interface Part {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

/** What distinguishes a figure from the plain one. */
export interface FigureDrawing {
  /** Carried behind the body. */
  readonly behind: readonly Part[];
  /** Worn on the head or held in front. */
  readonly front: readonly Part[];
  /** Two eyes in the head's own colour; a mask or a visor brings its own. */
  readonly eyes: boolean;
}

/** A long coat, shoulders back and feet apart. */
export const BODY =
  'M-3.4-7.6C-8.6-7-12.6-4-13.6 1L-16.2 15.2Q-16.7 18.4-13.6 18.4H-4.4L0 14.8 4.4 18.4H13.6Q16.7 18.4 16.2 15.2L13.6 1C12.6-4 8.6-7 3.4-7.6Z';
/** The side of the coat that lies in shade. */
export const FOLD = 'M5.4-7.2C9.6-6.2 12.7-3.4 13.6 1L16.2 15.2Q16.7 18.4 13.6 18.4H9.4C11.6 10 10.4 0 5.4-7.2Z';
/** The head. */
export const HEAD = 'M0-19.2A6.6 6.6 0 0 1 0-6 6.6 6.6 0 0 1 0-19.2Z';

const INK = '#1a1420';
const STEEL = '#ccd4e2';
const STRAW = '#f2cd6c';
const GOLD = '#f0b429';
const LEATHER = '#a9763f';
const SKIN = '#f6d7b0';
const CREAM = '#fffaf0';

const dots = (points: string, line: string, width: number): Part => ({ d: points, line, width });
const EYES = 'M-2.5-12.4v.2M2.5-12.4v.2';

const PACK = 'M7-8.6 16.4-11.8Q18.6-12.4 19.2-10.2L21.6 1.4 12 5Z';
const BERET = 'M-8.2-14.6C-10.6-19.4-5-23.2 1-22.8 8-22.4 11.6-18.6 9.4-15.4 6.6-14-2-16.4-8.2-14.6Z';

/** A trader: a beret with a golden pin, a pack on the back. */
const merchant = (look: PlayerLook): FigureDrawing => ({
  behind: [
    { d: PACK, fill: LEATHER, line: '#5d3d1c', width: 1 },
    { d: 'M11.4-10 14.8 3.8M16-11.4 19.4 2', line: '#6d4a24', width: 1.3 },
  ],
  front: [{ d: BERET, fill: look.shade, line: look.light, width: 0.9 }, dots('M-4.6-18.6h.1', GOLD, 3)],
  eyes: true,
});

const HELMET = 'M0-22.4A9 9 0 0 1 7-7.8H-7A9 9 0 0 1 0-22.4Z';
const VISOR = 'M-4.6-17.2H3.8Q6-17.2 6-14.4 6-10.8 2.6-10.8H-3.4Q-6.4-10.8-6.4-14.4-6.4-17.2-4.6-17.2Z';

/** An explorer: a helmet with a wide visor and an aerial. */
const explorer = (look: PlayerLook): FigureDrawing => ({
  behind: [
    { d: 'M6.4-18.4 11.6-23.2', line: look.light, width: 1.8 },
    dots('M11.9-23.5h.1', GOLD, 4.2),
    { d: 'M-17-5.4h4.6V9h-5.6Z', fill: STEEL, line: INK, width: 0.8 },
    { d: 'M17-5.4h-4.6V9h5.6Z', fill: STEEL, line: INK, width: 0.8 },
  ],
  front: [
    { d: HELMET, fill: look.fill, line: look.light, width: 1 },
    { d: VISOR, fill: '#0a0f26', line: look.light, width: 0.9 },
    { d: 'M-3.8-15.6H-.6', line: '#bfefff', width: 1.7 },
  ],
  eyes: false,
});

const CREST = 'M-7.4-15.6C-8-21.4-3-25.4 4.4-24.2 2.6-22.6 7.4-20.4 7.4-15.6 3.6-17.8-3.6-17.8-7.4-15.6Z';
const PENNANT = 'M16.6-23 24-19.4 16.6-14.8Z';

/** A conqueror: a crested helmet, and the pennant to be planted. */
const conqueror = (look: PlayerLook): FigureDrawing => ({
  behind: [
    { d: 'M16.6-23.4V17', line: CREAM, width: 2 },
    { d: PENNANT, fill: look.fill, line: look.light, width: 1 },
  ],
  front: [
    { d: CREST, fill: STEEL, line: INK, width: 0.9 },
    { d: 'M-7.2-16.2C-3.6-18.4 3.6-18.4 7.2-16.2', line: GOLD, width: 1.8 },
  ],
  eyes: true,
});

const PAULDRONS = 'M-16.8 3.4C-19.6-3.2-15-9.4-7.4-8.4L-10 1.4ZM16.8 3.4C19.6-3.2 15-9.4 7.4-8.4L10 1.4Z';
const HELM = 'M-7.4-13.8C-8.6-20.6-5-22.6 0-25.8 5-22.6 8.6-20.6 7.4-13.8 4-16-4-16-7.4-13.8Z';

/** The large one: armour on the shoulders and a golden helmet. */
const large = (look: PlayerLook): FigureDrawing => ({
  behind: [],
  front: [
    { d: PAULDRONS, fill: look.fill, line: look.light, width: 1.1 },
    { d: HELM, fill: GOLD, line: '#7a5416', width: 0.9 },
    { d: 'M0-24.4V-16.6', line: '#fff0b8', width: 1.4 },
  ],
  eyes: true,
});

const BRIM = 'M-13.8-14.8C-9-18.8 9-18.8 13.8-14.8 9-12-9-12-13.8-14.8Z';
const CROWN = 'M-7-16.8C-6.6-24.4 6.6-24.4 7-16.8Z';
const GRASS = 'M-15.6 19-17.6 12.4M-11.6 19.4-11 13M-6.4 19.6-8 15.4M7 19.6 8.6 14.8M11.6 19.4 11.4 12.6M15.6 19 18 13';

/** A farmer in tall grass, under a straw hat, with a fork. */
const farmer = (look: PlayerLook): FigureDrawing => ({
  behind: [{ d: 'M18.4-8V17M14.8-16.4V-11Q14.8-8 18.4-8T22-11V-16.4M18.4-8V-16.4', line: '#e7d3a3', width: 1.8 }],
  front: [
    { d: BRIM, fill: STRAW, line: '#7a5416', width: 0.9 },
    { d: CROWN, fill: STRAW, line: '#7a5416', width: 0.9 },
    { d: 'M-6.9-17.2C-3-16 3-16 6.9-17.2', line: look.fill, width: 2.2 },
    { d: GRASS, line: '#3f6230', width: 2.2 },
  ],
  eyes: true,
});

const CROSIER = 'M17.6 17V-13.6C17.6-19 23-19.4 22.6-15.4 22.2-12.8 19.6-13.6 20-15.2';
const MITRE = 'M-7-12.8C-9.4-18.4-4.4-22.6 0-26 4.4-22.6 9.4-18.4 7-12.8 3-14.4-3-14.4-7-12.8Z';

/** An abbot: a mitre, and a crosier. */
const abbot = (): FigureDrawing => ({
  behind: [{ d: CROSIER, line: GOLD, width: 1.9 }],
  front: [
    { d: MITRE, fill: CREAM, line: '#8a6512', width: 0.9 },
    { d: 'M-6.9-14.2C-3-15.8 3-15.8 6.9-14.2M0-24V-16', line: '#e0a81e', width: 2 },
  ],
  eyes: true,
});

const BUCKET = 'M-7.4-20.2Q0-23 7.4-20.2L6.8-8Q0-4.6-6.8-8Z';
const PLUME = 'M-1.6-20.8C-1-25.4 6.6-26.6 12.4-21.4 9.6-21.6 8-20.6 6.4-18.6 4.6-20.6 1.4-21.4-1.6-20.8Z';
const SWORD = 'M-19.4-15.6V7.4';

/** A knight: a closed helmet with a plume, and a sword held upright. */
const knight = (look: PlayerLook): FigureDrawing => ({
  behind: [{ d: SWORD, line: STEEL, width: 2.8 }],
  front: [
    { d: 'M-23 5H-15.8M-19.4 5V10', line: GOLD, width: 2.2 },
    { d: PLUME, fill: look.fill, line: look.light, width: 0.9 },
    { d: BUCKET, fill: STEEL, line: INK, width: 0.9 },
    { d: 'M-5.6-15H5.6', line: INK, width: 2.2 },
    { d: 'M0-14V-8', line: '#8a93a6', width: 1.2 },
  ],
  eyes: false,
});

const SLOUCH = 'M-15-13.6C-9.6-15-8.6-22.8-1.6-23 2.4-23 3-21.8 5-21.8 8.2-21 8.6-16.4 15.4-16.6 11-11.2-9-11-15-13.6Z';
const FEATHER = 'M4.6-17.4C8-24.6 13.6-26 17.8-24 16-19.8 11-17 4.6-17.4Z';
const COLLAR = 'M-13.4-9.4-3-7 0-3.6 3-7 13.4-9.4 11.4-1.4 0 .4-11.4-1.4Z';

/** A highwayman: a slouch hat with a feather, a mask, a high collar. */
const thief = (look: PlayerLook): FigureDrawing => ({
  behind: [],
  front: [
    { d: COLLAR, fill: look.shade, line: look.light, width: 0.9 },
    { d: 'M-6.4-12.6Q0-14.6 6.4-12.6L5.6-9.6Q3-8.6 0-10.4-3-8.6-5.6-9.6Z', fill: INK },
    dots('M-2.7-11.3h.1M2.7-11.3h.1', CREAM, 1.9),
    { d: FEATHER, fill: CREAM, line: INK, width: 0.8 },
    { d: SLOUCH, fill: '#4a3326', line: '#1d1008', width: 0.9 },
  ],
  eyes: false,
});

const COWL = 'M0-24.6C-4-21.6-9.8-18-9.2-9.8L-11-4.4Q0-.6 11-4.4L9.2-9.8C9.8-18 4-21.6 0-24.6Z';

/** A monk: a face deep in a pointed cowl, a rope for a belt. */
const monk = (look: PlayerLook): FigureDrawing => ({
  behind: [],
  front: [
    { d: COWL, fill: look.shade, line: look.light, width: 1 },
    { d: 'M0-18.2Q5.2-17 5-12.2 4.6-7.2 0-7.2-4.6-7.2-5-12.2-5.2-17 0-18.2Z', fill: SKIN, line: INK, width: 0.8 },
    dots('M-2-12.6v.4M2-12.6v.4', INK, 1.7),
    { d: 'M-14.8 12.2Q0 15.4 14.8 12.2', line: '#efe0b8', width: 1.8 },
  ],
  eyes: false,
});

const plain = (): FigureDrawing => ({ behind: [], front: [], eyes: true });

/** Every figure by its pose. */
export const FIGURE_DRAWINGS = {
  plain,
  merchant,
  explorer,
  conqueror,
  large,
  lying: farmer,
  abbot,
  knight,
  thief,
  monk,
};

/** Two eyes of a bare head. */
export const eyes = (color: string): Part => dots(EYES, color, 2);

/** A part as markup. */
export const drawPart = ({ d, fill = 'none', line, width }: Part): string =>
  `<path d="${d}" fill="${fill}"${line ? ` stroke="${line}" stroke-width="${width}"` : ''}/>`;

/** A part in one colour, grown by `by` on every side. */
export const grownPart = ({ d, fill, width = 0 }: Part, color: string, by: number): string =>
  `<path d="${d}" fill="${fill === undefined ? 'none' : color}" stroke="${color}" stroke-width="${width + 2 * by}"/>`;

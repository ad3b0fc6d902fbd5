import type { PlayerColor } from '../board/state.ts';

/** Charted Space: an atlas of a living galaxy. Deep navy ground, cream chart lines, a few luminous things. */
export const CHARTED = {
  /** Uncharted space round the tiles. */
  void: '#060a1a',
  /** The ground of a tile. */
  ground: '#0f1736',
  /** The darkest ink: outlines, joints, plates. */
  ink: '#080b18',
  cream: '#efe3cb',
  fieldFill: '#7a6d62',
  fieldShade: '#3d342f',
  fieldRim: '#17120f',
  laneGlow: '#2aa8ff',
  laneBody: '#31bdf2',
  laneCore: '#f4fdff',
  star: '#dfe8ff',
  rebels: '#ffc061',
  empire: '#cfe0ff',
  hunters: '#e3a8ff',
  /** The interface round the board. */
  surface: '#121a3a',
  surfaceRaised: '#1a2450',
  text: '#f3ecdc',
  muted: '#aeb6d2',
  accent: '#59cdf7',
  accentInk: '#04121f',
  danger: '#ff8d7a',
  success: '#6fdcae',
  focus: '#ffe08a',
  line: '#3a4679',
  lineStrong: '#7c88bd',
} as const;

export type Shape = 'star' | 'triangle' | 'square' | 'circle' | 'diamond';
export type Pattern = 'dots' | 'diagonal' | 'grid' | 'waves' | 'solid';

/** How a player looks. Colour is never alone: shape and pattern say the same. */
export interface PlayerLook {
  readonly shape: Shape;
  readonly pattern: Pattern;
  /** The body of the piece. */
  readonly fill: string;
  /** The side of the piece that lies in shade. */
  readonly shade: string;
  /** The edge of the piece that catches light. */
  readonly light: string;
  /** Lines and text in the player's colour on dark ground: at least 4.5:1. */
  readonly display: string;
  /** Text and pips on `fill`: at least 4.5:1. */
  readonly onFill: string;
}

/**
 * The names are the rulebooks'. The hues are tuned so that any two keep an OKLab distance of 0.12 under the three
 * dichromacies: mostly a ladder of lightness, with green leaning to blue and red to rust.
 */
export const PLAYER_LOOKS: Readonly<Record<PlayerColor, PlayerLook>> = {
  red: {
    shape: 'triangle',
    pattern: 'diagonal',
    fill: '#c63410',
    shade: '#7a1e0a',
    light: '#ff8563',
    display: '#ff5646',
    onFill: '#ffffff',
  },
  green: {
    shape: 'square',
    pattern: 'grid',
    fill: '#28a777',
    shade: '#0d6646',
    light: '#86ecbd',
    display: '#57d5a7',
    onFill: '#04140f',
  },
  black: {
    shape: 'diamond',
    pattern: 'solid',
    fill: '#232738',
    shade: '#0a0c14',
    light: '#6d7696',
    display: '#8892b4',
    onFill: '#ffffff',
  },
  white: {
    shape: 'circle',
    pattern: 'waves',
    fill: '#f6f2e6',
    shade: '#b3ab97',
    light: '#ffffff',
    display: '#f6f2e6',
    onFill: '#10142b',
  },
  orange: {
    shape: 'star',
    pattern: 'dots',
    fill: '#ffae1a',
    shade: '#a8610a',
    light: '#ffe09a',
    display: '#ffab2e',
    onFill: '#1c1202',
  },
};

export const PLAYER_COLORS = Object.keys(PLAYER_LOOKS) as PlayerColor[];

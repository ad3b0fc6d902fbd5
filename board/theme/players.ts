import type { PlayerColor } from './player-color.ts';

export type PlayerShape = 'star' | 'triangle' | 'square' | 'circle' | 'diamond' | 'cross';
export type Pattern = 'dots' | 'diagonal' | 'grid' | 'waves' | 'solid' | 'rings';

/** The appearance of a player. Shape and pattern distinguish players without colour. */
export interface PlayerLook {
  readonly shape: PlayerShape;
  readonly pattern: Pattern;
  readonly fill: string;
  readonly shade: string;
  readonly light: string;
  /** Lines and text in the player's colour on dark ground: at least 4.5:1. */
  readonly display: string;
  /** Text and pips on `fill`: at least 4.5:1. */
  readonly onFill: string;
}

/**
 * Named as in the rulebooks. Any two of a palette keep an OKLab distance of 0.12 under the three dichromacies: mostly a
 * ladder of lightness, with green leaning to blue and red to rust.
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
    display: '#4dda9a',
    onFill: '#04140f',
  },
  black: {
    shape: 'diamond',
    pattern: 'solid',
    fill: '#383a46',
    shade: '#14151c',
    light: '#aaa8b2',
    display: '#989298',
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
    display: '#feaa1d',
    onFill: '#1c1202',
  },
  blue: {
    shape: 'circle',
    pattern: 'waves',
    fill: '#1f5fd0',
    shade: '#0f2f77',
    light: '#8db8ff',
    display: '#508cff',
    onFill: '#ffffff',
  },
  yellow: {
    shape: 'star',
    pattern: 'dots',
    fill: '#ffd23a',
    shade: '#a87a08',
    light: '#fff2b0',
    display: '#f1eb35',
    onFill: '#1c1402',
  },
  pink: {
    shape: 'cross',
    pattern: 'rings',
    fill: '#ff7ccb',
    shade: '#a8307a',
    light: '#ffc9ea',
    display: '#ffa1fb',
    onFill: '#2a0419',
  },
};

/** The edges of a piece, the light one outside: on any ground at least one of the two stands out. */
export const PIECE_EDGE = { light: '#fff8ea', dark: '#080b18' } as const;

export const PLAYER_COLORS = Object.keys(PLAYER_LOOKS) as PlayerColor[];

/** Whether a colour of a game is one that players are drawn in. */
export const hasLook = (color: string): color is PlayerColor => color in PLAYER_LOOKS;

/** What brings colours: an edition, and modules of it that have room for more players. */
interface Colored {
  readonly colors: readonly string[];
  readonly optional?: readonly { readonly seats?: { readonly colors: readonly string[] } }[];
}

/** The colours that can meet at one table of an edition, those of its modules too. Shapes and patterns repeat between editions, never within one. */
export function paletteOf({ colors, optional = [] }: Colored): readonly PlayerColor[] {
  return [...colors, ...optional.flatMap(({ seats }) => seats?.colors ?? [])].filter(hasLook);
}

/** The names of the art themes, in the order in which the drawings are fetched. */
export const THEME_NAMES = ['charted-space', 'countryside'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

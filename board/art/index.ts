import type { TileTable } from '@asteroute/tiles';
import { commonSymbols } from './common.ts';
import { byTheme, tileSymbols } from './tiles.ts';

export { commonSymbols } from './common.ts';
export { iconSymbols } from './icons.ts';

export { placeholders } from './placeholders.ts';
export { copies, DRAWN_FEATURES, tileSymbolId } from './shape/drawings.ts';
export * from './shape/geometry.ts';
export { THEMES, themeOf } from './themes.ts';
export { spritesOf, symbolsById, themePieces, tileSvg, tileSymbols } from './tiles.ts';

export const tilesAndThemes = (...sets: TileTable[]): string =>
  [...[...byTheme(sets).keys()].map((theme) => theme.extras()), tileSymbols(...sets)].join('');

/** All symbols that the page refers to. Put them once into an `<svg>` of no size (not `display: none`). */
export const allSymbols = (...sets: TileTable[]): string => tilesAndThemes(...sets) + commonSymbols();

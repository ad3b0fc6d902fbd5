import type { TileTable } from '@asteroute/tiles';
import { commonSymbols } from './common.ts';
import { byTheme, tileSymbols } from './tiles.ts';

export { commonSymbols } from './common.ts';

export { copies, DRAWN_FEATURES, tileSymbolId } from './shape/drawings.ts';
export * from './shape/geometry.ts';
export { THEMES, themeOf } from './themes.ts';
export { tileSvg, tileSymbols } from './tiles.ts';

/** The tiles of some sets, and what else their themes paint with. */
export const tilesAndThemes = (...sets: TileTable[]): string =>
  [...[...byTheme(sets).keys()].map((theme) => theme.extras()), tileSymbols(...sets)].join('');

/** Everything the page refers to, to be put once into an `<svg>` of no size (not `display: none`). */
export const allSymbols = (...sets: TileTable[]): string => tilesAndThemes(...sets) + commonSymbols();

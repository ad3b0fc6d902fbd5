/**
 * Draws the graphics that pages refer to when the bundle is built or served: pieces, icons and filters into the page
 * itself, the tiles of each theme into a sprite file. Pages need not load and run the code that draws them.
 */

import { commonSymbols, tilesAndThemes } from '@asteroute/board/art/index.ts';
import { THEME_NAMES, type ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { spritePath } from '@asteroute/page/theme/tile-sprites.ts';
import { visionFilters } from '@asteroute/page/theme/vision.ts';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileTable, tradersTiles } from '@asteroute/tiles';
import type { Plugin } from 'vite';

const SETS: Readonly<Record<ThemeName, readonly TileTable[]>> = {
  'charted-space': [starWarsTiles],
  countryside: [classicTiles, riverTiles, innsTiles, tradersTiles],
};

const draw = (theme: ThemeName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${tilesAndThemes(...SETS[theme])}</svg>`;

/** The placeholder in the page for the common drawings. */
const COMMON = '<!-- drawings -->';

/** The Vite plugin that adds the drawings to the page and the sprite files to the bundle. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    transformIndexHtml: (page) => page.replace(COMMON, () => commonSymbols() + visionFilters()),
    configureServer(server) {
      for (const theme of THEME_NAMES) {
        server.middlewares.use(`/${spritePath(theme)}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(draw(theme));
        });
      }
    },
    generateBundle() {
      for (const theme of THEME_NAMES)
        this.emitFile({ type: 'asset', fileName: spritePath(theme), source: draw(theme) });
    },
  };
}

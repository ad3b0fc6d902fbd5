/** Draws the sprite file of each theme from the tile tables when the bundle is built or served. */
import { classicTiles, riverTiles, starWarsTiles, type TileTable } from '@asteroute/tiles';
import type { Plugin } from 'vite';
import { tilesAndThemes } from './board/art/index.ts';
import { THEME_NAMES, type ThemeName } from './theme/theme-name.ts';
import { spritePath } from './theme/tile-sprites.ts';

const SETS: Readonly<Record<ThemeName, readonly TileTable[]>> = {
  'charted-space': [starWarsTiles],
  countryside: [classicTiles, riverTiles],
};

const draw = (theme: ThemeName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${tilesAndThemes(...SETS[theme])}</svg>`;

/** The Vite plugin that adds the sprite files to the bundle. */
export function tileSprites(): Plugin {
  return {
    name: 'tile-sprites',
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

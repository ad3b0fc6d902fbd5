/** Prints the tiles: a file of drawings for each theme, made from the tile tables by the same program as ever. */
import { classicTiles, riverTiles, starWarsTiles, type TileTable } from '@asteroute/tiles';
import type { Plugin } from 'vite';
import { PRINTS, printPath } from './app/prints.ts';
import { tilesAndThemes } from './board/art/index.ts';

const SETS: Readonly<Record<(typeof PRINTS)[number], readonly TileTable[]>> = {
  'charted-space': [starWarsTiles],
  countryside: [classicTiles, riverTiles],
};

const print = (theme: (typeof PRINTS)[number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${tilesAndThemes(...SETS[theme])}</svg>`;

export function printTiles(): Plugin {
  return {
    name: 'print-tiles',
    configureServer(server) {
      for (const theme of PRINTS) {
        server.middlewares.use(`/${printPath(theme)}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(print(theme));
        });
      }
    },
    generateBundle() {
      for (const theme of PRINTS) this.emitFile({ type: 'asset', fileName: printPath(theme), source: print(theme) });
    },
  };
}

/** Draws pieces, icons, filters and tiles when the bundle is built, so that pages need not load and run that code. */

import { createHash } from 'node:crypto';
import * as built from '@asteroute/board/art/index.ts';
import { THEME_NAMES, type ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { placeholdersId, spriteAttribute } from '@asteroute/page/theme/tile-sprites.ts';
import { visionFilters } from '@asteroute/page/theme/vision.ts';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileTable, tradersTiles } from '@asteroute/tiles';
import type { Plugin } from 'vite';

const SETS: Readonly<Record<ThemeName, readonly TileTable[]>> = {
  'charted-space': [starWarsTiles],
  countryside: [classicTiles, riverTiles, innsTiles, tradersTiles],
};

type Art = Pick<typeof built, 'commonSymbols' | 'placeholders' | 'spritesOf' | 'tilesAndThemes'>;

const draw = (theme: ThemeName, art: Art = built): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${art.tilesAndThemes(...SETS[theme])}</svg>`;

/** Places in the page: for common drawings, for placeholders, and the element that says where the sprite files are. */
const [COMMON, FLAT, HOST] = ['<!-- drawings -->', '<!-- placeholders -->', 'id="symbols"'];

interface SpriteFile {
  readonly fileName: string;
  readonly source: string;
}

/** The sprite file of a theme, with a digest in its name, so that browsers keep it from one visit to the next. */
function spriteFile(theme: ThemeName): SpriteFile {
  const source = draw(theme);
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/tiles/${theme}-${digest}.svg`, source };
}

/** In a template, symbols cost no time until the page shows tiles. */
const inert = (theme: ThemeName, symbols: string): string =>
  `<template id="${placeholdersId(theme)}"><svg>${symbols}</svg></template>`;

/** The path of a theme's sprites on the development server. */
const devPath = (theme: ThemeName): string => `tiles/${theme}.svg`;

export function drawings(): Plugin {
  let files: readonly SpriteFile[] = [];
  let builds = false;
  let base = '/';
  let artNow = async (): Promise<Art> => built;
  const addressOf = (theme: ThemeName, index: number): string =>
    `${spriteAttribute(theme)}="${base}${files[index]?.fileName ?? devPath(theme)}"`;
  return {
    name: 'drawings',
    async transformIndexHtml(page) {
      const { commonSymbols, placeholders, spritesOf } = await artNow();
      const shown = new Set(Array.from(page.matchAll(/href="#([^"]+)"/g), ([, id]) => id));
      return page
        .replace(HOST, () => [HOST, ...THEME_NAMES.map(addressOf)].join(' '))
        .replace(COMMON, () => commonSymbols() + spritesOf(shown, Object.values(SETS).flat()) + visionFilters())
        .replace(FLAT, () => THEME_NAMES.map((theme) => inert(theme, placeholders(shown, SETS[theme]))).join(''));
    },
    configResolved(config) {
      builds = config.command === 'build';
      base = config.base;
    },
    configureServer(server) {
      // Loaded by the server, which loads it again after a change, unlike what Node has imported.
      artNow = async () => (await server.ssrLoadModule('@asteroute/board/art/index.ts')) as Art;
      for (const theme of THEME_NAMES) {
        server.middlewares.use(`/${devPath(theme)}`, async (_, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(draw(theme, await artNow()));
        });
      }
    },
    buildStart() {
      if (!builds) return;
      files = THEME_NAMES.map(spriteFile);
      for (const file of files) this.emitFile({ type: 'asset', ...file });
    },
  };
}

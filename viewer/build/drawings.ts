/** Draws the tiles and icons when the viewer is built, because drawing them takes a browser a second or more. */
import { anchor, featurePath, featureRim, iconSymbols, symbolsById, themePieces } from '@asteroute/board/art/index.ts';
import { formOf } from '@asteroute/board/art/shape/forms.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import {
  classicTiles,
  innsTiles,
  riverTiles,
  starWarsTiles,
  type TileKind,
  type TileTable,
  tradersTiles,
} from '@asteroute/tiles';
import type { Plugin } from 'vite';
import type { DrawnFeature, DrawnTheme, DrawnTiles } from '../drawings/drawn-tiles.ts';

const SETS: Readonly<Record<string, TileTable>> = {
  'star-wars': starWarsTiles,
  classic: classicTiles,
  river: riverTiles,
  inns: innsTiles,
  traders: tradersTiles,
};
const ICONS = ['first', 'step-back', 'play', 'pause', 'step-on', 'last', 'fit'];

const tenth = (n: number): number => Math.round(n * 10) / 10;

function drawnFeature(kind: TileKind, index: number): DrawnFeature {
  const { u, v } = anchor(kind, index, 0);
  const form = formOf(kind.features[index]);
  // The light on a scored meadow is on its tiles: its path alone would be longer than all others together.
  const [path, rim] = form === 'rest' ? ['', ''] : [featurePath(kind, index), featureRim(kind, index)];
  return [tenth(u), tenth(v), path, rim, form === 'line'];
}

function drawnTiles(table: TileTable): DrawnTiles {
  const features = table.tiles.map((kind) => [kind.id, kind.features.map((_, index) => drawnFeature(kind, index))]);
  return { symbols: symbolsById(table.tiles), features: Object.fromEntries(features) };
}

const drawnTheme = (name: ThemeName): DrawnTheme => themePieces(name, Object.values(SETS));

const DRAWN: Readonly<Record<string, (name: string) => unknown>> = {
  tiles: (name) => drawnTiles(SETS[name]),
  theme: (name) => drawnTheme(name as ThemeName),
  icons: () => iconSymbols(ICONS),
};

/** The drawings of the figures without the descriptions that tell people what they show. */
const undescribed = (json: string): string => json.replace(/"about":\s*"(?:[^"\\]|\\.)*",\s*/g, '');

/** The Vite plugin that provides `virtual:tiles/SET`, `virtual:theme/THEME` and `virtual:icons`. */
export function viewerDrawings(): Plugin {
  return {
    name: 'viewer-drawings',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/figures.json') ? undescribed(code) : null),
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load(id) {
      const [, type, name] = /^\0virtual:(\w+)(?:\/([\w-]+))?$/.exec(id) ?? [];
      return type === undefined ? null : `export default ${JSON.stringify(DRAWN[type](name))};`;
    },
  };
}

import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { themeName } from '@asteroute/board-view';
import type { Game } from '@asteroute/engine';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileTable, tradersTiles } from '@asteroute/tiles';
import type { DrawnFeature, DrawnTheme, DrawnTiles } from './drawn-tiles.ts';

type Loaded<T> = Promise<{ readonly default: T }>;

/** Every set of tiles with its drawings, each of which is a file of its own beside the script. */
const SETS: readonly { readonly table: TileTable; readonly load: () => Loaded<DrawnTiles> }[] = [
  { table: starWarsTiles, load: () => import('virtual:tiles/star-wars') },
  { table: classicTiles, load: () => import('virtual:tiles/classic') },
  { table: riverTiles, load: () => import('virtual:tiles/river') },
  { table: innsTiles, load: () => import('virtual:tiles/inns') },
  { table: tradersTiles, load: () => import('virtual:tiles/traders') },
];
const THEMES: Readonly<Record<ThemeName, () => Loaded<DrawnTheme>>> = {
  'charted-space': () => import('virtual:theme/charted-space'),
  countryside: () => import('virtual:theme/countryside'),
};

export interface Drawings {
  readonly theme: DrawnTheme;
  readonly symbols: DrawnTiles['symbols'];
  /** A feature of a kind of tile; null if there is no drawing of it. */
  readonly feature: (tile: string, index: number) => DrawnFeature | null;
}

export async function loadDrawings(game: Game): Promise<Drawings> {
  const wanted = new Set(game.rules.tables.tiles.map(({ id }) => id));
  const sets = SETS.filter(({ table }) => table.tiles.some(({ id }) => wanted.has(id)));
  const [theme, ...loaded] = await Promise.all([THEMES[themeName(game)](), ...sets.map(({ load }) => load())]);
  const tiles = loaded.map((file) => file.default as DrawnTiles);
  const features = Object.assign({}, ...tiles.map((set) => set.features)) as DrawnTiles['features'];
  return {
    theme: theme.default as DrawnTheme,
    symbols: Object.assign({}, ...tiles.map((set) => set.symbols)),
    feature: (tile, index) => features[tile]?.[index] ?? null,
  };
}

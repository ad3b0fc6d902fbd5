import type { Edition } from '@asteroute/engine';
import type { TileKind } from '@asteroute/tiles';
import type { ThemeName } from '../../theme/theme-name.ts';
import { chartedSpace } from './charted/theme.ts';
import { countryside } from './countryside/theme.ts';
import type { Theme } from './shape/theme.ts';

/** The one list of themes. */
const THEMES: readonly Theme[] = [chartedSpace, countryside];

/** The name of the theme that an edition is drawn in. */
export function themeOfEdition({ tiles }: Edition): ThemeName {
  return themeOf(tiles.tiles[0]).name;
}

/** The theme of a tile is the one that can draw most of the features printed on it; `drawPlain` draws the others. */
export function themeOf(kind: TileKind): Theme {
  const drawn = ({ features }: Theme): number => kind.features.filter((f) => f.type in features).length;
  return THEMES.reduce((best, theme) => (drawn(theme) > drawn(best) ? theme : best));
}

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

/** The theme of a tile is the one that can draw every feature printed on it. */
export function themeOf(kind: TileKind): Theme {
  const theme = THEMES.find(({ features }) => kind.features.every((f) => f.type in features));
  if (theme === undefined) throw new Error(`no theme draws ${kind.id}`);
  return theme;
}

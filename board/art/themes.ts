import type { TileKind } from '@asteroute/tiles';
import type { ThemeName } from '../theme/theme-name.ts';
import { chartedSpace } from './charted/theme.ts';
import { countryside } from './countryside/theme.ts';
import { themeNameOf } from './shape/drawings.ts';
import type { Theme } from './shape/theme.ts';

export const THEMES: Readonly<Record<ThemeName, Theme>> = { 'charted-space': chartedSpace, countryside };

export const themeOf = (kind: TileKind): Theme => THEMES[themeNameOf(kind)];

/** Which theme draws a tile, and the ids of its drawings: all that the page needs, as the build makes them. */
import type { TileKind, TileTable } from '@asteroute/tiles';
import type { ThemeName } from '../../theme/theme-name.ts';
import { has, hasPlanet } from './forms.ts';

/** The types of feature that each theme draws, in drawing order. */
export const DRAWN_FEATURES = {
  'charted-space': ['asteroid', 'route', 'planet'],
  countryside: ['river', 'road', 'monastery', 'garden', 'field', 'city'],
} as const satisfies Readonly<Record<ThemeName, readonly string[]>>;

/** The maximum number of drawings of a kind with meadows; they differ in the grass. */
const MAX_MEADOWS = 3;

/** The name of the theme that can draw most of the features printed on a tile; the others are drawn plainly. */
export function themeNameOf({ features }: TileKind): ThemeName {
  const names = Object.keys(DRAWN_FEATURES) as ThemeName[];
  const drawn = (name: ThemeName): number => {
    const types: readonly string[] = DRAWN_FEATURES[name];
    return features.filter(({ type }) => types.includes(type)).length;
  };
  return names.reduce((best, name) => (drawn(name) > drawn(best) ? name : best));
}

export function themeOfEdition({ tiles }: { readonly tiles: TileTable }): ThemeName {
  return themeNameOf(tiles.tiles[0]);
}

/** Each copy of a planet tile shows another planet, and the grass varies. The drawings are made before any game. */
export function copies(kind: TileKind): number {
  const { usual = kind.count } = kind;
  if (themeNameOf(kind) === 'charted-space') return hasPlanet(kind) ? usual : 1;
  return has(kind, 'field') ? Math.min(usual, MAX_MEADOWS) : 1;
}

/** Such as `tile-SW-curve`. `copy` counts the tiles of one kind from 0; if there are fewer drawings, they repeat. */
export function tileSymbolId(kind: TileKind, copy = 0): string {
  const nth = copy % copies(kind);
  return nth === 0 ? `tile-${kind.id}` : `tile-${kind.id}-${nth + 1}`;
}

/** The symbol of the placeholder for a tile; `tile` is the symbol without `tile-`, as views know it. */
export const flatSymbolId = (tile: string): string => `flat-${tile}`;

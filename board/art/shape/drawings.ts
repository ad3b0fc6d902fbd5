/** Which theme draws a tile, and under which ids: all that the page needs to know, without the drawings, which the build makes. */
import type { TileKind, TileTable } from '@asteroute/tiles';
import type { ThemeName } from '../../theme/theme-name.ts';
import { has, hasPlanet } from './forms.ts';

/** The types of feature that each theme draws, in the order in which it does. */
export const DRAWN_FEATURES = {
  'charted-space': ['asteroid', 'route', 'planet'],
  countryside: ['river', 'road', 'monastery', 'garden', 'field', 'city'],
} as const satisfies Readonly<Record<ThemeName, readonly string[]>>;

/** Drawings of a kind with meadows, whose grass differs. */
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

/** The name of the theme that an edition is drawn in. */
export function themeOfEdition({ tiles }: { readonly tiles: TileTable }): ThemeName {
  return themeNameOf(tiles.tiles[0]);
}

/** How many drawings a kind of tile has: every planet is another one, and no two meadows need be alike. */
export function copies(kind: TileKind): number {
  if (themeNameOf(kind) === 'charted-space') return hasPlanet(kind) ? kind.count : 1;
  return has(kind, 'field') ? Math.min(kind.count, MAX_MEADOWS) : 1;
}

/**
 * The symbol of a tile: `tile-SW-curve`. `copy` counts the tiles of one kind on the board from 0; a copy that has no
 * drawing of its own shows another's again.
 */
export function tileSymbolId(kind: TileKind, copy = 0): string {
  const nth = copy % copies(kind);
  return nth === 0 ? `tile-${kind.id}` : `tile-${kind.id}-${nth + 1}`;
}

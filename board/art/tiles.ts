import type { TileKind, TileTable } from '@asteroute/tiles';
import type { ThemeName } from '../theme/theme-name.ts';
import { drawPlainFeatures, drawPlainSymbols } from './plain.ts';
import { copies, tileSymbolId } from './shape/drawings.ts';
import { has } from './shape/forms.ts';
import type { Library, Theme } from './shape/theme.ts';
import { THEMES, themeOf } from './themes.ts';

/** The pieces of the library that the markup refers to, directly or through other pieces. */
function needed(markup: string, from: Library, found: Map<string, string> = new Map()): Library {
  for (const [, id] of markup.matchAll(/#([\w-]+)/g)) {
    const piece = from.get(id);
    if (piece === undefined || found.has(id)) continue;
    needed(piece, from, found);
    found.set(id, piece);
  }
  return found;
}

/** Each piece in a `<defs>` of its own, so that a page can insert them in portions. */
const defs = (pieces: Library): string => [...pieces.values()].map((piece) => `<defs>${piece}</defs>`).join('');

/** Everything printed on a tile, at rotation 0, from the ground up. */
function drawTile(kind: TileKind, copy: number): string {
  const theme = themeOf(kind);
  const features = Object.entries(theme.features).map(([type, draw]) => (has(kind, type) ? draw(kind, copy) : ''));
  const below = theme.ground(kind, copy) + drawPlainFeatures(kind, theme);
  return below + features.join('') + drawPlainSymbols(kind, theme) + theme.finish(kind, copy);
}

function tileSymbol(kind: TileKind, copy: number): string {
  return `<symbol id="${tileSymbolId(kind, copy)}" viewBox="0 0 100 100">${drawTile(kind, copy)}</symbol>`;
}

export function byTheme(sets: readonly TileTable[]): Map<Theme, TileKind[]> {
  return Map.groupBy(
    sets.flatMap((set) => set.tiles),
    themeOf,
  );
}

/**
 * For `<use href="#tile-SW-curve" width="100" height="100">`, in an `<svg>` of no size that is not `display: none`:
 * gradients of a hidden svg do not paint. A turned tile also wants `--turn: 0..3`, so that houses and trees stay
 * upright.
 */
export function tileSymbols(...sets: TileTable[]): string {
  const each = (kind: TileKind): string[] => Array.from({ length: copies(kind) }, (_, i) => tileSymbol(kind, i));
  const themes = [...byTheme(sets)].map(([theme, kinds]) => defs(theme.library(kinds)) + kinds.flatMap(each).join(''));
  return themes.join('');
}

/** The symbols of some kinds of tile by their id, for pictures that need only those of one game. */
export function symbolsById(tiles: readonly TileKind[]): Readonly<Record<string, string>> {
  const all = tiles.flatMap((kind) =>
    Array.from({ length: copies(kind) }, (_, copy) => [tileSymbolId(kind, copy), tileSymbol(kind, copy)] as const),
  );
  return Object.fromEntries(all);
}

/** The drawings of themes with these ids, of tiles and others, and what they refer to. */
export function spritesOf(ids: ReadonlySet<string>, sets: readonly TileTable[]): string {
  const asked = [...ids].map((id) => `#${id}`).join(' ');
  const themes = [...byTheme(sets)].map(([theme, kinds]) => {
    const found = kinds.filter((kind) => ids.has(tileSymbolId(kind)));
    const symbols = found.map((kind) => tileSymbol(kind, 0)).join('');
    return defs(needed(asked + symbols, theme.library(found))) + symbols;
  });
  return themes.join('');
}

/** What the tiles of a theme's sets refer to by `#id`, and the symbols of the theme besides its tiles. */
export function themePieces(name: ThemeName, sets: readonly TileTable[]) {
  const theme = THEMES[name];
  const kinds = sets.flatMap((set) => set.tiles).filter((kind) => themeOf(kind) === theme);
  return { pieces: Object.fromEntries(theme.library(kinds)), extras: theme.extras() };
}

export function tileSvg(kind: TileKind, copy = 0): string {
  const theme = themeOf(kind);
  const drawing = drawTile(kind, copy);
  const paper = `<path d="M0 0h100v100H0Z" fill="${theme.paper}"/>`;
  const own = defs(needed(drawing, theme.library([kind])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${own}${paper}${drawing}</svg>`;
}

import { themeNameOf, tileSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import type { TileView } from '@asteroute/board/model/state.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { boardTiles, type Coordinates, type Game, type PlacedTile } from '@asteroute/engine';
import type { TileKind } from '@asteroute/tiles';

/** Width and height of a tile in units of the board. */
export const TILE_UNITS = 100;

export function kindNamed(game: Game, tile: string): TileKind {
  const kind = game.rules.tables.tiles.find((t) => t.id === tile);
  if (kind === undefined) throw new Error(`there is no tile ${tile}`);
  return kind;
}

export function tileOn(game: Game, { x, y }: Coordinates): PlacedTile {
  const there = boardTiles(game).find((tile) => tile.x === x && tile.y === y);
  if (there === undefined) throw new Error(`no tile lies at ${x},${y}`);
  return there;
}

export function themeName(game: Game): ThemeName {
  return themeNameOf(game.rules.tables.tiles[0]);
}

/** Planets of one kind look different, depending on how many of the kind are on the board already. */
export function symbolOf(game: Game, tiles: readonly PlacedTile[], index: number): string {
  const { tile } = tiles[index];
  const copy = tiles.slice(0, index).filter((t) => t.tile === tile).length;
  return tileSymbolId(kindNamed(game, tile), copy).replace(/^tile-/, '');
}

/** The tiles on the board as the widget draws them; those with a label can be visited by keyboard. */
export function tileViews(game: Game, label?: (tile: PlacedTile) => string): TileView[] {
  const tiles = boardTiles(game);
  return tiles.map((t, index) => ({ ...t, tile: symbolOf(game, tiles, index), ...(label && { label: label(t) }) }));
}

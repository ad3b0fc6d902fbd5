import { tileSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import { boardTiles, drawnTile, type Game } from '@asteroute/engine';
import { kindNamed } from './appearance.ts';

/** The drawing of the tile in hand, as it will look on the board. */
export function drawnSprite(game: Game): string {
  const tile = drawnTile(game);
  if (tile === null) return '';
  const copy = boardTiles(game).filter((t) => t.tile === tile).length;
  return tileSymbolId(kindNamed(game, tile), copy).replace(/^tile-/, '');
}

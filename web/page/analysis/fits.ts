/** Which of the tiles still to come fit where, cell by cell: the engine's own answer for each kind of tile. */
import {
  cellAt,
  drawnTile,
  emptyCells,
  fits,
  type Game,
  type Rotation,
  stackCounts,
  type TileIndex,
} from '@asteroute/engine';

/** An empty cell beside a tile, and what can still come to lie there. */
export interface Fit {
  readonly x: number;
  readonly y: number;
  /** Rotations that fit, by tile id, of kinds that are still to come; the tile in hand is one of them. */
  readonly rotations: ReadonlyMap<string, readonly Rotation[]>;
  /** The number of remaining tiles that fit. */
  readonly left: number;
}

/** Tiles still to come by kind: the stack and the tile in hand. */
export function comingTiles(game: Game): ReadonlyMap<string, number> {
  const coming = new Map(Object.entries(stackCounts(game)));
  const drawn = drawnTile(game);
  if (drawn !== null) coming.set(drawn, (coming.get(drawn) ?? 0) + 1);
  return coming;
}

/** Every empty cell beside a tile, with what can still come to lie there. */
export function fitsOf(game: Game): Fit[] {
  const coming = comingTiles(game);
  const byCell = new Map(emptyCells(game).map(({ x, y }) => [cellAt(x, y), new Map<string, Rotation[]>()]));
  for (const id of coming.keys()) {
    for (const { cell, rotation } of fits(game, game.rules.tables.indexOf.get(id) as TileIndex)) {
      const rotations = byCell.get(cell);
      rotations?.set(id, [...(rotations.get(id) ?? []), rotation]);
    }
  }
  return emptyCells(game).map(({ x, y }) => {
    const rotations = byCell.get(cellAt(x, y)) ?? new Map<string, Rotation[]>();
    return { x, y, rotations, left: [...rotations.keys()].reduce((sum, id) => sum + (coming.get(id) ?? 0), 0) };
  });
}

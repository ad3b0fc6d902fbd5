/** Which remaining tiles fit which cell, as the engine answers for each kind of tile. */
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

export interface Fit {
  readonly x: number;
  readonly y: number;
  /** The rotations that fit, by tile id, for each kind that is left in the stack or in hand. */
  readonly rotations: ReadonlyMap<string, readonly Rotation[]>;
  readonly left: number;
}

/** The number of remaining tiles of each kind, in the stack and in hand. */
export function comingTiles(game: Game): ReadonlyMap<string, number> {
  const coming = new Map(Object.entries(stackCounts(game)));
  const drawn = drawnTile(game);
  if (drawn !== null) coming.set(drawn, (coming.get(drawn) ?? 0) + 1);
  return coming;
}

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

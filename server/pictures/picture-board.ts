import type { MeeplePose } from '@asteroute/board/model/state.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { drawnColor, poseOf } from '@asteroute/board-view';
import {
  boardFigures,
  boardTiles,
  featureAt,
  type Game,
  lastPlaced,
  type PlacedTile,
  type Rotation,
} from '@asteroute/engine';

/** A piece on a feature of a tile; several on one planet stand around it. */
export interface PicturePiece {
  readonly on: PlacedTile;
  readonly feature: number;
  readonly middle: boolean;
  readonly index: number;
  readonly count: number;
  readonly color: PlayerColor;
  readonly pose: MeeplePose;
}

export interface PictureBoard {
  readonly tiles: readonly PlacedTile[];
  readonly pieces: readonly PicturePiece[];
  readonly last: { readonly x: number; readonly y: number; readonly rotation: Rotation } | null;
}

export function pictureBoard(game: Game): PictureBoard {
  const tiles = boardTiles(game);
  const figures = boardFigures(game);
  const pieces = figures.map(({ at, seat, meeple }, self) => {
    const mates = figures.flatMap((other, index) =>
      other.at.x === at.x && other.at.y === at.y && other.at.kind === at.kind && other.at.side === at.side ? index : [],
    );
    return {
      on: tiles.find(({ x, y }) => x === at.x && y === at.y) as PlacedTile,
      feature: featureAt(game, at),
      middle: at.side === null,
      index: mates.indexOf(self),
      count: mates.length,
      color: drawnColor(game, seat),
      pose: poseOf(meeple, at.kind),
    };
  });
  const { x, y } = lastPlaced(game);
  return { tiles, pieces, last: tiles.find((tile) => tile.x === x && tile.y === y) ?? null };
}

import type { RankedView } from '@asteroute/board/model/state.ts';
import { type Game, type PlaceMove, xOf, yOf } from '@asteroute/engine';
import { drawnSprite } from '../tile-sprite.ts';

/** A way to play the tile in hand, as the board compares it with others. */
export interface RankedWay {
  readonly place: PlaceMove;
  /** The rank from 1; null if the way is not among the best. */
  readonly rank: number | null;
  readonly played: boolean;
}

/** One tile for each cell that some way uses: that of the chosen way, otherwise of the best one there. */
export function rankedTiles(hand: Game, ways: readonly RankedWay[], chosen: number | null): RankedView[] {
  const byCell = Map.groupBy(ways.keys(), (index) => ways[index].place.cell);
  return [...byCell].map(([cell, indices]) => {
    const shown = chosen !== null && indices.includes(chosen) ? chosen : indices[0];
    return {
      x: xOf(cell),
      y: yOf(cell),
      tile: drawnSprite(hand),
      rotation: ways[shown].place.rotation,
      text: indices.flatMap((index) => ways[index].rank ?? []).join('·') || '✕',
      chosen: shown === chosen,
      played: ways[shown].played,
    };
  });
}

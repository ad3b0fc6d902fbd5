/** Which sides of a cell are lit because a tile there would complete something. */
import type { QuarterTurn } from '@asteroute/board/model/state.ts';
import { type Coordinates, edgesAround, type Game } from '@asteroute/engine';
import type { Completed } from '../../match/draft.ts';

/** The sides, from 0 for north clockwise, towards which (dx, dy) lies: two for a diagonal. */
const sidesOf = (dx: number, dy: number): QuarterTurn[] => [
  ...(dy < 0 ? [0 as const] : []),
  ...(dx > 0 ? [1 as const] : []),
  ...(dy > 0 ? [2 as const] : []),
  ...(dx < 0 ? [3 as const] : []),
];

/** The sides at which the realms touch the cell; of one that touches it nowhere, as a planet, those nearest to it. */
export function completedSides(game: Game, cell: Coordinates, realms: readonly Completed[]): QuarterTurn[] {
  const edges = edgesAround(game, cell);
  const sides = realms.flatMap(({ at, cells }) => {
    const touching = edges.filter(
      (edge) => edge.kind === at.kind && cells.some(({ x, y }) => x === edge.x && y === edge.y),
    );
    if (touching.length === 0) return sidesOf(at.x - cell.x, at.y - cell.y);
    return touching.flatMap(({ x, y }) => sidesOf(x - cell.x, y - cell.y));
  });
  return [...new Set(sides)];
}

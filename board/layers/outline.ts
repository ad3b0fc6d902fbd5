/** The line around the whole board: all tile sides without a neighbour. */
import { cellKey } from '../model/focus.ts';
import { TILE } from '../model/projection.ts';
import type { BoardCell } from '../model/state.ts';

/** Per side: the neighbour that would cover it, and the side itself as a path from the tile's corner. */
const SIDES = [
  { dx: 0, dy: -1, path: 'h100' },
  { dx: 1, dy: 0, path: 'm100 0v100' },
  { dx: 0, dy: 1, path: 'm0 100h100' },
  { dx: -1, dy: 0, path: 'v100' },
] as const;

export function outline(tiles: readonly BoardCell[]): string {
  const taken = new Set(tiles.map(cellKey));
  const open = ({ x, y }: BoardCell) =>
    SIDES.filter(({ dx, dy }) => !taken.has(cellKey({ x: x + dx, y: y + dy }))).map(
      ({ path }) => `M${x * TILE} ${y * TILE}${path}`,
    );
  return tiles.flatMap(open).join('');
}

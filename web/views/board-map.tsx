import type { GameRecord } from '@asteroute/record';
import type { PlayerColor } from '../theme/player-color.ts';

/** Side of a square; the rest of a cell is the gap to the next one. */
const SIDE = 0.86;

/** A thumbnail of a record's board: a square for every tile in the colour of its player. */
export function BoardMap({ record }: { readonly record: GameRecord }) {
  const cells = [
    { x: 0, y: 0, color: undefined },
    ...record.turns.map(({ x, y, player }) => ({
      x,
      y,
      color: record.players[player]?.color as PlayerColor | undefined,
    })),
  ];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max(5, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1);
  const [dx, dy] = [(size - (Math.max(...xs) - left + 1)) / 2, (size - (Math.max(...ys) - top + 1)) / 2];
  return (
    <svg class="board-map" viewBox={`${left - dx} ${top - dy} ${size} ${size}`} aria-hidden="true" focusable="false">
      {cells.map(({ x, y, color }, i) => (
        <rect key={i} data-color={color} x={x} y={y} width={SIDE} height={SIDE} rx={0.14} />
      ))}
    </svg>
  );
}

import type { Game } from '@asteroute/engine';
import type { TableState } from './table-state.ts';

/** What a table takes in memory without its positions, what each entry of its lists takes, and a tile set of its own. */
const [TABLE_BYTES, ITEM_BYTES, TILE_SET_BYTES] = [10_000, 250, 150_000];

/** Returns about how many bytes of memory a table takes, as measured by `npm run bench -- server --idle`. */
export function bytesOf({ table, known, moves, bans, counts }: TableState): number {
  const { game, before, plan, mutes, reports } = table;
  const items = [known.size, moves.length, bans.length, counts.size, mutes.length, reports.length];
  const positions = positionBytes(game) + positionBytes(before);
  return TABLE_BYTES + rulesBytes(plan) + positions + ITEM_BYTES * items.reduce((sum, one) => sum + one, 0);
}

/** What a table's rules take that it shares with no other. */
export const rulesBytes = ({ tiles }: TableState['table']['plan']): number =>
  tiles === undefined ? 0 : TILE_SET_BYTES;

const positionBytes = (game: Game | null): number => game?.position.memory.buffer.byteLength ?? 0;

import { byKey } from '@asteroute/client';
import { BoardMap, type MappedBoard } from '@asteroute/page/views/board-map.tsx';
import { askServer } from '@asteroute/page-account/server-time';
import type { Table } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableProps } from './props.ts';

type Props = Pick<TableProps, 'connection'> & { readonly table: Table; readonly twin: string };

/** Milliseconds between two questions for the other board: its turns are not in the log of this table. */
const REFRESH_MS = 4000;

/** A small map of the board of a duel's other game, so that both are seen side by side. */
export function TwinBoard({ connection, table, twin }: Props) {
  const board = useSignal<MappedBoard | null>(null);
  useEffect(() => {
    const look = async () => {
      // The token of a player is the same at both tables.
      const read = await askServer()('GET /api/games/:id/board', byKey({ ...connection.key, table: twin }));
      if (!read.ok) return;
      // The turns begin after the first tile; the seats are exchanged.
      const turns = read.value.tiles
        .slice(1)
        .map(([x, y, rotation, tile], at) => ({ x, y, rotation, tile, player: at % 2 }));
      board.value = { edition: table.plan.edition, modules: table.plan.modules, turns, players: table.seats };
    };
    void look();
    const timer = setInterval(() => document.hidden || void look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [twin, table.head]);
  return board.value === null ? null : (
    <span class="twin-board" aria-hidden="true">
      <BoardMap record={board.value} />
    </span>
  );
}

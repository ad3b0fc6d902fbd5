import { byKey } from '@asteroute/client';
import { useAskedAgain } from '@asteroute/page/views/ask-again.ts';
import { BoardMap, type MappedBoard } from '@asteroute/page/views/board-map.tsx';
import { askServer } from '@asteroute/page-account/server-time';
import type { Table } from '@asteroute/protocol';
import { useRef } from 'preact/hooks';
import type { TableProps } from './props.ts';

type Props = Pick<TableProps, 'connection'> & { readonly table: Table; readonly twin: string };

/** Milliseconds between two questions for the other board: its turns are not in the log of this table. */
const REFRESH_MS = 4000;

/** A small map of the board of a duel's other game, so that both are seen side by side. */
export function TwinBoard({ connection, table, twin }: Props) {
  const last = useRef<MappedBoard | null>(null);
  const load = async () => {
    // The token of a player is the same at both tables.
    const read = await askServer()('GET /api/games/:id/board', byKey({ ...connection.key, table: twin }));
    if (!read.ok) return last.current;
    // The turns begin after the first tile; the seats are exchanged.
    const turns = read.value.tiles
      .slice(1)
      .map(([x, y, rotation, tile], at) => ({ x, y, rotation, tile, player: at % 2 }));
    last.current = { edition: table.plan.edition, modules: table.plan.modules, turns, players: table.seats };
    return last.current;
  };
  const { found } = useAskedAgain(load, () => REFRESH_MS, [twin, table.head]);
  return found === null ? null : (
    <span class="twin-board" aria-hidden="true">
      <BoardMap record={found} />
    </span>
  );
}

import { colorOf } from '@asteroute/page/present/appearance.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { useAction } from '@asteroute/page/views/controls/action-button.tsx';
import { useFocus } from '@asteroute/page/views/controls/parts.tsx';
import { isDuel, isPerson, onTurn, type Table } from '@asteroute/protocol';
import { useEffect } from 'preact/hooks';
import type { TableProps } from './widgets/props.ts';

type Props = Pick<TableProps, 'connection' | 'game' | 'words'> & {
  readonly notify: () => void;
};

/** Whether this browser's player has to draw by hand, as at a table with takebacks. */
export function mayDraw({ connection, game }: Pick<TableProps, 'connection' | 'game'>): boolean {
  const table = connection.table.value;
  if (table === null || isDuel(table) || game.shown.timeline.busy.value || game.shown.replay.at.value !== null)
    return false;
  return (
    table.game?.position.phase === 'draw' &&
    onTurn(table) === connection.seat.value &&
    connection.sending.value === null
  );
}

/** Whether the last turn could still be taken back on request: it was played by a person. */
function mayBeAsked({ before, seats }: Table): boolean {
  return before !== null && isPerson(seats[before.position.seat]);
}

/** The hand before its tile is drawn. If nobody can ask to take the previous turn back, the tile is drawn at once. */
export function DrawTile({ connection, game, words, notify }: Props) {
  const button = useFocus<HTMLButtonElement>();
  const table = connection.table.value;
  const turns = table?.turns ?? 0;
  const draw = () => connection.send({ type: 'draw', turn: turns });
  const { run, state } = useAction(draw);
  const atOnce = table !== null && !mayBeAsked(table);
  useEffect(() => (atOnce ? void draw() : notify()), [turns]);
  const now = game.shown.game.value;
  const { seat } = now.position;
  const { ask } = words.online;
  return (
    <footer class="hand" data-color={colorOf(now, seat)}>
      <div class="hand-in stack">
        <p class="hand-title wrap-anywhere text-muted">
          <strong>{words.page.turn.yours(seatName(now, seat))}</strong>
          <span>{ask.drawHint}</span>
        </p>
        <div class="hand-end flex gap-2 min-w-0">
          <button ref={button} type="button" class="primary" disabled={atOnce} {...state} onClick={run}>
            <span>{ask.draw}</span>
          </button>
        </div>
      </div>
    </footer>
  );
}

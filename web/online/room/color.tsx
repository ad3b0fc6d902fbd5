import type { MeeplePose } from '@asteroute/board/model/state.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { Piece } from '@asteroute/page/views/controls/parts.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { isolated } from '@asteroute/record';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { freeColors, ofSeat } from './plan/plan.ts';
import { isHostOf, type RoomProps } from './plan/props.ts';

interface Props extends RoomProps {
  readonly seat: number;
  readonly pose: MeeplePose;
}

/** The piece of a seat. Its player, or the host for a bot, presses it to choose another free colour. */
export function SeatPiece(props: Props) {
  const { connection, table, seat, pose } = props;
  const { color, bot } = table.seats[seat];
  const isMine = connection.seat.value === seat || (bot !== null && isHostOf(props));
  const colors = isMine ? freeColors(table) : [];
  if (colors.length === 0) return <Piece color={color as PlayerColor} pose={pose} />;
  return <ColorChoice {...props} colors={colors} />;
}

/** The free colours, shown once the piece is pressed; pressing it again changes nothing. */
function ColorChoice({ connection, table, words, seat, pose, colors }: Props & { readonly colors: readonly string[] }) {
  const { page } = words;
  const open = useSignal(false);
  const list = useId();
  const { color, name, bot } = table.seats[seat];
  const label = page.setup.color(isolated(name ?? (bot === null ? '' : shownBotName(page, bot))));
  return (
    <div class="room-piece">
      <button
        type="button"
        class="relative bare"
        aria-label={`${label}: ${page.colors[color as PlayerColor]}`}
        title={label}
        aria-expanded={open.value}
        aria-controls={list}
        onClick={() => (open.value = !open.value)}
      >
        <Piece color={color as PlayerColor} pose={pose} />
      </button>
      <ul class="room-colors flex-wrap justify-center flex gap-1 shadow-lg floating" id={list} hidden={!open.value}>
        {colors.map((free) => (
          <li key={free}>
            <button
              type="button"
              class="quiet square"
              aria-label={page.colors[free as PlayerColor]}
              title={page.colors[free as PlayerColor]}
              onClick={() => {
                open.value = false;
                void connection.change(
                  ofSeat(table.seats[seat], (_, now) => ({ type: 'color', seat: now, color: free })),
                );
              }}
            >
              <Piece color={free as PlayerColor} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

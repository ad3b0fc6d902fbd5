import { colorOf } from '../../present/appearance.ts';
import { seatName } from '../../present/event-text.ts';
import { Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

/** Shows that the player on turn has a second turn (`isExtra`); the announcer says it to listeners. */
export function SecondTurn({ table, words }: ViewProps) {
  const game = table.shown.game.value;
  const { seat, placed, phase } = game.position;
  if (phase !== 'place' || table.shown.timeline.busy.value) return null;
  return (
    <p
      key={placed}
      class="handover-banner row gap-3 rounded-full font-semibold pointer-events-none"
      data-color={colorOf(game, seat)}
      aria-hidden="true"
    >
      <Piece color={colorOf(game, seat)} pose="builder" />
      {words.log.again(seatName(game, seat))}
    </p>
  );
}

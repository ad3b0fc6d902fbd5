import type { Game } from '@asteroute/engine';
import { colorOf } from '@asteroute/page/present/appearance.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { Segments, type SegmentsProps } from '@asteroute/page/views/controls/choice.tsx';
import { Piece } from '@asteroute/page/views/controls/parts.tsx';

interface Props extends Pick<SegmentsProps<number>, 'name' | 'legend' | 'value' | 'onChoose'> {
  readonly game: Game;
}

/** Chooses a player by the colour of the meeples. */
export function SeatPicker({ game, ...props }: Props) {
  return (
    <Segments
      {...props}
      class="position-who"
      options={game.rules.players.map((_, seat) => seat)}
      text={(seat) => (
        <>
          <Piece color={colorOf(game, seat)} />
          <span class="visually-hidden">{seatName(game, seat)}</span>
        </>
      )}
    />
  );
}

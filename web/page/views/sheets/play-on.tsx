import { useSignal } from '@preact/signals';
import { pastOfTable } from '../../library/games.ts';
import { cutGame } from '../../library/links/branch.ts';
import type { TableController } from '../../match/controller.ts';
import type { SeatPlan } from '../../match/link.ts';
import { colorOf } from '../../present/appearance.ts';
import { seatName } from '../../present/event-text.ts';
import { USUAL_OPPONENT } from '../../settings/setup.ts';
import { Dialog } from '../controls/dialog.tsx';
import { Button, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { Opponents } from '../opponents.tsx';

export type Starter = (table: TableController, seats: readonly SeatPlan[]) => void;

interface Props extends ViewProps {
  readonly onStart: Starter;
  readonly onClose: () => void;
}

/** The dialog that starts a new game from this moment: a player or a bot for every seat. */
export function PlayOn({ table, words, onStart, onClose }: Props) {
  const at = table.shown.replay.at.value ?? table.shown.past.value.length;
  const game = cutGame(pastOfTable(table), at);
  const seats = useSignal<readonly SeatPlan[]>(plansOf(table, game.position.seat));
  const over = game.position.phase === 'over';
  const submit = (event: Event) => {
    event.preventDefault();
    onStart(table, seats.value);
  };
  return (
    <Dialog title={words.replay.playOn} close={words.menu.close} onClose={onClose}>
      <form class="stack gap-4" onSubmit={submit}>
        <p class="text-muted">{over ? words.replay.overHint : words.replay.playOnHint}</p>
        <ol class="play-on stack">
          {seats.value.map(({ bot }, seat) => (
            <li class="stack items-center" key={seat} data-color={colorOf(game, seat)}>
              <Piece color={colorOf(game, seat)} />
              <span class="truncate">{seatName(game, seat)}</span>
              <select
                aria-label={words.setup.who(seatName(game, seat))}
                value={bot ?? ''}
                onChange={(event) => {
                  seats.value = seats.value.with(seat, { bot: event.currentTarget.value || null });
                }}
              >
                <Opponents nobody={words.setup.person} edition={game.rules.setup.edition} words={words} />
              </select>
            </li>
          ))}
        </ol>
        <Button text={words.replay.begin} type="submit" class="primary" disabled={over} />
      </form>
    </Dialog>
  );
}

/** The default seats: as before for a game at this screen, otherwise the person on turn against bots. */
function plansOf({ link }: TableController, mover: number): readonly SeatPlan[] {
  const all = link.seats.every(({ elsewhere = false }) => !elsewhere);
  if (all && (link.live || link.seats.some(({ bot }) => bot !== null))) return link.seats;
  return link.seats.map((_, seat) => ({ bot: seat === mover ? null : USUAL_OPPONENT }));
}

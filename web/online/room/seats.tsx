import { factionIn } from '@asteroute/page/settings/setup.ts';
import { Icon, IconButton, Piece } from '@asteroute/page/views/controls/parts.tsx';
import { SureButton } from '@asteroute/page/views/controls/sure-button.tsx';
import { Opponents } from '@asteroute/page/views/opponents.tsx';
import { Stars } from '@asteroute/page/views/stars.tsx';
import { FactionCard } from '@asteroute/page/views/tokens/faction.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { isPerson, isTaken } from '@asteroute/protocol';
import { PresenceDot } from '../people/presence.tsx';
import { SeatPiece } from './color.tsx';
import { movedEarlier, nextColor, ofSeat, roomChoices, shownSeats, withBot } from './plan/plan.ts';
import { isHostOf, type RoomProps } from './plan/props.ts';

export function Seats(props: RoomProps) {
  const { table, words } = props;
  const seats = shownSeats(table);
  const next = table.revealUntil === null ? nextColor(table) : null;
  return (
    <ol class="room-seats flex-wrap flex gap-2 gap-x-3">
      {seats.map((seat, at) => (
        <Seat key={table.seats[seat].color} {...props} seat={seat} before={at === 0 ? null : seats[at - 1]} />
      ))}
      {next !== null && (
        <li class="room-seat pedestal rounded-lg stack relative" data-color={next} data-free="true">
          <Piece color={next} />
          <div class="room-name row flex-wrap justify-center text-center wrap-anywhere min-w-0">
            <b class="text-muted">{words.online.room.free}</b>
          </div>
          {isHostOf(props) && <AddBot {...props} />}
        </li>
      )}
    </ol>
  );
}

interface SeatProps extends RoomProps {
  readonly seat: number;
  /** The previous seat in the order of play; null for the first. */
  readonly before: number | null;
}

function Seat(props: SeatProps) {
  const { connection, table, words, seat, before } = props;
  const { room } = words.online;
  const { color, name, bot } = table.seats[seat];
  const isOwn = connection.seat.value === seat;
  const isKept = !isOwn && connection.reservedSeat.value === seat;
  const isReady = bot !== null || table.ready[seat];
  const shown = nameOf(props);
  const faction = factionIn(roomChoices(table), seat);
  return (
    <li
      class="room-seat pedestal rounded-lg stack relative"
      data-color={color}
      data-free={!isTaken(table.seats[seat])}
      data-ready={isReady}
    >
      <SeatPiece {...props} pose={isReady ? 'large' : 'plain'} />
      {name !== null && <PresenceDot {...{ connection, words, seat, name }} />}
      {isReady && (
        <span
          class="room-tick grid place-items-center rounded-full"
          role="img"
          aria-label={room.ready}
          title={room.ready}
        >
          <Icon name="check" />
        </span>
      )}
      <div class="room-name row flex-wrap justify-center text-center wrap-anywhere min-w-0">
        {bot !== null && isHostOf(props) ? (
          <OtherBot {...props} shown={shown} />
        ) : (
          <b class={isTaken(table.seats[seat]) ? '' : 'text-muted'}>
            {name !== null || bot !== null ? shown : isKept ? room.kept : room.keptFor(shown)}
          </b>
        )}
        {isOwn && <b class="badge rounded-full bg-accent">{room.you}</b>}
        {before === null && <b class="badge bg-raised text-muted rounded-full">{room.begins}</b>}
        {bot !== null && <Stars bot={bot} words={words.page} />}
      </div>
      {faction !== null && (
        <div class="room-faction">
          <FactionCard faction={faction} words={words.page} />
        </div>
      )}
      {isHostOf(props) && <HostWays {...props} shown={shown} />}
    </li>
  );
}

/** The name of the player of a seat, or of the person for whom it is reserved. */
function nameOf({ table, words, seat }: SeatProps): string {
  const { name, bot } = table.seats[seat];
  return name ?? (bot === null ? (table.reserved[seat] ?? '') : shownBotName(words.page, bot));
}

function OtherBot({ connection, table, words: { page, online }, seat, shown }: SeatProps & { readonly shown: string }) {
  const { color, bot } = table.seats[seat];
  return (
    <div class="room-bot row justify-center w-full text-sm relative floating bg-raised">
      <span aria-hidden="true">{shown}</span>
      <select
        aria-label={online.room.botAt(page.colors[color])}
        value={bot ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void connection.change(
            ofSeat(table.seats[seat], (_, now) => ({ type: 'seat-bot', seat: now, bot: value || null })),
          )
        }
      >
        <Opponents nobody={online.room.free} edition={table.plan.edition} words={page} />
      </select>
    </div>
  );
}

function HostWays(props: SeatProps & { readonly shown: string }) {
  const { connection, table, words, seat, before, shown } = props;
  const { room } = words.online;
  return (
    <div class="room-ways flex-wrap justify-center w-full flex gap-1">
      {before !== null && (
        <IconButton
          icon="go"
          name={room.earlier(shown)}
          class="quiet square room-earlier"
          onClick={() => void connection.change(ofSeat(table.seats[seat], movedEarlier))}
        />
      )}
      {connection.seat.value !== seat && <Remove {...props} />}
    </div>
  );
}

/** Removes a bot at once, a person after a second press; a reserved seat becomes free. */
function Remove({ connection, table, words, seat, shown }: SeatProps & { readonly shown: string }) {
  const name = words.online.room.remove(shown);
  const remove = () => {
    const was = table.seats[seat];
    void connection.change(
      ofSeat(was, (_, now) =>
        was.name === null ? { type: 'seat-bot', seat: now, bot: null } : { type: 'kick', seat: now, name: was.name },
      ),
    );
  };
  if (!isPerson(table.seats[seat])) return <IconButton icon="close" name={name} onClick={remove} />;
  return (
    <SureButton
      icon="close"
      class="quiet square"
      text=""
      name={name}
      sure={words.page.sure}
      title={name}
      onSure={remove}
    />
  );
}

/** Like that for another bot, a select that looks like a button: the text of a button can wrap, that of a select cannot. */
function AddBot({ connection, table, words: { page, online } }: RoomProps) {
  return (
    <div class="room-bot row justify-center w-full text-sm relative floating bg-raised">
      <Icon name="bot" />
      <span aria-hidden="true">{online.room.bot}</span>
      <select
        aria-label={online.room.bot}
        value=""
        onChange={({ currentTarget }) => {
          const bot = currentTarget.value;
          currentTarget.value = '';
          if (bot !== '') void connection.change((now) => withBot(now, bot));
        }}
      >
        <Opponents nobody={`${online.room.bot} …`} edition={table.plan.edition} words={page} />
      </select>
    </div>
  );
}

import type { TableController } from '@asteroute/page/match/controller.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button, IconButton } from '@asteroute/page/views/controls/parts.tsx';
import type { EarlyEnding } from '@asteroute/page/views/end/results.tsx';
import { DESK, useMedia } from '@asteroute/page/views/layout.ts';
import type { Extras } from '@asteroute/page/views/table/table.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { isPerson, onTurn, type Table, waitsForTwin } from '@asteroute/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DrawTile, mayDraw } from './draw.tsx';
import { NotifyMe } from './notify-me/notify-me.tsx';
import { ChatColumn } from './people/chat/chat-column.tsx';
import { heardLines } from './people/chat/heard.ts';
import { ReactionPicker } from './people/chat/reactions.tsx';
import { Conduct } from './people/conduct.tsx';
import { awayWords, isPresent, PresenceDot } from './people/presence.tsx';
import { type Rematch, RematchAnswers, useRematch } from './people/rematch.tsx';
import { SeatLink } from './people/seat-link.tsx';
import { TurnWebhook } from './people/turn-webhook.tsx';
import type { OnlinePlace } from './place.ts';
import { EveningSoFar } from './standings/evening.tsx';
import { timeLeft } from './widgets/clock-words.ts';
import { LeagueLinks } from './widgets/league-links.tsx';
import type { SeatProps, TableProps } from './widgets/props.ts';

interface Props extends TableProps {
  readonly addressOf: (place: OnlinePlace) => string;
  readonly onGo: (place: OnlinePlace) => void;
  readonly onProof: () => void;
  readonly notify: () => void;
}

/** The additions to a server's table, and the rematch behind the button "again". */
export function useExtras(props: Props): {
  readonly table: Extras;
  readonly rematch: Rematch;
  readonly onAgain: (() => void) | null;
} {
  const { connection, game, words, onProof } = props;
  const { ask, proof } = words.online;
  const over = connection.table.value?.ending != null;
  const wide = useMedia(DESK);
  const rematch = useRematch(props);
  // The next game of a league follows from its rounds, and a duel is begun as two games.
  const contest = connection.table.value?.contest ?? null;
  const isOfLeague = contest !== null && contest.format !== 'deck';
  const onward = over && (
    <>
      {isOfLeague && <LeagueLinks connection={connection} words={words} />}
      <RematchAnswers rematch={rematch} words={words} />
      {contest?.format === 'deck' && (
        <a class="button quiet" href="#daily">
          {words.page.games.daily}
        </a>
      )}
      <Button text={proof.open} onClick={onProof} />
    </>
  );
  return {
    // Once a player has asked for a rematch, the notice over the results has the button.
    onAgain: rematch.watched || rematch.names.length > 0 || isOfLeague ? null : rematch.play,
    rematch,
    table: {
      tools: wide ? null : <ChatTool {...props} />,
      side: <ChatColumn {...props} />,
      leaveHint: ask.leaveHint,
      ofSeat: (seat) => (
        <OfSeat connection={connection} words={words} seat={seat} name={seatName(game.shown.game.value, seat)} />
      ),
      hand: mayDraw(props) ? (
        <DrawTile connection={connection} game={game} words={words} notify={props.notify} />
      ) : null,
      waiting: waitingOf(props, wide),
      ending: game.shown.timeline.busy.value ? null : endingOf(connection.table.value, game, words),
      facts: over && isEvening(connection.table.value) && (
        <EveningSoFar {...props} address={props.addressOf(connection.key)} />
      ),
      onward,
      danger: connection.seat.value !== null && !over && <WaysOut {...props} />,
      menu: (
        <div class="menu-online stack">
          {!over && <LeagueLinks connection={connection} words={words} />}
          <NotifyMe {...props} />
          <SeatLink {...props} />
          <TurnWebhook {...props} />
          <Conduct connection={connection} words={words} />
          <Button text={over ? proof.open : proof.promise} class="quiet w-full" onClick={onProof} />
        </div>
      ),
    },
  };
}

/** Whether a game may be one of several in a row: it was played in a room, or as a rematch. */
const isEvening = (table: Table | null): boolean => table?.plan.room === true || (table?.rematchOf ?? null) !== null;

/** That the player is away, and reactions unless the side column has them. */
function waitingOf({ connection, game, words }: Props, wide: boolean): Extras['waiting'] {
  const table = connection.table.value;
  const seat = table === null ? null : onTurn(table);
  const isAway = seat !== null && isPresent(table, connection.presence.value, seat) === false;
  return {
    text:
      isAway && seat !== connection.seat.value
        ? awayWords(connection, words, seat, seatName(game.shown.game.value, seat))
        : null,
    end: wide || connection.seat.value === null ? null : <ReactionPicker connection={connection} words={words} />,
  };
}

/** The outcome of a game that ended early; null otherwise. */
function endingOf(table: Table | null, game: TableController, { online }: Words<'online'>): EarlyEnding | null {
  const ending = table?.ending;
  if (ending == null || ending.reason === 'finished') return null;
  const { winners, reason } = ending;
  const now = game.shown.game.value;
  const loser = now.rules.players.findIndex((_, seat) => !winners.includes(seat));
  if (reason === 'abandoned') return { text: online.ended.abandoned, winners };
  const says = reason === 'resigned' ? online.ended.resigned : online.ended.timedOut;
  return { text: says(seatName(now, Math.max(0, loser))), winners };
}

function ChatTool({ connection, game, ui, words }: Props) {
  const lines = heardLines(connection).filter(({ seat }) => seat !== connection.seat.value).length;
  const read = useSignal(lines);
  const open = ui.panel.value === 'chat';
  useEffect(() => {
    if (open) read.value = lines;
  }, [open, lines]);
  // The sheet lies over the button that confirms a turn.
  useSignalEffect(() => {
    if (game.turn.draft.value.cell !== null && ui.panel.peek() === 'chat') ui.panel.value = null;
  });
  const unread = open ? 0 : Math.max(0, lines - read.value);
  const { chat } = words.online;
  return (
    <span class="chat-tool relative" data-unread={unread > 0}>
      <IconButton
        icon="chat"
        class="quiet"
        name={unread > 0 ? chat.unread(unread) : chat.heading}
        aria-expanded={open}
        onClick={() => (ui.panel.value = open ? null : 'chat')}
      />
      {unread > 0 && (
        <b class="unread text-center rounded-full pointer-events-none bg-accent" aria-hidden="true">
          {unread}
        </b>
      )}
    </span>
  );
}

/** The clock of a seat, and whether a bot has replaced its player. */
function OfSeat({ connection, words, seat, name }: SeatProps) {
  const table = connection.table.value;
  if (table === null || table.seats[seat] === undefined) return null;
  const dot = <PresenceDot {...{ connection, words, seat, name }} />;
  if (table.status !== 'running') return dot;
  const { ask } = words.online;
  const { name: was, bot } = table.seats[seat];
  return (
    <>
      {dot}
      <span hidden data-seat-mark={seat} />
      {bot !== null && was !== null && <span class="visually-hidden">{ask.replaced(name)}</span>}
      {table.clocks.left.length > 0 && isPerson(table.seats[seat]) && (
        <Clock {...{ connection, table, words, seat, name }} />
      )}
    </>
  );
}

function Clock({ connection, table, words, seat, name }: SeatProps & { readonly table: Table }) {
  const beat = useSignal(0);
  const runs = onTurn(table) === seat && !waitsForTwin(table);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => beat.value++, 500);
    return () => clearInterval(timer);
  }, [runs]);
  beat.value;
  const { left, since } = table.clocks;
  const ms = left[seat] - (runs ? connection.serverTime() - since : 0);
  const time = timeLeft(ms, words.page.tag);
  return (
    <small
      class="clock"
      role="timer"
      data-runs={runs}
      data-own={connection.seat.value === seat}
      data-short={ms < 30_000}
      aria-label={words.online.clocks.left(name, time)}
    >
      {time}
    </small>
  );
}

/** Each needs a second press, then closes the menu so that the result is visible. */
function WaysOut({ connection, ui, words }: Pick<Props, 'connection' | 'ui' | 'words'>) {
  const { ask } = words.online;
  const go = (type: 'leave' | 'resign') => ({
    sure: words.page.sure,
    act: () => {
      ui.panel.value = null;
      return connection.send({ type });
    },
  });
  return (
    <>
      <ActionButton class="quiet text-danger" text={ask.resign} {...go('resign')} />
      {(connection.table.value?.seats.length ?? 0) > 2 && (
        <ActionButton class="quiet text-danger" text={ask.leave} {...go('leave')} />
      )}
    </>
  );
}

import type { ChatLine } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableController } from '../match/controller.ts';
import { colorOf } from '../present/appearance.ts';
import { seatName } from '../present/event-text.ts';
import { Icon, Piece, Sheet } from '../views/parts.tsx';
import type { TableConnection } from './connection/table-connection.ts';
import type { Words } from './words.ts';

interface Props {
  readonly connection: TableConnection;
  readonly game: TableController;
  readonly words: Words;
  readonly onClose: () => void;
}

/** The chat of a table. */
export function Chat({ connection, game, words, onClose }: Props) {
  const { page, online } = words;
  const lines = (connection.table.value?.chat ?? []).filter(({ seat }) => !mutedBy(connection).has(seat));
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  return (
    <Sheet title={online.chat.heading} close={page.menu.close} onClose={onClose}>
      {lines.length === 0 && <p class="muted">{online.chat.empty}</p>}
      <ol class="chat-lines" aria-live="polite">
        {lines.map((line, index) => (
          <li key={line.seq} ref={index === lines.length - 1 ? end : null}>
            <Line game={game} line={line} />
          </li>
        ))}
      </ol>
      {connection.seat.value === null ? (
        <p class="muted">{online.chat.watcher}</p>
      ) : (
        <Say connection={connection} words={words} />
      )}
      <Mutes connection={connection} game={game} words={words} />
    </Sheet>
  );
}

function Line({ game, line }: { readonly game: TableController; readonly line: ChatLine }) {
  const now = game.game.value;
  return (
    <>
      <Piece color={colorOf(now, line.seat)} />
      <p>
        <b>{seatName(now, line.seat)}</b> <span>{line.text}</span>
      </p>
    </>
  );
}

function Say({ connection, words }: Pick<Props, 'connection' | 'words'>) {
  const text = useSignal('');
  const { chat } = words.online;
  const eventText = (event: Event) => {
    event.preventDefault();
    const line = text.value.trim();
    if (line !== '') void connection.send({ type: 'chat', text: line });
    text.value = '';
  };
  return (
    <form class="chat-say" onSubmit={eventText}>
      <input
        type="text"
        value={text.value}
        maxLength={500}
        aria-label={chat.line}
        placeholder={chat.line}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit" class="primary" aria-label={chat.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}

/** The other players, each with a button that mutes them. */
function Mutes({ connection, game, words }: Pick<Props, 'connection' | 'game' | 'words'>) {
  const own = connection.seat.value;
  const { chat } = words.online;
  if (own === null) return null;
  const muted = mutedBy(connection);
  const others = (connection.table.value?.seats ?? []).flatMap(({ name }, seat) =>
    name === null || seat === own ? [] : seat,
  );
  return (
    <div class="chat-mutes">
      {others.map((seat) => {
        const name = seatName(game.game.value, seat);
        return (
          <button
            key={seat}
            type="button"
            class="quiet"
            aria-pressed={muted.has(seat)}
            onClick={() => void connection.send({ type: 'mute', seat, muted: !muted.has(seat) })}
          >
            <Icon name="sound" />
            <span>{muted.has(seat) ? chat.unmute(name) : chat.mute(name)}</span>
          </button>
        );
      })}
    </div>
  );
}

function mutedBy(connection: TableConnection): ReadonlySet<number> {
  const own = connection.seat.value;
  return new Set((connection.table.value?.mutes ?? []).flatMap(({ by, seat }) => (by === own ? [seat] : [])));
}

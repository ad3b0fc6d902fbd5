import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { byKey, newId, playerKey } from '@asteroute/client';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button, Icon, Piece } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { type Command, isPerson, type NoticeChannelChoice, type Table } from '@asteroute/protocol';
import { grammarOf } from '@asteroute/words/grammar.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ownAccount } from '../connection/agreement.ts';
import { sitDown } from '../connection/new-table.ts';
import { TableConnection } from '../connection/table-connection.ts';
import type { TableProps } from '../widgets/props.ts';

interface Props extends Pick<TableProps, 'connection' | 'server'> {
  readonly onGo: (place: { readonly table: string; readonly invite: string | null }) => void;
  readonly notify: () => void;
}

/** The next game of a table, as its players and spectators see it from the old table. */
export interface Rematch {
  /** The room of the next game, after somebody has asked for one and before it begins. */
  readonly next: Table | null;
  readonly names: readonly string[];
  /** Asks for the next game, or joins the one that was asked for; null for a spectator while nobody has asked. */
  readonly play: (() => Promise<void>) | null;
  readonly watched: boolean;
  /** Goes to the game that the room plays by now; null while there is none, or while it can still be joined. */
  readonly toLater: (() => void) | null;
}

/** Follows the next game that another player asks for; `play` joins it. */
export function useRematch({ connection, server, onGo, notify }: Props): Rematch {
  const own = connection.reservedSeat.value;
  const newest = useSignal<string | null>(null);
  const { play, pressed } = useJoining({ connection, server, onGo }, newest);
  const later = useNewestTable({ connection, server, closed: pressed }, newest);
  const next = later?.status === 'open' ? later : null;
  const names = next === null ? [] : next.seats.flatMap((seat) => (isPerson(seat) ? [seat.name ?? ''] : []));
  useEffect(() => {
    if (names.length > 0) notify();
  }, [names.length]);
  const watched = own === null;
  const isSingle = connection.table.value?.contest?.official === true;
  const goes = later !== null && next === null;
  const toLater = () => later !== null && onGo({ table: later.id, invite: connection.key.invite });
  return {
    next,
    names,
    watched,
    play: (watched && next === null) || goes || isSingle ? null : play,
    toLater: goes ? toLater : null,
  };
}

interface Following extends Pick<Props, 'connection' | 'server'> {
  readonly closed: boolean;
}

/** The rematch of a rematch too: a link may be opened after some games. Its name is written into `newest`. */
function useNewestTable({ connection, server, closed }: Following, newest: Signal<string | null>): Table | null {
  const rematch = connection.table.value?.rematch ?? null;
  const at = closed ? null : (newest.value ?? rematch);
  const next = useMemo(
    () =>
      at === null ? null : new TableConnection({ ...connection.key, table: at }, { ...server, botName: (bot) => bot }),
    [at],
  );
  useEffect(() => () => next?.close(), [next]);
  const onward = next?.table.value?.rematch ?? null;
  useEffect(() => {
    if (onward !== null) newest.value = onward;
  }, [onward]);
  return onward === null ? (next?.table.value ?? null) : null;
}

interface Joining {
  readonly play: () => Promise<void>;
  readonly pressed: boolean;
}

const isChannel = (one: string): one is NoticeChannelChoice => one === 'push' || one === 'mail';

function useJoining(
  { connection, server: { ask, keyring, contact }, onGo }: Omit<Props, 'notify'>,
  newest: Signal<string | null>,
): Joining {
  const pressed = useSignal(false);
  /** Whether this person is the host of the new table; null until that is known. */
  const isHost = useSignal<boolean | null>(null);
  const rematch = connection.table.value?.rematch ?? null;
  const join = async (table: string, host: boolean) => {
    const kept = keyring.all().find((key) => key.table === table);
    const { token, invite } = connection.key;
    // The new key gets its own random number, because the number of the old table is already public.
    const key = kept ?? playerKey({ table, token, invite, host });
    keyring.keep(key);
    const seat = connection.reservedSeat.peek();
    // Who is told of this table wants to be told of the next one too.
    const channels = (seat === null ? [] : (connection.table.peek()?.reached[seat] ?? [])).filter(isChannel);
    const before = seat === null ? null : connection.table.peek()?.seats[seat].name;
    const name = before ?? keyring.name();
    // A spectator without a name enters one in the room.
    const account = await ownAccount();
    const send = (body: Command) => ask('POST /api/games/:id/commands', { ...byKey(key), body });
    if (name !== '') await send({ ...sitDown(key, name), ready: true, ...(account && { account }) });
    if (channels.length > 0) await send({ type: 'reach', id: newId(), contact: contact.token(), channels });
    onGo({ table, invite: key.invite });
  };
  useEffect(() => {
    const host = isHost.value;
    if (host === null || rematch === null) return;
    isHost.value = null;
    void join(newest.peek() ?? rematch, host);
  }, [isHost.value, rematch]);
  const play = async () => {
    pressed.value = true;
    const asked = { type: 'rematch', sit: false, clientSeed: '' } as const;
    isHost.value = rematch === null && (await connection.send(asked)).ok;
  };
  return { play, pressed: pressed.value };
}

/** The notice "Ben wants to play again" over everything else, with a button to join. */
export function RematchCall({ rematch, words }: { readonly rematch: Rematch; readonly words: Words<'online'> }) {
  const { names, play, watched, toLater } = rematch;
  const { ask } = words.online;
  if (toLater !== null) {
    return (
      <div class="notice-ask rematch-call floating row flex-wrap justify-center gap-x-3" role="status">
        <p>{ask.playsOn}</p>
        <Button text={words.online.lobby.go} class="primary" onClick={toLater} />
      </div>
    );
  }
  if (names.length === 0 || play === null) return null;
  return (
    <div class="notice-ask rematch-call floating row flex-wrap justify-center gap-x-3" role="alert">
      <p>{ask.wantsRematch(grammarOf(words.page.tag).list(names), names.length > 1)}</p>
      <ActionButton text={watched ? ask.joinNext : ask.joinRematch} class="primary" act={play} />
    </div>
  );
}

/** The answer of each player to the rematch; nothing until one of them has asked. */
export function RematchAnswers({
  rematch: { next },
  words,
}: {
  readonly rematch: Rematch;
  readonly words: Words<'online'>;
}) {
  if (next === null) return null;
  const { room } = words.online;
  const rows = next.seats.flatMap((seat, index) => {
    const reserved = next.reserved[index];
    if (seat.bot !== null || (seat.name === null && reserved === null)) return [];
    return { ...seat, name: seat.name ?? reserved ?? '', joined: seat.name !== null };
  });
  return (
    <ul class="rematch-answers gap-x-3 flex-wrap justify-center w-full text-muted flex gap-2">
      {rows.map(({ color, name, joined }) => (
        <li class={joined ? 'row font-semibold' : 'row'} key={color} data-joined={joined}>
          <Piece color={color as PlayerColor} />
          {joined ? name : room.keptFor(name)}
          {joined && <Icon name="check" />}
        </li>
      ))}
    </ul>
  );
}

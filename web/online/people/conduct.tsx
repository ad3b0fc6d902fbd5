import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { REPORT_REASONS, type TableBan } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { SeatProps, TableProps } from '../widgets/props.ts';
import { Block } from './block.tsx';
import { mutedSeats } from './chat/heard.ts';

type Props = Pick<TableProps, 'connection' | 'words'>;

/** Actions against other players: mute and report, and for the host remove. Collapsed until it is opened. */
export function Conduct({ connection, words }: Props) {
  const open = useSignal(false);
  const own = connection.seat.value;
  if (own === null && !connection.key.host) return null;
  const others = (connection.table.value?.seats ?? []).flatMap(({ name }, seat) =>
    name === null || seat === own ? [] : { name, seat },
  );
  const bans = connection.key.host ? (connection.table.value?.bans ?? []) : [];
  if (others.length === 0 && bans.every(({ lifted }) => lifted)) return null;
  return (
    <details class="conduct" onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary class="text-muted text-sm">{words.online.chat.hear}</summary>
      {open.value && <Ways {...{ connection, words, others, bans }} />}
    </details>
  );
}

interface WaysProps extends Props {
  readonly others: readonly { readonly name: string; readonly seat: number }[];
  readonly bans: readonly TableBan[];
}

function Ways({ connection, words, others, bans }: WaysProps) {
  const own = connection.seat.value;
  return (
    <>
      {others.map(({ name, seat }) => (
        <p key={seat} class="flex flex-wrap gap-2 py-2">
          {own !== null && <Mute {...{ connection, words, seat, name }} />}
          {own !== null && <Report {...{ connection, words, seat, name }} />}
          {own !== null && <BlockSeat {...{ connection, words, seat, name }} />}
          {connection.key.host && <Remove {...{ connection, words, seat, name }} />}
        </p>
      ))}
      {bans.map(
        ({ name, lifted }, ban) =>
          !lifted && (
            <p key={ban}>
              <ActionButton
                text={words.online.conduct.unban(name)}
                act={() => connection.send({ type: 'unban', ban })}
              />
            </p>
          ),
      )}
    </>
  );
}

function Mute({ connection, words: { online }, seat, name }: SeatProps) {
  const muted = mutedSeats(connection).has(seat);
  return (
    <ActionButton
      icon="sound"
      text={muted ? online.chat.unmute(name) : online.chat.mute(name)}
      aria-pressed={muted}
      act={() => connection.send({ type: 'mute', seat, name, muted: !muted })}
    />
  );
}

function BlockSeat({ connection, words, seat, name }: SeatProps) {
  const own = connection.table.value?.seats[connection.seat.value ?? -1]?.name ?? '';
  return <Block {...{ words, seat, name, own }} table={connection.key.table} />;
}

/** Asks for the reason of a report, and confirms it once it is sent. */
function Report({ connection, words, seat, name }: SeatProps) {
  const asks = useSignal(false);
  const { conduct } = words.online;
  if (connection.table.value?.reports.some((one) => one.seat === seat)) {
    return <span role="status">{conduct.reported(name)}</span>;
  }
  return (
    <>
      <Button text={conduct.report(name)} aria-expanded={asks.value} onClick={() => (asks.value = !asks.value)} />
      {asks.value &&
        REPORT_REASONS.map((reason) => (
          <ActionButton
            key={reason}
            text={conduct.reasons[reason]}
            act={() => connection.send({ type: 'report', seat, name, reason })}
          />
        ))}
    </>
  );
}

function Remove({ connection, words, seat, name }: SeatProps) {
  const { conduct } = words.online;
  const go = (type: 'kick' | 'ban') => ({
    sure: words.page.sure,
    act: () => connection.send({ type, seat, name }),
  });
  const table = connection.table.value;
  const isPlaying = table?.status !== 'over' && table?.seats[seat].bot === null;
  return (
    <>
      {isPlaying && <ActionButton class="quiet text-danger" text={conduct.remove(name)} {...go('kick')} />}
      <ActionButton class="quiet text-danger" text={conduct.ban(name)} {...go('ban')} />
    </>
  );
}

import { names } from '@asteroute/page/present/event-text.ts';
import { seatsNeeded } from '@asteroute/page/settings/setup.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { isAllReady, isPerson, isTaken, replanToStart } from '@asteroute/protocol';
import { agreement } from '../connection/agreement.ts';
import { Conduct } from '../people/conduct.tsx';
import { inRandomOrder, roomChoices } from './plan/plan.ts';
import { isHostOf, type RoomProps } from './plan/props.ts';

/** The host starts the game, or everybody declares to be ready. */
export function Begin(props: RoomProps) {
  const { connection, table, words } = props;
  const { room, chat } = words.online;
  const own = connection.seat.value;
  const watchers = (connection.presence.value?.watchers ?? 0) - (own === null ? 1 : 0);
  const isOpen = table.revealUntil === null;
  return (
    <>
      <div class="room-begin row flex-wrap" data-seated={own !== null}>
        {isOpen ? (
          <Ways {...props} own={own} />
        ) : (
          <p class="text-lg col-span-full" role="status">
            {room.starting}
          </p>
        )}
      </div>
      <div class="room-foot row flex-wrap gap-x-3">
        {isOpen && own !== null && <ActionButton text={room.leave} act={() => connection.send({ type: 'leave' })} />}
        {isHostOf(props) && table.seats.filter(isTaken).length > 1 && (
          <Button
            icon="die"
            text={room.shuffle}
            onClick={() => void connection.change((now) => inRandomOrder(now, props.random))}
          />
        )}
        {watchers > 0 && <span class="text-muted text-sm">{chat.watching(watchers)}</span>}
        <Conduct connection={connection} words={words} />
      </div>
    </>
  );
}

function Ways(props: RoomProps & { readonly own: number | null }) {
  const { connection, table, words, own } = props;
  const { room } = words.online;
  const isRated = table.plan.rated === true;
  if (isHostOf(props) && !isRated) return <Start {...props} />;
  if (table.plan.room !== true) return <p class="text-muted col-span-full">{room.whenFull}</p>;
  if (own === null) return <p class="text-muted col-span-full">{room.hostStarts}</p>;
  // A player who was ready before the game became rated has not agreed to that.
  const ready = table.ready[own] && !(isRated && table.accounts[own] === null);
  const declare = async () => {
    const account = isRated && !ready ? await agreement(table.seats[own].name ?? '') : undefined;
    await connection.send({ type: 'ready', ready: !ready, ...(account && { account }) });
  };
  return (
    <>
      <ActionButton
        icon={ready ? 'undo' : 'check'}
        text={ready ? room.unready : room.notReady}
        class={ready ? 'quiet big' : 'primary big'}
        act={declare}
      />
      <p class="text-muted wrap-anywhere">{isRated ? room.ratedStarts : room.hostStarts}</p>
    </>
  );
}

function Start({ connection, table, words }: RoomProps) {
  const { page, online } = words;
  const startable = replanToStart(table).ok;
  const taken = table.seats.filter(isTaken).length;
  const needed = table.plan.modules.map((module) => seatsNeeded(roomChoices(table), module)).find((n) => n !== null);
  const late = table.seats.flatMap((seat, index) =>
    isPerson(seat) && !table.ready[index] && index !== connection.seat.value ? [seat.name ?? ''] : [],
  );
  const missing = table.reserved.filter((name) => name !== null);
  const reason = () => {
    if (!startable && missing.length > 0) return online.room.keptFor(names(page, missing));
    if (!startable) return taken < 2 || needed == null ? online.room.alone : page.setup.needs(needed);
    const awaited = [...late, ...missing];
    return awaited.length === 0 || isAllReady(table)
      ? ''
      : online.room.awaits(names(page, awaited), awaited.length > 1);
  };
  return (
    <>
      <ActionButton
        icon="play"
        text={online.room.start}
        class="primary big"
        disabled={!startable}
        act={() => connection.send({ type: 'start' })}
      />
      <p class="text-muted wrap-anywhere" role="status">
        {reason()}
      </p>
    </>
  );
}

import type { Obstacle } from '@asteroute/page/library/obstacles.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ServerPorts } from '../connection/browser.ts';
import type { TableProps } from '../parts/props.ts';

type Props = Pick<TableProps, 'connection' | 'server' | 'words'>;

/** At a table that is played over days: asks whether this browser should notify of turns, or says why it cannot. */
export function AskToNotify(props: Props) {
  const { connection, server, words } = props;
  const found = useOffer(server);
  const own = connection.seat.value;
  if (own === null || found === null) return null;
  const { room, notify } = words.online;
  const { offered, obstacle } = found;
  if (!offered && obstacle === 'home-screen') return <p class="muted">{notify.obstacles[obstacle]}</p>;
  if (!offered) return <p class="muted">{isSecureContext ? room.untold : room.unsafe}</p>;
  return (
    <div class="room-notify stack rounded">
      {!connection.table.value?.notified[own] && <p>{room.overDays}</p>}
      <NotifyMe {...props} />
    </div>
  );
}

/**
 * A switch for notifications of the player's turns in this browser, if the server offers them and the person allows
 * them.
 */
export function NotifyMe({ connection, server, words }: Props) {
  const found = useOffer(server);
  const refused = useSignal(false);
  const [own, table] = [connection.seat.value, connection.table.value];
  const { notify } = words.online;
  if (own === null || table === null || table.status === 'over') return null;
  if (found === null) return null;
  if (found.obstacle !== null) return <p class="muted">{notify.obstacles[found.obstacle]}</p>;
  if (!found.offered) return null;
  const on = table.notified[own];
  const change = async () => {
    const push = on ? null : await server.push.subscribe(words.online.tag);
    refused.value = !on && push === null;
    if (on || push !== null) void connection.send({ type: 'notify', push });
  };
  return (
    <>
      <Button text={on ? notify.off : notify.on} class="quiet full" aria-pressed={on} onClick={() => void change()} />
      {refused.value && <p role="alert">{notify.refused}</p>}
    </>
  );
}

/** Whether the server and this browser offer notifications, and otherwise the obstacle; null until it is known. */
function useOffer({ push }: ServerPorts) {
  const found = useSignal<{ readonly offered: boolean; readonly obstacle: Obstacle | null } | null>(null);
  useEffect(() => {
    const asked = Promise.all([push.isOffered(), push.obstacle()]);
    void asked.then(([offered, obstacle]) => (found.value = { offered, obstacle }));
  }, []);
  return found.value;
}

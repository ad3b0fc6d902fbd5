import type { Obstacle } from '@asteroute/page/library/obstacles.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ServerPorts } from '../connection/browser.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import type { Words } from '../words/use-words.ts';

interface Props {
  readonly connection: TableConnection;
  readonly server: Pick<ServerPorts, 'push'>;
  readonly words: Words;
}

/** At a table over days: asks whether this browser should notify of turns, or says why it cannot. */
export function AskToNotify(props: Props) {
  const { connection, server, words } = props;
  const found = useSignal<{ readonly offered: boolean; readonly obstacle: Obstacle | null } | null>(null);
  useEffect(() => {
    const asked = Promise.all([server.push.isOffered(), server.push.obstacle()]);
    void asked.then(([offered, obstacle]) => (found.value = { offered, obstacle }));
  }, []);
  const own = connection.seat.value;
  if (own === null || found.value === null) return null;
  const { room, notify } = words.online;
  const { offered, obstacle } = found.value;
  if (!offered && obstacle === 'home-screen') return <p class="muted">{notify.obstacles[obstacle]}</p>;
  if (!offered) return <p class="muted">{isSecureContext ? room.untold : room.unsafe}</p>;
  return (
    <div class="room-notify stack">
      {!connection.table.value?.notified[own] && <p>{room.overDays}</p>}
      <NotifyMe {...props} />
    </div>
  );
}

/** Lets this browser be notified of the player's turns, where the server offers it and the person allows it. */
export function NotifyMe({ connection, server, words }: Props) {
  const offered = useSignal(false);
  const obstacle = useSignal<Obstacle | null>(null);
  const refused = useSignal(false);
  useEffect(() => {
    void server.push.isOffered().then((is) => (offered.value = is));
    void server.push.obstacle().then((why) => (obstacle.value = why));
  }, []);
  const [own, table] = [connection.seat.value, connection.table.value];
  const { notify } = words.online;
  if (own === null || table === null || table.status === 'over') return null;
  if (obstacle.value !== null) return <p class="muted">{notify.obstacles[obstacle.value]}</p>;
  if (!offered.value) return null;
  const on = table.notified[own];
  const change = async () => {
    const push = on ? null : await server.push.subscribe(words.online.tag);
    refused.value = !on && push === null;
    if (on || push !== null) void connection.send({ type: 'notify', push });
  };
  return (
    <>
      <Button text={on ? notify.off : notify.on} class="quiet wide" aria-pressed={on} onClick={() => void change()} />
      {refused.value && <p role="alert">{notify.refused}</p>}
    </>
  );
}

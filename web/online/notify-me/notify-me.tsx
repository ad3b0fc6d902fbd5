import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { NoticeChannelChoice } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { ServerPorts } from '../connection/browser.ts';
import type { PushObstacle } from '../notify/push.ts';
import type { TableProps } from '../widgets/props.ts';
import { MailWay } from './mail-way.tsx';
import { QuietWay } from './quiet-way.tsx';

type Props = Pick<TableProps, 'connection' | 'server' | 'words'>;

/** At a table that is played over days: asks how its player wants to be told, or says why nobody can be. */
export function AskToNotify(props: Props) {
  const { connection, server, words } = props;
  const found = useOffer(server);
  const own = connection.seat.value;
  if (own === null || found === null) return null;
  const { room } = words.online;
  const nothing = !found.offered && found.obstacle === null && !server.contact.sendsMail.value;
  if (nothing) return <p class="text-muted">{isSecureContext ? room.untold : room.unsafe}</p>;
  return (
    <div class="room-notify stack rounded-md">
      {!connection.table.value?.notified[own] && <p>{room.overDays}</p>}
      <Ways {...props} found={found} />
    </div>
  );
}

/** The same over a game that has begun when its player sat down, until the player has chosen or declined. */
export function AskOverTable(props: Props) {
  const { connection, server, words } = props;
  const { id = '', plan, status } = connection.table.value ?? {};
  const declined = useSignal(server.keyring.hasDeclined(id));
  const found = useOffer(server);
  const own = connection.seat.value;
  const isAsked = status === 'running' && plan?.clock.type === 'days' && own !== null;
  const canTell = found?.offered === true || server.contact.sendsMail.value;
  if (!isAsked || !canTell || found === null || declined.value || connection.table.value?.notified[own]) return null;
  const decline = () => {
    declined.value = server.keyring.hasDeclined(id, true);
  };
  return (
    <section class="notice-ask notify-ask floating stack" aria-label={words.online.notify.heading}>
      <details>
        <summary>{words.online.room.overDays}</summary>
        <div class="py-2 stack">
          <Ways {...props} found={found} />
        </div>
      </details>
      <Button text={words.online.room.decline} class="quiet justify-self-start" onClick={decline} />
    </section>
  );
}

/** How the player is told of a running game: in its menu, for who did not choose it before. */
export function NotifyMe(props: Props) {
  const { connection, server, words } = props;
  const found = useOffer(server);
  const table = connection.table.value;
  const nothing = found === null || (!found.offered && found.obstacle === null && !server.contact.sendsMail.value);
  if (connection.seat.value === null || table === null || table.status === 'over' || nothing) return null;
  return (
    <details class="notify-ways">
      <summary class="text-muted text-sm">{words.online.notify.heading}</summary>
      <div class="py-2 stack">
        <Ways {...props} found={found} />
      </div>
    </details>
  );
}

interface Offer {
  readonly offered: boolean;
  readonly obstacle: PushObstacle | null;
}

/** The ways in which the player can be told: by this browser and by mail, and when not. */
function Ways(props: Props & { readonly found: Offer }) {
  const { connection, server, words, found } = props;
  const own = connection.seat.value ?? 0;
  const reached = connection.table.value?.reached[own] ?? [];
  const set = (channel: NoticeChannelChoice, on: boolean) => {
    const others = reached.filter(
      (one): one is NoticeChannelChoice => one !== channel && (one === 'push' || one === 'mail'),
    );
    const channels = on ? [...others, channel] : others;
    return connection.send({ type: 'reach', contact: server.contact.token(), channels });
  };
  const { sendsMail } = server.contact;
  return (
    <>
      <BrowserWay {...props} onSet={(on) => set('push', on)} />
      {sendsMail.value && (
        <MailWay {...{ server, words }} isOn={reached.includes('mail')} onSet={(on) => set('mail', on)} />
      )}
      {(connection.table.value?.notified[own] || found.offered) && <QuietWay server={server} words={words} />}
    </>
  );
}

function BrowserWay({ connection, server, words, found, onSet }: WayProps) {
  const { notify, tag } = words.online;
  const own = connection.seat.value ?? 0;
  const table = connection.table.value;
  if (found.obstacle !== null) return <p class="text-muted">{notify.obstacles[found.obstacle]}</p>;
  if (!found.offered || table === null) return null;
  // The server forgets a browser that takes no messages any more.
  const on = table.reached[own].includes('push') && server.contact.view.value?.push !== false;
  const turnOn = async () => {
    const push = await server.push.subscribe();
    if (push === null || !(await server.contact.change({ push }, tag))) return notify.refused;
    return onSet(true);
  };
  return (
    <ActionButton
      text={on ? notify.off : notify.on}
      class="quiet w-full"
      aria-pressed={on}
      act={() => (on ? onSet(false) : turnOn())}
    />
  );
}

interface WayProps extends Props {
  readonly found: Offer;
  readonly onSet: (on: boolean) => Promise<unknown>;
}

/** Whether the server and this browser offer notifications, and otherwise the obstacle; null until it is known. */
export function useOffer({ push, contact }: ServerPorts): Offer | null {
  const load = async () => {
    const [offered, obstacle] = await Promise.all([push.isOffered(), push.obstacle(), contact.load()]);
    return { offered, obstacle };
  };
  return useAsked(load, []);
}

import { Dialog } from '@asteroute/page/views/controls/dialog.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords, type Words } from '@asteroute/page/words/use-words.ts';
import { ONLINE } from '@asteroute/words/en/online.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { AtTable } from './at-table.tsx';
import { browserServer } from './connection/browser.ts';
import { LobbyView } from './lobby.tsx';
import { inviteAddress, onlineAddress } from './place.ts';
import type { OnlineProps } from './props.ts';
import type { ServerKey } from './trust/server-key.ts';
import './standings/evening.css';
import './lobby.css';
import './online.css';
import './people/people.css';
import './room/invitation.css';
import './room/room.css';
import './room/seats.css';

/** Tables on the server that the page came from: the lobby, or one of them. */
export function OnlinePage({ at: { place }, page }: PageProps<Pick<OnlineProps, 'place'>>) {
  const server = useMemo(() => browserServer(page.storage, page.after), []);
  const words = useWords(page.language, { online: ONLINE });
  const props: OnlineProps = {
    ...page,
    server,
    words,
    place,
    addressOf: (to) => page.hrefOf(inviteAddress(to)),
    onGo: (to) => page.go(onlineAddress(to)),
  };
  useEffect(() => void server.serverKey.check(), [server]);
  return (
    <>
      {place.table === null ? <LobbyView {...props} /> : <AtTable key={place.table} {...props} table={place.table} />}
      <KeyAlert serverKey={server.serverKey} words={words} />
    </>
  );
}

/** Warns that the server signs with another key than the one this browser knows, until the person accepts it. */
function KeyAlert({ serverKey, words }: { readonly serverKey: ServerKey; readonly words: Words<'online'> }) {
  const putOff = useSignal(false);
  const { page, online } = words;
  if (serverKey.changed.value === null || putOff.value) return null;
  return (
    <Dialog title={online.key.heading} close={page.menu.close} onClose={() => (putOff.value = true)}>
      <div class="proof stack gap-3">
        <p>{online.key.about}</p>
        <p>
          <code>{serverKey.changed.value}</code>
        </p>
        <Button text={online.key.accept} onClick={() => serverKey.accept()} />
      </div>
    </Dialog>
  );
}

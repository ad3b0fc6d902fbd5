import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { ONLINE } from '@asteroute/words/en/online.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { AtTable } from './at-table.tsx';
import { browserServer } from './connection/browser.ts';
import { KeyAlert } from './key-alert.tsx';
import { LobbyView } from './lobby.tsx';
import { inviteAddress, onlineAddress } from './place.ts';
import type { OnlineProps } from './props.ts';
import './standings/evening.css';
import './lobby.css';
import './online.css';
import './people/people.css';
import './room/invitation.css';
import './room/room.css';
import './room/seats.css';

/** Tables on the server that the page came from: the lobby, or one of them. */
export function OnlinePage({ at: { place }, page }: PageProps<Pick<OnlineProps, 'place'>>) {
  const props: OnlineProps = {
    ...page,
    place,
    addressOf: (to) => page.hrefOf(inviteAddress(to)),
    onGo: (to) => page.go(onlineAddress(to)),
  };
  const server = useMemo(() => browserServer(page.storage, page.after), []);
  const words = useWords(page.language, { online: ONLINE });
  useEffect(() => void server.serverKey.check(), [server]);
  return (
    <>
      {place.table === null ? (
        <LobbyView {...props} server={server} words={words} />
      ) : (
        <AtTable key={place.table} {...props} table={place.table} server={server} words={words} />
      )}
      <KeyAlert serverKey={server.serverKey} words={words} />
    </>
  );
}

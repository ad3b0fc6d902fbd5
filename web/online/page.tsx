import { useMemo } from 'preact/hooks';
import { AtTable } from './at-table.tsx';
import { browserServer } from './connection/browser.ts';
import { LobbyView } from './lobby.tsx';
import type { OnlineProps } from './props.ts';
import { useWords } from './words/use-words.ts';
import './lobby.css';
import './online.css';
import './people/people.css';

/** Tables on the server that the page came from: the lobby, or one of them. */
export function OnlinePage(props: OnlineProps) {
  const { ports, place, language } = props;
  const server = useMemo(() => browserServer(ports.storage, ports.after), []);
  const words = useWords(language);
  if (place.table === null) return <LobbyView {...props} server={server} words={words} />;
  return <AtTable key={place.table} {...props} table={place.table} server={server} words={words} />;
}

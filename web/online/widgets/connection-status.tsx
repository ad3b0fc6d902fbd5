import { useEffect, useState } from 'preact/hooks';
import { faultWords } from './fault-words.ts';
import type { TableProps } from './props.ts';

/** Milliseconds until "connecting" is shown. */
const STATUS_DELAY_MS = 700;

/** The state of the connection in words; empty while a socket is open. */
export function ConnectionStatus({ connection, words: { online } }: Pick<TableProps, 'connection' | 'words'>) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), STATUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const [on, slow] = [connection.connected.value, connection.isSlow.value];
  const lost = on === false;
  const text = lost ? online.line.lost : slow ? online.line.slow : on === null && late ? online.line.connecting : '';
  const more = lost && connection.sending.value !== null ? online.line.sending : '';
  const refused = connection.refused.value;
  if (refused !== null) return <p role="alert">{faultWords(online, refused)}</p>;
  const look = slow ? 'notice-quiet rounded-full text-muted text-sm' : 'line-status px-3 py-2';
  return (
    <p class={`${look} floating text-balance`} role="status" data-lost={lost} hidden={text === ''}>
      {text} {more}
    </p>
  );
}

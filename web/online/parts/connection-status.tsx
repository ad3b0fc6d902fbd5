import { useEffect, useState } from 'preact/hooks';
import type { TableConnection } from '../connection/table-connection.ts';
import type { OnlineWords } from '../words/en.ts';
import { faultWords } from '../words/fault-words.ts';

/** Milliseconds before "connecting" is shown. */
const STATUS_DELAY_MS = 700;

/** The state of the connection in words; empty while it is open. */
export function ConnectionStatus({
  connection,
  words,
}: {
  readonly connection: TableConnection;
  readonly words: OnlineWords;
}) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), STATUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const on = connection.connected.value;
  const lost = on === false;
  const text = lost ? words.line.lost : on === null && late ? words.line.connecting : '';
  const more = lost && connection.sending.value !== null ? words.line.sending : '';
  const refused = connection.refused.value;
  if (refused !== null) return <p role="alert">{faultWords(words, refused)}</p>;
  return (
    <p class="line-status floating" role="status" data-lost={lost} data-said={text !== ''}>
      {text} {more}
    </p>
  );
}

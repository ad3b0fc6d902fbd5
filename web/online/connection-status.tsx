import { useEffect, useState } from 'preact/hooks';
import type { TableConnection } from './connection/table-connection.ts';
import type { OnlineWords } from './words/catalogue.ts';

/** Milliseconds before a first connection is worth a word. */
const STATUS_DELAY_MS = 700;

/** What is wrong with the connection, in words; nothing where all is well. */
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
  return (
    <p class="line-status" role="status" data-lost={lost} data-said={text !== ''}>
      {text} {more}
    </p>
  );
}

/** A connection follows a log that comes in pages, and shows a table once it has the whole of it. */
import type { ClientMessage, EntriesMessage, Entry, TableEvent } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import type { Keyring } from './keyring.ts';
import { TableConnection } from './table-connection.ts';
import { PLAN } from './testing.ts';

const TABLE = '0'.repeat(16);
const KEY = { table: TABLE, token: 'a'.repeat(43), invite: null, host: false, clientSeed: '' };

/** A connection whose server is the test. */
function connectionOfTest() {
  const sockets: { -readonly [K in keyof WebSocket]: WebSocket[K] }[] = [];
  const sent: ClientMessage[] = [];
  const timers: (() => void)[] = [];
  const connection = new TableConnection(KEY, {
    connect() {
      const socket = { readyState: WebSocket.OPEN, close: () => {} } as (typeof sockets)[number];
      socket.send = (text) => void sent.push(JSON.parse(String(text)) as ClientMessage);
      sockets.push(socket);
      return socket;
    },
    after(_, run) {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
    chance: () => 0,
    onNetwork: () => () => {},
    now: () => 0,
    botName: (bot) => bot,
    api: { seat: () => Promise.resolve(null) },
    keyring: { unsent: () => null, keepUnsent: () => {}, keep: () => {} } as unknown as Keyring,
  });
  const newest = () => sockets[sockets.length - 1];
  return {
    connection,
    /** The entry that the last `watch` asks for entries after. */
    since: () => sent.findLast((message) => message.type === 'watch')?.since,
    open: () => newest().onopen?.call(newest(), new Event('open')),
    lose() {
      newest().onclose?.call(newest(), {} as CloseEvent);
      timers.splice(0).forEach((run) => void run());
    },
    hear(entries: readonly Entry[], more?: true) {
      const message: EntriesMessage = { type: 'entries', table: TABLE, entries, up: 0, ...(more && { more }) };
      newest().onmessage?.call(newest(), { data: JSON.stringify(message) } as MessageEvent);
    },
  };
}

const entry = (seq: number, event: TableEvent): Entry => ({ seq, at: 0, up: 0, events: [event] });
const LOG: readonly Entry[] = [
  entry(1, { type: 'opened', plan: PLAN, seedHash: '', before: null }),
  ...[2, 3, 4, 5].map((seq) => entry(seq, { type: 'chat', seat: 0, text: String(seq) })),
];

test('pages are shown together, once the last one is there', () => {
  const { connection, since, open, hear } = connectionOfTest();
  open();
  expect(since()).toBe(0);
  hear(LOG.slice(0, 2), true);
  hear(LOG.slice(2, 4), true);
  expect(connection.table.value).toBeNull();
  hear(LOG.slice(4));
  expect(connection.table.value?.head).toBe(5);
  connection.close();
});

test('after a broken connection the page after the last one is asked for', () => {
  const { connection, since, open, lose, hear } = connectionOfTest();
  open();
  hear(LOG.slice(0, 2), true);
  lose();
  open();
  expect(since()).toBe(2);
  hear(LOG.slice(1));
  expect(connection.table.value?.head).toBe(5);
  expect(connection.table.value?.chat.map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
  connection.close();
});

/** A connection follows a log that arrives in pages, and shows a table only once all pages have arrived. */

import type { TransportHandlers } from '@asteroute/client';
import type { Answer, ClientMessage, EntriesMessage, Entry, FaultCode, TableEvent } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import { expect, test } from 'vitest';
import { browserKeyring, type Key } from '../keys/keyring.ts';
import { PLAN } from '../link/testing.ts';
import { configured } from '../room/plan.ts';
import { TableConnection } from './table-connection.ts';

const TABLE = '0'.repeat(16);
const KEY: Key = { table: TABLE, token: 'a'.repeat(43), invite: null, host: false, clientSeed: 'mine', commits: true };

/** Storage that survives a reload. */
function storageOfTest(): () => Storage {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  const setItem = (key: string, text: string) => void kept.set(key, text);
  return () => ({ getItem, setItem }) as unknown as Storage;
}

/** A connection to a server that the test plays. */
function connectionOfTest(seat: number | null = null, storage = storageOfTest()) {
  const transports: TransportHandlers[] = [];
  const sent: ClientMessage[] = [];
  const timers: (() => void)[] = [];
  const connection = new TableConnection(KEY, {
    connect(handlers) {
      transports.push(handlers);
      return { send: (message) => void sent.push(message), close: () => {} };
    },
    connectOverHttp: () => expect.unreachable(),
    refusals: { count: 0 },
    after(_, run) {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
    chance: () => 0,
    onNetwork: () => () => {},
    now: () => 0,
    botName: (bot) => bot,
    api: { seat: () => Promise.resolve(seat) },
    keyring: browserKeyring(storage),
  });
  const newest = () => transports[transports.length - 1];
  return {
    connection,
    /** The number of the entry after which the last `watch` requests entries. */
    since: () => sent.findLast((message) => message.type === 'watch')?.since,
    /** The number of the entry after which each `watch` requests entries. */
    watched: () => sent.flatMap((one) => (one.type === 'watch' ? [one.since] : [])),
    /** The commands that revealed the player's number. */
    shown: () => sent.flatMap((one) => (one.type === 'command' && one.command.type === 'reveal' ? [one.command] : [])),
    /** The commands that were sent. */
    commands: () => sent.flatMap((one) => (one.type === 'command' ? [one.command] : [])),
    answer(id: string, fault?: FaultCode) {
      const said = fault
        ? { ok: false as const, fault: { code: fault, message: '' } }
        : { ok: true as const, seq: 0, already: false };
      const message: Answer = { type: 'answer', table: TABLE, id, ...said };
      newest().onMessage(message);
    },
    open: () => newest().onOpen(),
    lose() {
      newest().onClose();
      timers.splice(0).forEach((run) => void run());
    },
    hear(entries: readonly Entry[], more?: true) {
      const message: EntriesMessage = { type: 'entries', table: TABLE, entries, up: 0, ...(more && { more }) };
      newest().onMessage(message);
    },
  };
}

const entry = (seq: number, event: TableEvent): Entry => ({ seq, at: 0, up: 0, events: [event] });
const LOG: readonly Entry[] = [
  entry(1, { type: 'opened', plan: PLAN, seedHash: '', before: null }),
  ...[2, 3, 4, 5].map((seq) => entry(seq, { type: 'chat', seat: 0, text: String(seq) })),
];

test('a seat is followed when the host moves it, and is the one that the server tells once the whole log is read', async () => {
  const { connection, open, hear } = connectionOfTest(1);
  const room = { ...PLAN, room: true };
  const joined = (seat: number): TableEvent => ({ type: 'joined', seat, name: `p${seat}`, clientSeed: '' });
  const swapped: TableEvent = { type: 'planned', plan: room, from: [1, 0] };
  open();
  await Promise.resolve();
  const opened: TableEvent = { type: 'opened', plan: room, seedHash: '', before: null };
  hear([opened, joined(0), joined(1), swapped].map((event, at) => entry(at + 1, event)));
  expect(connection.reservedSeat.value).toBe(1);
  hear([entry(5, swapped)]);
  expect(connection.reservedSeat.value).toBe(0);
  connection.close();
});

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

test('a log out of which somebody has taken name and words is read again, once, and shown when all of it is there', () => {
  const { connection, watched, open, hear } = connectionOfTest();
  open();
  hear(LOG);
  const erased = entry(6, { type: 'erased', seats: [] });
  const rewritten = [LOG[0], ...LOG.slice(1).map(({ seq }) => entry(seq, { type: 'withheld' })), erased];
  hear([erased]);
  expect(watched()).toEqual([0, 0]);
  hear(rewritten.slice(0, 3), true);
  expect(connection.table.value?.chat).toHaveLength(4);
  hear(rewritten.slice(3));
  expect(connection.table.value).toMatchObject({ head: 6, chat: [] });
  expect(watched()).toEqual([0, 0]);
  hear([entry(7, { type: 'chat', seat: 0, text: '7' })]);
  expect(connection.table.value?.chat.map(({ text }) => text)).toEqual(['7']);
  connection.close();
});

test('a log that is to be read again is asked for from its beginning after a broken connection too', () => {
  const { connection, since, open, lose, hear } = connectionOfTest();
  open();
  hear(LOG);
  hear([entry(6, { type: 'erased', seats: [] })]);
  lose();
  open();
  expect(since()).toBe(0);
  connection.close();
});

const joined = (seat: number, number: string): TableEvent => {
  return { type: 'joined', seat, name: 'x', clientSeed: '', commitment: commitmentOf(TABLE, number) };
};
const opened = (seedHash: string) => entry(1, { type: 'opened', plan: PLAN, seedHash, before: null });
const FULL = [
  opened('aa'),
  entry(2, joined(0, 'mine')),
  entry(3, joined(1, 'theirs')),
  entry(4, { type: 'reveal-asked', until: 9 }),
];

test("this browser's number is shown once it is asked for, and once", async () => {
  const { connection, shown, open, hear } = connectionOfTest(0);
  open();
  hear(FULL.slice(0, 3));
  await expect.poll(() => connection.seat.value).toBe(0);
  expect(shown()).toEqual([]);
  hear(FULL.slice(3));
  expect(shown()).toMatchObject([{ type: 'reveal', clientSeed: 'mine' }]);
  hear([entry(5, { type: 'chat', seat: 1, text: 'hi' })]);
  expect(shown()).toHaveLength(1);
  expect(connection.broken.value).toBe(null);
  connection.close();
});

test('a server that shows another hash after a reload is found out, and is not shown the number', async () => {
  const storage = storageOfTest();
  const before = connectionOfTest(0, storage);
  before.open();
  before.hear(FULL.slice(0, 3));
  before.connection.close();
  const { connection, shown, open, hear } = connectionOfTest(0, storage);
  open();
  hear([opened('bb'), ...FULL.slice(1)]);
  await expect.poll(() => connection.seat.value).toBe(0);
  expect(connection.broken.value).toBe('seed');
  expect(shown()).toEqual([]);
  connection.close();
});

test('a server that exchanges the number of this browser, or of another player, is found out', async () => {
  for (const [seat, number, fault] of [
    [0, 'other', 'own'],
    [1, 'tried', 'numbers'],
  ] as const) {
    const storage = storageOfTest();
    const before = connectionOfTest(0, storage);
    before.open();
    before.hear(FULL);
    before.connection.close();
    const { connection, open, hear } = connectionOfTest(0, storage);
    open();
    hear(FULL.with(seat + 1, entry(seat + 2, joined(seat, number))));
    await expect.poll(() => connection.broken.value).toBe(fault);
    connection.close();
  }
});

test('a table that the host deletes cannot be read any more', () => {
  const { connection, open, hear } = connectionOfTest();
  open();
  hear(LOG);
  expect(connection.refused.value).toBeNull();
  hear([entry(6, { type: 'closed' })]);
  expect(connection.refused.value).toBe('unknown-table');
  connection.close();
});

test('a table that is deleted before its log was read cannot be read', () => {
  const { connection, open, hear } = connectionOfTest();
  open();
  hear([1, 2, 3].map((seq) => entry(seq, { type: 'closed' })));
  expect([connection.refused.value, connection.table.value]).toEqual(['unknown-table', null]);
  connection.close();
});

test('of two changes in a row the second is made from the table that the first left', async () => {
  const { connection, open, hear, commands, answer } = connectionOfTest(0);
  const room = { ...PLAN, room: true };
  open();
  hear([entry(1, { type: 'opened', plan: room, seedHash: '', before: null })]);
  void connection.change((table) => configured(table, { takebacks: true }));
  const second = connection.change((table) => configured(table, { clock: { type: 'days', days: 3 } }));
  await expect.poll(commands).toHaveLength(1);
  hear([entry(2, { type: 'planned', plan: { ...room, takebacks: true }, from: [0, 1] })]);
  answer(commands()[0].id);
  await expect.poll(commands).toHaveLength(2);
  expect(commands()[1]).toMatchObject({ plan: { takebacks: true, clock: { type: 'days', days: 3 } } });
  answer(commands()[1].id);
  await second;
});

test('a change that is refused as somebody has come meanwhile is made again with their seat', async () => {
  const { connection, open, hear, commands, answer } = connectionOfTest(0);
  const room = { ...PLAN, room: true };
  open();
  hear([entry(1, { type: 'opened', plan: room, seedHash: '', before: null })]);
  const change = connection.change((table) => configured(table, { takebacks: true }));
  await expect.poll(commands).toHaveLength(1);
  const seats = [...room.seats, { color: 'green', bot: null }];
  const events: TableEvent[] = [
    { type: 'planned', plan: { ...room, seats }, from: [0, 1, null] },
    { type: 'joined', seat: 2, name: 'Cleo', clientSeed: '' },
  ];
  hear([{ seq: 2, at: 0, up: 0, events }]);
  answer(commands()[0].id, 'seat-taken');
  await expect.poll(commands).toHaveLength(2);
  expect(commands()[1]).toMatchObject({ plan: { takebacks: true }, from: [0, 1, 2] });
  answer(commands()[1].id);
  await change;
  expect(connection.fault.value).toBe(null);
  // If nothing has changed, the refusal remains.
  const refused = connection.change((table) => configured(table, { takebacks: false }));
  await expect.poll(commands).toHaveLength(3);
  answer(commands()[2].id, 'stale');
  await refused;
  expect([commands().length, connection.fault.value]).toEqual([3, 'stale']);
});

/** A client follows a log that arrives in pages, and shows a table only once all pages have arrived. */
import {
  type Answer,
  type ClientMessage,
  currentPlan,
  type EntriesMessage,
  type Entry,
  type FaultCode,
  type Plan,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';
import type { TableKey } from './network/key.ts';
import type { SeatAnswer } from './network/requests.ts';
import type { TransportHandlers } from './network/transport.ts';
import { type NewCommand, TableClient } from './table-client.ts';

const TABLE = '0'.repeat(16);
const KEY: TableKey = { table: TABLE, token: 'a'.repeat(43), clientSeed: 'mine', commits: true };
/** A table of two people in the Star Wars edition. */
const PLAN: Plan = {
  edition: 'star-wars',
  modules: [],
  options: {},
  seats: ['red', 'black'].map((color) => ({ color, bot: null })),
  access: 'public',
  clock: { type: 'none' },
  takebacks: false,
};

/** A change of a room's plan, for the seats that it has. */
function configured(table: Table, part: Partial<Plan>): NewCommand {
  return { type: 'configure', plan: { ...currentPlan(table), ...part }, from: [...table.seats.keys()] };
}

/** A client of a server that the test plays. */
function clientOfTest(answer: SeatAnswer = { seat: null, head: 0 }, memory = createMemory()) {
  const transports: TransportHandlers[] = [];
  const sent: ClientMessage[] = [];
  const timers: (() => void)[] = [];
  let ids = 0;
  const client = new TableClient(KEY, {
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
    requests: { seat: () => Promise.resolve(answer) },
    memory,
    newId: () => `id${ids++}`,
    onChange: () => {},
  });
  const newest = () => transports[transports.length - 1];
  return {
    client,
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

/** The first seat is this client's. */
const OWN: SeatAnswer = { seat: 0, head: 0 };

const entry = (seq: number, event: TableEvent): Entry => ({ seq, at: 0, up: 0, events: [event] });
const LOG: readonly Entry[] = [
  entry(1, { type: 'opened', plan: PLAN, seedHash: '', before: null }),
  ...[2, 3, 4, 5].map((seq) => entry(seq, { type: 'chat', seat: 0, text: String(seq) })),
];

test('a seat is followed when the host moves it, and is the one that the server tells once the whole log is read', async () => {
  const { client, open, hear } = clientOfTest({ seat: 1, head: 4 });
  const room = { ...PLAN, room: true };
  const joined = (seat: number): TableEvent => ({ type: 'joined', seat, name: `p${seat}`, clientSeed: '' });
  const swapped: TableEvent = { type: 'planned', plan: room, from: [1, 0] };
  open();
  await Promise.resolve();
  const opened: TableEvent = { type: 'opened', plan: room, seedHash: '', before: null };
  hear([opened, joined(0), joined(1), swapped].map((event, at) => entry(at + 1, event)));
  expect(client.state.reservedSeat).toBe(1);
  hear([entry(5, swapped)]);
  expect(client.state.reservedSeat).toBe(0);
  client.close();
});

test('after a broken connection the seat that the server tells is not moved again by entries before its answer', async () => {
  const answer = { seat: 0, head: 0 };
  const { client, open, lose, hear } = clientOfTest(answer);
  open();
  hear([entry(1, { type: 'opened', plan: { ...PLAN, room: true }, seedHash: '', before: null })]);
  await expect.poll(() => client.state.isSeatKnown).toBe(true);
  lose();
  [answer.seat, answer.head] = [1, 2];
  open();
  await Promise.resolve();
  hear([entry(2, { type: 'planned', plan: PLAN, from: [1, 0] })]);
  expect(client.state.reservedSeat).toBe(1);
  hear([entry(3, { type: 'planned', plan: PLAN, from: [1, 0] })]);
  expect(client.state.reservedSeat).toBe(0);
  client.close();
});

test('a seat that the host has moved is not moved again when the log is read again', async () => {
  const { client, open, hear } = clientOfTest(OWN);
  const log = [
    entry(1, { type: 'opened', plan: { ...PLAN, room: true }, seedHash: '', before: null }),
    entry(2, { type: 'planned', plan: PLAN, from: [1, 0] }),
    entry(3, { type: 'erased', seats: [] }),
  ];
  open();
  hear(log.slice(0, 1));
  await expect.poll(() => client.state.isSeatKnown).toBe(true);
  hear(log.slice(1, 2));
  hear(log.slice(2));
  hear(log);
  expect(client.state.reservedSeat).toBe(1);
  client.close();
});

test('pages are shown together, once the last one is there', () => {
  const { client, since, open, hear } = clientOfTest();
  open();
  expect(since()).toBe(0);
  hear(LOG.slice(0, 2), true);
  hear(LOG.slice(2, 4), true);
  expect(client.state.table).toBeNull();
  hear(LOG.slice(4));
  expect(client.state.table?.head).toBe(5);
  client.close();
});

test('after a broken connection the page after the last one is asked for', () => {
  const { client, since, open, lose, hear } = clientOfTest();
  open();
  hear(LOG.slice(0, 2), true);
  lose();
  open();
  expect(since()).toBe(2);
  hear(LOG.slice(1));
  expect(client.state.table?.head).toBe(5);
  expect(client.state.table?.chat.map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
  client.close();
});

test('the beginning of the log that comes late, because it was asked for earlier, takes nothing back', () => {
  const { client, open, hear } = clientOfTest();
  open();
  hear(LOG.slice(0, 3));
  hear(LOG.slice(3));
  hear(LOG.slice(0, 3));
  expect(client.state.table?.head).toBe(5);
  hear([entry(6, { type: 'chat', seat: 0, text: '6' })]);
  expect(client.state.table?.head).toBe(6);
  client.close();
});

test('a log out of which somebody has taken name and words is read again, once, and shown when all of it is there', () => {
  const { client, watched, open, hear } = clientOfTest();
  open();
  hear(LOG);
  const erased = entry(6, { type: 'erased', seats: [] });
  const rewritten = [LOG[0], ...LOG.slice(1).map(({ seq }) => entry(seq, { type: 'withheld' })), erased];
  hear([erased]);
  expect(watched()).toEqual([0, 0]);
  hear(rewritten.slice(0, 3), true);
  expect(client.state.table?.chat).toHaveLength(4);
  hear(rewritten.slice(3));
  expect(client.state.table).toMatchObject({ head: 6, chat: [] });
  expect(watched()).toEqual([0, 0]);
  hear([entry(7, { type: 'chat', seat: 0, text: '7' })]);
  expect(client.state.table?.chat.map(({ text }) => text)).toEqual(['7']);
  client.close();
});

test('a log that is to be read again is asked for from its beginning after a broken connection too', () => {
  const { client, since, open, lose, hear } = clientOfTest();
  open();
  hear(LOG);
  hear([entry(6, { type: 'erased', seats: [] })]);
  lose();
  open();
  expect(since()).toBe(0);
  client.close();
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
  const { client, shown, open, hear } = clientOfTest(OWN);
  open();
  hear(FULL.slice(0, 3));
  await expect.poll(() => client.state.seat).toBe(0);
  expect(shown()).toEqual([]);
  hear(FULL.slice(3));
  expect(shown()).toMatchObject([{ type: 'reveal', clientSeed: 'mine' }]);
  hear([entry(5, { type: 'chat', seat: 1, text: 'hi' })]);
  expect(shown()).toHaveLength(1);
  expect(client.broken()).toBe(null);
  client.close();
});

test('a server that shows another hash after a reload is found out, and is not shown the number', async () => {
  const memory = createMemory();
  const before = clientOfTest(OWN, memory);
  before.open();
  before.hear(FULL.slice(0, 3));
  before.client.close();
  const { client, shown, open, hear } = clientOfTest(OWN, memory);
  open();
  hear([opened('bb'), ...FULL.slice(1)]);
  await expect.poll(() => client.state.seat).toBe(0);
  expect(client.broken()).toBe('seed');
  expect(shown()).toEqual([]);
  client.close();
});

test('a server that exchanges the number of this browser, or of another player, is found out', async () => {
  for (const [seat, number, fault] of [
    [0, 'other', 'own'],
    [1, 'tried', 'numbers'],
  ] as const) {
    const memory = createMemory();
    const before = clientOfTest(OWN, memory);
    before.open();
    before.hear(FULL);
    before.client.close();
    const { client, open, hear } = clientOfTest(OWN, memory);
    open();
    hear(FULL.with(seat + 1, entry(seat + 2, joined(seat, number))));
    await expect.poll(() => client.broken()).toBe(fault);
    client.close();
  }
});

test('a seat that is told before the entry by which somebody else left it accuses nobody', async () => {
  const { client, open, hear } = clientOfTest({ seat: 0, head: 4 });
  const joined = (seat: number, number: string): TableEvent => ({
    type: 'joined',
    seat,
    name: `p${seat}`,
    clientSeed: '',
    commitment: commitmentOf(TABLE, number),
  });
  const swapped: TableEvent = { type: 'planned', plan: { ...PLAN, room: true }, from: [1, 0] };
  open();
  await Promise.resolve();
  hear([LOG[0], entry(2, joined(0, 'theirs')), entry(3, joined(1, 'mine'))]);
  expect([client.state.reservedSeat, client.broken()]).toEqual([0, null]);
  hear([entry(4, swapped)]);
  expect([client.state.reservedSeat, client.broken()]).toEqual([0, null]);
  client.close();
});

test('who has left a seat is not told that another player exchanged the number', async () => {
  const { client, open, hear } = clientOfTest(OWN);
  open();
  hear(FULL.slice(0, 2));
  await expect.poll(() => client.state.seat).toBe(0);
  hear([entry(3, { type: 'left', seat: 0 })]);
  hear([entry(4, joined(0, 'theirs'))]);
  expect([client.state.seat, client.state.reservedSeat, client.broken()]).toEqual([null, null, null]);
  client.close();
});

test('a table that the host deletes cannot be read any more', () => {
  const { client, open, hear } = clientOfTest();
  open();
  hear(LOG);
  expect(client.state.refused).toBeNull();
  hear([entry(6, { type: 'closed' })]);
  expect(client.state.refused).toBe('unknown-table');
  client.close();
});

test('a table that is deleted before its log was read cannot be read', () => {
  const { client, open, hear } = clientOfTest();
  open();
  hear([1, 2, 3].map((seq) => entry(seq, { type: 'closed' })));
  expect([client.state.refused, client.state.table]).toEqual(['unknown-table', null]);
  client.close();
});

test('of two changes in a row the second is made from the table that the first left', async () => {
  const { client, open, hear, commands, answer } = clientOfTest(OWN);
  const room = { ...PLAN, room: true };
  open();
  hear([entry(1, { type: 'opened', plan: room, seedHash: '', before: null })]);
  void client.change((table) => configured(table, { takebacks: true }));
  const second = client.change((table) => configured(table, { clock: { type: 'days', days: 3 } }));
  await expect.poll(commands).toHaveLength(1);
  hear([entry(2, { type: 'planned', plan: { ...room, takebacks: true }, from: [0, 1] })]);
  answer(commands()[0].id);
  await expect.poll(commands).toHaveLength(2);
  expect(commands()[1]).toMatchObject({ plan: { takebacks: true, clock: { type: 'days', days: 3 } } });
  answer(commands()[1].id);
  await second;
});

test('a change that is refused as somebody has come meanwhile is made again with their seat', async () => {
  const { client, open, hear, commands, answer } = clientOfTest(OWN);
  const room = { ...PLAN, room: true };
  open();
  hear([entry(1, { type: 'opened', plan: room, seedHash: '', before: null })]);
  const change = client.change((table) => configured(table, { takebacks: true }));
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
  expect(client.state.fault).toBe(null);
  // If nothing has changed, the refusal remains.
  const refused = client.change((table) => configured(table, { takebacks: false }));
  await expect.poll(commands).toHaveLength(3);
  answer(commands()[2].id, 'stale');
  await refused;
  expect([commands().length, client.state.fault]).toEqual([3, 'stale']);
});

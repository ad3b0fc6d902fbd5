/** A log is sent in pages, whatever its length, and a client that does not read receives nothing more. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntriesMessage, ServerMessage } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Row, Stores } from '../../domain/ports.ts';
import { WATCHING } from '../../domain/views/entry-text.ts';
import { FREE } from '../../limits/costs.ts';
import { createSigner } from '../../secrets/signer.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { systemClock } from '../../system-clock.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import { ask, newToken, openAt, startNode, TEST_SECRET, type TestNode } from '../../testing.ts';
import type { TableActor } from '../actor.ts';
import { RecordWriter } from '../record-writer.ts';
import { createLanes } from './log-pages.ts';
import { Subscriptions } from './subscriptions.ts';

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
const ENTRIES = 450;
const folder = mkdtempSync(join(tmpdir(), 'asteroute-pages-'));
const all = Array.from({ length: ENTRIES }, (_, i) => i + 1);

let store: Stores;
let node: TestNode;
let table: string;

const line = (seq: number): Row => {
  const events = JSON.stringify([{ type: 'chat', seat: 0, text: String(seq) }]);
  return { seq, at: seq, up: 0, command: null, events, personal: true, private: false, erases: false, secret: null };
};

beforeAll(async () => {
  store = await openSqlite(join(folder, 'test.sqlite'));
  node = await startNode({ store });
  table = await openAt(node.origin, newToken(), PLAN, { name: 'Ann' });
  await store.tables.append(all.slice(1).map((seq) => ({ table, row: line(seq), updates: {} })));
});
afterAll(async () => {
  await node.close();
  rmSync(folder, { recursive: true, force: true });
});

const numbers = ({ entries }: EntriesMessage): number[] => entries.map(({ seq }) => seq);
const events = (query: Readonly<Record<string, string | number>>) =>
  ask(node.origin, 'GET /api/games/:id/events', { params: { id: table }, query });

test('a request is answered by a page, which says that there is more', async () => {
  const first = await events({ since: 0 });
  expect([numbers(first), first.more]).toEqual([all.slice(0, 200), true]);
  const last = await events({ since: 400 });
  expect([numbers(last), last.more]).toEqual([all.slice(400), undefined]);
  expect(numbers(await events({ since: 10, limit: 3 }))).toEqual([11, 12, 13]);
  expect((await events({ since: 447, limit: 3 })).more).toBeUndefined();
});

test.each([0, 201, 'x'])('a limit of %s is refused', async (limit) => {
  expect(await events({ limit })).toMatchObject({ fault: { code: 'malformed' } });
});

test('a socket is sent one page after the other', async () => {
  const socket = new WebSocket(`${node.origin.replace('http', 'ws')}/api/socket`);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, since: 0 })));
  const pages: EntriesMessage[] = [];
  await new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type !== 'entries') return;
      pages.push(message);
      if (message.more === undefined) resolve();
    }),
  );
  socket.terminate();
  expect(pages.map(({ entries }) => entries.length)).toEqual([200, 200, 50]);
  expect(pages.flatMap(numbers)).toEqual(all);
});

test('a record is written, and charged, once until its table changes', async () => {
  const seats = [{ color: 'red' }, { color: 'blue', bot: 'random' }];
  const game = await openAt(node.origin, newToken(), { edition: 'classic', seats }, { name: 'Ann' });
  let [head, reads, paid] = [100, 0, 0];
  const actor = {
    id: game,
    refresh: async () => false,
    state: () => ({ table: { head, turns: 0, game: null, contest: null } }),
  };
  const counting = {
    ...store,
    tables: {
      ...store.tables,
      read: (...args: Parameters<Stores['tables']['read']>) => {
        reads++;
        return store.tables.read(...args);
      },
    },
  };
  const records = new RecordWriter({ store: counting, clock: systemClock, signer: createSigner(TEST_SECRET) });
  const pay = (cost: number) => {
    paid += cost;
    return FREE(cost);
  };
  const write = () => records.write(actor as unknown as TableActor, pay);
  await Promise.all([write(), write(), write()]);
  await write();
  expect([reads, paid]).toEqual([1, 1]);
  head = 200;
  await write();
  expect([reads, paid]).toEqual([2, 3]);
});

test('an address is charged for the work that its requests make, and then refused', async () => {
  const limited = await startNode({
    store: { ...store, close: async () => undefined },
    limits: { requests: 8, seconds: 3600 },
    trustProxy: true,
  });
  const tooMany = { fault: { code: 'too-many' } };
  // How often each may be asked for, one address after the other: the first pays for a table that has to be read.
  const asked = [
    ['GET /api/games/:id', 4],
    ['GET /api/games/:id', 8],
    ['GET /api/games/:id/events', 5],
    ['GET /api/games/:id/mine', 2],
  ] as const;
  for (const [i, [route, times]] of asked.entries()) {
    const given = { params: { id: table }, from: `198.51.100.${i}`, token: newToken() };
    for (let n = 0; n < times; n++)
      expect(await ask(limited.origin, route, given), `${route} ${n}`).not.toMatchObject(tooMany);
    expect(await ask(limited.origin, route, given), route).toMatchObject(tooMany);
  }
  await limited.close();
});

test('further pages of a long log wait until the limit of the address allows them', async () => {
  const clock = virtualClock();
  const limits = { requests: 2, seconds: 10 };
  const limited = await startNode({ store: { ...store, close: async () => undefined }, limits, clock });
  const socket = new WebSocket(`${limited.origin.replace('http', 'ws')}/api/socket`);
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, since: 0 })));
  const of = (type: string) => heard.filter((one) => one.type === type).length;
  await expect.poll(() => of('entries')).toBe(1);
  for (const refused of [1, 2]) {
    socket.send('{"type":"ping"}');
    await expect.poll(() => of('fault')).toBe(refused);
  }
  expect(of('entries')).toBe(1);
  await clock.advance(10_000);
  await expect.poll(() => of('entries')).toBe(3);
  socket.terminate();
  await limited.close();
});

test('a client that takes nothing is sent one page, and the next once it has taken that', async () => {
  let reads = 0;
  const count = <T>(rows: T): T => {
    reads++;
    return rows;
  };
  const read: Stores['tables']['read'] = (...args) => count(store.tables.read(...args));
  const counting = { ...store, tables: { ...store.tables, read } };
  const sent: string[] = [];
  let take: () => void = () => undefined;
  const onError = (error: unknown) => {
    throw error;
  };
  const subscriptions = new Subscriptions({ store: counting, clock: systemClock, onError });
  subscriptions.subscribe(table, 0, {
    view: () => ({ ...WATCHING, head: Number.POSITIVE_INFINITY }),
    refresh: async () => undefined,
    send({ entries }) {
      sent.push(entries);
      return new Promise<void>((resolve) => {
        take = resolve;
      });
    },
  });
  for (const page of [1, 2]) {
    await expect.poll(() => sent.length).toBe(page);
    for (let seq = 0; seq < 5; seq++) subscriptions.catchUp(table);
    await new Promise(setImmediate);
    expect(reads).toBeLessThanOrEqual(page);
    take();
  }
  await expect.poll(() => sent.length).toBe(3);
});

test('a subscription that ended while the store was read sends nothing', async () => {
  let answer: () => void = () => undefined;
  const read: Stores['tables']['read'] = async (...args) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return store.tables.read(...args);
  };
  const slow = { ...store, tables: { ...store.tables, read } };
  const sent: string[] = [];
  const subscriptions = new Subscriptions({
    store: slow,
    clock: systemClock,
    onError: (error) => expect(error).toBe(null),
  });
  const stop = subscriptions.subscribe(table, ENTRIES - 1, {
    view: () => ({ ...WATCHING, head: Number.POSITIVE_INFINITY }),
    refresh: async () => undefined,
    send: ({ entries }) => sent.push(entries),
  });
  stop();
  answer();
  await store.tables.read(table, 0, 1);
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
});

test('further pages of long logs are sent few at a time, also after one failed', async () => {
  const lanes = createLanes(systemClock, 2);
  let [now, most] = [0, 0];
  const page = async (fails: boolean) => {
    now++;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now--;
    if (fails) throw new Error('the store failed');
  };
  const all = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => lanes(() => page(i % 3 === 0))));
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(most).toBe(2);
});

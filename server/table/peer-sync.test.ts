/** Entries of another node are read once per table, not once for each client that follows it. */
import { expect, test } from 'vitest';
import type { Bus, Row, Stores } from '../domain/ports.ts';
import { WATCHING } from '../domain/views/entry-text.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { Subscriptions } from './log/subscriptions.ts';
import { startPeerSync } from './peer-sync.ts';

const settled = () => new Promise(setImmediate);
const rowOf = (seq: number): Row => {
  return {
    seq,
    at: 0,
    up: 0,
    command: null,
    events: `["${seq}"]`,
    personal: false,
    private: false,
    erases: false,
    secret: null,
  };
};

test('the clients of a table that is cached are sent what the table reads; others read by themselves', async () => {
  const rows = [rowOf(1)];
  let reads = 0;
  const read: Stores['tables']['read'] = async (_, since) => {
    reads++;
    return rows.filter(({ seq }) => seq > since);
  };
  let notify: (tables: readonly string[]) => void = () => undefined;
  const listen = (listener: typeof notify) => {
    notify = listener;
  };
  const bus = { listen } as unknown as Bus;
  const ports = { store: { tables: { read } } as Stores, clock: virtualClock() };
  const subscriptions = new Subscriptions({ ...ports, onError: (error) => expect(error).toBe(null) });
  const refresh = async () => subscriptions.emit('cached', rows[1]);
  const actor = { refresh, head: () => rows.length };
  const cached = (table: string) => (table === 'cached' ? actor : undefined);
  startPeerSync({ ...ports, bus, cached, subscriptions });
  const sent: string[] = [];
  const subscriber = {
    view: () => ({ ...WATCHING, head: Number.POSITIVE_INFINITY }),
    refresh: async () => undefined,
    send: ({ entries }: { entries: string }) => sent.push(entries),
  };
  for (const table of ['cached', 'cached', 'cached', 'other']) subscriptions.subscribe(table, 0, subscriber);
  await settled();
  rows.push(rowOf(2));
  [reads, sent.length] = [0, 0];
  notify(['cached', 'other']);
  await settled();
  expect(sent.map((text) => JSON.parse(text).seq)).toEqual([2, 2, 2, 2]);
  expect(reads).toBe(1);
});

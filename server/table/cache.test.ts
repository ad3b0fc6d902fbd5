/** Tables are kept by the bytes that they take, and their chat stays in the store. */
import { setImmediate } from 'node:timers/promises';
import type { Command, Opening } from '@asteroute/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTable } from '../domain/commands/create-table.ts';
import { type HashedCredentials, hashCredentials } from '../domain/commands/seats.ts';
import type { Stores } from '../domain/ports.ts';
import { systemClock as clock } from '../system-clock.ts';
import { openMemoryDatabase } from '../test/stores/memory-database.ts';
import { newToken } from '../testing.ts';
import { performCommand, type TableActor } from './actor.ts';
import { createTableCache, type TableCache } from './cache.ts';
import { BatchWriter } from './log/writer.ts';

const PLAN = { edition: 'classic', modules: [], options: {}, access: 'public', takebacks: false } as const;
const seats = [
  { color: 'red', bot: null },
  { color: 'blue', bot: null },
];
const token = newToken();
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const perform = (actor: TableActor | null, command: Command, hashed: HashedCredentials) =>
  actor && performCommand(actor, command, hashed, { clock, random, isHere: () => false });

let store: Stores;
beforeEach(async () => {
  ({ store } = await openMemoryDatabase());
});
afterEach(() => store.close());

function cacheOf(maxBytes: number): TableCache {
  const writer = new BatchWriter({ store, clock, onCommit: () => undefined });
  const nothing = () => undefined;
  const on = { onEntry: nothing, onOpened: nothing, onWritten: nothing };
  return createTableCache({ store, clock, up: () => 0, writer, ...on, maxBytes });
}

/** Creates tables; returns their ids. */
async function newTables(count: number): Promise<readonly string[]> {
  const tables = Array.from({ length: count }, (_, i) => {
    const opening = { id: String(i), plan: { ...PLAN, clock: { type: 'none' }, seats }, name: 'Ann', clientSeed: '' };
    const first = createTable(opening as unknown as Opening, { token, tag: '' }, random, { at: 0, up: 0 });
    if (!first.ok) throw new Error(first.fault.message);
    return first.value;
  });
  await store.tables.append(tables);
  return tables.map(({ table }) => table);
}

test('tables are evicted by weight, the one that was used last stays, and it is weighed again when it grows', async () => {
  const cache = cacheOf(60_000);
  const ids = await newTables(40);
  for (const id of ids) await cache.find(id);
  const { tables, bytes } = cache.held();
  expect([tables > 2, tables < 40, bytes <= 60_000]).toEqual([true, true, true]);
  expect([cache.cached(ids[0]), cache.cached(ids[39])?.id]).toEqual([undefined, ids[39]]);
  // With its game a table has a position.
  for (const id of ids.slice(-tables)) {
    const actor = await cache.find(id);
    const join = { id: 'j', type: 'join', name: 'Bob', clientSeed: '' } as const;
    await perform(actor, join, hashCredentials({ token: newToken() }));
    expect(actor?.state().table.status).toBe('running');
  }
  expect(cache.held().tables).toBeLessThan(tables);
  expect(cache.held().bytes).toBeLessThanOrEqual(60_000);
});

test('a table full of chat takes as much memory as one without, and so does one with many retries', async () => {
  const cache = cacheOf(1_000_000);
  const [id, quiet] = await newTables(2);
  const actor = await cache.find(id);
  const hashed = hashCredentials({ token });
  for (let n = 0; n < 300; n++)
    expect(await perform(actor, { id: `c${n}`, type: 'chat', text: 'x'.repeat(500) }, hashed)).toMatchObject({
      ok: true,
    });
  // A command that is sent again is recognised from the store.
  const again = await perform(actor, { id: 'c7', type: 'chat', text: 'x' }, hashed);
  expect(again).toMatchObject({ ok: true, already: true, seq: 9 });
  const another = await cacheOf(1_000_000).find(id);
  const lone = await cache.find(quiet);
  await setImmediate();
  const lettersOf = (one: typeof lone) => JSON.stringify(one?.state()).length;
  for (const full of [actor, another]) {
    expect(full?.state().table.head).toBe(301);
    expect(lettersOf(full) - lettersOf(lone)).toBeLessThan(100);
  }
});

test('a table that was packed meanwhile goes on as it was', async () => {
  const cache = cacheOf(80_000);
  const ids = await newTables(8);
  const join = { id: 'j', type: 'join', name: 'Bob', clientSeed: '' } as const;
  const states = new Map<string, unknown>();
  for (const id of ids) {
    const actor = await cache.find(id);
    await perform(actor, join, hashCredentials({ token: newToken() }));
    states.set(id, actor?.state());
  }
  expect(cache.held().tables).toBe(8);
  for (const id of ids) {
    const actor = await cache.find(id);
    expect(actor?.state()).toEqual(states.get(id));
    const chat = { id: 'c', type: 'chat', text: 'on' } as const;
    expect(await perform(actor, chat, hashCredentials({ token }))).toMatchObject({ ok: true, seq: 3 });
    expect(await (await cacheOf(80_000).find(id))?.state()).toEqual(actor?.state());
  }
  expect(cache.held().tables).toBe(8);
});
